// Grids: cells row by row with their printed numbers, grey and shaded ones, names, what cuts across.
#include <algorithm>
#include <string>

#include "core/clever/areas/kinds.h"
#include "sheets/area_keys.h"
#include "sheets/clever_names.h"

namespace fox {

using clever::AreaDef;
using clever::CellDef;
using clever::SheetDef;

namespace {

// False where the row cannot be read at all, so that nothing is known of its cells.
bool read_grid_row(TableReader& table, const TomlValue& row, int r, const CellPlaces& grid, AreaDef& area) {
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
bool read_grid_cells(TableReader& table, const CellPlaces& grid, AreaDef& area) {
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
  const CellPlaces grid = read_places(table);
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

}  // namespace

AreaKeys area_keys(clever::Grid) {
  return {read_grid, AreaKeys::Gains::lines_of_a_grid};
}

AreaKeys area_keys(clever::CircledGrid) {
  return area_keys(clever::Grid{});
}

}  // namespace fox
