// What the prompt says in a game of the Clever family, and what a line does, in words.
#pragma once

#include <string>

#include "ui/play/clever_pending_move.h"
#include "ui/table/prompt_card.h"

namespace fox::ui {

Prompt prompt_of(const CleverGameView& game_view, const CleverPendingMove& pending, const Catalogue& words);

// What a line does, for Undo: "blue 9".
std::string describe(const clever::SheetDef& def, const clever::Line& line, const Catalogue& words);

}  // namespace fox::ui
