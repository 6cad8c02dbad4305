// Where the parts of the referee's screen lie: the answer and what lies on the table beside the sheet, or
// above and below it. Rectangles only.
#pragma once

#include "ui/frame/ui.h"
#include "ui/screens/parts.h"

namespace fox::ui {

struct RefereeLayout {
  bool wide = false, small = false;
  Rect back, tabs;   // the row above the sheet
  Rect sheet, view;  // its card, and what of it is seen
  Rect verdict;
  Rect table;  // dice and what is allowed
  Rect buttons;
};

// The heights that the answer and what lies on the table need where the sheet stands between them.
struct RefereeHeights {
  float verdict = 0, table = 0;
};
RefereeLayout lay_out_referee(const Ui& ui, const RefereeHeights& wanted);
bool referee_is_small(const Ui& ui);
// The width of the answer.
float verdict_width(const Ui& ui);

// Draws what lies on the table, so high: cut off `rest`, or scrolled in all of it where that is lower.
template <class Draw>
void draw_on_table(Ui& ui, Rect& rest, float height, float& scrolled, const Draw& draw) {
  if (height <= rest.h + 1) return draw(rest.cut_top(height, ui.dp(8)));
  const Scroll scroll(ui, "table", rest, height, scrolled);
  draw({rest.x, scroll.place.y, rest.w, height});
}

}  // namespace fox::ui
