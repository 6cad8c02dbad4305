// The buttons of the tray: the faces of a throw, ways to write a mark, actions, what ends a turn; in sheet
// mode the roles of a die. And the chips of waiting bonuses.
#pragma once

#include "ui/play/clever_tray.h"

namespace fox::ui {

void draw_buttons(Ui& ui, const PlayLayout& at, const CleverPendingMove& pending);
// Where more buttons lie than one row holds: over the dice, which cannot be tapped then. Empty: one row is
// enough.
Rect many_buttons(const PlayLayout& at, const CleverPendingMove& pending);
// Rows that the roles need; none at the table.
int role_rows(const CleverGameView& game_view);
void draw_roles(Ui& ui, Rect box, const CleverPendingMove& pending);

}  // namespace fox::ui
