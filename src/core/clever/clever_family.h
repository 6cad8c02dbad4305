// The Clever family as the rest of the house sees it: the five functions of core/family.h, with one mode
// behind each of the three kinds of record.
#pragma once

#include "core/clever/clever_rules.h"
#include "core/clever/clever_score.h"
#include "core/family.h"

namespace fox::clever {

struct Family {
  using Rules = clever::Rules;
  using State = clever::State;
  using Line = clever::Line;
  using Lines = clever::Lines;
  using Events = clever::Events;
  using Tally = clever::Tally;

  static State begin(const Rules& rules, Events& events);
  // In sheet mode: the lines that need no dice; list_uses has the others.
  static void legal(const Rules& rules, const State& state, Lines& lines);
  static std::optional<Refusal> why(const Rules& rules, const State& state, const Line& line);
  static Outcome<Family> apply(const Rules& rules, const State& state, const Line& line);
  static Tally score(const Rules& rules, const State& state);

  // Writes a line that is known to be legal into the state itself; for play at random and replay.
  static void play(const Rules& rules, State& state, const Line& line, Events* events);
};

static_assert(fox::Family<Family>);

}  // namespace fox::clever
