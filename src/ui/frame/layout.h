// What could be tapped and dragged on one frame, and what lies at a point of it. Values; a finger that came
// down on an older frame is judged by that frame's layout.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/geometry.h"

namespace fox::ui {

// What is asked of its size: a button, a cell of a sheet, or what is printed on a sheet and only read.
enum class TargetKind : unsigned char { button, cell, print };

struct Target {
  std::string name;
  Rect rect;   // as registered, cut by the clip: empty where it is scrolled out of sight
  Rect whole;  // as registered
  bool enabled = true;
  TargetKind kind = TargetKind::button;
  int pan = -1;  // the pan area it lies in, by its place in the list
};

struct PanArea {
  std::string name;
  Rect rect;  // cut by the clip
  bool glides = true;
};

struct Layout {
  std::vector<Target> targets;  // later ones lie above
  std::vector<PanArea> pan_areas;
  std::size_t covered = 0, covered_pans = 0;  // so many of the first ones lie under a cover
  float scale = 1;                            // pixels a dp

  // The element for a finger here: the topmost under it, else the nearest within 8 dp. Null: none.
  [[nodiscard]] const Target* at(Point point) const;
  [[nodiscard]] const PanArea* pan_at(Point point) const;
  // By name, if it is there and not covered; of several the topmost.
  [[nodiscard]] const Target* find(std::string_view name) const;
  [[nodiscard]] const PanArea* find_pan(std::string_view name) const;
};

}  // namespace fox::ui
