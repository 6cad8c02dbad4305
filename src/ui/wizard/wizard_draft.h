// What is half entered on Wizard's screen, as a text: the dice of a throw that are said so far.
#pragma once

#include <string>

#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

// Empty where nothing is.
std::string draft_of(const WizardPendingMove& pending);
// The text may be anything; what makes no sense at this position is left alone.
void take_draft(WizardPendingMove& pending, const std::string& text);

}  // namespace fox::ui
