#include "core/clever/clever_sheet.h"

#include <algorithm>
#include <cstddef>

#include "core/clever/areas/kinds.h"
#include "core/ensure.h"

namespace fox::clever {
namespace {

std::uint8_t byte(int value) {
  ensure(value >= 0 && value <= 0xff, "a sheet's number fits a byte");
  return static_cast<std::uint8_t>(value);
}

Mask bit(std::size_t cell) {
  return Mask{1} << cell;
}

void compile_cells(const AreaDef& def, Area& area) {
  for (std::size_t c = 0; c < def.cells.size(); ++c) {
    const CellDef& cell = def.cells[c];
    (cell.printed ? area.printed : area.all) |= bit(c);
    if (cell.grey) area.grey |= bit(c);
    if (cell.row > 0) {
      area.row[static_cast<std::size_t>(cell.row - 1)] |= bit(c);
      area.rows = std::max(area.rows, byte(cell.row));
    }
    if (cell.col > 0 && cell.col <= kMaxRows) area.column[static_cast<std::size_t>(cell.col - 1)] |= bit(c);
    area.number[c] = byte(cell.number);
    area.factor[c] = byte(def.writes ? cell.factor : 0);
    area.bonus_from[c] = byte(cell.bonus_from);
    area.gain[c] = cell.gain;
    if (cell.gain.given()) area.gains |= bit(c);
    if (cell.gain.kind == Gain::Kind::fox) area.fox_cells |= bit(c);
    for (int n = 1; n <= kMaxNumber; ++n) {
      const bool fits = area.traits.by_print ? cell.number == n : n >= cell.at_least;
      if (!fits || cell.printed) continue;
      area.fit[static_cast<std::size_t>(n)] |= bit(c);
      area.takes[c] = static_cast<std::uint16_t>(area.takes[c] | 1u << n);
    }
    area.counts_as[c] = byte(__builtin_ctz(area.takes[c] | 1u << kUnasked));
  }
}

void compile_lines(const AreaDef& def, Area& area) {
  ensure(def.lines.size() <= kMaxLines, "an area's lines fit the tables");
  area.lines = byte(static_cast<int>(def.lines.size()));
  for (std::size_t l = 0; l < def.lines.size(); ++l) {
    for (const int cell : def.lines[l].cells) {
      const auto c = static_cast<std::size_t>(cell);
      area.line_cells[l] |= bit(c) & area.all;
      area.lines_of[c] = static_cast<std::uint16_t>(area.lines_of[c] | (1u << l));
    }
    area.line_gain[l] = def.lines[l].gain;
    if (def.lines[l].gain.kind == Gain::Kind::fox)
      area.fox_lines = static_cast<std::uint16_t>(area.fox_lines | 1u << l);
  }
}

void compile_points(const AreaDef& def, Area& area) {
  for (std::size_t i = 0; i < def.point_table.size(); ++i)
    area.table[i] = static_cast<std::int16_t>(def.point_table[i]);
  for (const auto& [number, points] : def.extra_for_number)
    area.extra_for[static_cast<std::size_t>(number)] = static_cast<std::int8_t>(points);
}

void compile_chain(const AreaDef& def, Area& area) {
  for (std::size_t face = 1; face <= kMaxFace; ++face)
    area.below[face] = area.below[face - 1] | area.fit[face - 1] * 0x100000001u;
  for (std::size_t die = 0; die < kMaxDice; ++die) {
    Mask row = 0;
    for (std::size_t r = 0; r < def.column_dice.size(); ++r)
      if (def.column_dice[r] == static_cast<int>(die)) row = area.row[r];
    for (std::size_t face = 1; face <= kMaxFace; ++face) {
      const std::uint64_t fixed = area.fit[face] & row, chosen = row == 0 ? area.fit[face] : 0;
      area.chain_cells[die][face] = fixed | chosen << 32;
    }
  }
}

// Which cells where a die lies, or which die it is, leaves open.
void compile_places(const AreaDef& def, Area& area) {
  area.by_place[1] = area.grey;
  for (std::size_t r = 0; r < kMaxRows; ++r) area.by_place[r + 2] = area.row[r];
  if (def.chain) compile_chain(def, area);
  if (!area.traits.halves) return;
  for (std::size_t c = 0; c < def.cells.size(); ++c)
    if (area.factor[c] != 0) area.choices |= bit(c);
}

void compile_follow(const AreaDef& def, Area& area, bool start_again) {
  for (int n = 0; n <= kMaxNumber; ++n)
    for (std::size_t half = 0; half < area.follow.size(); ++half)
      area.follow[half][static_cast<std::size_t>(n)] =
          visit_kind(def.kind, [&](auto kind) { return kind.follow(def, n, half, start_again); });
}

CountedBy way_of(const Area& area) {
  if (area.sum + area.roll_rows + area.companions + area.chain > 1) return CountedBy::several;
  if (area.sum) return CountedBy::sum;
  if (area.companions) return CountedBy::companions;
  if (area.chain) return CountedBy::chain;
  if (!area.roll_rows) return CountedBy::number;
  bool one_a_place = area.traits.any_order;
  for (const Mask place : area.by_place)
    for (const Mask cells : area.fit) one_a_place = one_a_place && count_bits(place & cells) <= 1;
  return one_a_place ? CountedBy::place : CountedBy::several;
}

Area compile_area(const AreaDef& def, int& numbers, int& noted, bool start_again) {
  ensure(def.cells.size() <= kMaxCells, "an area's cells fit a mask");
  Area area{};
  area.kind = def.kind;
  area.traits = traits_of(def.kind);
  area.accept = def.accept;
  area.points = def.points;
  area.sum = def.sum;
  area.roll_rows = def.roll_rows;
  area.companions = def.companions;
  area.chain = def.chain;
  area.writes = def.writes;
  area.many = def.companions || def.chain;
  area.die = byte(def.die);
  area.count = byte(static_cast<int>(def.cells.size()));
  area.split = byte(static_cast<int>(def.cells.size() / 2));
  area.first_half = area.traits.ends == 2 ? bit(area.split) - 1 : ~Mask{0};
  area.reset_after = byte(def.reset_after);
  area.start = byte(def.start);
  area.low = byte(def.low);
  area.high = byte(def.high);
  area.first_number = byte(def.writes ? numbers : 0);
  if (def.writes) numbers += static_cast<int>(def.cells.size());
  area.noted = kNone;
  if (area.traits.second_marks()) area.noted = byte(noted++);
  compile_cells(def, area);
  area.free = area.traits.any_order ? area.all : 0;
  area.circled = area.traits.circles ? area.all : 0;
  area.one_open = area.traits.ends == 1;
  area.next = area.one_open ? area.all : 0;
  area.relative = area.traits.relative || def.accept == Accept::rising || def.accept == Accept::not_above;
  compile_places(def, area);
  area.way = way_of(area);
  compile_follow(def, area, start_again);
  compile_lines(def, area);
  compile_points(def, area);
  return area;
}

Bonus compile_bonus(const BonusDef& def) {
  ensure(def.targets.size() <= kMaxTargets, "a bonus's targets fit the tables");
  Bonus bonus{};
  bonus.targets = byte(static_cast<int>(def.targets.size()));
  for (std::size_t t = 0; t < def.targets.size(); ++t) {
    bonus.area[t] = byte(def.targets[t].area);
    bonus.low[t] = byte(def.targets[t].low);
    bonus.high[t] = byte(def.targets[t].high);
    bonus.plus_joker[t] = def.targets[t].plus_joker;
  }
  return bonus;
}

}  // namespace

Sheet compile(const SheetDef& def, const std::array<bool, kEffects>& on) {
  Sheet sheet{};
  sheet.dice = byte(static_cast<int>(def.dice.size()));
  sheet.areas = byte(static_cast<int>(def.areas.size()));
  sheet.bonuses = byte(static_cast<int>(def.bonuses.size()));
  sheet.rolls = byte(def.rolls);
  sheet.served = byte(def.served);
  sheet.joker = kNone;
  sheet.own_area.fill(kNone);
  for (Area& area : sheet.area) area.die = kNoDie;
  int numbers = 0, noted = 0;
  for (std::size_t a = 0; a < def.areas.size(); ++a) {
    sheet.area[a] =
        compile_area(def.areas[a], numbers, noted, on[static_cast<std::size_t>(Effect::start_again)]);
    sheet.own_area[static_cast<std::size_t>(def.areas[a].die)] = byte(static_cast<int>(a));
    sheet.some_roll_rows |= def.areas[a].roll_rows;
    sheet.some_companions |= def.areas[a].companions;
    sheet.some_chain |= def.areas[a].chain;
  }
  ensure(numbers <= kMaxNumbers && noted <= kMaxNoted, "a sheet's numbers fit the tables");
  for (std::size_t d = 0; d < def.dice.size(); ++d)
    if (def.dice[d].joker) sheet.joker = byte(static_cast<int>(d));
  for (std::size_t b = 0; b < def.bonuses.size(); ++b) sheet.bonus[b] = compile_bonus(def.bonuses[b]);
  for (std::size_t t = 0; t < kActions; ++t) {
    sheet.track[t].fields = byte(def.tracks[t].fields);
    sheet.track[t].end = def.tracks[t].end;
    for (std::size_t f = 0; f < def.tracks[t].faces.size(); ++f)
      sheet.track[t].faces[f] = byte(def.tracks[t].faces[f]);
  }
  for (std::size_t r = 0; r < def.gifts.size(); ++r) sheet.gift[r] = def.gifts[r];
  for (std::size_t p = 0; p < def.rounds.size(); ++p) sheet.rounds[p + 1] = byte(def.rounds[p]);
  return sheet;
}

}  // namespace fox::clever
