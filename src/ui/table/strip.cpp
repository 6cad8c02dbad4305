#include "ui/table/strip.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {

Rect happened_card(Ui& ui, const Rect& where) {
  card(ui, where);
  Rect in = where.inset(ui.dp(16), ui.dp(8));
  const bool one_row = in.h < ui.dp(48);
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
  if (full_ || x_ + w > row_.right()) {
    full_ = true;
    return {};
  }
  const Rect at{x_, row_.y, w, row_.h};
  x_ += w + ui_.dp(7);
  return at;
}

}  // namespace fox::ui
