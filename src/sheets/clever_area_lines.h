// Reads what the cells of an area earn: bonuses of single fields, of rows, columns, neighbours and free
// lines.
#pragma once

#include "core/clever/sheet_def.h"
#include "sheets/reader.h"

namespace fox {

void read_clever_lines(TableReader& table, const clever::SheetDef& sheet, clever::AreaDef& area);

}  // namespace fox
