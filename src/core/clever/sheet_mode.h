// Sheet mode: the app replaces the paper and nobody tells it where the dice lie. There are no turns; every line
// brings its own dice.
#pragma once

#include <optional>

#include "core/clever/rules.h"
#include "core/refusal.h"

namespace fox::clever {

void begin_sheet(const Rules& rules, State& state, Events* events);

// The lines that need no dice: waiting bonuses, actions spent at the table, the next round.
void list_sheet(const Rules& rules, const State& state, Lines& lines);

// Every legal use of one die, for every seat. `named` holds die, dice, from and role.
void list_uses(const Rules& rules, const State& state, const Line& named, Lines& lines);

// The line must be legal.
void play_sheet(const Rules& rules, State& state, const Line& line, Events* events);

std::optional<Refusal> why_sheet(const Rules& rules, const State& state, const Line& line);

}  // namespace fox::clever
