#include "core/clever/bonus_marks.h"

#include "core/clever/areas/kinds.h"
#include "core/clever/marks.h"

namespace fox::clever {
namespace {

// Every number with the dice that show it.
Cursor put_companions(Cursor at, const Area& area, std::size_t a, const Opening& open,
                      const BonusDice& with) {
  for (int n = 1; n <= kMaxFace; ++n) {
    const Mask cells = cells_for(area, open, n);
    const int more = with.showing(n);
    const auto count =
        kCompanions.count[static_cast<std::size_t>(count_bits(cells))][static_cast<std::size_t>(more)];
    at = put(at, LineGroup::kNoDie, a, n | more << LineGroup::kCompanionsAt, cells, count);
  }
  return at;
}

Cursor put_cells(Cursor at, const Area& area, std::size_t a, Mask cells, int number) {
  return put(at, LineGroup::kNoDie, a, number, cells, count_cells(area, cells));
}

// A group for every number the bonus offers, no mark twice.
Cursor put_bonus_numbers(Cursor at, const Area& area, std::size_t a, const Opening& open, int low, int high,
                         int added) {
  for (int n = low; n <= high; ++n) {
    const Mask cells = cells_for(area, open, n + added);
    if (cells == 0) continue;
    if (!area.traits.halves) {
      at = put_cells(at, area, a, cells, n + added);
      continue;
    }
    // Two numbers have the same half; the second offers its points alone.
    const bool choice = offers_choice(area, __builtin_ctz(cells));
    const bool new_half = n == low || halved(n) != halved(n - 1);
    const int number = new_half ? n : n | LineGroup::kPointsOnly;
    at = put(at, LineGroup::kNoDie, a, number, cells, static_cast<std::uint64_t>(new_half) + choice);
  }
  return at;
}

Cursor put_bonus_target(const Rules& rules, const Pad& pad, int joker_face, const BonusDice& with,
                        const Bonus& bonus, std::size_t t, Cursor at) {
  const std::size_t a = bonus.area[t];
  const Area& area = rules.sheet.area[a];
  const Opening open = opening(area, pad, a);
  const int low = bonus.low[t], high = bonus.high[t];
  if (low == 0) {
    if (bonus_has_companions(rules) && area.companions) [[unlikely]]
      return put_companions(at, area, a, open, with);
    return put_cells(at, area, a, marks_grey_only(rules, area) ? open.cells & area.grey : open.cells, 0);
  }
  if (!bonus.plus_joker[t]) return put_bonus_numbers(at, area, a, open, low, high, 0);
  if (adds_joker(rules, bonus, t)) return put_bonus_numbers(at, area, a, open, low, high, joker_face);
  return put_bonus_numbers(at, area, a, open, area.low, area.high, 0);
}

constexpr std::size_t kMostBonusGroups = kMaxTargets * kMaxNumber + 1;

// A sum whose joker nobody has seen: the line carries each face it could show.
bool needs_joker(const Rules& rules, const Bonus& bonus, std::size_t t, int joker_face) {
  return joker_face == 0 && adds_joker(rules, bonus, t);
}

void list_unseen(const Rules& rules, const Pad& pad, Line line, GroupedLines& groups) {
  const Bonus& bonus = rules.sheet.bonus[line.what];
  for (std::size_t t = 0; t < bonus.targets; ++t) {
    if (!needs_joker(rules, bonus, t, 0)) continue;
    for (int face = 1; face <= 6; ++face) {
      line.dice = {};
      line.dice.say(rules.sheet.joker, face);
      groups.close(put_bonus_target(rules, pad, face, {}, bonus, t, groups.open(line, kMostBonusGroups)));
    }
  }
}

Line line_alike(int seat, int b) {
  Line line = blank(LineKind::bonus, seat);
  line.what = static_cast<std::uint8_t>(b);
  return line;
}

// A sum whose joker nobody has seen: several faces can lead to the same mark.
Possible possible_unseen(const Rules& rules, const State& state, const Line& alike) {
  GroupedLines groups;
  list_bonus(rules, state, alike.seat, alike.what, groups);
  Lines lines;
  expand(rules, state, groups, lines);
  Possible possible;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].dice = {};
    if (i == 0 || !(lines[i] == possible.one)) ++possible.marks;
    possible.one = lines[i];
  }
  return possible;
}

}  // namespace

int BonusDice::showing(int number) const {
  return any ? kMaxDice - 1 : count_showing(face, dice, number);
}

BonusDice bonus_dice(const Rules& rules, const State& state, int seat) {
  if (!bonus_has_companions(rules)) [[likely]]
    return {};
  const bool active = seat == state.active && !state.passive_half;
  return {state.face, active ? field_dice(state) : state.platter, state.phase == Phase::sheet};
}

int joker_face(const Rules& rules, const State& state) {
  return rules.sheet.joker == kNone ? 0 : state.face[rules.sheet.joker];
}

void list_bonus(const Rules& rules, const State& state, int seat, int b, GroupedLines& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  const Bonus& bonus = rules.sheet.bonus[static_cast<std::size_t>(b)];
  const int face = joker_face(rules, state);
  const BonusDice with = bonus_dice(rules, state, seat);
  const Line alike = line_alike(seat, b);
  Cursor at = groups.open(alike, kMostBonusGroups);
  for (std::size_t t = 0; t < bonus.targets; ++t)
    if (!needs_joker(rules, bonus, t, face)) at = put_bonus_target(rules, pad, face, with, bonus, t, at);
  groups.close(at);
  if (face == 0) list_unseen(rules, pad, alike, groups);
}

Possible possible_marks(const Rules& rules, const State& state, int seat, int b) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  const Bonus& bonus = rules.sheet.bonus[static_cast<std::size_t>(b)];
  const int face = joker_face(rules, state);
  const BonusDice with = bonus_dice(rules, state, seat);
  const Line alike = line_alike(seat, b);
  union Room {
    Room() {}
    std::array<LineGroup, kMostBonusGroups> groups;
  } room;
  Cursor at{room.groups.data(), 0};
  for (std::size_t t = 0; t < bonus.targets && at.total < 2; ++t) {
    if (needs_joker(rules, bonus, t, face)) return possible_unseen(rules, state, alike);
    at = put_bonus_target(rules, pad, face, with, bonus, t, at);
  }
  if (at.total != 1) return {at.total == 0 ? 0 : 2, {}};
  return {1, only_line(rules, alike, room.groups[0])};
}

}  // namespace fox::clever
