// Points and rectangles of the screen, in pixels, and how a rectangle is cut into parts.
#pragma once

#include <algorithm>

namespace fox::ui {

struct Point {
  float x = 0, y = 0;

  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, float f) { return {a.x * f, a.y * f}; }
  friend bool operator==(Point, Point) = default;
};

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  [[nodiscard]] float right() const { return x + w; }
  [[nodiscard]] float bottom() const { return y + h; }
  [[nodiscard]] Point center() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] bool empty() const { return w <= 0 || h <= 0; }
  [[nodiscard]] bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  // Smaller by `by` on every side; larger where it is negative.
  [[nodiscard]] Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
  [[nodiscard]] Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
  [[nodiscard]] Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  [[nodiscard]] Rect intersect(const Rect& o) const {
    const float l = std::max(x, o.x), t = std::max(y, o.y);
    return {l, t, std::max(0.f, std::min(right(), o.right()) - l),
            std::max(0.f, std::min(bottom(), o.bottom()) - t)};
  }
  // A rectangle of this size in the middle.
  [[nodiscard]] Rect middle(float width, float height) const {
    return {x + (w - width) / 2, y + (h - height) / 2, width, height};
  }

  // Takes a strip off one side, and a gap behind it.
  Rect cut_left(float width, float gap = 0) {
    const Rect strip{x, y, width, h};
    x += width + gap;
    w -= width + gap;
    return strip;
  }
  Rect cut_right(float width, float gap = 0) {
    const Rect strip{right() - width, y, width, h};
    w -= width + gap;
    return strip;
  }
  Rect cut_top(float height, float gap = 0) {
    const Rect strip{x, y, w, height};
    y += height + gap;
    h -= height + gap;
    return strip;
  }
  Rect cut_bottom(float height, float gap = 0) {
    const Rect strip{x, bottom() - height, w, height};
    h -= height + gap;
    return strip;
  }
  // The i-th of n equal columns with gaps between them.
  [[nodiscard]] Rect column(int i, int n, float gap) const {
    const float width = (w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x + (width + gap) * static_cast<float>(i), y, width, h};
  }
  [[nodiscard]] Rect row(int i, int n, float gap) const {
    const float height = (h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x, y + (height + gap) * static_cast<float>(i), w, height};
  }
};

}  // namespace fox::ui
