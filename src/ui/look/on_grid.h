// Drawings on a grid of 24, put into a square.
#pragma once

#include "ui/frame/canvas.h"
#include "ui/look/paths.h"

namespace fox::ui {

struct OnGrid {
  Rect square;
  [[nodiscard]] float unit() const { return square.w / 24; }
  Point operator()(Point p) const { return {square.x + p.x * unit(), square.y + p.y * unit()}; }
};

// `width` on the grid; 0: filled.
void draw_line(Canvas& canvas, const OnGrid& grid, const PathLine& line, float width, Color color);
void draw_path(Canvas& canvas, const OnGrid& grid, const char* path, float width, Color color);

}  // namespace fox::ui
