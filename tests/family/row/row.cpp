#include "row/row.h"

namespace fox::row {

State Family::begin(const Rules&, Events& events) {
  events.clear();
  return {};
}

void Family::legal(const Rules& rules, const State& state, Lines& lines) {
  lines.clear();
  for (int number = 1; number <= rules.sheet.numbers && !state.over; ++number)
    if (!crossed(state, state.active, number)) lines.push({state.active, static_cast<std::uint8_t>(number)});
}

std::optional<Refusal> Family::why(const Rules&, const State& state, const Line& line) {
  if (state.over) return Refusal{"game-over", "record"};
  if (line.seat != state.active) return Refusal{"not-your-turn", "players"}.seat("seat", state.active + 1);
  if (crossed(state, line.seat, line.number))
    return Refusal{"cell-taken", "record"}.cell("cell", 0, line.number - 1);
  return std::nullopt;
}

Outcome<Family> Family::apply(const Rules& rules, const State& state, const Line& line) {
  if (const auto no = why(rules, state, line)) return *no;
  Step<Family> step{state, {}};
  step.state.crossed[line.seat] |= static_cast<std::uint16_t>(1u << line.number);
  step.state.over = line.number == rules.sheet.numbers;
  step.state.active = static_cast<std::uint8_t>((line.seat + 1) % rules.players);
  if (step.state.active == 0) ++step.state.round;
  step.events.push({line.seat, line.number});
  return step;
}

Tally Family::score(const Rules& rules, const State& state) {
  Tally tally;
  tally.count = rules.players;
  const auto players = static_cast<std::size_t>(rules.players);
  for (std::size_t i = 0; i < players; ++i)
    for (int number = 1; number <= rules.sheet.numbers; ++number)
      if (crossed(state, static_cast<int>(i), number)) tally.players[i].total += number;
  for (std::size_t i = 0; i < players; ++i)
    for (std::size_t j = 0; j < players; ++j)
      if (tally.players[j].total > tally.players[i].total) ++tally.players[i].rank;
  tally.tie = tie_of(tally.players, tally.count);
  return tally;
}

}  // namespace fox::row
