// What can be done on the screen of a Clever game besides tapping the sheet: dice, faces, actions, what ends
// a turn.
#pragma once

#include "ui/play/clever_pending_move.h"
#include "ui/table/command.h"

namespace fox::ui {

// What the row of buttons below the dice is for now.
enum class ButtonRow : unsigned char {
  faces,     // of a throw, of a number to pretend, of a die in sheet mode
  confirm,   // the marks chosen, the throw that was looked over
  variants,  // of several ways to write the same mark
  serves,    // what lies on the platter, for the dice nobody threw
  result,    // the game is over
  next,      // somebody else is due
  actions
};
ButtonRow button_row(const CleverPendingMove& pending);

inline constexpr const char* kActionIds[] = {"reroll", "back", "plus1", "number"};
inline constexpr const char* kRoleIds[] = {"active", "passive", "extra"};
inline constexpr const char* kFromIds[] = {"I", "II", "III", "platter"};

std::span<const Command<CleverPendingMove, CleverPendingMove::Move>> play_commands();

}  // namespace fox::ui
