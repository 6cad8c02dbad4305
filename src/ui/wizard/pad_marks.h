// What the felt pen wrote into a field, and what it would write: rings, crosses, differences, a jester's 0.
#pragma once

#include "ui/frame/ui.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

struct FieldLook {
  FieldRef field;
  Rect box;
  const wizard::Pad* pad = nullptr;  // what is written; not always what counts now
  Color ground = 0;                  // what it is written on
  float unit = 1;                    // pixels a unit of the page
  float drawn = 1;                   // how much of it is drawn yet
  float ink = 1;                     // how much of the pen's colour is left
  bool lit = false;                  // it may be written on now: what would be written shows through
  bool back = false;                 // it may not: whose prediction stands in the way
  bool small = false;
};

void draw_written(Ui& ui, const WizardGameView& game_view, const FieldLook& look);

}  // namespace fox::ui
