// A grid: any cell that shows the number may be crossed, in any order.
#pragma once

#include "core/clever/state.h"

namespace fox::clever::grid {

inline Mask open(const Area& area, const Pad& pad, int a) {
  return area.all & ~pad.marked[static_cast<std::size_t>(a)];
}

inline Mask accepts(const Area& area, Mask open_cells, int number) {
  return open_cells & area.fit[static_cast<std::size_t>(number)];
}

}  // namespace fox::clever::grid
