#include "ui/referee/referee.h"

#include <algorithm>
#include <utility>

#include "ui/families.h"
#include "ui/screens/parts.h"
#include "ui/screens/sheet_tile.h"

namespace fox::ui {

void Referee::open(const std::optional<Position>& position) {
  asked_.reset();
  scrolled_ = 0;
  by_hand_ = !position;
  if (!position) return;
  asked_ = std::visit([&](const auto* typed) { return asked_about(*typed, position->game, position->seat); },
                      position->game->typed());
  if (position->question) asked_->ask(*position->question);
}

void Referee::choose(const std::string& sheet, const Catalogue& words) {
  if (const auto info = sheet_info(sheets_, sheet))
    asked_ = std::visit([&](const auto& def) { return asked_by_hand(def, words); }, *info->sheet);
}

// ---- which sheet
Wish Referee::draw_choice(Ui& ui) {
  Wish wish;
  const bool phone = shape_of(ui) == Shape::phone;
  Rect rest = page_of(ui).inset(ui.dp(phone ? 10 : 12), ui.dp(10));
  if (header_bar(ui, rest, ui.say("referee"), ui.say("referee-which"))) wish.kind = Wish::Kind::home;
  Sheets all;
  for (const std::string& id : sheets_.ids())
    if (auto info = sheet_info(sheets_, id)) all.push_back(std::move(*info));
  const int count = static_cast<int>(all.size());
  const int across = std::clamp(static_cast<int>((rest.w + ui.dp(12)) / ui.dp(phone ? 160 : 250)), 1, count);
  const int rows = (count + across - 1) / across;
  const float each =
      std::clamp((rest.h - ui.dp(12) * static_cast<float>(rows - 1)) / static_cast<float>(rows),
                 ui.dp(phone ? 196 : 230), ui.dp(400));
  const float high = each * static_cast<float>(rows) + ui.dp(12) * static_cast<float>(rows - 1);
  const float edge = ui.dp(8);
  Scroll scroll(ui, "sheets", {ui.screen.x, rest.y - edge, ui.screen.w, ui.screen.bottom() - rest.y + edge},
                high + 2 * edge, scrolled_);
  const float spare = std::max(0.F, rest.h - high - edge) * .38F;  // a little above the middle
  const Rect page{rest.x, scroll.place.y + edge + spare, rest.w, high};
  for (int i = 0; i < count; ++i) {
    const auto& sheet = all[static_cast<std::size_t>(i)];
    const Rect rect = page.row(i / across, rows, ui.dp(12)).column(i % across, across, ui.dp(12));
    if (draw_sheet_tile(ui, rect, sheet, twin_of(sheet, all), false)) choose(sheet.id, ui.words);
  }
  return wish;
}

// ---- the question
void Referee::draw_tabs(Ui& ui, const Rect& row) {
  if (by_hand_) return label(ui, row, ui.say("referee-by-hand"), {20, Weight::bold, ui.theme.ink});
  const int tapped = fox::ui::draw_tabs(ui, row, asked_->tabs(), asked_->seat());
  if (tapped >= 0) asked_->show(tapped);
}

// What goes on: a new question, filling in the sheet, back to the game.
bool Referee::draw_buttons(Ui& ui, const Rect& where) {
  const Rect left = where.column(0, 2, ui.dp(8)), right = where.column(1, 2, ui.dp(8));
  if (asked_->filling()) {
    if (button(ui, "button.wipe", left, ui.say("start-over"))) asked_->wipe();
    if (button(ui, "button.ask", right, ui.say("referee-ask-now"), {.kind = ButtonLook::Kind::accent}))
      asked_->fill(false);
    return false;
  }
  const auto fresh = [&](const Rect& at) {
    ButtonLook look;
    look.able = asked_->answered();
    if (button(ui, "button.new", at, ui.say("new-question"), look)) asked_->drop();
  };
  if (!by_hand_) {
    fresh(left);
    return button(ui, "button.game", right, ui.say("show-in-game"), {.kind = ButtonLook::Kind::accent});
  }
  ButtonLook look;
  look.sign = Sign::pencil;
  if (button(ui, "button.fill", left, ui.say("referee-fill"), look)) {
    asked_->drop();
    asked_->fill(true);
  }
  fresh(right);
  return false;
}

Wish Referee::draw_asked(Ui& ui) {
  Wish wish;
  const RefereeLayout at = asked_->lay_out(ui);
  bool back = button(ui, "button.back", at.back, "");
  chevron(ui, at.back.middle(ui.dp(32), ui.dp(32)), Toward::left, ui.theme.ink);
  draw_tabs(ui, at.tabs);
  asked_->draw(ui, at);
  const bool shown = draw_buttons(ui, at.buttons);
  if (ui.key("escape")) {  // lets go of the question first
    back = !asked_->answered() && !asked_->filling();
    asked_->fill(false);
    asked_->drop();
  }
  if (shown || (back && !by_hand_)) wish.kind = Wish::Kind::back;
  if (back && by_hand_) {  // to the sheets
    open({});
    ui.animate_until(ui.now + .001);
  }
  return wish;
}

Wish Referee::draw(Ui& ui) {
  ui.canvas.fill(ui.screen, ui.theme.desk);
  const Grown grown(ui);
  return asked_ ? draw_asked(ui) : draw_choice(ui);
}

}  // namespace fox::ui
