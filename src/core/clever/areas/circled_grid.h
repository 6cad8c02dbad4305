// A circled grid: an open field gets circled, a circled one crossed, a crossed one takes nothing more.
#pragma once

#include "core/clever/areas/grid.h"

namespace fox::clever {

struct CircledGrid : Grid {
  static constexpr KindTraits traits{.circles = true};
};

}  // namespace fox::clever
