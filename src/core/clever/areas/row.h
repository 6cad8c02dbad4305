// A row: filled from left to right without gaps; what the next number must be is the row's own rule.
// A choice row differs in one thing: each field offers the bonus or the points.
#pragma once

#include "core/clever/areas/opening.h"

namespace fox::clever::row {

// The number written last, 0 in an empty row.
inline int last(const Area& area, const Pad& pad, std::size_t a) {
  const Mask marked = pad.marked[a];
  if (marked == 0) return 0;
  return pad.numbers[static_cast<std::size_t>(area.first_number + __builtin_ctz(~marked) - 1)];
}

// Lowest numbers are print, in Area::fit.
inline std::uint32_t numbers(const Area& area, const Pad& pad, std::size_t a) {
  return area.follow[0][beside(pad, area.first_number, pad.marked[a])];
}

// A choice row halves for the bonus, rounding up, and multiplies for the points.
inline int halved(int number) {
  return (number + 1) / 2;
}

// A field without a factor is always halved and offers no choice.
inline bool offers_choice(const Area& area, int cell) {
  return (area.choices >> cell & 1) != 0;
}

}  // namespace fox::clever::row
