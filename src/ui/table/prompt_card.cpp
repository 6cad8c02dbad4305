#include "ui/table/prompt_card.h"

#include <algorithm>

#include "ui/look/animals.h"
#include "ui/screens/parts.h"

namespace fox::ui {

namespace {

// What the rules said: the reason now, and under it the rule, which may be long.
void draw_fault(Ui& ui, Rect in, const Prompt& prompt, bool phone) {
  const Theme& theme = ui.theme;
  const float size = phone ? 13.F : 14.5F;
  const float wanted = ui.canvas.paragraph_height(prompt.soft, in.w, ui.dp(size), Weight::regular) + ui.dp(3);
  const Rect rule = in.cut_bottom(prompt.soft.empty() ? 0 : std::min(wanted, in.h * .56F));
  label(ui, in, prompt.sentence, {phone ? 19.F : 25.F, Weight::black, theme.prompt_text, Align::left, 13});
  label(ui, rule, prompt.soft, {size, Weight::regular, theme.prompt_sub, Align::left, 12});
}

// The button for what else is known, with its gap.
float more_width(Ui& ui, const Prompt& prompt) {
  return prompt.grounds.has_more() ? button_width(ui, ui.say("more")) + ui.dp(kGap) : 0;
}

// What it takes to be read whole: then it lies over what is below, for as long as it is said. On a phone it
// always does.
float fault_height(Ui& ui, float width, const Prompt& prompt, bool phone) {
  const float in = width - ui.dp(phone ? 12 * 2 + 50 : 18 * 2 + 62) - more_width(ui, prompt);
  const float rule = ui.canvas.paragraph_height(prompt.soft, in, ui.dp(kSmall), Weight::regular) + ui.dp(3);
  const float sentence =
      ui.canvas.paragraph_height(prompt.sentence, in, ui.dp(phone ? 17.F : 19.F), Weight::black);
  const float edges = ui.dp(phone ? 12 : 20);
  return std::max(phone ? ui.dp(118) : 0, edges + std::max(rule / .56F, rule + sentence));
}

// Hints under the sentence are for those who look around.
std::string aloud(const Prompt& prompt) {
  std::string text = prompt.name.empty() ? prompt.sentence : prompt.name + ": " + prompt.sentence;
  if ((prompt.fault || prompt.soft_is_who) && !prompt.soft.empty()) text += " " + prompt.soft;
  return text;
}

}  // namespace

void draw_prompt(Ui& ui, const Rect& place, const Prompt& prompt, bool phone) {
  ui.aloud.sentence = aloud(prompt);
  Rect rect = place;
  if (prompt.fault) rect.h = std::max(rect.h, fault_height(ui, place.w, prompt, phone));
  dark_card(ui, rect);
  const Theme& theme = ui.theme;
  Rect in = rect.inset(ui.dp(phone ? 12 : 18), ui.dp(phone ? 6 : 10));
  const float side = std::min(ui.dp(phone ? 40 : 48), in.h);
  const Rect sign = in.cut_left(side, ui.dp(phone ? 10 : 14)).middle(side, side);
  if (prompt.fault) {
    draw_sign(ui.canvas, prompt.sign.value_or(Sign::fault), sign, theme.prompt_text);
    // Within the place of every sentence: what lies below it, the card only covers.
    if (const float more = more_width(ui, prompt); more > 0) {
      Rect column = in.cut_right(more);
      column.cut_left(ui.dp(kGap));
      column.y = place.y, column.h = place.h;
      button(ui, "button.more", column.middle(column.w, touch(ui, kTouch)), ui.say("more"));
    }
    return draw_fault(ui, in, prompt, phone);
  }
  const bool low = in.h < ui.dp(96);
  const int who = prompt.asked >= 0 ? prompt.asked : prompt.seat;
  if (low && who >= 0) {  // where there is room for one, who it is says more than the fox
    draw_animal(ui.canvas, sign.center(), side / 2, who, true);
  } else if (prompt.sign) {
    ui.canvas.disc(sign.center(), side / 2, theme.prompt_text);
    draw_sign(ui.canvas, *prompt.sign, sign.inset(side * .17F), theme.prompt);
  } else {
    draw_fox(ui.canvas, sign, theme, true);
  }
  if (low) {
    std::string soft = sentence_case(prompt.soft);
    const float size = phone ? 14.5F : 16.F;
    if (!prompt.name.empty()) {  // who it is about goes where there is no room for both
      const std::string name = shortened(prompt.name, 24);
      const std::string both = prompt.soft.empty() ? name : name + " · " + prompt.soft;
      if (prompt.soft.empty() || line_width(ui, both, kSmall + .5F, Weight::regular) <= in.w) soft = both;
    }
    const float part = soft.empty() ? 0 : std::min(ui.dp(22), in.h * .36F);
    const Rect below = in.cut_bottom(part);
    label(ui, in, prompt.sentence, {phone ? 21.F : 28.F, Weight::black, theme.prompt_text, Align::left, 15});
    label(ui, below, soft, {size, Weight::regular, theme.prompt_sub, Align::left});
    return;
  }
  const float line = std::min(ui.dp(22) * ui.reading, in.h * .3F);
  if (!prompt.name.empty()) {
    Rect name = in.cut_top(line);
    if (prompt.seat >= 0) {
      const float radius = std::max(line / 2, ui.dp(kLeastAnimal));
      const Rect disc = name.cut_left(2 * radius, ui.dp(7));
      draw_animal(ui.canvas, disc.center(), radius, prompt.seat, true);
    }
    name_line(ui, name, prompt.name, {17, Weight::bold, theme.prompt_sub});
  }
  const Rect soft = in.cut_bottom(prompt.soft.empty() ? 0 : line);
  label(ui, in, prompt.sentence, {28, Weight::black, theme.prompt_text, Align::left, 17});
  label(ui, soft, sentence_case(prompt.soft), {17, Weight::regular, theme.prompt_sub, Align::left});
}

}  // namespace fox::ui
