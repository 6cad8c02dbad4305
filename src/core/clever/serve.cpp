#include "core/clever/serve.h"

namespace fox::clever {

// All faces are counted at once: four bits a face, then each with all lower ones, and the first to reach the
// platter's number is the highest face on it.
Serving serving(const Rules& rules, const State& state) {
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

ByDie serve_dice(const Rules& rules, unsigned platter) {
  // Six bits become six groups of four.
  std::uint32_t dice = platter & ((1u << rules.sheet.dice) - 1);
  dice = (dice | dice << 9) & 0x007007;
  dice = (dice | dice << 3 | dice << 6) & 0x111111;
  return ByDie(dice * kOnPlatter);
}

unsigned platter_of(ByDie places) {
  std::uint32_t dice = places.word() / kOnPlatter & 0x111111;
  dice = (dice | dice >> 3 | dice >> 6) & 0x007007;
  return (dice | dice >> 9) & 0x3f;
}

}  // namespace fox::clever
