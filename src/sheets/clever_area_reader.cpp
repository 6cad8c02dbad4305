#include "sheets/clever_area_reader.h"

#include <algorithm>
#include <string>

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_sheet.h"
#include "core/pattern.h"
#include "sheets/area_keys.h"
#include "sheets/clever_area_lines.h"
#include "sheets/clever_names.h"

namespace fox {

using clever::AreaDef;
using clever::AreaKind;
using clever::Box;
using clever::CellDef;
using clever::Gain;
using clever::Points;
using clever::SheetDef;

Box read_box(TableReader& table, const std::string& key) {
  table.need(key);
  if (!table.has(key)) return {};
  const auto n = table.numbers(key, 4);
  if (n.empty()) return {};
  if (n[2] <= 0 || n[3] <= 0) table.problem(key, "expected a width and a height above 0");
  return {n[0], n[1], n[2], n[3]};
}

Gain read_gain(const TomlValue& value, const std::string& path, const SheetDef& sheet, Problems& problems) {
  if (value.kind != TomlValue::Kind::string) {
    note_problem(problems, value, path,
                 std::string("expected the name of a bonus, found ") + kind_name(value.kind));
    return {};
  }
  if (const auto gain = gain_named(sheet, value.string)) return *gain;
  note_problem(problems, value, path, "\"" + value.string + "\" is no bonus or action of this sheet",
               did_you_mean(value.string, gain_names(sheet)));
  return {};
}

std::string wrong_count(std::size_t found, std::size_t wanted, const char* why) {
  return "has " + std::to_string(found) + (found == 1 ? " entry" : " entries") + ", expected " +
         std::to_string(wanted) + ", " + why;
}

namespace {

struct Wanted {
  std::size_t entries;
  const char* why;
};

Wanted points_wanted(const AreaDef& area) {
  const auto count_if = [&](auto&& f) {
    return static_cast<std::size_t>(std::count_if(area.cells.begin(), area.cells.end(), f));
  };
  int columns = 0;
  for (const auto& cell : area.cells) columns = std::max(columns, cell.col);
  switch (area.points) {
    case Points::columns:
      return {static_cast<std::size_t>(columns), kEachColumn};
    case Points::by_count:
      return {count_if([](const CellDef& c) { return !c.printed; }), "one for each number of marks"};
    case Points::by_row_count: {
      std::size_t widest = 0;
      for (int row = 1; row <= clever::kMaxRows; ++row)
        widest = std::max(widest, count_if([&](const CellDef& c) { return c.row == row && !c.printed; }));
      return {widest, "one for each number of marks in a row"};
    }
    case Points::outermost:
      return {area.cells.size() / 2, kEachFieldOfSide};
    case Points::sum:
    case Points::pairs:
      break;
  }
  return {0, ""};
}

void read_points(TableReader& table, AreaDef& area) {
  area.points = table.one_of<Points>("points");
  area.point_table = table.integers("point_table", 0, 1000);
  const auto [wanted, why] = points_wanted(area);
  if (wanted == 0 && table.has("point_table")) table.problem("point_table", "these points need no table");
  if (wanted != 0) check_count(table, "point_table", area.point_table.size(), wanted, why);
  // The tables are printed from the first mark on; no mark is worth nothing.
  if (wanted != 0 && area.points != Points::columns) area.point_table.insert(area.point_table.begin(), 0);
  const bool numbers = area.points == Points::sum || area.points == Points::pairs;
  if (numbers && !area.writes) table.problem("points", "this kind of points needs written numbers");
  if ((area.points == Points::outermost) != (clever::traits_of(area.kind).ends == 2))
    table.problem("points", "\"outermost\" goes with a two-way row and only with it");
  const auto extra = table.integers("extra_numbers", 1, clever::kMaxNumber);
  const int worth = table.integer("extra_points", -99, 99, 0);
  for (const int number : extra) area.extra_for_number[number] = worth;
}

// Everything but the kind, which says what there is to read.
void read_kind(TableReader& table, const SheetDef& sheet, AreaDef& area) {
  area.rule = table.need_text("rule");
  area.pattern = enum_name(table.one_of<Pattern>("pattern"));
  area.place = read_box(table, "place");
  area.sum = table.boolean("sum", false);
  clever::visit_kind(area.kind, [&](auto kind) { area_keys(kind).read_cells(table, sheet, area); });
  const auto read_rest = [&](TableReader& reader) {
    read_points(reader, area);
    read_clever_lines(reader, sheet, area);
  };
  if (area.cells.empty()) return table.only_keys(read_rest);  // nothing else can be counted
  read_rest(table);
  if (area.cells.size() > clever::kMaxCells)
    table.problem("cells", "an area holds at most " + std::to_string(clever::kMaxCells) + " cells");
}

}  // namespace

void read_clever_area(TableReader& table, const SheetDef& sheet, AreaDef& area) {
  const std::size_t before = table.problems().size();
  area.kind = table.one_of<AreaKind>("kind");
  if (table.problems().size() == before) return read_kind(table, sheet, area);
  for (std::size_t kind = 0; kind < enum_size<AreaKind>; ++kind)
    table.only_keys([&](TableReader& again) {
      AreaDef nobodys;
      nobodys.kind = static_cast<AreaKind>(kind);
      read_kind(again, sheet, nobodys);
    });
}

}  // namespace fox
