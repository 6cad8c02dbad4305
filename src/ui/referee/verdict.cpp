#include "ui/referee/verdict.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {

float verdict_height(Ui& ui, float width, const Verdict& verdict) {
  if (verdict.says == Verdict::Says::nothing) return ui.dp(120);
  const float in = width - ui.dp(2 * 14);
  return ui.dp(16 + 42 + 2 + 8) + ui.canvas.paragraph_height(verdict.sentence, in, ui.dp(19), Weight::black) +
         ui.canvas.paragraph_height(verdict.rule, in, ui.dp(14), Weight::regular);
}

void draw_verdict(Ui& ui, const Rect& rect, const Verdict& verdict) {
  dark_card(ui, rect);
  const Theme& theme = ui.theme;
  const bool small = rect.h < ui.dp(180) || rect.w < ui.dp(400);
  Rect in = rect.inset(ui.dp(small ? 14 : 22), ui.dp(small ? 8 : 16));
  const bool yes = verdict.says == Verdict::Says::yes;
  if (verdict.says == Verdict::Says::nothing) {
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
    return;
  }
  Rect head = in.cut_top(std::min(ui.dp(small ? 42 : 66), in.h * .36F), ui.dp(small ? 2 : 8));
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
  const float rule_size = small ? 14.F : 16.5F;
  const float wanted = ui.canvas.paragraph_height(verdict.rule, in.w, ui.dp(rule_size), Weight::regular) + 2;
  const Rect rule =
      in.cut_bottom(verdict.rule.empty() ? 0 : std::min(wanted, in.h - ui.dp(small ? 24 : 32)), ui.dp(2));
  label(ui, in, verdict.sentence, {small ? 19.F : 25.F, Weight::black, theme.prompt_text, Align::left, 13});
  label(ui, rule, verdict.rule, {rule_size, Weight::regular, theme.prompt_sub, Align::left, kSmall});
}

}  // namespace fox::ui
