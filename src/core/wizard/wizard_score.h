// The reckoning: points by row and column, differences, bonus, places. From the pads alone.
#pragma once

#include <array>
#include <cstdint>

#include "core/ties.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

struct PlayerScore {
  std::array<int, kMaxColours> rows{};     // points of the row minus its differences
  std::array<int, kMaxColumns> columns{};  // points of the X's in the column
  int penalties = 0;                       // sum of the differences
  int xs = 0;                              // X's, jesters included
  int jesters = 0;                         // of these, in jester fields
  int bonus = 0;
  int total = 0;  // may be negative
  int rank = 1;   // the best has 1; who shares a place shares the number
};

struct Tally {
  std::array<PlayerScore, kMaxPlayers> players{};
  int count = 0;
  Tie tie = Tie::none;  // equal totals were parted by fewer jester X's, or share a place
};

PlayerScore score_pad(const Rules& rules, const Pad& pad);
Tally score(const Rules& rules, const State& state);

}  // namespace fox::wizard
