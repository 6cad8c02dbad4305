#include "ui/referee/verdict.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {

namespace {

// Lengths in dp.
struct Sizes {
  float side, edge, head, gap, sentence, rule;
};
// A long rule is written smaller before the answer is.
constexpr Sizes kLarge{22, 16, 66, 8, 25, 16.5F}, kDense{22, 16, 66, 8, 19, 14},
    kSmaller{14, 8, 42, 2, 19, 14};

constexpr float kMore = 76;  // the button for what else is known, in dp

float grounds_height(Ui& ui, float width, const Verdict& verdict, float size) {
  const float in = width - (verdict.has_more() ? ui.dp(kMore + 8) : 0);
  const float text = ui.canvas.paragraph_height(verdict.grounds(), in, ui.dp(size), Weight::regular);
  return verdict.has_more() ? std::max(text, touch(ui, kTouch)) : text;
}

float height_of(Ui& ui, float width, const Verdict& verdict, const Sizes& sizes) {
  const float in = width - ui.dp(2 * sizes.side);
  return ui.dp(2 * sizes.edge + sizes.head + sizes.gap + 8) +
         ui.canvas.paragraph_height(verdict.sentence, in, ui.dp(sizes.sentence), Weight::black) +
         grounds_height(ui, in, verdict, sizes.rule);
}

}  // namespace

std::string Verdict::grounds() const {
  if (!whole) return at_once();
  return ruling.empty() ? rule : rule + " " + ruling;
}

float verdict_height(Ui& ui, float width, const Verdict& verdict) {
  if (verdict.says == Verdict::Says::nothing) return ui.dp(120);
  return height_of(ui, width, verdict, kSmaller);
}

bool draw_verdict(Ui& ui, const Rect& rect, const Verdict& verdict) {
  dark_card(ui, rect);
  const Theme& theme = ui.theme;
  const bool answers = verdict.says != Verdict::Says::nothing;
  const auto fits = [&](const Sizes& sizes) {
    return !answers || height_of(ui, rect.w, verdict, sizes) <= rect.h + ui.dp(8);
  };
  const bool little = rect.h < ui.dp(180) || rect.w < ui.dp(400), small = little || !fits(kDense);
  const Sizes& sizes = small ? kSmaller : fits(kLarge) ? kLarge : kDense;
  Rect in = rect.inset(ui.dp(sizes.side), ui.dp(sizes.edge));
  const bool yes = verdict.says == Verdict::Says::yes;
  if (!answers) {
    const float side = std::min(ui.dp(small ? 44 : 60), in.h);
    draw_sign(ui.canvas, Sign::referee, in.cut_left(side, ui.dp(14)).middle(side, side), theme.prompt_text);
    const float big = small ? 24 : 32, soft = small ? 16 : 19;
    const float first = ui.canvas.paragraph_height(verdict.question, in.w, ui.dp(big), Weight::black),
                second = ui.canvas.paragraph_height(verdict.sentence, in.w, ui.dp(soft), Weight::regular);
    const float gap = ui.dp(small ? 4 : 8), all = std::min(in.h, first + gap + second + 2);
    in = in.middle(in.w, all);
    label(ui, in.cut_top(in.h * first / (first + second), gap), verdict.question,
          {big, Weight::black, theme.prompt_text, Align::left, 15});
    label(ui, in, verdict.sentence, {soft, Weight::regular, theme.prompt_sub, Align::left, kSmall});
    return false;
  }
  Rect head = in.cut_top(std::min(ui.dp(sizes.head), in.h * .36F), ui.dp(sizes.gap));
  const float side = head.h * .86F;
  const Rect disc = head.cut_left(side, ui.dp(small ? 10 : 16)).middle(side, side);
  // A full disc with a tick, an open ring with a cross: told apart in any light.
  if (yes) {
    ui.canvas.disc(disc.center(), side / 2, theme.prompt_text);
    draw_sign(ui.canvas, Sign::check, disc.inset(side * .2F), theme.prompt);
  } else {
    const float width = side * .1F;
    ui.canvas.ring(disc.center(), side / 2 - width / 2, theme.prompt_text, width);
    draw_sign(ui.canvas, Sign::close, disc.inset(side * .2F), theme.prompt_text);
  }
  const std::string word = ui.say(yes ? "referee-yes" : "referee-no");
  const float size = small ? 36 : 56;
  const float wide = line_width(ui, word, size, Weight::black);
  label(ui, head.cut_left(wide + 2, ui.dp(14)), word, {size, Weight::black, theme.prompt_text});
  label(ui, head, verdict.question, {small ? 16.F : 19.F, Weight::bold, theme.prompt_sub, Align::right});
  const float wanted = grounds_height(ui, in.w, verdict, sizes.rule) + 2;
  Rect rule =
      in.cut_bottom(verdict.rule.empty() ? 0 : std::min(wanted, in.h - ui.dp(small ? 24 : 32)), ui.dp(2));
  bool tapped = false;
  if (verdict.has_more()) {
    const Rect more = rule.cut_right(ui.dp(kMore), ui.dp(8));
    tapped = button(ui, "button.more", more.middle(more.w, std::min(more.h, touch(ui, kTouch))),
                    ui.say(verdict.whole ? "less" : "more"));
  }
  label(ui, in, verdict.sentence, {sizes.sentence, Weight::black, theme.prompt_text, Align::left, 13});
  label(ui, rule, verdict.grounds(), {sizes.rule, Weight::regular, theme.prompt_sub, Align::left, kSmall});
  return tapped;
}

}  // namespace fox::ui
