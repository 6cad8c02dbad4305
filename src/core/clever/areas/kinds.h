// What every area kind must be able to say, asked of whichever kind an area is. Each kind has a file of its own
// in this folder; this one only sends the question on.
#pragma once

#include "core/clever/areas/circled_grid.h"
#include "core/clever/areas/grid.h"
#include "core/clever/areas/row.h"
#include "core/clever/areas/skipping_row.h"
#include "core/clever/areas/two_way_row.h"
#include "core/clever/line.h"

namespace fox::clever {

// Cells a mark could go to now, whatever the number.
inline Mask open_cells(const Area& area, const Pad& pad, int a) {
  switch (area.kind) {
    case AreaKind::grid: return grid::open(area, pad, a);
    case AreaKind::circled_grid: return circled_grid::open(area, pad, a);
    case AreaKind::row:
    case AreaKind::choice_row: return row::open(area, pad, a);
    case AreaKind::two_way_row: return two_way_row::open(area, pad, a);
    case AreaKind::skipping_row: return skipping_row::open(area, pad, a);
  }
  return 0;
}

// Those of the open cells that take this number.
inline Mask accepting_cells(const Area& area, const Pad& pad, int a, int number, bool start_again) {
  const Mask open = open_cells(area, pad, a);
  switch (area.kind) {
    case AreaKind::grid:
    case AreaKind::circled_grid: return grid::accepts(area, open, number);
    case AreaKind::row:
    case AreaKind::choice_row: return row::accepts(area, pad, a, open, number);
    case AreaKind::two_way_row: return two_way_row::accepts(area, pad, a, open, number, start_again);
    case AreaKind::skipping_row: return skipping_row::accepts(area, open, number);
  }
  return 0;
}

// What a number becomes in a cell; 0 where a cross is made.
inline int written(const Area& area, int cell, int number, Choice choice) {
  if (!area.writes) return 0;
  const int factor = area.factor[static_cast<std::size_t>(cell)];
  if (area.kind != AreaKind::choice_row) return number * factor;
  return choice == Choice::points ? number * factor : row::halved(number);
}

}  // namespace fox::clever
