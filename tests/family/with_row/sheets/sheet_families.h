// The list of families with one more: it stands before src on the include path, and takes the place of the
// other.
#pragma once

#include <variant>

#include "row/row_reader.h"
#include "sheets/clever_reader.h"
#include "sheets/wizard_reader.h"

namespace fox {

using AnySheet = std::variant<clever::SheetDef, wizard::SheetDef, row::SheetDef>;

}  // namespace fox
