// Where everything of a player's sheet lies: as large as the page of the sheet file, stretched to the room
// there is, or small beside another one. Rectangles only.
#pragma once

#include <array>
#include <vector>

#include "core/wizard/wizard_rules.h"
#include "ui/frame/geometry.h"

namespace fox::ui {

struct PadPlan {
  bool small = false;
  float unit = 1;           // pixels a unit of the page, for letters and lines
  Rect head;                // small: the name, who is seer, the total
  std::vector<Rect> heads;  // by column
  Rect count;               // X's so far
  std::array<Rect, wizard::kMaxColours + 1> rows{}, spines{};
  std::array<std::array<Rect, wizard::kMaxColumns>, wizard::kMaxColours + 1> cells{};
  std::vector<Rect> circles;
  Rect bonus;
  Rect sums, total;  // small: sums are left out
};

PadPlan plan_page(const wizard::Rules& rules, const Rect& where);
PadPlan plan_small(const wizard::Rules& rules, const Rect& where, float dp);

}  // namespace fox::ui
