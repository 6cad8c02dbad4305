#include "sheets/clever_area_reader.h"

#include <algorithm>
#include <string>

#include "core/clever/sheet.h"
#include "core/pattern.h"
#include "sheets/clever_area_lines.h"
#include "sheets/clever_names.h"

namespace fox {

using clever::Accept;
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

struct Grid {
  Box first;
  double dx = 0, dy = 0;

  [[nodiscard]] Box at(double col, double row) const {
    return {first.x + (col - 1) * dx, first.y + (row - 1) * dy, first.w, first.h};
  }
};

Grid read_places(TableReader& table) {
  Grid grid;
  grid.first = read_box(table, "first_cell");
  table.need("step");
  if (const auto step = table.numbers("step", 2); !step.empty()) grid.dx = step[0], grid.dy = step[1];
  return grid;
}

void check_count(TableReader& table, const std::string& key, std::size_t found, std::size_t wanted,
                 const char* why) {
  if (found == wanted) return;
  table.problem(key, table.has(key) ? wrong_count(found, wanted, why)
                                    : "is missing, expected " + std::to_string(wanted) + " entries, " + why);
}

// --- grids ---

// False where the row cannot be read at all, so that nothing is known of its cells.
bool read_grid_row(TableReader& table, const TomlValue& row, int r, const Grid& grid, AreaDef& area) {
  if (row.kind != TomlValue::Kind::array) {
    note_problem(table.problems(), row, table.path_of("cells"), "expected a list of rows of cells");
    return false;
  }
  if (row.items.size() > clever::kMaxRows) {
    note_problem(table.problems(), row, table.path_of("cells"),
                 "a row holds at most " + std::to_string(clever::kMaxRows) + " cells");
    return false;
  }
  for (std::size_t c = 0; c < row.items.size(); ++c) {
    const TomlValue& item = row.items[c];
    CellDef cell;
    cell.row = r;
    cell.col = static_cast<int>(c) + 1;
    cell.place = grid.at(cell.col, cell.row);
    if (item.kind == TomlValue::Kind::string) {
      if (item.string.empty()) continue;
      if (item.string != "x")
        note_problem(table.problems(), item, table.path_of("cells"),
                     "expected a number, \"x\" for a printed cross or \"\" for no cell");
      cell.printed = true;
    } else {
      cell.number =
          read_integer(item, table.path_of("cells"), 1, clever::kMaxNumber, table.problems()).value_or(0);
    }
    area.cells.push_back(cell);
  }
  return true;
}

void read_grey(TableReader& table, AreaDef& area) {
  const TomlValue* grey = table.get("grey");
  if (grey == nullptr) return;
  const auto is_list = [](const TomlValue& value) { return value.kind == TomlValue::Kind::array; };
  if (!is_list(*grey) || !std::all_of(grey->items.begin(), grey->items.end(), is_list))
    return table.problem("grey", "expected for each row a list of the numbers that are grey");
  for (std::size_t r = 0; r < grey->items.size(); ++r)
    for (const auto& item : grey->items[r].items) {
      const auto number = read_integer(item, table.path_of("grey"), 1, clever::kMaxNumber, table.problems());
      if (!number) continue;
      const auto cell = std::find_if(area.cells.begin(), area.cells.end(), [&](const CellDef& c) {
        return c.row == static_cast<int>(r) + 1 && c.number == *number;
      });
      if (cell == area.cells.end())
        note_problem(table.problems(), item, table.path_of("grey"), "no cell of this row shows that number");
      else
        cell->grey = true;
    }
}

void read_shaded(TableReader& table, AreaDef& area) {
  const TomlValue* list = table.get("shaded");
  const bool given = list != nullptr && list->kind == TomlValue::Kind::array;
  const auto shaded = table.integers("shaded", 0, clever::kMaxCells);
  const int rows = area.cells.empty() ? 0 : area.cells.back().row;
  if (given) check_count(table, "shaded", shaded.size(), static_cast<std::size_t>(rows), kEachRow);
  const bool usable = given && shaded.size() == static_cast<std::size_t>(rows);
  for (auto& cell : area.cells) {
    const auto row = static_cast<std::size_t>(cell.row - 1);
    cell.shaded = !usable || cell.col <= shaded[row];
  }
}

void name_grid(TableReader& table, const SheetDef& sheet, AreaDef& area) {
  enum { row_column, number, die_number };
  const std::size_t before = table.problems().size();
  const auto names = table.one_of("names", {"row-column", "number", "die-number"});
  if (table.problems().size() != before) table.get("row_dice");  // may have been meant
  if (names == die_number) {
    for (const auto& id : table.texts("row_dice")) {
      const auto die = die_named(sheet, id);
      if (!die) table.problem("row_dice", "\"" + id + "\" is no die of this sheet");
      area.column_dice.push_back(die.value_or(0));
    }
    const int rows = area.cells.empty() ? 0 : area.cells.back().row;
    check_count(table, "row_dice", area.column_dice.size(), static_cast<std::size_t>(rows), kEachRow);
  }
  for (auto& cell : area.cells) {
    const auto row = static_cast<std::size_t>(cell.row - 1);
    if (names == row_column) cell.name = std::to_string(cell.row) + std::to_string(cell.col);
    if (names == number) cell.name = std::to_string(cell.number);
    if (names == die_number && row < area.column_dice.size() && !sheet.dice.empty())
      cell.name =
          sheet.dice[static_cast<std::size_t>(area.column_dice[row])].letter + std::to_string(cell.number);
  }
}

// False, without cells, where they cannot be read.
bool read_grid_cells(TableReader& table, const Grid& grid, AreaDef& area) {
  const TomlValue* rows = table.need("cells");
  if (rows == nullptr) return false;
  bool known = rows->kind == TomlValue::Kind::array && rows->items.size() <= clever::kMaxRows;
  if (rows->kind != TomlValue::Kind::array)
    table.problem("cells", "expected a list of rows of cells");
  else if (!known)
    table.problem("cells", "at most " + std::to_string(clever::kMaxRows) + " rows fit");
  int r = 0;
  if (known)
    for (const auto& row : rows->items) known = read_grid_row(table, row, ++r, grid, area) && known;
  if (known && area.cells.empty()) table.problem("cells", "an area needs cells");
  if (!known) area.cells.clear();
  return !area.cells.empty();
}

void read_grid(TableReader& table, const SheetDef& sheet, AreaDef& area) {
  const Grid grid = read_places(table);
  const auto read_rest = [&](TableReader& reader) {
    name_grid(reader, sheet, area);
    read_grey(reader, area);
    read_shaded(reader, area);
    area.roll_rows = reader.boolean("roll_rows", false);
    area.companions = reader.boolean("companions", false);
    area.chain = reader.boolean("chain", false);
  };
  if (read_grid_cells(table, grid, area))
    read_rest(table);
  else
    table.only_keys(read_rest);
}

// --- rows ---

template <class Set>
void read_per_cell(TableReader& table, const std::string& key, int low, int high, AreaDef& area, Set&& set) {
  if (table.get(key) == nullptr) return;
  const auto values = table.integers(key, low, high);
  if (area.cells.empty()) return;  // told already
  check_count(table, key, values.size(), area.cells.size(), kEachField);
  for (std::size_t c = 0; c < std::min(values.size(), area.cells.size()); ++c) set(area.cells[c], values[c]);
}

// Gaps between groups of fields, as on the paper: [fields of a group, width of the gap].
double group_gap(const std::vector<double>& groups, std::size_t cell) {
  if (groups.empty() || groups[0] < 1) return 0;
  const std::size_t before = cell / static_cast<std::size_t>(groups[0]);
  return static_cast<double>(before) * groups[1];
}

void add_row_cells(TableReader& table, AreaDef& area, std::size_t count) {
  const Grid grid = read_places(table);
  const auto groups = table.numbers("groups", 2);
  if (!groups.empty() && groups[0] < 1) table.problem("groups", "a group has at least one field");
  for (std::size_t c = 0; c < count; ++c) {
    CellDef cell;
    cell.row = 1;
    cell.col = static_cast<int>(c) + 1;
    cell.name = std::to_string(cell.col);
    cell.shaded = true;
    cell.place = grid.at(cell.col, 1);
    cell.place.x += group_gap(groups, c);
    area.cells.push_back(cell);
  }
}

void read_row(TableReader& table, AreaDef& area) {
  table.need("cells");
  add_row_cells(table, area, static_cast<std::size_t>(table.integer("cells", 1, clever::kMaxCells - 1, 0)));
  area.accept = table.one_of<Accept>("accept", Accept::any);
  area.reset_after = table.integer("reset_after", 1, clever::kMaxNumber, 0);
  area.writes = table.boolean("writes", true);
  read_per_cell(table, "at_least", 0, clever::kMaxNumber, area,
                [](CellDef& cell, int n) { cell.at_least = n; });
  const int lowest = area.kind == AreaKind::choice_row ? 0 : 1;
  // With 8 the highest number written has two digits, as all numbers of a record.
  read_per_cell(table, "factors", lowest, 8, area, [](CellDef& cell, int n) { cell.factor = n; });
  read_per_cell(table, "bonus_from", 0, clever::kMaxNumber, area,
                [](CellDef& cell, int n) { cell.bonus_from = n; });
  if (area.accept == Accept::at_least && !table.has("at_least")) table.problem("at_least", "is missing");
  for (const auto& cell : area.cells)
    if (cell.bonus_from != 0 && cell.factor != 1)
      table.problem("bonus_from", "a field cannot have both a factor and a lowest number for its bonus");
}

void read_skipping_row(TableReader& table, AreaDef& area) {
  const auto numbers = table.integers("cells", 1, clever::kMaxNumber);
  if (table.need("cells") != nullptr && table.get("cells")->kind == TomlValue::Kind::array && numbers.empty())
    table.problem("cells", "expected a list of the printed numbers");
  if (numbers.size() > clever::kMaxCells - 1)
    table.problem("cells", "a row holds at most " + std::to_string(clever::kMaxCells - 1) + " cells");
  add_row_cells(table, area, std::min<std::size_t>(numbers.size(), clever::kMaxCells - 1));
  for (std::size_t c = 0; c < area.cells.size(); ++c) area.cells[c].number = numbers[c];
}

void read_two_way_row(TableReader& table, AreaDef& area) {
  table.need("cells");
  const int side = table.integer("cells", 1, 12, 0);
  area.start = table.need_integer("start", 1, clever::kMaxNumber);
  const auto range = table.integers("numbers", 1, clever::kMaxNumber);
  check_count(table, "numbers", range.size(), 2, "the lowest and the highest");
  if (range.size() == 2) {
    area.low = range[0], area.high = range[1];
    if (area.start < area.low || area.start > area.high)
      table.problem("numbers", "expected the lowest and the highest number, and \"start\" among them");
  }
  area.writes = true;
  const Grid grid = read_places(table);
  for (const int direction : {-1, 1})
    for (int c = 1; c <= side; ++c) {
      CellDef cell;
      cell.row = 1;
      cell.col = direction * c;
      cell.name = std::string(1, direction < 0 ? 'L' : 'R').append(std::to_string(c));
      cell.shaded = true;
      cell.place = grid.at(1 + direction * c, 1);  // the first cell is the printed start number
      area.cells.push_back(cell);
    }
}

// --- points ---

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
  if ((area.points == Points::outermost) != (area.kind == AreaKind::two_way_row))
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
  switch (area.kind) {
    case AreaKind::grid:
    case AreaKind::circled_grid:
      read_grid(table, sheet, area);
      break;
    case AreaKind::row:
    case AreaKind::choice_row:
      read_row(table, area);
      break;
    case AreaKind::two_way_row:
      read_two_way_row(table, area);
      break;
    case AreaKind::skipping_row:
      read_skipping_row(table, area);
      break;
  }
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
