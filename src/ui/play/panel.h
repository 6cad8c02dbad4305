// What stands around sheet and tray: the players' tabs, what the last line did, the score, undo and redo.
#pragma once

#include "ui/play/hands.h"
#include "ui/play/layout.h"
#include "ui/table/turns.h"

namespace fox::ui {

// The seat whose tab was tapped, or -1.
int draw_tabs(Ui& ui, const PlayLayout& at, const Match& match, int shown, bool hide_scores);

// What happened, newest chain; nothing to tap.
void draw_happened(Ui& ui, const PlayLayout& at, const Match& match);

// Points of the seat by area, foxes, total.
void draw_scores(Ui& ui, const PlayLayout& at, const Match& match, int seat, bool hide_scores);

// `back_to`: what undo says where nothing was entered yet.
Turn draw_undo(Ui& ui, const PlayLayout& at, const Match& match, const Hands& hands,
               const std::string& back_to);

}  // namespace fox::ui
