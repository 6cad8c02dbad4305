// What a legal line does, and everything that follows by itself until somebody has to decide again.
// It never judges; wizard_why.h has done that before.
#pragma once

#include "core/wizard/wizard_events.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

State begin(const Rules& rules, Events& events);

// The line must be legal and, as a throw, name its dice.
void play(const Rules& rules, State& state, const Line& line, Events& events);

}  // namespace fox::wizard
