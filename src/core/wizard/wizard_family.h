// The Wizard family behind the interface that all families share.
// It only names what is written elsewhere in this folder.
#pragma once

#include "core/family.h"
#include "core/wizard/wizard_events.h"
#include "core/wizard/wizard_legal.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_play.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_score.h"
#include "core/wizard/wizard_state.h"
#include "core/wizard/wizard_why.h"

namespace fox::wizard {

struct Family {
  using Rules = wizard::Rules;
  using State = wizard::State;
  using Line = wizard::Line;
  using Lines = wizard::Lines;
  using Events = wizard::Events;
  using Tally = wizard::Tally;

  static State begin(const Rules& rules, Events& events) { return wizard::begin(rules, events); }
  static void legal(const Rules& rules, const State& state, Lines& lines) {
    wizard::legal(rules, state, lines);
  }
  static std::optional<Refusal> why(const Rules& rules, const State& state, const Line& line) {
    return wizard::why(rules, state, line);
  }
  static Outcome<Family> apply(const Rules& rules, const State& state, const Line& line);
  static Tally score(const Rules& rules, const State& state) { return wizard::score(rules, state); }
};
static_assert(fox::Family<Family>);

}  // namespace fox::wizard
