// The canvas's filled outlines: convex ones as a fan, others by cutting off ears, all with a soft edge a
// pixel wide.
#include <imgui.h>

#include <algorithm>
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
  triangles.reserve(points.size() * 3);
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<unsigned short>(i);
  const auto at = [&](std::size_t i) { return points[left[i]]; };
  const auto around = [&](std::size_t i, auto&& ask) {
    const std::size_t n = left.size();
    return ask(at(i == 0 ? n - 1 : i - 1), at(i), at(i + 1 == n ? 0 : i + 1));
  };
  const auto bends_in = [&](std::size_t i) {
    return around(i, [](Point a, Point b, Point c) { return cross(a, b, c) <= 0; });
  };
  // Only corners that bend in can stand in the way of an ear.
  std::vector<char> in(points.size());
  for (std::size_t i = 0; i < left.size(); ++i) in[i] = bends_in(i) ? 1 : 0;
  const auto is_ear = [&](std::size_t i) {
    return in[left[i]] == 0 && around(i, [&](Point a, Point b, Point c) {
             return std::none_of(left.begin(), left.end(), [&](unsigned short corner) {
               if (in[corner] == 0) return false;
               const Point p = points[corner];
               return p != a && p != b && p != c && inside(p, a, b, c);
             });
           });
  };
  const auto cut = [&](std::size_t i) {
    const std::size_t n = left.size(), before = i == 0 ? n - 1 : i - 1, after = i + 1 == n ? 0 : i + 1;
    triangles.insert(triangles.end(), {left[before], left[i], left[after]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    for (const std::size_t side : {before, after}) {
      const std::size_t moved = side > i ? side - 1 : side;
      in[left[moved]] = bends_in(moved) ? 1 : 0;
    }
  };
  while (left.size() > 3) {
    std::size_t ear = 0;
    while (ear < left.size() && !is_ear(ear)) ++ear;
    cut(ear < left.size() ? ear : 0);  // an outline that crosses itself still gets some filling
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
