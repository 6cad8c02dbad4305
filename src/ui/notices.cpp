#include "ui/notices.h"

#include <algorithm>
#include <utility>

#include "ui/screens/parts.h"

namespace fox::ui {

void Notices::tell(std::string sentence) {
  if (sentence.empty()) return;
  if (std::find(told_.begin(), told_.end(), sentence) == told_.end()) told_.push_back(std::move(sentence));
}

void Notices::lasting(const std::string& kind, std::string sentence, std::string act) {
  if (kind != kind_) closed_.clear();
  kind_ = kind;
  sentence_ = std::move(sentence);
  act_ = std::move(act);
}

bool Notices::draw(Ui& ui) {
  const bool lasts = told_.empty();
  if (lasts && (sentence_.empty() || closed_ == kind_)) return false;
  const std::string sentence = lasts ? sentence_ : told_.front();
  const std::string act = lasts ? act_ : "";

  ui.aloud.notice = sentence;

  const float margin = ui.dp(12), gap = ui.dp(kGap), side = touch(ui, kTouch);
  const float width = std::min(ui.screen.w - 2 * margin, ui.dp(1100));
  const float wide = act.empty() ? 0 : button_width(ui, act) + gap;
  const bool below = wide > width * .4F;  // no room for the button beside the words
  const float words = width - side - ui.dp(10) - (below ? 0 : wide);
  const float height = std::max(notice_height(ui, words, sentence), side + ui.dp(4));
  Rect strip = ui.screen.cut_bottom(height + margin + (below ? side + gap : 0));
  strip.cut_bottom(margin);
  strip = strip.middle(width, strip.h);
  ui.canvas.fill(strip, ui.theme.card, ui.dp(kRadius));
  ui.canvas.dashed(strip, ui.theme.ink, ui.dp(2.4F), ui.dp(kRadius), ui.dp(8), ui.dp(5));
  const Rect row = below ? strip.cut_bottom(side + gap).inset(ui.dp(10), 0) : Rect{};
  Rect lead = strip.cut_left(ui.dp(52));
  lead.cut_left(ui.dp(14));
  draw_sign(ui.canvas, Sign::fault, lead.cut_left(ui.dp(26)).middle(ui.dp(26), ui.dp(26)), ui.theme.ink);
  const Rect close = strip.cut_right(side + ui.dp(4), gap).middle(side, side);
  Rect button_place = below ? Rect{row.x, row.y, row.w, side} : strip.cut_right(wide - gap, gap);
  if (!below) button_place = button_place.middle(button_place.w, side);
  label(ui, strip.inset(0, ui.dp(6)), sentence, {.size = 16, .weight = Weight::bold, .color = ui.theme.ink});

  ButtonLook quiet;
  quiet.kind = ButtonLook::Kind::quiet;
  if (sign_button(ui, "notice.close", close, Sign::close, quiet)) {
    if (lasts)
      closed_ = kind_;
    else
      told_.pop_front();
    ui.animate_until(ui.now + .001);
  }
  return !act.empty() && button(ui, "notice.act", button_place, act);
}

}  // namespace fox::ui
