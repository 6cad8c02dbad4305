// What is asked before a game of a sheet with options of its own: how many X's end a game of Wizard, and
// whether it has magic cards. In place of the two ways to play a Clever sheet.
#pragma once

#include "ui/screens/new_game.h"
#include "ui/screens/sheet_info.h"

namespace fox::ui {

float options_height(Ui& ui, const SheetInfo& sheet, float width);
// `option.<id>.<value>` are the elements' names.
void draw_options(Ui& ui, const Rect& where, NewGameState& state, const SheetInfo& sheet);

}  // namespace fox::ui
