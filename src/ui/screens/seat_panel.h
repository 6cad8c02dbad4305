// Who sits where, as part of the screen where a game is set up: round a table where there is room for one,
// else below each other; and the names used before.
#pragma once

#include "ui/frame/ui.h"
#include "ui/screens/new_game.h"
#include "ui/screens/sheet_info.h"

namespace fox::ui {

float seat_panel_height(Ui& ui, const NewGameState& state, const SheetInfo& sheet, float width);
void draw_seat_panel(Ui& ui, const Rect& where, NewGameState& state, const SheetInfo& sheet);

}  // namespace fox::ui
