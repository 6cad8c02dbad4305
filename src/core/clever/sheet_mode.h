// Sheet mode: the app replaces the paper and nobody tells it where the dice lie. There are no turns; every
// line brings its own dice.
#pragma once

#include <optional>

#include "core/clever/marks.h"
#include "core/refusal.h"

namespace fox::clever {

class GroupedLines;

void begin_sheet(const Rules& rules, State& state, Events* events);

// The lines that need no dice: waiting bonuses, actions spent at the table, the next round.
void list_sheet(const Rules& rules, const State& state, GroupedLines& groups);

// Every legal use of one die, for every seat. `named` holds die, dice, from and role.
void list_uses(const Rules& rules, const State& state, const Line& named, GroupedLines& groups);

void list_uses(const Rules& rules, const State& state, const Line& named, Lines& lines);

// The faces a line of this mode names, and its use of them.
Faces named_faces(ByDie dice);
Use named_use(const Rules& rules, const Line& line, const Faces& faces);

// The line must be legal.
void play_sheet(const Rules& rules, State& state, const Line& line, Events* events);

std::optional<Refusal> why_sheet(const Rules& rules, const State& state, const Line& line);

}  // namespace fox::clever
