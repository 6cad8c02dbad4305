// What is half entered on the screen of a Clever game, as a text: the faces of a roll so far, a die that was
// chosen. It goes through the same taps on its way back, so that nothing comes in that could not be tapped.
#pragma once

#include <string>

#include "ui/play/clever_pending_move.h"

namespace fox::ui {

// Empty where nothing is.
std::string draft_of(const CleverPendingMove& pending);
// The text may be anything; what makes no sense at this position is left alone.
void take_draft(CleverPendingMove& pending, const std::string& text, const Catalogue& words);

}  // namespace fox::ui
