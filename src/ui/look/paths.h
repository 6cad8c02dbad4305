// The signs' outlines as they were drawn: paths of M, L, C and Z on a grid of 24, flattened.
#pragma once

#include <string_view>
#include <vector>

#include "ui/frame/geometry.h"

namespace fox::ui {

struct PathLine {
  std::vector<Point> points;
  bool closed = false;
};

std::vector<PathLine> flatten(std::string_view path, int steps = 8);

}  // namespace fox::ui
