// Games played at random, uniformly over all legal lines: for `foxref play` and the benchmark. The dice are thrown here
// because a test needs them; nobody who sits at a table meets this.
#pragma once

#include <array>
#include <cstdint>

#include "core/clever/family.h"
#include "core/clever/table.h"

namespace fox {

// SplitMix64: small, fast, the same on every machine.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // From 0 to n-1, by multiplication: no division, and no bias that 2^32 draws could show.
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  std::uint64_t state_;
};

namespace clever {

// All throws of three dice, four bits a die.
inline constexpr auto kThreeDice = [] {
  std::array<std::uint16_t, 216> throws{};
  for (unsigned i = 0; i < throws.size(); ++i)
    throws[i] = static_cast<std::uint16_t>((1 + i % 6) | (1 + i / 6 % 6) << 4 | (1 + i / 36) << 8);
  return throws;
}();

// Faces for all dice in `hand`, four bits a die. Six dice are thrown, those not in hand are left out.
inline std::uint32_t throw_dice(std::uint8_t hand, RandomSource& random) {
  const std::uint64_t bits = random.next();
  const std::uint32_t first = kThreeDice[(bits & 0xffffffff) * 216 >> 32], second = kThreeDice[(bits >> 32) * 216 >> 32];
  // Six bits become six groups of four.
  std::uint32_t groups = hand;
  groups = (groups | groups << 9) & 0x007007;
  groups = (groups | groups << 3 | groups << 6) & 0x111111;
  return (first | second << 12) & groups * 15;
}

}  // namespace clever

}  // namespace fox
