// A skipping row: any cell right of the last cross that shows the number; what is skipped is gone for good.
#pragma once

#include "core/clever/areas/opening.h"

namespace fox::clever::skipping_row {

inline Opening opening(const Area& area, const Pad& pad, std::size_t a) {
  const Mask marked = pad.marked[a];
  if (marked == 0) return {area.all};
  const int last = 31 - __builtin_clz(marked);
  return {area.all & ~((Mask{2} << last) - 1)};
}

}  // namespace fox::clever::skipping_row
