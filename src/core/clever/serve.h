// The platter of the solo passive half: which dice are surely on it, and which platters equal faces leave
// open.
#pragma once

#include "core/clever/turn.h"

namespace fox::clever {

// By set of dice: how many they are.
inline constexpr auto kDiceIn = [] {
  std::array<std::uint8_t, 1 << kMaxDice> counts{};
  for (std::size_t set = 1; set < counts.size(); ++set)
    counts[set] = static_cast<std::uint8_t>(counts[set / 2] + set % 2);
  return counts;
}();

struct Serving {
  unsigned sure = 0;  // dice that are on every possible platter
  unsigned open = 0;  // dice of equal face of which `wanted` more join them
  int wanted = 0;
};

// All faces are counted at once: four bits a face, then each with all lower ones, and the first to reach the
// platter's number is the highest face on it.
inline Serving serving(const auto& rules, const State& state) {
  constexpr std::uint64_t each = 0x11111111;
  std::uint64_t shown = 0;
  for (std::size_t die = 0; die < rules.sheet.dice; ++die) shown += std::uint64_t{1} << (4 * state.face[die]);
  const std::uint64_t up_to = (shown * each) & 0xffffffff;
  const std::uint64_t reached =
      (up_to + each * static_cast<std::uint64_t>(8 - rules.sheet.served)) & 8 * each;
  const int face = __builtin_ctzll(reached) / 4;
  const auto all = static_cast<std::uint8_t>((1u << rules.sheet.dice) - 1);
  Serving serving;
  serving.sure = dice_below(state.face, all, face);
  serving.open = dice_below(state.face, all, face + 1) & ~serving.sure;
  serving.wanted = rules.sheet.served - static_cast<int>(up_to << 4 >> 4 * face & 15);
  return serving;
}

template <class F>
void each_platter(const auto& rules, const State& state, F&& f) {
  const Serving parts = serving(rules, state);
  for (unsigned set = parts.open; set != 0; set = (set - 1) & parts.open)
    if (kDiceIn[set] == parts.wanted) f(parts.sure | set);
}

// The dice of a serve line that says only what lies on the platter.
inline std::uint32_t serve_dice(const auto& rules, unsigned platter) {
  // Six bits become six groups of four.
  std::uint32_t dice = platter & ((1u << rules.sheet.dice) - 1);
  dice = (dice | dice << 9) & 0x007007;
  dice = (dice | dice << 3 | dice << 6) & 0x111111;
  return dice * kOnPlatter;
}

// And back: the dice of such a line that lie on the platter, as bits.
inline unsigned platter_of(std::uint32_t dice) {
  dice = dice / kOnPlatter & 0x111111;
  dice = (dice | dice >> 3 | dice >> 6) & 0x007007;
  return (dice | dice >> 9) & 0x3f;
}

}  // namespace fox::clever
