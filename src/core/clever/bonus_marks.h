// Which marks a waiting bonus may make, as groups.
#pragma once

#include "core/clever/group.h"

namespace fox::clever {

// The dice that further crosses of a bonus go by: none but where the house rule says so. They lie where a die
// of that seat would have its companions; of just the sheet nobody said where, and whoever writes knows.
struct BonusDice {
  Faces face{};
  std::uint8_t dice = 0;
  bool any = false;

  [[nodiscard]] int showing(int number) const {
    return any ? kMaxDice - 1 : count_showing(face, dice, number);
  }
};

[[gnu::always_inline]] inline BonusDice bonus_dice(const auto& rules, const State& state, int seat) {
  if (!rules.is_on(Effect::companion_bonus)) [[likely]]
    return {};
  const bool active = seat == state.active && !state.passive_half;
  return {state.face, active ? field_dice(state) : state.platter, state.phase == Phase::sheet};
}

// Every number with the dice that show it.
[[gnu::noinline]] inline Cursor put_companions(Cursor at, const Area& area, std::size_t a,
                                               const Opening& open, const BonusDice& with) {
  for (int n = 1; n <= kMaxFace; ++n) {
    const Mask cells = cells_for(area, open, n);
    const int more = with.showing(n);
    const auto count =
        kCompanions.count[static_cast<std::size_t>(count_bits(cells))][static_cast<std::size_t>(more)];
    at = put(at, Group::kNoDie, a, n | more << Group::kCompanionsAt, cells, count);
  }
  return at;
}

[[gnu::always_inline]] inline Cursor put_cells(Cursor at, const Area& area, std::size_t a, Mask cells,
                                               int number) {
  return put(at, Group::kNoDie, a, number, cells, count_cells(area, cells));
}

// A group for every number the bonus offers, no mark twice.
[[gnu::always_inline]] inline Cursor put_bonus_numbers(Cursor at, const Area& area, std::size_t a,
                                                       const Opening& open, int low, int high, int added) {
  for (int n = low; n <= high; ++n) {
    const Mask cells = cells_for(area, open, n + added);
    if (cells == 0) continue;
    if (area.kind != AreaKind::choice_row) {
      at = put_cells(at, area, a, cells, n + added);
      continue;
    }
    // Two numbers have the same half; the second offers its points alone.
    const bool choice = row::offers_choice(area, __builtin_ctz(cells));
    const bool new_half = n == low || row::halved(n) != row::halved(n - 1);
    const int number = new_half ? n : n | Group::kPointsOnly;
    at = put(at, Group::kNoDie, a, number, cells, static_cast<std::uint64_t>(new_half) + choice);
  }
  return at;
}

[[gnu::always_inline]] inline Cursor put_bonus_target(const auto& rules, const Pad& pad, int joker_face,
                                                      const BonusDice& with, const Bonus& bonus,
                                                      std::size_t t, Cursor at) {
  const std::size_t a = bonus.area[t];
  const Area& area = rules.sheet.area[a];
  const Opening open = opening(area, pad, a);
  const int low = bonus.low[t], high = bonus.high[t];
  if (low == 0) {
    if (rules.is_on(Effect::companion_bonus) && area.companions) [[unlikely]]
      return put_companions(at, area, a, open, with);
    const bool grey = area.roll_rows && rules.is_on(Effect::roll_row_bonus);
    return put_cells(at, area, a, grey ? open.cells & area.grey : open.cells, 0);
  }
  if (!bonus.plus_joker[t]) return put_bonus_numbers(at, area, a, open, low, high, 0);
  if (rules.is_on(Effect::sum_bonus)) return put_bonus_numbers(at, area, a, open, area.low, area.high, 0);
  return put_bonus_numbers(at, area, a, open, low, high, joker_face);
}

inline constexpr std::size_t kMostBonusGroups = kMaxTargets * kMaxNumber + 1;

// A sum whose joker nobody has seen: the line carries each face it could show.
inline bool needs_joker(const auto& rules, const Bonus& bonus, std::size_t t, int joker_face) {
  return bonus.plus_joker[t] && joker_face == 0 && !rules.is_on(Effect::sum_bonus);
}

[[gnu::noinline]] inline void list_unseen(const auto& rules, const Pad& pad, int joker_face, Line line,
                                          Groups& groups) {
  const Bonus& bonus = rules.sheet.bonus[line.what];
  for (std::size_t t = 0; t < bonus.targets; ++t) {
    if (!needs_joker(rules, bonus, t, joker_face)) continue;
    for (int face = 1; face <= 6; ++face) {
      line.dice = to_nibble(rules.sheet.joker, face);
      groups.close(put_bonus_target(rules, pad, face, {}, bonus, t, groups.open(line, kMostBonusGroups)));
    }
  }
}

// Every mark a bonus may make.
inline void list_bonus(const auto& rules, const Pad& pad, int joker_face, const BonusDice& with, int seat,
                       int b, Groups& groups) {
  Line line;
  line.kind = LineKind::bonus;
  line.seat = static_cast<std::uint8_t>(seat);
  line.what = static_cast<std::uint8_t>(b);
  Cursor at = groups.open(line, kMostBonusGroups);
  at_bonus(
      rules, static_cast<std::size_t>(b), [&](const Bonus& bonus) __attribute__((always_inline)) {
        each_target(
            rules, bonus, [&](std::size_t t) __attribute__((always_inline)) {
              if (!needs_joker(rules, bonus, t, joker_face))
                at = put_bonus_target(rules, pad, joker_face, with, bonus, t, at);
              return true;
            });
      });
  groups.close(at);
  if (joker_face == 0) list_unseen(rules, pad, joker_face, line, groups);
}

inline int joker_face(const auto& rules, const State& state) {
  return rules.sheet.joker == kNone ? 0 : state.face[rules.sheet.joker];
}

}  // namespace fox::clever
