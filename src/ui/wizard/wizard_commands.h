// What can be done on Wizard's screen besides tapping a sheet: dice, cards, who stops, what is said by keys.
#pragma once

#include "ui/table/command.h"
#include "ui/wizard/hands.h"

namespace fox::ui {

std::span<const Command<WizardHands, WizardHands::Move>> wizard_commands();

}  // namespace fox::ui
