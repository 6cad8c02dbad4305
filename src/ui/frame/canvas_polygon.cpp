// The canvas's filled outlines: convex ones as a fan, others by cutting off ears, all with a soft edge a
// pixel wide.
#include <imgui.h>

#include <cmath>

#include "ui/frame/canvas.h"

namespace fox::ui {
namespace {

float cross(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool inside(Point p, Point a, Point b, Point c) {
  return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;
}

// Triangles of the outline, which turns right on the screen; three indices each.
std::vector<unsigned short> ears(const std::vector<Point>& points) {
  std::vector<unsigned short> left(points.size()), triangles;
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<unsigned short>(i);
  const auto cut = [&](std::size_t i) {
    const std::size_t n = left.size();
    triangles.insert(triangles.end(), {left[(i + n - 1) % n], left[i], left[(i + 1) % n]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
  };
  while (left.size() > 3) {
    const std::size_t n = left.size();
    std::size_t ear = n;
    for (std::size_t i = 0; i < n && ear == n; ++i) {
      const Point a = points[left[(i + n - 1) % n]], b = points[left[i]], c = points[left[(i + 1) % n]];
      if (cross(a, b, c) <= 0) continue;
      bool free = true;
      for (std::size_t k = 2; free && k < n - 1; ++k) {
        const Point p = points[left[(i + k) % n]];
        free = p == a || p == b || p == c || !inside(p, a, b, c);
      }
      if (free) ear = i;
    }
    cut(ear < n ? ear : 0);  // an outline that crosses itself still gets some filling
  }
  if (left.size() == 3) cut(1);
  return triangles;
}

}  // namespace

void Canvas::polygon(std::span<const Point> outline, Color color) {
  if (color >> 24 == 0) return;
  std::vector<Point> points;
  for (const Point& point : outline)
    if (points.empty() || std::hypot(point.x - points.back().x, point.y - points.back().y) > 0.01f)
      points.push_back(point);
  while (points.size() > 1 &&
         std::hypot(points.front().x - points.back().x, points.front().y - points.back().y) <= 0.01f)
    points.pop_back();
  const std::size_t n = points.size();
  if (n < 3 || n > 4000) return;
  float area = 0;
  for (std::size_t i = 0; i < n; ++i)
    area += points[i].x * points[(i + 1) % n].y - points[i].y * points[(i + 1) % n].x;
  if (area < 0) std::reverse(points.begin(), points.end());

  bool convex = true;
  for (std::size_t i = 0; convex && i < n; ++i)
    convex = cross(points[i], points[(i + 1) % n], points[(i + 2) % n]) >= 0;
  std::vector<unsigned short> triangles;
  if (convex)
    for (std::size_t i = 2; i < n; ++i)
      triangles.insert(triangles.end(),
                       {0, static_cast<unsigned short>(i - 1), static_cast<unsigned short>(i)});
  else
    triangles = ears(points);

  // Two vertices a corner: half a pixel inside, and half a pixel outside where the colour has faded away.
  const ImVec2 uv(fonts_.white(), fonts_.white());
  list_->PrimReserve(static_cast<int>(triangles.size() + n * 6), static_cast<int>(n * 2));
  const unsigned first = list_->_VtxCurrentIdx;
  const auto index = [&](std::size_t i) { list_->PrimWriteIdx(static_cast<ImDrawIdx>(first + i)); };
  for (const unsigned short corner : triangles) index(corner * std::size_t{2});
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t next = (i + 1) % n;
    for (const std::size_t k : {2 * i, 2 * next, 2 * next + 1, 2 * next + 1, 2 * i + 1, 2 * i}) index(k);
  }
  const auto normal = [&](std::size_t i) {
    const Point edge = points[(i + 1) % n] - points[i];
    const float length = std::hypot(edge.x, edge.y);
    return Point{edge.y / length, -edge.x / length};
  };
  Point before = normal(n - 1);
  for (std::size_t i = 0; i < n; ++i) {
    const Point here = normal(i);
    Point middle = (before + here) * .5f;
    const float squared = middle.x * middle.x + middle.y * middle.y;
    middle = middle * (squared > 0.05f ? .5f / squared : 10.f);  // a sharp corner's edge does not run away
    const Point in = points[i] - middle, out = points[i] + middle;
    list_->PrimWriteVtx({in.x, in.y}, uv, color);
    list_->PrimWriteVtx({out.x, out.y}, uv, color & 0xffffffu);
    before = here;
  }
}

}  // namespace fox::ui
