// A two-way row: it grows from a printed start number to both sides, down to the left and up to the right,
// one step at a time; the start number itself may be written again to begin anew. Cells of the first half go
// left from the middle, the others go right.
#pragma once

#include "core/clever/areas/opening.h"

namespace fox::clever::two_way_row {

// The number beside the next cell of a side.
inline int before(const Area& area, const Pad& pad, std::size_t a, bool right) {
  const Mask side = right ? pad.marked[a] >> area.split : pad.marked[a] & area.first_half;
  if (side == 0) return area.start;
  const int filled = __builtin_ctz(~side);
  return pad.numbers[static_cast<std::size_t>(area.first_number + (right ? area.split : 0) + filled - 1)];
}

inline Opening opening(const Area& area, const Pad& pad, std::size_t a) {
  const Mask marked = pad.marked[a], left = marked & area.first_half, right = marked >> area.split;
  const Mask next = ((left + 1) & area.first_half) | (((right + 1) << area.split) & area.all);
  const std::size_t second = area.first_number + std::size_t{area.split};
  const std::uint32_t numbers = area.follow[0][beside(pad, area.first_number, left)];
  return {next, numbers | std::uint32_t{area.follow[1][beside(pad, second, right)]} << 16};
}

}  // namespace fox::clever::two_way_row
