// A skipping row: any cell right of the last cross that shows the number; what is skipped is gone for good.
#pragma once

#include "core/clever/state.h"

namespace fox::clever::skipping_row {

inline Mask open(const Area& area, const Pad& pad, int a) {
  const Mask marked = pad.marked[static_cast<std::size_t>(a)];
  if (marked == 0) return area.all;
  const int last = 31 - __builtin_clz(marked);
  return area.all & ~((Mask{2} << last) - 1);
}

inline Mask accepts(const Area& area, Mask open_cells, int number) {
  return open_cells & area.fit[static_cast<std::size_t>(number)];
}

}  // namespace fox::clever::skipping_row
