// Reads where a Wizard sheet's rows, fields and circles stand on the page. Everything is printed in even
// steps, so a file says the first of each and the way to the next.
#pragma once

#include "core/wizard/wizard_sheet.h"
#include "sheets/reader.h"

namespace fox {

// Colours, columns, jester fields and targets must be known before.
void read_wizard_places(TableReader& top, wizard::SheetDef& sheet);

// Notes what lies outside the page or its row, or covers something else. For a sheet read without problems.
void check_wizard_places(TableReader& top, const wizard::SheetDef& sheet);

}  // namespace fox
