#include "ui/paper/paper_sheet.h"

namespace fox::ui {

void draw_fault_frame(Ui& ui, const Rect& place) {
  ui.canvas.dashed(place, ui.theme.ink, ui.dp(3), ui.dp(12), ui.dp(7), ui.dp(4));
  const float side = ui.dp(22);
  const Rect sign{place.right() - side * .7F, place.y - side * .3F, side, side};
  ui.canvas.disc(sign.center(), side * .6F, ui.theme.sheet);
  draw_sign(ui.canvas, Sign::fault, sign, ui.theme.ink);
}

}  // namespace fox::ui
