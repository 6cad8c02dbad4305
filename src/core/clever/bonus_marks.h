// Which marks a waiting bonus may make, as groups.
#pragma once

#include "core/clever/group.h"

namespace fox::clever {

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
void list_bonus(const Rules& rules, const State& state, int seat, int b, Groups& groups);

// The same, counted only as far as it matters: nothing, one mark, more.
struct Possible {
  int marks = 0;
  Line one;
};
Possible possible_marks(const Rules& rules, const State& state, int seat, int b);

}  // namespace fox::clever
