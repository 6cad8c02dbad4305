// One sheet made ready for a game: who plays, in which mode, with which switches. It never changes
// while the game runs; what changes is in wizard_state.h.
#pragma once

#include <cstdint>

#include "core/mode.h"
#include "core/wizard/wizard_sheet.h"

namespace fox::wizard {

// Table and sheet mode speak the same lines here: the throws are a part of the scores either way.
using fox::Mode;

struct Rules {
  SheetDef sheet;
  int players = 2;
  Mode mode = Mode::table;
  int target = 9;      // X's that end the game and earn the bonus
  bool cards = false;  // the advanced game
  int first_seer = 0;  // seat from 0
};

// The switches at their defaults. The sheet must be without problems, and made for so many players.
Rules make_rules(SheetDef sheet, int players, Mode mode = Mode::table);

}  // namespace fox::wizard
