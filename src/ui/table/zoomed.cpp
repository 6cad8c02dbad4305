#include "ui/table/zoomed.h"

#include <algorithm>
#include <cmath>

#include "ui/look/theme.h"

namespace fox::ui {

namespace {

constexpr float kMost = 2.5F;

}  // namespace

Zoomed::Zoomed(Ui& ui, std::string_view name, const Rect& where, float height, ZoomState& state)
    : ui_(ui), where_(where), state_(state) {
  const Pan pan = ui.pan(name, where);
  if (pan.zoom != 1) {
    const float zoom = std::clamp(state.zoom * pan.zoom, 1.F, kMost);
    const Point held = pan.center - Point{where.x, where.y} + state.scrolled;
    state.scrolled = state.scrolled + held * (zoom / state.zoom - 1);
    state.zoom = zoom;
  }
  state.scrolled = state.scrolled - pan.moved;
  height_ = std::max(height, where.h) * state.zoom;
  if (height_ > where.h + 1) {
    if (ui.key("pagedown")) state.scrolled.y += where.h * .8F;
    if (ui.key("pageup")) state.scrolled.y -= where.h * .8F;
  }
  state.scrolled.x = std::clamp(state.scrolled.x, 0.F, where.w * (state.zoom - 1));
  state.scrolled.y = std::clamp(state.scrolled.y, 0.F, height_ - where.h);
  ui.canvas.push_clip(where);
  place = {where.x - std::round(state.scrolled.x), where.y - std::round(state.scrolled.y),
           where.w * state.zoom, height_};
}

Zoomed::~Zoomed() {
  ui_.canvas.pop_clip();
  const float longest = height_ - where_.h;
  if (longest <= 1) return;
  // How far down one is: a thin bar, only to be seen.
  const float size = std::max(ui_.dp(28), where_.h * where_.h / height_);
  const float at = where_.y + (where_.h - size) * state_.scrolled.y / longest;
  ui_.canvas.fill({where_.right() - ui_.dp(4), at, ui_.dp(4), size}, fade(ui_.theme.control_edge, .7F),
                  ui_.dp(2));
}

}  // namespace fox::ui
