// The table: real turns with real dice, for one to four players. One state machine serves every sheet of the
// family; what differs between sheets is data. Listing, playing and explaining stand in files of their own:
// table_list.cpp, table_play.cpp, table_why.cpp.
#pragma once

#include <optional>

#include "core/clever/clever_rules.h"
#include "core/refusal.h"

namespace fox::clever {

class GroupedLines;

// Before the first turn: round 1 with its gift.
void begin_table(const Rules& rules, State& state, Events* events);

void list_table(const Rules& rules, const State& state, GroupedLines& groups);

// Is a throw all that can happen now? Then nobody has anything to choose.
bool only_a_throw(const Rules& rules, const State& state);

// What play_table does with a roll or a reroll: the faces of the dice in hand, 0 for all others.
void play_throw(const Rules& rules, State& state, LineKind kind, const Faces& thrown, Events* events);

// The line must be legal.
void play_table(const Rules& rules, State& state, const Line& line, Events* events);

std::optional<Refusal> why_table(const Rules& rules, const State& state, const Line& line);

// Lines of the waiting bonuses of one seat (also in sheet mode).
void list_bonuses(const Rules& rules, const State& state, int seat, GroupedLines& groups);

// The gift of the round that begins, for everybody.
void give_round_gift(const Rules& rules, State& state, Events* events);

}  // namespace fox::clever
