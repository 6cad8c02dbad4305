// A grid: any open field that shows the number.
#pragma once

#include "core/clever/areas/any_kind.h"

namespace fox::clever {

struct Grid : AnyKind {};

}  // namespace fox::clever
