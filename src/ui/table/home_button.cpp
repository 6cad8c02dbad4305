#include "ui/table/home_button.h"

#include "ui/screens/parts.h"

namespace fox::ui {

bool home_button(Ui& ui, const Rect& rect, Saved saved) {
  const bool tapped = sign_button(ui, "button.home", rect, Sign::home);
  const float r = ui.dp(8);
  const Point at{rect.right() - r - ui.dp(1), rect.bottom() - r - ui.dp(5)};
  ui.canvas.disc(at, r + ui.dp(2), ui.theme.button);
  if (saved == Saved::all)
    tick_disc(ui, at, r);
  else if (saved == Saved::not_yet)
    ui.canvas.ring(at, r - ui.dp(1), ui.theme.ink2, ui.dp(2));
  else
    draw_sign(ui.canvas, Sign::fault, {at.x - r, at.y - r, 2 * r, 2 * r}, ui.theme.ink);
  return tapped;
}

}  // namespace fox::ui
