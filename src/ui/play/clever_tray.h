// The tray: dice in hand, on the fields, on the platter, and what can be done besides marking. It draws by
// their names what the table of commands does (play_commands.h).
#pragma once

#include "ui/play/clever_pending_move.h"
#include "ui/play/play_layout.h"

namespace fox::ui {

void draw_tray(Ui& ui, const PlayLayout& layout, const CleverPendingMove& pending);

// Dice in hand that would go to the platter with the one that is chosen, as bits: they lean towards it.
std::uint8_t leaning_dice(const CleverPendingMove& pending);

// Do bonuses of the seat wait to be chosen among? They are chips on a dark card, which is the caller's to
// draw.
bool offers_chips(const CleverPendingMove& pending);
Rect chips_place(const Ui& ui, const PlayLayout& at, const CleverPendingMove& pending);
void draw_chips(Ui& ui, const PlayLayout& at, const CleverPendingMove& pending);

}  // namespace fox::ui
