// How many bonuses of each kind wait for somebody, four bits a kind in one word, so that "does any wait?" is
// one comparison.
#pragma once

#include <cstdint>

namespace fox::clever {

struct WaitingBonuses {
  std::uint64_t word;

  [[nodiscard]] bool any() const { return word != 0; }
  [[nodiscard]] int count(int bonus) const { return static_cast<int>(word >> (4 * bonus) & 15); }
  // The first kind of which some wait, where any() do.
  [[nodiscard]] int first() const { return __builtin_ctzll(word) / 4; }
  [[nodiscard]] int total() const {
    int total = 0;
    for (std::uint64_t left = word; left != 0; left >>= 4) total += static_cast<int>(left & 15);
    return total;
  }

  // Each kind of which some wait, in their order.
  template <class F>
  void each_kind(F&& f) const {
    for (WaitingBonuses left = *this; left.any();) {
      const int bonus = left.first();
      left.drop(bonus);
      f(bonus);
    }
  }

  // Of one kind no more than fifteen can wait.
  void add(int bonus) { word += std::uint64_t{1} << (4 * bonus); }
  void use(int bonus) { word -= std::uint64_t{1} << (4 * bonus); }
  // All of a kind.
  void drop(int bonus) { word &= ~(std::uint64_t{15} << (4 * bonus)); }

  friend bool operator==(const WaitingBonuses&, const WaitingBonuses&) = default;
};

}  // namespace fox::clever
