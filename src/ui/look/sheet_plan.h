// Where everything of a Clever sheet lies: the page of its file, scaled, or for narrow windows the page
// broken anew (areas below each other, long rows in two lines). Places only; nothing is drawn and no state is
// read.
#pragma once

#include <array>
#include <vector>

#include "core/clever/sheet_def.h"
#include "ui/frame/geometry.h"

namespace fox::ui {

struct AreaPlan {
  Rect panel, spine;
  bool bar = false;  // the spine lies across the top
  std::vector<Rect> cells;
  std::vector<Rect> hits;                     // of the cells: to the middle of the gap
  std::vector<Point> cell_gains, line_gains;  // the signs' middles
  std::vector<Rect> plates;  // of the points: by count, column or distance, as the area counts
  std::vector<Rect> row_plates, row_letters;  // of grids that count by rows; of chains
  std::vector<int> line_of;                   // of a row: the line a cell stands on
  Rect start, extra_low, extra_high, again;   // of a two-way row: the printed number and what stands below it
  float sign = 29;                            // height of its signs
};

struct SheetPlan {
  float unit = 1;  // pixels a unit of the page, or a dp where the page is broken anew
  bool broken = false;
  float height = 0;  // pixels
  Rect page;
  Rect rounds;
  std::array<Rect, clever::kActions> tracks;
  std::vector<AreaPlan> areas;
};

// The narrowest width in dp at which the page as it is still has cells for fingers.
float page_width_least(const clever::SheetDef& def);
SheetPlan plan_page(const clever::SheetDef& def, const Rect& where);
SheetPlan plan_broken(const clever::SheetDef& def, const Rect& where, float pixels_a_dp);

// What both have in common: how many lines and columns a grid has, what its points need.
struct GridShape {
  int rows = 0, columns = 0;
  bool column_heads = false;  // points by row: what so many in a row are worth
  bool column_feet = false;   // points by column
  bool count_strip = false;   // points by count
  bool row_gains = false, column_gains = false;
};
GridShape shape_of(const clever::AreaDef& area);
void widen_hits(AreaPlan& area, float most);

}  // namespace fox::ui
