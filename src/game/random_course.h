// The course of a game at random, for rules of either kind: those made when the program runs, and those known
// when it was built.
#pragma once

#include "game/random_play.h"

namespace fox::clever {

inline void throw_all(const auto& rules, State& state, LineKind kind, RandomSource& random,
                      const OnLine& on_line) {
  const Faces thrown = throw_dice(state.hand, random);
  if (on_line) {
    Line line;
    line.kind = kind;
    line.seat = state.active;
    for (int die = 0; die < kMaxDice; ++die)
      line.dice |= to_nibble(die, thrown[static_cast<std::size_t>(die)]);
    on_line(line);
  }
  play_throw(rules, state, kind, thrown, nullptr);
}

State play_course(const auto& rules, const State& begin, Groups& groups, RandomSource& random,
                  std::uint64_t& decisions, const OnLine& on_line) {
  State state = begin;
  for (;;) {
    if (only_a_throw(rules, state)) {
      throw_all(rules, state, LineKind::roll, random, on_line);
      continue;
    }
    groups.clear();
    list_table(rules, state, groups);
    const auto lines = static_cast<std::uint32_t>(groups.lines());
    if (lines == 0) return state;
    const Line line = line_at(rules, state, groups, lines == 1 ? 0 : random.below(lines));
    decisions += line.kind != LineKind::roll;
    if (line.kind == LineKind::roll || line.kind == LineKind::reroll) {
      throw_all(rules, state, line.kind, random, on_line);
      continue;
    }
    if (on_line) on_line(line);
    play_table(rules, state, line, nullptr);
  }
}

}  // namespace fox::clever
