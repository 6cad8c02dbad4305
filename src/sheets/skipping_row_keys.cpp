// A skipping row: the numbers printed in its fields; bonuses stand between two of them.
#include "core/clever/areas/kinds.h"
#include "sheets/area_keys.h"

namespace fox {

using clever::AreaDef;
using clever::SheetDef;

namespace {

void read_skipping_row(TableReader& table, const SheetDef&, AreaDef& area) {
  const auto numbers = table.integers("cells", 1, clever::kMaxNumber);
  if (table.need("cells") != nullptr && table.get("cells")->kind == TomlValue::Kind::array && numbers.empty())
    table.problem("cells", "expected a list of the printed numbers");
  if (numbers.size() > clever::kMaxCells - 1)
    table.problem("cells", "a row holds at most " + std::to_string(clever::kMaxCells - 1) + " cells");
  add_row_cells(table, area, std::min<std::size_t>(numbers.size(), clever::kMaxCells - 1));
  for (std::size_t c = 0; c < area.cells.size(); ++c) area.cells[c].number = numbers[c];
}

}  // namespace

AreaKeys area_keys(clever::SkippingRow) {
  return {read_skipping_row, AreaKeys::Gains::each_gap};
}

}  // namespace fox
