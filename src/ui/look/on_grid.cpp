#include "ui/look/on_grid.h"

namespace fox::ui {

void draw_line(Canvas& canvas, const OnGrid& grid, const PathLine& line, float width, Color color) {
  std::vector<Point> points;
  for (const Point p : line.points) points.push_back(grid(p));
  if (width > 0)
    canvas.polyline(points, color, width * grid.unit(), line.closed);
  else
    canvas.polygon(points, color);
}

void draw_path(Canvas& canvas, const OnGrid& grid, const char* path, float width, Color color) {
  for (const auto& line : flatten(path, 10)) draw_line(canvas, grid, line, width, color);
}

}  // namespace fox::ui
