// Rules that are known when the program is built, beside those that are made when it runs. What plays at a
// table takes either, as a template: of known ones the compiler works out beforehand what the sheet's tables
// say.
#pragma once

#include <type_traits>
#include <utility>

#include "core/clever/rules.h"

namespace fox::clever {

// The members of Rules, as constants. House rules are as printed.
template <const Sheet& known, int count>
struct KnownRules {
  static constexpr const Sheet& sheet = known;
  static constexpr int players = count;

  [[nodiscard]] static constexpr bool is_on(Effect /*effect*/) { return false; }
  [[nodiscard]] static constexpr int rounds() { return known.rounds[std::size_t{count}]; }
  [[nodiscard]] static constexpr bool solo() { return count == 1; }
  // Alone there is one seat, and nobody has to look whose it is.
  [[nodiscard]] static constexpr int seat(int named) { return solo() ? 0 : named; }
};

template <std::size_t i>
using Constant = std::integral_constant<std::size_t, i>;

template <std::size_t i, std::size_t n, class Result, class F>
[[gnu::always_inline]] inline Result call_with(F& f) {
  if constexpr (i < n)
    return f(Constant<i>{});
  else
    __builtin_unreachable();
}

// Calls `f` with i, which is below n, as a constant: there is code for each.
template <std::size_t n, class F>
[[gnu::always_inline]] inline auto at_constant(std::size_t i, F&& f) {
  static_assert(n <= 12);
  using Result = decltype(f(Constant<0>{}));
  switch (i) {
    case 0:
      return call_with<0, n, Result>(f);
    case 1:
      return call_with<1, n, Result>(f);
    case 2:
      return call_with<2, n, Result>(f);
    case 3:
      return call_with<3, n, Result>(f);
    case 4:
      return call_with<4, n, Result>(f);
    case 5:
      return call_with<5, n, Result>(f);
    case 6:
      return call_with<6, n, Result>(f);
    case 7:
      return call_with<7, n, Result>(f);
    case 8:
      return call_with<8, n, Result>(f);
    case 9:
      return call_with<9, n, Result>(f);
    case 10:
      return call_with<10, n, Result>(f);
    case 11:
      return call_with<11, n, Result>(f);
    default:
      __builtin_unreachable();
  }
}

// Calls `f` with an area and its index. Where the sheet is known there is code of its own for each area; else
// it is the same for all, for which area it is, is chance.
template <class F>
[[gnu::always_inline]] inline auto at_area(const Rules& rules, std::size_t a, F&& f) {
  return f(rules.sheet.area[a], a);
}
template <const Sheet& known, int count, class F>
[[gnu::always_inline]] inline auto at_area(const KnownRules<known, count>& /*rules*/, std::size_t a, F&& f) {
  return at_constant<known.areas>(
      a, [&](auto i) __attribute__((always_inline)) { return f(known.area[i], std::size_t{i}); });
}

// The same with a bonus.
template <class F>
[[gnu::always_inline]] inline auto at_bonus(const Rules& rules, std::size_t b, F&& f) {
  return f(rules.sheet.bonus[b]);
}
template <const Sheet& known, int count, class F>
[[gnu::always_inline]] inline auto at_bonus(const KnownRules<known, count>& /*rules*/, std::size_t b, F&& f) {
  return at_constant<known.bonuses>(
      b, [&](auto i) __attribute__((always_inline)) { return f(known.bonus[i]); });
}

// Calls `f` with each of a bonus's targets, as long as it wants more.
template <class F>
[[gnu::always_inline]] inline void each_target(const Rules& /*rules*/, const Bonus& bonus, F&& f) {
  for (std::size_t t = 0; t < bonus.targets && f(t); ++t) {
  }
}
template <const Sheet& known, int count, class F>
[[gnu::always_inline]] inline void each_target(const KnownRules<known, count>& /*rules*/, const Bonus& bonus,
                                               F&& f) {
  const auto unrolled = [&]<std::size_t... t>(std::index_sequence<t...>) __attribute__((always_inline)) {
    static_cast<void>(((t < bonus.targets && f(t)) && ...));
  };
  unrolled(std::make_index_sequence<kMaxTargets>{});
}

}  // namespace fox::clever
