// A two-way row: it grows from a printed start number to both sides, down to the left and up to the right, one
// step at a time; the start number itself may be written again to begin anew.
// Cells of the first half go left from the middle, the others go right.
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

// The next step, and the start number where it does not stand there already.
inline std::uint32_t numbers(const Area& area, int beside, int step, bool start_again) {
  std::uint32_t next = std::uint32_t{1} << (beside + step);
  if (start_again || beside != area.start) next |= std::uint32_t{1} << area.start;
  const std::uint32_t range = (std::uint32_t{2} << area.high) - (std::uint32_t{1} << area.low);
  return next & range;
}

inline Opening opening(const Area& area, const Pad& pad, std::size_t a, bool start_again) {
  const Mask marked = pad.marked[a], left = area.first_half;
  const Mask next_left = ((marked & left) + 1) & left;
  const Mask next_right = (((marked >> area.split) + 1) << area.split) & area.all & ~left;
  return {next_left | next_right, numbers(area, before(area, pad, a, false), -1, start_again) |
                                      numbers(area, before(area, pad, a, true), 1, start_again) << 16};
}

}  // namespace fox::clever::two_way_row
