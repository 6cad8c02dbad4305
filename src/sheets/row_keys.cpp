// Rows: how many fields, what is asked of the next number, what is printed in each field.
#include "core/clever/areas/kinds.h"
#include "sheets/area_keys.h"

namespace fox {

using clever::Accept;
using clever::AreaDef;
using clever::CellDef;
using clever::SheetDef;

namespace {

void read_row(TableReader& table, const SheetDef&, AreaDef& area) {
  table.need("cells");
  add_row_cells(table, area, static_cast<std::size_t>(table.integer("cells", 1, clever::kMaxCells - 1, 0)));
  area.accept = table.one_of<Accept>("accept", Accept::any);
  area.reset_after = table.integer("reset_after", 1, clever::kMaxNumber, 0);
  area.writes = table.boolean("writes", true);
  read_per_cell(table, "at_least", 0, clever::kMaxNumber, area,
                [](CellDef& cell, int n) { cell.at_least = n; });
  const int lowest = clever::traits_of(area.kind).halves ? 0 : 1;
  // With 8 the highest number written has two digits, as all numbers of a record.
  read_per_cell(table, "factors", lowest, 8, area, [](CellDef& cell, int n) { cell.factor = n; });
  read_per_cell(table, "bonus_from", 0, clever::kMaxNumber, area,
                [](CellDef& cell, int n) { cell.bonus_from = n; });
  if (area.accept == Accept::at_least && !table.has("at_least")) table.problem("at_least", "is missing");
  for (const auto& cell : area.cells)
    if (cell.bonus_from != 0 && cell.factor != 1)
      table.problem("bonus_from", "a field cannot have both a factor and a lowest number for its bonus");
}

}  // namespace

AreaKeys area_keys(clever::Row) {
  return {read_row, AreaKeys::Gains::each_field};
}

AreaKeys area_keys(clever::ChoiceRow) {
  return area_keys(clever::Row{});
}

}  // namespace fox
