// Writing marks and what follows by itself: gains of fields and lines, circled actions, ends of tracks,
// waiting bonuses, forced and lost ones. It never asks whether a mark is legal.
#pragma once

#include "core/clever/rules.h"

namespace fox::clever {

// Writes the marks of a line on its seat's pad, then collects everything earned in their order.
void write_marks(const Rules& rules, State& state, const Line& line, Events* events);

void give(const Rules& rules, State& state, int seat, Gain gain, Events* events);

// Loses what cannot be used and makes what is forced, until a player has a choice or nothing waits.
void settle(const Rules& rules, State& state, int seat, Events* events);

// Crosses a field of a track; the first that will do, or the one named (from 1).
void spend(State& state, int seat, Action action, int field, Events* events);

// Crosses the any-number field that a line pretending a number uses up; nothing for other lines.
void spend_pretended(const Rules& rules, State& state, const Line& line, Events* events);

}  // namespace fox::clever
