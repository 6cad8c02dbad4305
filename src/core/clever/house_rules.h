// What a sheet must have for a house rule to change anything there. Which ones there are: clever_readings.h.
#pragma once

#include "core/clever/sheet_def.h"

namespace fox::clever {

bool has_use(Effect effect, const SheetDef& sheet);

}  // namespace fox::clever
