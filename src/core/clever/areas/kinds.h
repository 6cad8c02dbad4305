// The question every area kind answers: what would you take now? Grids and rows answer by their masks alone;
// a kind that asks for more has a file of its own in this folder, and this one sends the question on.
#pragma once

#include "core/clever/areas/circled_grid.h"
#include "core/clever/areas/row.h"
#include "core/clever/areas/skipping_row.h"
#include "core/clever/areas/two_way_row.h"
#include "core/clever/line.h"

namespace fox::clever {

inline Opening relative_opening(const Area& area, const Pad& pad, std::size_t a, Mask cells) {
  switch (area.kind) {
    case AreaKind::grid:
    case AreaKind::circled_grid:
      return {cells};
    case AreaKind::row:
    case AreaKind::choice_row:
      return {cells, row::numbers(area, pad, a)};
    case AreaKind::two_way_row:
      return two_way_row::opening(area, pad, a);
    case AreaKind::skipping_row:
      return skipping_row::opening(area, pad, a);
  }
  return {};
}

[[gnu::always_inline]] inline Opening opening(const Area& area, const Pad& pad, std::size_t a) {
  const Mask marked = pad.marked[a], cells = (~marked & area.free) | ((marked + 1) & area.next);
  return area.relative ? relative_opening(area, pad, a, cells) : Opening{cells};
}

// Empty cells that nothing will ever mark again.
inline Mask closed_for_good(const Area& area, const Pad& pad, std::size_t a) {
  if (area.kind != AreaKind::skipping_row) return 0;
  return area.all & ~area.printed & ~pad.marked[a] & ~opening(area, pad, a).cells;
}

// What a number becomes in a cell; 0 where a cross is made.
inline int written(const Area& area, int cell, int number, Choice choice) {
  const int factor = area.factor[static_cast<std::size_t>(cell)];
  if (area.kind == AreaKind::choice_row && choice != Choice::points) return row::halved(number);
  return number * factor;
}

}  // namespace fox::clever
