// What the sentence on top says in a game of Wizard, and what a line does, in words.
#pragma once

#include "ui/table/prompt_card.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

Prompt prompt_of(const WizardGameView& game_view, const WizardPendingMove& pending, const Catalogue& words);
// What a line does, for Undo: "Ada: 2 green".
std::string describe(const WizardGameView& game_view, const wizard::Line& line, const Catalogue& words);
std::string card_name(const WizardGameView& game_view, int card, const Catalogue& words);

}  // namespace fox::ui
