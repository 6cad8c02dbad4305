// What a player's sheet can still give: every field, line of fields and track end that earns something. What
// is said to be out of reach never comes; what is said to be open may still fail for want of dice or turns.
#pragma once

#include "core/clever/clever_rules.h"

namespace fox::clever {

struct Goal {
  FOX_NAMED_MEMBER_ENUM(Where, cell, line, track)
  FOX_NAMED_MEMBER_ENUM(Now, earned, open, out)
  // What stands in the way.
  FOX_NAMED_MEMBER_ENUM(Bar, none,
                        over,      // the game has ended
                        passed,    // a field it needs was skipped
                        given_up,  // its field was filled without it
                        too_few)   // more circles are needed than anything can still give

  Where where = Where::cell;
  Now now = Now::open;
  Bar bar = Bar::none;
  Gain gain{};
  std::uint8_t area = 0;              // of a track its action
  std::uint8_t index = 0;             // the cell, or the line of the area
  std::uint8_t in_the_way = kNone;    // the cell that bars it
  Mask missing = 0;                   // cells to be marked before it comes
  std::uint8_t needed = 0, most = 0;  // circles a track lacks, and those that can still be earned
};

inline constexpr std::size_t kMaxGoals = kMaxAreas * (kMaxCells + kMaxLines) + kActions;
using Goals = FixedList<Goal, kMaxGoals>;

// In the order of the sheet: by areas, first fields, then lines; tracks last.
void list_goals(const Rules& rules, const State& state, int seat, Goals& goals);

}  // namespace fox::clever
