// Reads the tables of a sheet of the Clever family into its definition. Every number is checked against what
// the rules can hold; the format is documented in sheets/README.md.
#pragma once

#include "core/clever/sheet_def.h"

namespace fox {

class TableReader;

void read_tables(TableReader& top, clever::SheetDef& sheet);

}  // namespace fox
