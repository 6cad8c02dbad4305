// What the sentence on top says in a game of Wizard, and what a line does, in words.
#pragma once

#include "ui/table/prompt_card.h"
#include "ui/wizard/hands.h"

namespace fox::ui {

Prompt prompt_of(const WizardMatch& match, const WizardHands& hands, const Catalogue& words);
// What a line does, for Undo: "Ada: 2 green".
std::string describe(const WizardMatch& match, const wizard::Line& line, const Catalogue& words);
std::string card_name(const WizardMatch& match, int card, const Catalogue& words);

}  // namespace fox::ui
