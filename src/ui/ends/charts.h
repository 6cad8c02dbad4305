// Pictures of numbers: how totals spread, and how they went over time.
#pragma once

#include "ui/ends/figures.h"
#include "ui/frame/ui.h"

namespace fox::ui {

void draw_spread(Ui& ui, const Rect& where, const Spread& spread);
// `wins`: dots tell whether somebody won.
void draw_course(Ui& ui, const Rect& where, const std::vector<Dot>& dots, bool wins);

}  // namespace fox::ui
