// A circled grid: an open cell gets circled, a circled one crossed, a crossed one takes nothing more.
#pragma once

#include "core/clever/state.h"

namespace fox::clever::circled_grid {

inline Mask open(const Area& area, const Pad& pad, int a) {
  return area.all & ~pad.marked[static_cast<std::size_t>(a)];
}

// Lines of this kind ask for a circle at least.
inline Mask counted(const Area& area, const Pad& pad, int a) {
  return pad.marked[static_cast<std::size_t>(a)] | pad.noted[area.noted];
}

inline void write(const Area& area, Pad& pad, int a, int cell) {
  const Mask mark = Mask{1} << cell;
  if (pad.noted[area.noted] & mark) {
    pad.noted[area.noted] &= ~mark;
    pad.marked[static_cast<std::size_t>(a)] |= mark;
  } else {
    pad.noted[area.noted] |= mark;
  }
}

}  // namespace fox::clever::circled_grid
