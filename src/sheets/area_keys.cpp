#include "sheets/area_keys.h"

#include <string>

namespace fox {

using clever::AreaDef;
using clever::CellDef;

namespace {

// Gaps between groups of fields, as on the paper: [fields of a group, width of the gap].
double group_gap(const std::vector<double>& groups, std::size_t cell) {
  if (groups.empty() || groups[0] < 1) return 0;
  const std::size_t before = cell / static_cast<std::size_t>(groups[0]);
  return static_cast<double>(before) * groups[1];
}

}  // namespace

CellPlaces read_places(TableReader& table) {
  CellPlaces grid;
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

void add_row_cells(TableReader& table, AreaDef& area, std::size_t count) {
  const CellPlaces grid = read_places(table);
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

}  // namespace fox
