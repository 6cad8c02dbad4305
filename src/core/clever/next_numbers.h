// The numbers that an area takes next, as bits: those of the cells of its first half, and those of the cells
// beyond it. One word, so that both are found at once.
#pragma once

#include "core/clever/clever_limits.h"

namespace fox::clever {

class NextNumbers {
 public:
  constexpr NextNumbers() = default;  // all
  constexpr explicit NextNumbers(std::uint16_t first, std::uint16_t second = 0)
      : word_(first | std::uint32_t{second} << 16) {}

  [[nodiscard]] unsigned first() const { return word_ & 0xffff; }
  [[nodiscard]] unsigned second() const { return word_ >> 16; }
  // All cells of the halves that take the number.
  [[nodiscard, gnu::always_inline]] Mask cells(int number, Mask first_half) const {
    const std::uint32_t takes = word_ >> number;
    const Mask first = Mask{0} - (takes & 1), second = Mask{0} - (takes >> 16 & 1);
    return (first & first_half) | (second & ~first_half);
  }

 private:
  std::uint32_t word_ = ~std::uint32_t{0};
};

}  // namespace fox::clever
