// What can be drawn on an area, so that colour is never alone; a sheet file names it.
#pragma once

#include "core/named_enum.h"

namespace fox {

FOX_NAMED_ENUM(Pattern, dots, waves, diagonals, zigzag, lattice, upright, pluses, rings, dashes, low_zigzag)

}  // namespace fox
