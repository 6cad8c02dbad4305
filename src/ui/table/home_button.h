// The way out of every game, with a small sign of how much of it is saved.
#pragma once

#include "ui/screens/game_screen.h"

namespace fox::ui {

// A tick: all of it; a ring: the last line is on its way to the disk; a warning: see what the notice says.
bool home_button(Ui& ui, const Rect& rect, Saved saved);

}  // namespace fox::ui
