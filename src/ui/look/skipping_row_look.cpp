// What is printed round the fields of a skipping row: brackets from two fields to the sign between them.
#include "core/clever/areas/kinds.h"
#include "ui/look/kind_look.h"

namespace fox::ui {
namespace {

void paint_brackets(const AreaPaint& p) {
  for (std::size_t l = 0; l < p.area.lines.size(); ++l) {
    const auto& cells = p.area.lines[l].cells;
    const Point sign = p.place.line_gains[l];
    if (cells.size() != 2) continue;
    const Rect a = p.place.cells[static_cast<std::size_t>(cells[0])],
               b = p.place.cells[static_cast<std::size_t>(cells[1])];
    const float out = p.u(6);
    std::vector<Point> bracket{{a.center().x + out, a.bottom()}, {a.center().x + out, sign.y}, sign};
    if (a.y == b.y)
      bracket.push_back({b.center().x - out, sign.y}), bracket.push_back({b.center().x - out, b.bottom()});
    p.canvas().polyline(bracket, link_color(p), p.u(4));
  }
}

}  // namespace

KindLook look_of(clever::SkippingRow) {
  return {KindLook::Fields::row, paint_brackets, paint_row_print};
}

}  // namespace fox::ui
