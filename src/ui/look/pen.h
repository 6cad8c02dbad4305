// How a felt pen moves: centre lines and widths of crosses, rings, strokes and digits, the same for the same
// seed. Geometry only; the pen_… functions of signs.h draw it.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/frame/geometry.h"

namespace fox::ui {

struct PenStroke {
  std::vector<Point> line;
  float width = 1;
};
using PenMark = std::vector<PenStroke>;

PenMark cross_mark(const Rect& cell, std::uint32_t seed);
PenMark ring_mark(const Rect& around, std::uint32_t seed);
PenMark stroke_mark(const Rect& through, std::uint32_t seed);
PenMark number_mark(const Rect& cell, int number, std::uint32_t seed);

// The outline of a swept stroke, cut where it would cross itself. `until` is the part of its length that is
// drawn.
std::vector<std::vector<Point>> pen_outlines(const PenStroke& stroke, std::uint32_t seed, float until = 1);

}  // namespace fox::ui
