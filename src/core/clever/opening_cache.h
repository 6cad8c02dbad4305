// What a player's areas would take now: the openings, and for every number how many marks it makes. It stands
// beside a pad and is renewed where something was marked since it was last asked; a state never holds it.
#pragma once

#include "core/clever/areas/opening.h"
#include "core/clever/clever_rules.h"

namespace fox::clever {

class OpeningCache {
 public:
  // Looks at the pad again. What it saw before must have been this pad earlier in the same game: a mark that
  // is gone stops the program. A new OpeningCache has seen nothing and takes any pad.
  [[gnu::always_inline]] void renew(const Rules& rules, const Pad& pad) {
    unsigned changed = 0;
    for (std::size_t a = 0; a < rules.sheet.areas; ++a) changed |= unsigned{seen_[a] != pad.marked[a]} << a;
    if (changed != 0) look(rules, pad, changed);
  }

  [[nodiscard]] const Opening& opening(std::size_t a) const { return openings_[a]; }
  // The marks that a number makes in an area, each of one cell, wherever the die lies.
  [[nodiscard]] unsigned count(std::size_t a, int number) const {
    return counts_[a][static_cast<std::size_t>(number)];
  }

 private:
  using Counts = std::array<std::uint8_t, 16>;  // by number
  static_assert(kMaxNumber < kUnasked && kUnasked < 16);

  void look(const Rules& rules, const Pad& pad, unsigned changed);
  void look(const Area& area, const Pad& pad, std::size_t a);

  // Nobody's marks; an area of 32 cells that is full takes nothing either.
  static constexpr Mask kNothing = ~Mask{0};
  std::array<Mask, kMaxAreas> seen_{kNothing, kNothing, kNothing, kNothing, kNothing, kNothing};
  std::array<Opening, kMaxAreas> openings_{};
  std::array<Counts, kMaxAreas> counts_{};
};

}  // namespace fox::clever
