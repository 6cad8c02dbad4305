#include "core/wizard/wizard_reach.h"

#include <algorithm>

#include "core/wizard/wizard_score.h"

namespace fox::wizard {
namespace {

// Each round fills one field of the pad, with a hit, which a card may double, or with the 0 of a jester
// count, whose X stands with the jesters.
int fields_left(const Rules& rules, const Pad& pad) {
  int left = 0;
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number) {
      const Written written = field(pad, colour, number).what;
      left += written == Written::nothing || written == Written::circle;
    }
  return left;
}

int most_a_field(const Rules& rules) {
  int most = 1;
  if (rules.cards)
    for (const Effect& effect : rules.sheet.effects) most = std::max(most, effect.factor);
  return most;
}

}  // namespace

void list_goals(const Rules& rules, const State& state, int seat, Goals& goals) {
  const Pad& pad = pad_of(state, seat);
  // A sheet of paper lies as it was left.
  const bool over = state.phase == Phase::over || state.phase == Phase::paper;
  const int left = fields_left(rules, pad);
  const auto judge = [&](Goal goal) {
    if (goal.now != Goal::Now::earned) {
      if (over)
        goal.bar = Goal::Bar::over;
      else if (goal.needed > goal.most)
        goal.bar = Goal::Bar::too_few;
      goal.now = goal.bar == Goal::Bar::none ? Goal::Now::open : Goal::Now::out;
    }
    goals.push(goal);
  };
  Goal bonus;
  bonus.needed = std::max(0, rules.target - score_pad(rules, pad).xs);
  bonus.most = left * most_a_field(rules);
  if (bonus.needed == 0) bonus.now = Goal::Now::earned;
  judge(bonus);
  for (int jesters = 1; jesters <= rules.sheet.jester_fields; ++jesters) {
    Goal field;
    field.jesters = jesters;
    field.needed = 1;
    field.most = left;
    if ((pad.jesters >> (jesters - 1) & 1) != 0) field.now = Goal::Now::earned, field.needed = 0;
    judge(field);
  }
}

}  // namespace fox::wizard
