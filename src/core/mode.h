// How a game is followed, whatever its family: at the table with all its dice, on the sheet with the marks
// alone, or a finished sheet of paper.
#pragma once

#include "core/named_enum.h"

namespace fox {

FOX_NAMED_ENUM(Mode, table, sheet, paper)

}  // namespace fox
