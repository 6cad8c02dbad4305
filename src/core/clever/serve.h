// The platter of the solo passive half: which dice are surely on it, and which platters equal faces leave open.
#pragma once

#include "core/clever/marks.h"

namespace fox::clever {

// The highest face that reaches the platter.
inline int serving_face(const Rules& rules, const State& state) {
  for (int face = 1, reached = 0; face <= 6; ++face) {
    for (int die = 0; die < rules.sheet.dice; ++die) reached += state.face[static_cast<std::size_t>(die)] == face;
    if (reached >= rules.sheet.served) return face;
  }
  return 6;
}

struct Serving {
  unsigned sure = 0;  // dice that are on every possible platter
  unsigned open = 0;  // dice of equal face of which `wanted` more join them
  int wanted = 0;
};

inline Serving serving(const Rules& rules, const State& state) {
  const int face = serving_face(rules, state);
  Serving serving;
  for (int die = 0; die < rules.sheet.dice; ++die) {
    if (state.face[static_cast<std::size_t>(die)] < face) serving.sure |= 1u << die;
    if (state.face[static_cast<std::size_t>(die)] == face) serving.open |= 1u << die;
  }
  serving.wanted = rules.sheet.served - __builtin_popcount(serving.sure);
  return serving;
}

template <class F>
void each_platter(const Rules& rules, const State& state, F&& f) {
  const Serving parts = serving(rules, state);
  for (unsigned set = parts.open; set != 0; set = (set - 1) & parts.open)
    if (__builtin_popcount(set) == parts.wanted) f(parts.sure | set);
}

// The dice of a serve line that says only what lies on the platter.
inline std::uint32_t serve_dice(const Rules& rules, unsigned platter) {
  std::uint32_t dice = 0;
  each_bit(platter & ((1u << rules.sheet.dice) - 1), [&](int die) { dice |= to_nibble(die, kOnPlatter); });
  return dice;
}

}  // namespace fox::clever
