// Reads the tables of a sheet of the Wizard family into its definition; the format is documented in
// sheets/README.md.
#pragma once

#include "core/wizard/wizard_sheet.h"

namespace fox {

class TableReader;

void read_tables(TableReader& top, wizard::SheetDef& sheet);

}  // namespace fox
