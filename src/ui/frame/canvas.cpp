#include "ui/frame/canvas.h"

#include <imgui.h>

#include <array>
#include <cmath>

#include "ui/frame/image.h"

namespace fox::ui {
namespace {

constexpr float kPi = 3.14159265f;

ImVec2 vec(Point point) {
  return {point.x, point.y};
}

bool opaque(Color color) {
  return color >> 24 == 0xff;
}

// Points upon each other have no direction between them.
bool apart(Point a, Point b) {
  return std::abs(a.x - b.x) + std::abs(a.y - b.y) > 0.05f;
}

// The outline of a rounded rectangle, clockwise from its upper left straight.
std::vector<Point> outline(const Rect& rect, float radius) {
  std::vector<Point> points;
  const float r = std::min({radius, rect.w / 2, rect.h / 2});
  if (r < .5f)
    return {{rect.x, rect.y}, {rect.right(), rect.y}, {rect.right(), rect.bottom()}, {rect.x, rect.bottom()}};
  const int steps = std::max(3, static_cast<int>(std::sqrt(r) * 2));
  const std::array<Point, 4> centers{{{rect.right() - r, rect.y + r},
                                      {rect.right() - r, rect.bottom() - r},
                                      {rect.x + r, rect.bottom() - r},
                                      {rect.x + r, rect.y + r}}};
  for (int corner = 0; corner < 4; ++corner)
    for (int i = 0; i <= steps; ++i) {
      const float angle =
          (static_cast<float>(corner) - 1 + static_cast<float>(i) / static_cast<float>(steps)) * kPi / 2;
      const Point point =
          centers[static_cast<std::size_t>(corner)] + Point{std::cos(angle) * r, std::sin(angle) * r};
      if (points.empty() || apart(points.back(), point)) points.push_back(point);
    }
  if (!apart(points.back(), points.front())) points.pop_back();
  return points;
}

}  // namespace

void Canvas::fill(const Rect& rect, Color color, float radius) {
  if (rect.empty() || color >> 24 == 0) return;
  list_->AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, color,
                       std::min({radius, rect.w / 2, rect.h / 2}));
}

void Canvas::stroke(const Rect& rect, Color color, float width, float radius) {
  if (rect.empty() || width <= 0) return;
  if (rect.inset(width / 2).empty()) return fill(rect, color, radius);
  shape(ShapeKey("stroke", rect.w, rect.h, width, radius, color), {rect.x, rect.y}, [&] {
    const Rect middle = Rect{0, 0, rect.w, rect.h}.inset(width / 2);
    for (const Point& point : outline(middle, std::max(0.f, radius - width / 2)))
      list_->PathLineTo(vec(point));
    list_->PathStroke(color, ImDrawFlags_Closed, width);
  });
}

void Canvas::dashed(const Rect& rect, Color color, float width, float radius, float dash, float gap) {
  const Rect middle = rect.inset(width / 2);
  if (middle.empty() || dash <= 0 || gap <= 0) return;
  std::vector<Point> points = outline(middle, std::max(0.f, radius - width / 2));
  points.push_back(points.front());
  float around = 0;
  for (std::size_t i = 1; i < points.size(); ++i)
    around += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
  // As many whole dashes as come nearest.
  const float count = std::max(2.f, std::round(around / (dash + gap))), step = around / count;
  const float on = step * dash / (dash + gap);
  float left = on;  // of this dash or gap
  bool drawing = true;
  list_->PathLineTo(vec(points[0]));
  for (std::size_t i = 1; i < points.size(); ++i) {
    Point from = points[i - 1];
    float length = std::hypot(points[i].x - from.x, points[i].y - from.y);
    while (length > left) {
      from = from + (points[i] - from) * (left / length);
      length -= left;
      if (drawing) {
        list_->PathLineTo(vec(from));
        list_->PathStroke(color, 0, width);
      } else {
        list_->PathLineTo(vec(from));
      }
      drawing = !drawing;
      left = drawing ? on : step - on;
    }
    left -= length;
    if (drawing) list_->PathLineTo(vec(points[i]));
  }
  list_->PathClear();
}

void Canvas::disc(Point center, float radius, Color color) {
  // Left to itself, Dear ImGui makes hexagons of pips.
  const int corners = radius < 20 ? std::max(14, static_cast<int>(radius * 2)) : 0;
  if (radius > 0)
    shape(ShapeKey("disc", radius, color), center, [&] {
      list_->AddCircleFilled({0, 0}, radius, color, corners);
    });
}

void Canvas::ring(Point center, float radius, Color color, float width) {
  if (radius > 0 && width > 0)
    shape(ShapeKey("ring", radius, width, color), center, [&] {
      list_->AddCircle({0, 0}, radius, color, 0, width);
    });
}

void Canvas::line(Point from, Point to, Color color, float width) {
  const std::array<Point, 2> ends{from, to};
  polyline(ends, color, width);
}

void Canvas::polyline(std::span<const Point> points, Color color, float width, bool closed) {
  if (points.empty() || width <= 0 || color >> 24 == 0) return;
  if (points.size() == 1) return disc(points[0], width / 2, color);
  const std::size_t n = points.size();
  // A translucent line must not lie upon itself: it is drawn in one piece, its joins pointed and its ends
  // half discs.
  if (!opaque(color) || width < 1.5f) {
    for (const Point& point : points) list_->PathLineTo(vec(point));
    list_->PathStroke(color, closed ? ImDrawFlags_Closed : 0, width);
    if (closed || width < 1.5f) return;
    const auto half_disc = [&](Point end, Point before) {
      const float angle = std::atan2(end.y - before.y, end.x - before.x);
      list_->PathArcTo(vec(end), width / 2, angle - kPi / 2, angle + kPi / 2);
      list_->PathFillConvex(color);
    };
    half_disc(points[0], points[1]);
    half_disc(points[n - 1], points[n - 2]);
    return;
  }
  // An opaque one is drawn in runs that bend little; discs cover their ends.
  const auto turns = [&](std::size_t i) {
    const Point in = points[i] - points[(i + n - 1) % n], out = points[(i + 1) % n] - points[i];
    return in.x * out.x + in.y * out.y < 0.9f * std::hypot(in.x, in.y) * std::hypot(out.x, out.y);
  };
  if (!closed) disc(points[0], width / 2, color);
  list_->PathLineTo(vec(points[0]));
  bool bent = false;
  for (std::size_t i = 1; i < n; ++i) {
    list_->PathLineTo(vec(points[i]));
    const bool last = i + 1 == n;
    if (last ? closed : !turns(i)) continue;
    list_->PathStroke(color, 0, width);
    disc(points[i], width / 2, color);
    bent = true;
    if (!last) list_->PathLineTo(vec(points[i]));
  }
  if (!closed) return;
  if (!bent && !turns(0) && !turns(n - 1)) return list_->PathStroke(color, ImDrawFlags_Closed, width);
  list_->PathLineTo(vec(points[0]));
  list_->PathStroke(color, 0, width);
  disc(points[0], width / 2, color);
  disc(points[n - 1], width / 2, color);
}

void Canvas::image(const Rect& rect, const Image& image) {
  if (!visible(rect)) return;
  // Renderers only read it.
  list_->AddImage(const_cast<ImageSize*>(&image.size_for(rect.w)), {rect.x, rect.y},
                  {rect.right(), rect.bottom()});
}

void Canvas::push_clip(const Rect& rect) {
  list_->PushClipRect({rect.x, rect.y}, {std::max(rect.x, rect.right()), std::max(rect.y, rect.bottom())},
                      true);
}

void Canvas::pop_clip() {
  list_->PopClipRect();
}

Rect Canvas::clip() const {
  const ImVec2 from = list_->GetClipRectMin(), to = list_->GetClipRectMax();
  return {from.x, from.y, to.x - from.x, to.y - from.y};
}

}  // namespace fox::ui
