// Which marks a waiting bonus may make, as groups; and what house rules change in that.
#pragma once

#include "core/clever/grouped_lines.h"

namespace fox::clever {

// Whether a bonus, like a passive player's die, marks grey cells only.
inline bool marks_grey_only(const Rules& rules, const Area& area) {
  return area.roll_rows && rules.is_on(Effect::roll_row_bonus);
}

// Where numbers are sums: whether a bonus writes any number that fits, or its own with the joker's face
// added.
inline bool bonus_takes_any_fitting(const Rules& rules) {
  return rules.is_on(Effect::sum_bonus);
}
inline bool adds_joker(const Rules& rules, const Bonus& bonus, std::size_t target) {
  return bonus.plus_joker[target] && !bonus_takes_any_fitting(rules);
}

// Whether dice that show the number of a bonus make further crosses.
inline bool bonus_has_companions(const Rules& rules) {
  return rules.is_on(Effect::companion_bonus);
}

// The dice that further crosses of a bonus go by: none but where the house rule says so. They lie where a die
// of that seat would have its companions; of just the sheet nobody said where, and whoever writes knows.
struct BonusDice {
  Faces face{};
  std::uint8_t dice = 0;
  bool any = false;

  [[nodiscard]] int showing(int number) const;
};

BonusDice bonus_dice(const Rules& rules, const State& state, int seat);

// What the joker shows, 0 where nobody has seen it.
int joker_face(const Rules& rules, const State& state);

// Every mark a waiting bonus of a seat may make.
void list_bonus(const Rules& rules, const State& state, int seat, int b, GroupedLines& groups);

// The same, counted only as far as it matters: nothing, one mark, more.
struct Possible {
  int marks = 0;
  Line one;
};
Possible possible_marks(const Rules& rules, const State& state, int seat, int b);

}  // namespace fox::clever
