#include <array>
#include <cmath>
#include <vector>

#include "core/pattern.h"
#include "ui/look/signs.h"

namespace fox::ui {
namespace {

struct Brush {
  Canvas& canvas;
  Rect rect;
  Color ink;
  float unit;

  // A line that goes up and down from left to right, by its steps.
  void wave(float y, float step, float height, float width, bool round) const {
    std::vector<Point> points;
    const float dx = round ? step / 8 : step;
    int i = 0;
    for (float x = rect.x - step; x <= rect.right() + step; x += dx, ++i) {
      const float up = round ? std::sin(static_cast<float>(i) * .78539816f) : (i % 2 == 0 ? 1.f : -1.f);
      points.push_back({x, y - up * height});
    }
    canvas.polyline(points, ink, width * unit);
  }

  template <class At>
  void grid(float dx, float dy, bool offset, At&& at) const {
    int row = 0;
    for (float y = rect.y + dy * unit / 2; y < rect.bottom() + dy * unit / 2; y += dy * unit, ++row) {
      const float shift = offset && row % 2 == 1 ? dx * unit / 2 : 0;
      for (float x = rect.x + dx * unit / 2 - shift; x < rect.right() + dx * unit / 2; x += dx * unit)
        at(Point{x, y});
    }
  }

  void slopes(float pitch, float width, float direction) const {
    const float reach = rect.h;
    for (float x = rect.x - reach; x < rect.right() + reach; x += pitch * unit) {
      const Point from{x, direction > 0 ? rect.bottom() : rect.y},
          to{x + reach, direction > 0 ? rect.y : rect.bottom()};
      canvas.line(from, to, ink, width * unit);
    }
  }
};

void draw_on(Canvas& canvas, const Rect& rect, Pattern pattern, Color ink, float unit) {
  const Brush brush{canvas, rect, ink, unit};
  const auto rows = [&](float pitch, auto&& at) {
    for (float y = rect.y + pitch * unit / 2; y < rect.bottom() + pitch * unit / 2; y += pitch * unit) at(y);
  };
  switch (pattern) {
    case Pattern::dots:
      return brush.grid(10, 10, true, [&](Point p) { canvas.disc(p, 1.9f * unit, ink); });
    case Pattern::waves:
      return rows(8, [&](float y) { brush.wave(y, 12 * unit, 1.7f * unit, 2, true); });
    case Pattern::diagonals:
      return brush.slopes(8 * 1.414f, 2.4f, 1);
    case Pattern::zigzag:
      return rows(10, [&](float y) { brush.wave(y, 6 * unit, 2.6f * unit, 2, false); });
    case Pattern::low_zigzag:
      return rows(9, [&](float y) { brush.wave(y, 7 * unit, 1.6f * unit, 2, false); });
    case Pattern::lattice:
      brush.slopes(11 * 1.414f, 1.5f, 1);
      return brush.slopes(11 * 1.414f, 1.5f, -1);
    case Pattern::upright:
      for (float x = rect.x + 3 * unit; x < rect.right(); x += 6 * unit)
        canvas.line({x, rect.y - unit}, {x, rect.bottom() + unit}, ink, 1.8f * unit);
      return;
    case Pattern::pluses:
      return brush.grid(11, 11, true, [&](Point p) {
        const float arm = 2.4f * unit;
        canvas.fill({p.x - arm, p.y - .9f * unit, 2 * arm, 1.8f * unit}, ink);
        canvas.fill({p.x - .9f * unit, p.y - arm, 1.8f * unit, arm - .9f * unit}, ink);
        canvas.fill({p.x - .9f * unit, p.y + .9f * unit, 1.8f * unit, arm - .9f * unit}, ink);
      });
    case Pattern::rings:
      return brush.grid(12, 10, true, [&](Point p) { canvas.ring(p, 3 * unit, ink, 1.6f * unit); });
    case Pattern::dashes:
      return brush.grid(18, 7, true, [&](Point p) {
        canvas.line(p - Point{5.5f * unit, 0}, p + Point{5.5f * unit, 0}, ink, 1.6f * unit);
      });
  }
}

}  // namespace

void draw_pattern(Canvas& canvas, const Rect& rect, std::string_view name, Color ink, float unit) {
  const auto pattern = enum_named<Pattern>(name);
  if (!pattern) return;
  canvas.push_clip(rect);
  canvas.shape(ShapeKey("pattern", name, rect.w, rect.h, unit, ink), {rect.x, rect.y}, [&] {
    draw_on(canvas, {0, 0, rect.w, rect.h}, *pattern, ink, unit);
  });
  canvas.pop_clip();
}

}  // namespace fox::ui
