// Checks of a whole Clever sheet that no single key can answer: doubled names, sizes the tables can hold,
// kinds and switches that need one another, chains that could run forever.
#pragma once

#include "core/clever/sheet_def.h"
#include "sheets/reader.h"

namespace fox {

void check_clever_sheet(TableReader& top, const clever::SheetDef& sheet);

}  // namespace fox
