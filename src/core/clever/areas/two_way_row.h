// A two-way row: it grows from a printed start number to both sides, down to the left and up to the right, one
// step at a time; the start number itself may be written again to begin anew.
// Cells 0..split-1 go left from the middle, the others go right.
#pragma once

#include "core/clever/state.h"

namespace fox::clever::two_way_row {

inline Mask left_half(const Area& area) { return (Mask{1} << area.split) - 1; }

inline Mask open(const Area& area, const Pad& pad, int a) {
  const Mask marked = pad.marked[static_cast<std::size_t>(a)], left = left_half(area);
  const Mask next_left = ((marked & left) + 1) & left;
  const Mask next_right = (((marked >> area.split) + 1) << area.split) & area.all & ~left;
  return next_left | next_right;
}

// The number beside the next cell of a side.
inline int before(const Area& area, const Pad& pad, int a, bool right) {
  const Mask marked = pad.marked[static_cast<std::size_t>(a)];
  const Mask side = right ? marked >> area.split : marked & left_half(area);
  const int filled = __builtin_popcount(side);
  if (filled == 0) return area.start;
  return pad.numbers[static_cast<std::size_t>(area.first_number + (right ? area.split : 0) + filled - 1)];
}

inline Mask accepts(const Area& area, const Pad& pad, int a, Mask open_cells, int number, bool start_again) {
  if (number < area.low || number > area.high) return 0;
  const Mask left = left_half(area);
  const bool anew = number == area.start;
  Mask cells = 0;
  if (const int beside = before(area, pad, a, false);
      number == beside - 1 || (anew && (start_again || beside != area.start)))
    cells |= open_cells & left;
  if (const int beside = before(area, pad, a, true);
      number == beside + 1 || (anew && (start_again || beside != area.start)))
    cells |= open_cells & ~left;
  return cells;
}

}  // namespace fox::clever::two_way_row
