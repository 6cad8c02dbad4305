#include "ui/table/strip.h"

#include <algorithm>

#include "ui/look/animals.h"
#include "ui/screens/parts.h"

namespace fox::ui {

Rect happened_card(Ui& ui, const Rect& where) {
  ui.target("happened", where);
  card(ui, where);
  if (ui.pressed("happened")) ui.canvas.fill(where, fade(ui.theme.ink, .07F), ui.dp(16));
  Rect in = where.inset(ui.dp(16), ui.dp(8));
  const bool one_row = in.h < ui.dp(48);
  // Up there stands what happened before.
  const Rect way =
      one_row ? in.cut_right(ui.dp(18), ui.dp(6)) : Rect{in.right() - ui.dp(18), in.y, ui.dp(18), ui.dp(22)};
  chevron(ui, way.middle(ui.dp(18), ui.dp(18)), Toward::up, ui.theme.ink2);
  const std::string title = ui.say("happened");
  const Words soft{15, Weight::bold, ui.theme.ink2};
  if (one_row && in.w < ui.dp(320))
    return in.middle(in.w, std::min(in.h, ui.dp(28)));  // it goes without saying
  if (one_row)
    label(ui, in.cut_left(line_width(ui, title, 15, Weight::bold), ui.dp(16)), title, soft);
  else
    label(ui, in.cut_top(ui.dp(22), ui.dp(4)), title, soft);
  return in.middle(in.w, std::min(in.h, ui.dp(30)));
}

void Strip::words(const std::string& text) {
  const Rect at = place(line_width(ui_, text, 16, Weight::bold));
  if (!at.empty()) label(ui_, at, text, {16, Weight::bold, ui_.theme.ink});
}

void Strip::who(int seat, const std::string& name) {
  const Rect at = place(row_.h);
  if (!at.empty()) draw_animal(ui_.canvas, at.center(), row_.h * .47F, seat);
  words(name);
}

void Strip::badge(Sign sign) {
  const Rect at = place(row_.h);
  if (!at.empty()) draw_badge(ui_.canvas, ui_.theme, sign, at);
}

void Strip::pill(Color key, const std::string& letter, const std::string& what) {
  const float w = row_.h * 1.36F + (what.size() > 1 ? row_.h * .5F * static_cast<float>(what.size() - 1) : 0);
  const Rect at = place(w);
  if (!at.empty()) draw_pill(ui_.canvas, ui_.theme, at, key, letter, what);
}

void Strip::arrow() {
  const Rect at = place(row_.h * .5F);
  if (!at.empty()) chevron(ui_, at.middle(at.w, at.w), Toward::right, ui_.theme.ink2);
}

Rect Strip::place(float w) {
  if (full_) return {};
  if (x_ + w > row_.right() && x_ > row_.x && left_ > 0) {
    row_.y += row_.h + ui_.dp(kBetween);
    x_ = row_.x;
    --left_;
    ++rows_;
  }
  if (x_ + w > row_.right()) {
    full_ = true;
    return {};
  }
  const Rect at{x_, row_.y, w, row_.h};
  x_ += w + ui_.dp(7);
  return draws_ ? at : Rect{};
}

}  // namespace fox::ui
