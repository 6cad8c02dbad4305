// A number from 0 to 15 for each die, four bits each in one word: the faces that a line names, where dice
// lie, the rows they may mark in. 0 is a die of which nothing is said.
#pragma once

#include <compare>
#include <cstdint>

namespace fox::clever {

class ByDie {
 public:
  constexpr ByDie() = default;
  constexpr explicit ByDie(std::uint32_t word) : word_(word) {}
  static constexpr ByDie all(int number) { return ByDie(static_cast<std::uint32_t>(number) * 0x11111111u); }

  [[nodiscard, gnu::always_inline]] constexpr int operator[](int die) const {
    return static_cast<int>(word_ >> (4 * die) & 15);
  }
  // Of a die of which nothing was said.
  constexpr void say(int die, int number) { word_ |= static_cast<std::uint32_t>(number) << (4 * die); }
  constexpr void forget(int die) { word_ &= ~(15u << (4 * die)); }
  [[nodiscard]] constexpr bool any() const { return word_ != 0; }
  [[nodiscard]] constexpr std::uint32_t word() const { return word_; }

  friend constexpr auto operator<=>(ByDie, ByDie) = default;

 private:
  std::uint32_t word_ = 0;
};

}  // namespace fox::clever
