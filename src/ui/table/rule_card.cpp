#include "ui/table/rule_card.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "game/codecs.h"
#include "ui/screen_families.h"
#include "ui/screens/parts.h"
#include "ui/table/last_mark.h"

namespace fox::ui {
namespace {

constexpr float kEdge = 12, kPad = 18, kWidest = 560, kHead = 48;  // dp

// What stands where this frame's tap came down; empty: nothing that has a rule.
std::string_view tapped_print(const Ui& ui) {
  constexpr std::string_view kPrint = "rule.";
  std::string_view name = ui.action().target;
  if (!ui.hit()) return {};
  const std::size_t seat = std::min(name.find_first_not_of("0123456789"), name.size());
  if (seat > 0 && name.substr(seat).starts_with('.')) name.remove_prefix(seat + 1);
  return name.starts_with(kPrint) ? name.substr(kPrint.size()) : std::string_view();
}

}  // namespace

void RuleCard::begin(Ui& ui) {
  const UserAction& action = ui.action();
  if (!said_ || (action.kind != UserAction::Kind::tap && action.kind != UserAction::Kind::key)) return;
  const int pages = action.key == "pagedown" ? 1 : action.key == "pageup" ? -1 : 0;
  scrolled_ += static_cast<float>(pages) * ui.screen.h / 2;
  // The second half of a double tap was not meant for it.
  const bool echo = action.key.empty() && action.at < opened_at_ + kEcho;
  if (pages == 0 && !echo) said_.reset();
  ui.take();
}

void RuleCard::open(Ui& ui, RuleWords said, bool more) {
  said_ = std::move(said);
  more_ = more;
  opened_at_ = ui.now;
  scrolled_ = 0;
  ui.take();
}

void RuleCard::draw(Ui& ui, const Game& game) {
  if (const std::string_view print = tapped_print(ui); !print.empty())
    open(ui, std::visit([&](const auto* typed) { return rule_at(*typed, print, ui.words); }, game.typed()),
         false);
  if (!said_) return;
  const auto& [title, grounds] = *said_;
  ui.aloud.sentence = title + ": " + grounds.rule + " " + grounds.ruling;
  ui.cover();
  ui.canvas.fill(ui.screen, ui.theme.veil);
  ui.target("card.rule", ui.screen);
  const float wide = std::min(ui.dp(kWidest), ui.screen.w - ui.dp(2 * kEdge)), in_w = wide - ui.dp(2 * kPad);
  const Words head{21, Weight::black, ui.theme.ink}, rule{17, Weight::regular, ui.theme.ink},
      ruling{15.5F, Weight::regular, ui.theme.ink2};
  const float corner = more_ ? button_width(ui, ui.say("less")) : touch(ui, kHead);
  const auto height = [&](const std::string& text, const Words& look, float width) {
    return text.empty() ? 0 : ui.canvas.paragraph_height(text, width, ui.dp(look.size), look.weight) + 1;
  };
  const float head_h = std::max(touch(ui, kHead), height(title, head, in_w - corner - ui.dp(kGap))),
              rule_h = height(grounds.rule, rule, in_w), ruling_h = height(grounds.ruling, ruling, in_w);
  const float gap = ui.dp(10), body = rule_h + (ruling_h > 0 ? gap : 0) + ruling_h;
  const float high = std::min(head_h + gap + body + ui.dp(2 * kPad) + 1, ui.screen.h - ui.dp(2 * kEdge));
  const Rect place = ui.screen.middle(wide, high);
  card(ui, place);
  Rect in = place.inset(ui.dp(kPad));
  Rect top = in.cut_top(head_h, gap);
  Rect close = top.cut_right(corner, ui.dp(kGap));
  close.h = touch(ui, kHead);
  if (more_)
    button(ui, "button.more", close, ui.say("less"));
  else
    draw_sign(ui.canvas, Sign::close, close.middle(ui.dp(24), ui.dp(24)), ui.theme.ink);
  label(ui, top, title, head);
  Scroll scroll(ui, "rule", in, body, scrolled_);
  Rect text = scroll.place;
  label(ui, text.cut_top(rule_h, gap), grounds.rule, rule);
  label(ui, text.cut_top(ruling_h), grounds.ruling, ruling);
}

}  // namespace fox::ui
