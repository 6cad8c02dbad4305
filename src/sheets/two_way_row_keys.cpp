// A two-way row: the start number and the fields of each side.
#include "core/clever/areas/kinds.h"
#include "sheets/area_keys.h"

namespace fox {

using clever::AreaDef;
using clever::CellDef;
using clever::SheetDef;

namespace {

void read_two_way_row(TableReader& table, const SheetDef&, AreaDef& area) {
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
  const CellPlaces grid = read_places(table);
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

}  // namespace

AreaKeys area_keys(clever::TwoWayRow) {
  return {read_two_way_row, AreaKeys::Gains::each_side};
}

}  // namespace fox
