// The platter of the solo passive half: which dice are surely on it, and which platters equal faces leave open.
#pragma once

#include "core/clever/turn.h"

namespace fox::clever {

// The highest face that reaches the platter.
inline int serving_face(const Rules& rules, const State& state) {
  const auto all = static_cast<std::uint8_t>((1u << rules.sheet.dice) - 1);
  for (int face = 1; face < 6; ++face)
    if (count_bits(dice_below(state.face, all, face + 1)) >= rules.sheet.served) return face;
  return 6;
}

struct Serving {
  unsigned sure = 0;  // dice that are on every possible platter
  unsigned open = 0;  // dice of equal face of which `wanted` more join them
  int wanted = 0;
};

inline Serving serving(const Rules& rules, const State& state) {
  const int face = serving_face(rules, state);
  const auto all = static_cast<std::uint8_t>((1u << rules.sheet.dice) - 1);
  Serving serving;
  serving.sure = dice_below(state.face, all, face);
  serving.open = dice_below(state.face, all, face + 1) & ~serving.sure;
  serving.wanted = rules.sheet.served - count_bits(serving.sure);
  return serving;
}

template <class F>
void each_platter(const Rules& rules, const State& state, F&& f) {
  const Serving parts = serving(rules, state);
  for (unsigned set = parts.open; set != 0; set = (set - 1) & parts.open)
    if (count_bits(set) == parts.wanted) f(parts.sure | set);
}

// The dice of a serve line that says only what lies on the platter.
inline std::uint32_t serve_dice(const Rules& rules, unsigned platter) {
  std::uint32_t dice = 0;
  each_bit(platter & ((1u << rules.sheet.dice) - 1), [&](int die) { dice |= to_nibble(die, kOnPlatter); });
  return dice;
}

}  // namespace fox::clever
