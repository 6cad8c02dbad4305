// What a legal line does, and everything that follows by itself until somebody has to decide again.
// It never judges; why.h has done that before.
#pragma once

#include "core/wizard/events.h"
#include "core/wizard/line.h"
#include "core/wizard/rules.h"
#include "core/wizard/state.h"

namespace fox::wizard {

State begin(const Rules& rules, Events& events);

// The line must be legal and, as a throw, name its dice.
void play(const Rules& rules, State& state, const Line& line, Events& events);

}  // namespace fox::wizard
