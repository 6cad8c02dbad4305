#include "core/refusal.h"

#include "core/ensure.h"

namespace fox {

Refusal& Refusal::with(const Argument& argument) {
  for (auto& place : arguments)
    if (place.kind == Argument::Kind::none) {
      place = argument;
      return *this;
    }
  ensure(false, "a refusal has at most four arguments");
  return *this;
}

namespace {
Argument make(std::string_view name, Argument::Kind kind, int value, int second = 0) {
  return {name, kind, static_cast<std::int16_t>(value), static_cast<std::int16_t>(second), {}};
}
}  // namespace

Refusal& Refusal::number(std::string_view name, int value) {
  return with(make(name, Argument::Kind::number, value));
}
Refusal& Refusal::row(std::string_view name, int row) {
  return with(make(name, Argument::Kind::row, row));
}
Refusal& Refusal::seat(std::string_view name, int seat) {
  return with(make(name, Argument::Kind::seat, seat));
}
Refusal& Refusal::die(std::string_view name, int die) {
  return with(make(name, Argument::Kind::die, die));
}
Refusal& Refusal::area(std::string_view name, int area) {
  return with(make(name, Argument::Kind::area, area));
}
Refusal& Refusal::cell(std::string_view name, int area, int cell) {
  return with(make(name, Argument::Kind::cell, area, cell));
}
Refusal& Refusal::action(std::string_view name, int action) {
  return with(make(name, Argument::Kind::action, action));
}
Refusal& Refusal::bonus(std::string_view name, int bonus) {
  return with(make(name, Argument::Kind::bonus, bonus));
}
Refusal& Refusal::word(std::string_view name, std::string_view word) {
  Argument argument = make(name, Argument::Kind::word, 0);
  argument.word = word;
  return with(argument);
}

}  // namespace fox
