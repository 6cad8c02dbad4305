// A refusal: why a line may not be written, as a small value that allocates nothing.
// It names the reason, the rule the reason rests on, and up to four arguments; words are found
// for them in the message catalogues at the edge, never here.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fox {

struct Argument {
  enum class Kind : std::uint8_t { none, number, row, seat, die, area, cell, action, bonus, word };
  std::string_view name;  // the word between braces in the catalogue's sentence
  Kind kind = Kind::none;
  std::int16_t value =
      0;  // the number, row (printed in Roman numerals), seat (from 1) or index of the thing meant
  std::int16_t second = 0;     // of a cell: its index within the area `value`
  std::string_view word = {};  // of a word: the word itself, which must be static
};

// Of something outside a refusal that is to be said in the same words.
inline Argument argument_of(Argument::Kind kind, int value, int second = 0) {
  return {{}, kind, static_cast<std::int16_t>(value), static_cast<std::int16_t>(second), {}};
}

struct Refusal {
  std::string_view reason;  // an id of the catalogues' [reasons]; static
  std::string_view rule;    // an id of the catalogues' [rules]; static or owned by the sheet
  std::array<Argument, 4> arguments{};

  // Adds an argument in the first free place; a fifth is our own nonsense.
  Refusal& with(const Argument& argument);
  Refusal& number(std::string_view name, int value);
  Refusal& row(std::string_view name, int row);
  Refusal& seat(std::string_view name, int seat);
  Refusal& die(std::string_view name, int die);
  Refusal& area(std::string_view name, int area);
  Refusal& cell(std::string_view name, int area, int cell);
  Refusal& action(std::string_view name, int action);
  Refusal& bonus(std::string_view name, int bonus);
  Refusal& word(std::string_view name, std::string_view word);
};

}  // namespace fox
