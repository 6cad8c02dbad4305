// A circled grid: an open cell gets circled, a circled one crossed, a crossed one takes nothing more.
#pragma once

#include "core/clever/areas/opening.h"

namespace fox::clever::circled_grid {

// Lines of this kind ask for a circle at least.
inline Mask counted(const Area& area, const Pad& pad, std::size_t a) {
  return pad.marked[a] | pad.noted[area.noted];
}

}  // namespace fox::clever::circled_grid
