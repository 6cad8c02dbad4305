#include "ui/table/zoomed.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/look/theme.h"

namespace fox::ui {

namespace {

constexpr float kMost = 3;

}  // namespace

Zoomed::Zoomed(Ui& ui, std::string_view name, const Rect& where, Sheet sheet, ZoomState& state)
    : ui_(ui), where_(where), sheet_(std::move(sheet)), state_(state) {
  const Pan pan = ui.pan(name, where);
  if (pan.zoom != 1) {
    const float zoom = std::clamp(state.zoom * pan.zoom, 1.F, kMost);
    const Point held = pan.center - Point{where.x, where.y} + state.scrolled;
    state.scrolled = state.scrolled + held * (zoom / state.zoom - 1);
    state.zoom = zoom;
  }
  state.scrolled = state.scrolled - pan.moved;
  place.w = sheet_.width * state.zoom;
  place.h = sheet_.height(place.w);
  if (place.h > where.h + 1) {
    if (ui.key("pagedown")) state.scrolled.y += where.h * .8F;
    if (ui.key("pageup")) state.scrolled.y -= where.h * .8F;
  }
  lay_out();
  ui.canvas.push_clip(where);
}

void Zoomed::lay_out() {
  const Point spare{where_.w - place.w, where_.h - place.h};
  Point& scrolled = state_.scrolled;
  scrolled = {std::clamp(scrolled.x, 0.F, std::max(0.F, -spare.x)),
              std::clamp(scrolled.y, 0.F, std::max(0.F, -spare.y))};
  place.x = where_.x + (spare.x > 0 ? spare.x / 2 : -std::round(scrolled.x));
  place.y = where_.y + (spare.y > 0 ? std::min(spare.y / 2, ui_.dp(24)) : -std::round(scrolled.y));
}

void Zoomed::reveal(const Rect& part, float edge) {
  const auto moved = [edge](float from, float to, float first, float last) {
    if (from < first) return from - first - edge;
    return to > last ? std::min(to - last + edge, from - first - edge) : 0;
  };
  if (part.w < where_.w) state_.scrolled.x += moved(part.x, part.right(), where_.x, where_.right());
  state_.scrolled.y += moved(part.y, part.bottom(), where_.y, where_.bottom());
  lay_out();
}

Zoomed::~Zoomed() {
  ui_.canvas.pop_clip();
  const float longest = place.h - where_.h;
  if (longest <= 1 || !sheet_.bar) return;
  const float size = std::max(ui_.dp(28), where_.h * where_.h / place.h);
  const float at = where_.y + (where_.h - size) * state_.scrolled.y / longest;
  ui_.canvas.fill({where_.right() - ui_.dp(4), at, ui_.dp(4), size}, fade(ui_.theme.control_edge, .7F),
                  ui_.dp(2));
}

}  // namespace fox::ui
