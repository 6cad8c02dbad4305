// A small picture of a sheet, from the places and colours of its file: what a card shows so that one knows it
// at a glance. No numbers, no signs; a few crosses show that it is a sheet people write on.
#pragma once

#include <cstdint>

#include "ui/frame/ui.h"
#include "ui/look/theme.h"
#include "ui/screens/sheet_info.h"

namespace fox::ui {

struct MiniLook {
  float turned = 0;  // degrees, clockwise
  int round = 0;     // which is drawn in ink; 0: none
  int rounds = 6;
  float marked = .3F;      // how much of it is crossed, 0 to 1
  std::uint32_t seed = 1;  // where
  float lip = 1;           // how thick the pad is
};

// In the middle of `box`, as large as it fits there before it is turned.
void draw_mini(Ui& ui, const Rect& box, const SheetInfo& sheet, const MiniLook& look);

// The felt pen and the dice beside the sheets on the first screen.
void draw_pen(Ui& ui, Point tip, Point end, float width);

}  // namespace fox::ui
