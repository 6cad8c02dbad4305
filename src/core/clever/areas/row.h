// A row: filled from left to right without gaps; what the next number must be is the row's own rule.
// A choice row differs in one thing: each field offers the bonus or the points.
#pragma once

#include "core/clever/state.h"

namespace fox::clever::row {

inline Mask open(const Area& area, const Pad& pad, int a) {
  return (pad.marked[static_cast<std::size_t>(a)] + 1) & area.all;
}

// The number written last, 0 in an empty row.
inline int last(const Area& area, const Pad& pad, int a) {
  const int filled = __builtin_popcount(pad.marked[static_cast<std::size_t>(a)]);
  return filled == 0 ? 0 : pad.numbers[static_cast<std::size_t>(area.first_number + filled - 1)];
}

inline Mask accepts(const Area& area, const Pad& pad, int a, Mask open_cells, int number) {
  switch (area.accept) {
    case Accept::any: return open_cells;
    case Accept::at_least: return open_cells & area.fit[static_cast<std::size_t>(number)];
    case Accept::rising: {
      const int before = last(area, pad, a);
      return number > before || before == area.reset_after ? open_cells : 0;
    }
    case Accept::not_above: {
      const int before = last(area, pad, a);
      return before == 0 || number <= before ? open_cells : 0;
    }
  }
  return 0;
}

// A choice row halves for the bonus, rounding up, and multiplies for the points.
inline int halved(int number) { return (number + 1) / 2; }

// A field without a factor is always halved and offers no choice.
inline bool offers_choice(const Area& area, int cell) { return area.factor[static_cast<std::size_t>(cell)] != 0; }

}  // namespace fox::clever::row
