#include "ui/screens/home_saving.h"

#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kEdge = 14, kSign = 24, kAbove = 10;  // dp

std::string due_words(const Ui& ui, const HomeData& data) {
  return ui.say("uncopied", {{"count", std::to_string(data.uncopied)}});
}
// An app on the home screen has done the first half of what the sentence asks for.
std::string kept_words(const Ui& ui, const HomeData& data) {
  return ui.say(data.installed ? "saved-in-app" : "saved-in-browser");
}

bool due(const HomeData& data) {
  return data.uncopied >= kCopyDue;
}
bool fleeting(const HomeData& data) {
  return data.saved && !data.lasts;
}

float words_height(Ui& ui, const std::string& words, float width) {
  const float room = width - ui.dp(2 * kEdge + 2 * (kSign + 12));
  return std::max(touch(ui, kTouch),
                  ui.canvas.paragraph_height(words, room, ui.dp(16), Weight::bold) + ui.dp(18));
}

float due_height(Ui& ui, const HomeData& data, float width) {
  return words_height(ui, due_words(ui, data), width) + touch(ui, 52) + ui.dp(kEdge);
}

// Signs left and right of a sentence.
void draw_words(Ui& ui, Rect in, const std::string& words, Sign sign) {
  const float side = ui.dp(kSign);
  draw_sign(ui.canvas, sign, in.cut_left(side, ui.dp(12)).middle(side, side), ui.theme.ink);
  label(ui, in, words, {.size = 16, .weight = Weight::bold, .color = ui.theme.ink});
}

}  // namespace

float saving_height(Ui& ui, const HomeData& data, float width) {
  float height = 0;
  if (due(data)) height += ui.dp(kAbove) + due_height(ui, data, width);
  if (fleeting(data)) height += ui.dp(kAbove) + words_height(ui, kept_words(ui, data), width);
  return height;
}

Wish::Kind draw_saving(Ui& ui, Rect where, const HomeData& data) {
  Wish::Kind wish = Wish::Kind::none;
  const float width = where.w;
  if (due(data)) {
    where.cut_top(ui.dp(kAbove));
    Rect in = where.cut_top(due_height(ui, data, width));
    card(ui, in);
    in = in.inset(ui.dp(kEdge), 0);
    draw_words(ui, in.cut_top(words_height(ui, due_words(ui, data), width)), due_words(ui, data),
               Sign::fault);
    const Rect act = in.cut_top(touch(ui, 52));
    if (button(ui, "button.copy", act, ui.say("backup-all"))) wish = Wish::Kind::backup;
  }
  if (fleeting(data)) {
    where.cut_top(ui.dp(kAbove));
    const Rect row = where.cut_top(words_height(ui, kept_words(ui, data), width));
    ui.canvas.fill(row, ground(ui, "button.keep", ui.theme.tools), ui.dp(kRadius));
    ui.canvas.stroke(row, ui.theme.control_edge, ui.dp(1.8F), ui.dp(kRadius));
    Rect in = row.inset(ui.dp(kEdge), 0);
    chevron(ui, in.cut_right(ui.dp(kSign), ui.dp(12)).middle(ui.dp(kSign), ui.dp(kSign)), Toward::right,
            ui.theme.ink);
    draw_words(ui, in, kept_words(ui, data), Sign::check);
    if (ui.target("button.keep", row)) wish = Wish::Kind::keep;
  }
  return wish;
}

}  // namespace fox::ui
