// What a game of the Clever family waits for, in a sentence for those who see no more of it: "Ada is to place
// the white 4".
#pragma once

#include <string>

#include "ui/play/clever_pending_move.h"

namespace fox::ui {

// Empty where nothing certain can be said: everybody may mark on just the sheet.
std::string due_words(const CleverPendingMove& pending, const Catalogue& words);

}  // namespace fox::ui
