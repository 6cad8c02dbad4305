// What a pad of Wizard can still get: the bonus for enough X's, and the fields of the jesters. What is said
// to be out of reach never comes.
#pragma once

#include "core/fixed_list.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

struct Goal {
  FOX_NAMED_MEMBER_ENUM(Now, earned, open, out)
  FOX_NAMED_MEMBER_ENUM(Bar, none, over, too_few)

  int jesters = 0;  // the field for so many jesters; 0: the bonus
  Now now = Now::open;
  Bar bar = Bar::none;
  int needed = 0, most = 0;  // X's that lack, and X's that the empty fields can still hold
};
using Goals = FixedList<Goal, kMaxColumns + 1>;

void list_goals(const Rules& rules, const State& state, int seat, Goals& goals);

}  // namespace fox::wizard
