#include "ui/referee/referee.h"

#include <algorithm>
#include <utility>

#include "game/codecs.h"
#include "ui/screen_families.h"
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
  fox::ui::draw_tabs(ui, row, asked_->tabs(), asked_->seat());
}

// The question goes, and so does what is being set up.
void Referee::let_go() {
  asked_->fill(false);
  asked_->drop();
}

Wish Referee::leave() {
  if (!by_hand_) return wish_of(Wish::Kind::back);
  open({});  // to the sheets
  return {};
}

std::span<const Command<Referee, Wish>> Referee::referee_commands() {
  using Argument = std::string_view;
  static constexpr Command<Referee, Wish> all[] = {
      {"button.new", "", "", nullptr,
       [](Referee& referee, Argument, Ui&) { return referee.let_go(), Wish(); }},
      {"button.ask", "", "", nullptr,
       [](Referee& referee, Argument, Ui&) { return referee.asked_->fill(false), Wish(); }},
      {"button.fill", "", "", nullptr,
       [](Referee& referee, Argument, Ui&) {
         referee.let_go();
         referee.asked_->fill(true);
         return Wish();
       }},
      {"button.wipe", "", "", nullptr,
       [](Referee& referee, Argument, Ui&) { return referee.asked_->wipe(), Wish(); }},
      {"button.game", "", "", nullptr, [](Referee& referee, Argument, Ui&) { return referee.leave(); }},
  };
  return all;
}

// What goes on: a new question, filling in the sheet, back to the game.
void Referee::draw_buttons(Ui& ui, const Rect& where) {
  const Rect left = where.column(0, 2, ui.dp(8)), right = where.column(1, 2, ui.dp(8));
  const ButtonLook accent{.kind = ButtonLook::Kind::accent};
  if (asked_->filling()) {
    button(ui, "button.wipe", left, ui.say("start-over"));
    button(ui, "button.ask", right, ui.say("referee-ask-now"), accent);
    return;
  }
  ButtonLook fresh;
  fresh.able = asked_->answered();
  button(ui, "button.new", by_hand_ ? right : left, ui.say("new-question"), fresh);
  if (by_hand_)
    button(ui, "button.fill", left, ui.say("referee-fill"), {.sign = Sign::pencil});
  else
    button(ui, "button.game", right, ui.say("show-in-game"), accent);
}

Wish Referee::draw_asked(Ui& ui) {
  const RefereeLayout at = asked_->lay_out(ui);
  button(ui, "button.back", at.back, "");
  chevron(ui, at.back.middle(ui.dp(32), ui.dp(32)), Toward::left, ui.theme.ink);
  draw_tabs(ui, at.tabs);
  asked_->draw(ui, at);
  draw_buttons(ui, at.buttons);
  draw_card(ui, asked_->game());
  if (auto wish = asked_->obey(ui)) return *wish;
  if (auto wish = obey(ui, referee_commands(), *this)) return *wish;
  return obey_frame(ui);
}

Wish Referee::draw(Ui& ui) {
  ui.canvas.fill(ui.screen, ui.theme.tools);
  const Grown grown(ui);
  begin(ui, {});
  return asked_ ? draw_asked(ui) : draw_choice(ui);
}

}  // namespace fox::ui
