// What can be done on Wizard's screen besides tapping a sheet: dice, cards, who stops, what is said by keys.
#pragma once

#include "ui/table/command.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

std::span<const Command<WizardPendingMove, WizardPendingMove::Move>> wizard_commands();

}  // namespace fox::ui
