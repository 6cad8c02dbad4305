#include "core/clever/clever_score.h"

#include <algorithm>
#include <numeric>

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_rules.h"
#include "core/clever/marks.h"

namespace fox::clever {
namespace {

int columns(const Area& area, Mask marked) {
  int points = 0;
  for (std::size_t c = 0; c < kMaxRows; ++c)
    if (area.column[c] != 0 && (area.column[c] & ~(marked | area.printed)) == 0) points += area.table[c];
  return points;
}

int by_row(const Area& area, Mask marked) {
  int points = 0;
  for (std::size_t r = 0; r < area.rows; ++r)
    points += area.table[static_cast<std::size_t>(count_bits(marked & area.row[r]))];
  return points;
}

int sum(const Area& area, const Pad& pad, Mask marked) {
  int points = 0;
  each_bit(marked, [&](int cell) { points += number_at(area, pad, cell); });
  return points;
}

// First minus second of every complete pair.
int pairs(const Area& area, const Pad& pad, Mask marked) {
  int points = 0;
  for (int cell = 0; cell + 1 < area.count; cell += 2)
    if ((marked >> cell & 3) == 3) points += number_at(area, pad, cell) - number_at(area, pad, cell + 1);
  return points;
}

// The outermost field of each side, and what single numbers are worth.
int outermost(const Area& area, const Pad& pad, Mask marked) {
  const Mask left = marked & area.first_half, right = marked >> area.split;
  const auto reach = [](Mask side) {
    return static_cast<std::size_t>(32 - (side == 0 ? 32 : __builtin_clz(side)));
  };
  int points = area.table[reach(left)] + area.table[reach(right)];
  each_bit(marked, [&](int cell) {
    const int number = number_at(area, pad, cell);
    if (number <= kMaxNumber) points += area.extra_for[static_cast<std::size_t>(number)];
  });
  return points;
}

int foxes_in(const Area& area, const Pad& pad, int a) {
  const Mask marked = pad.marked[static_cast<std::size_t>(a)];
  const Mask enough = counted(area, pad, static_cast<std::size_t>(a));
  int foxes = 0;
  each_bit(marked & area.fox_cells, [&](int cell) { foxes += field_gave(area, pad, cell); });
  each_bit(area.fox_lines,
           [&](int l) { foxes += (area.line_cells[static_cast<std::size_t>(l)] & ~enough) == 0; });
  return foxes;
}

bool is_fox(const Gain& gain) {
  return gain.kind == Gain::Kind::fox;
}

// Gifts come with the rounds; to a sheet of paper that is scored all have come.
int foxes_given(const Rules& rules, const State& state) {
  const auto& gift = rules.sheet.gift;
  const int begun = state.phase == Phase::paper ? rules.rounds() : state.round;
  return static_cast<int>(std::count_if(gift.begin(), gift.begin() + begun, is_fox));
}

int foxes_on(const Sheet& sheet, const Pad& pad) {
  int foxes = 0;
  for (std::size_t a = 0; a < sheet.areas; ++a) foxes += foxes_in(sheet.area[a], pad, static_cast<int>(a));
  for (std::size_t t = 0; t < kActions; ++t)
    foxes +=
        is_fox(sheet.track[t].end) && sheet.track[t].fields != 0 && pad.circled[t] == sheet.track[t].fields;
  return foxes;
}

int best_area(const Rules& rules, const PlayerTally& tally) {
  return *std::max_element(tally.areas.begin(), tally.areas.begin() + rules.sheet.areas);
}

void rank(const Rules& rules, Tally& tally) {
  for (int p = 0; p < tally.count; ++p)
    for (int q = 0; q < tally.count; ++q) {
      auto& mine = tally.players[static_cast<std::size_t>(p)];
      const auto& other = tally.players[static_cast<std::size_t>(q)];
      if (other.total > mine.total) ++mine.rank;
      if (p == q || other.total != mine.total) continue;
      if (best_area(rules, other) > best_area(rules, mine)) ++mine.rank;
    }
}

// Whoever reaches no tier, with less than nothing, has the last one.
int rating_of(const SheetDef& def, int total) {
  const auto count = static_cast<int>(def.ratings.size());
  for (int r = 0; r < count; ++r)
    if (total >= def.ratings[static_cast<std::size_t>(r)].from) return r;
  return count - 1;
}

}  // namespace

int number_at(const Area& area, const Pad& pad, int cell) {
  return pad.numbers[static_cast<std::size_t>(area.first_number) + static_cast<std::size_t>(cell)];
}

bool field_gave(const Area& area, const Pad& pad, int cell) {
  return visit_kind(area.kind, [&](auto kind) { return kind.gave(area, pad, cell); });
}

int area_points(const Area& area, const Pad& pad, int a) {
  const Mask marked = pad.marked[static_cast<std::size_t>(a)];
  switch (area.points) {
    case Points::columns:
      return columns(area, marked);
    case Points::by_count:
      return area.table[static_cast<std::size_t>(count_bits(marked))];
    case Points::by_row_count:
      return by_row(area, marked);
    case Points::sum:
      return sum(area, pad, marked);
    case Points::pairs:
      return pairs(area, pad, marked);
    case Points::outermost:
      return outermost(area, pad, marked);
  }
  return 0;
}

AreaPoints points_of(const Rules& rules, const Pad& pad) {
  AreaPoints points{};
  for (int a = 0; a < rules.sheet.areas; ++a)
    points[static_cast<std::size_t>(a)] = area_points(rules.sheet.area[static_cast<std::size_t>(a)], pad, a);
  return points;
}

int foxes_of(const Rules& rules, const State& state, std::size_t seat) {
  return foxes_on(rules.sheet, state.pads[seat]) + foxes_given(rules, state);
}

PlayerTally tally_of(const Rules& rules, const State& state, std::size_t seat) {
  PlayerTally tally;
  tally.areas = points_of(rules, state.pads[seat]);
  tally.total = std::accumulate(tally.areas.begin(), tally.areas.end(), 0);
  tally.foxes = foxes_of(rules, state, seat);
  int lowest = *std::min_element(tally.areas.begin(), tally.areas.begin() + rules.sheet.areas);
  if (rules.is_on(Effect::fox_floor)) lowest = std::max(lowest, 0);
  tally.fox_points = tally.foxes * lowest;
  tally.total += tally.fox_points;
  return tally;
}

Tally score(const Rules& rules, const State& state) {
  Tally tally;
  tally.count = rules.players;
  tally.over = state.phase == Phase::over || state.phase == Phase::paper;
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p)
    tally.players[p] = tally_of(rules, state, p);
  rank(rules, tally);
  tally.tie = tie_of(tally.players, tally.count);
  if (rules.solo() && tally.over) tally.rating = rating_of(*rules.def, tally.players[0].total);
  return tally;
}

}  // namespace fox::clever
