// What a game of Wizard waits for, in a sentence for those who see no more of it: "Ada is to predict".
#pragma once

#include <string>

#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

std::string due_words(const WizardPendingMove& pending, const Catalogue& words);

}  // namespace fox::ui
