// What stands around sheet and tray: the players' tabs, what the last line did, the score.
#pragma once

#include "ui/play/clever_pending_move.h"
#include "ui/play/clever_told.h"
#include "ui/play/play_layout.h"
#include "ui/table/tabs.h"

namespace fox::ui {

std::vector<Tab> tabs_of(const CleverGameView& game_view, bool hide_scores);

// What happened, newest chain; nothing to tap.
void draw_happened(Ui& ui, const PlayLayout& at, const CleverTold& told);

// Points of the seat by area, foxes, total.
void draw_scores(Ui& ui, const PlayLayout& at, const CleverGameView& game_view, int seat, bool hide_scores);

// What undo takes back, in words.
std::string last_words(const Ui& ui, const CleverPendingMove& pending);

}  // namespace fox::ui
