#include "ui/referee/referee.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/ensure.h"
#include "ui/screens/parts.h"
#include "ui/screens/sheet_tile.h"
#include "ui/table/tabs.h"
#include "ui/wizard/pad_view.h"

namespace fox::ui {

void Referee::open(const std::optional<Position>& position) {
  clever_.reset();
  wizard_.reset();
  clever_view_ = {};
  wizard_view_ = {};
  scrolled_ = 0;
  by_hand_ = !position;
  if (!position) return;
  const auto begin = [&](auto& about) {
    about.emplace(position->game, position->seat);
    if (position->question) about->ask(*position->question);
  };
  CleverCase::fits(*position->game) ? begin(clever_) : begin(wizard_);
}

void Referee::choose(const std::string& sheet, const Catalogue& words) {
  const auto info = sheet_info(sheets_, sheet);
  if (!info) return;
  clever_view_ = {};
  wizard_view_ = {};
  const auto name = [&](const char* number) {
    return words.text("screen", "player-number", {{"number", number}});
  };
  if (info->clever != nullptr) {
    clever_.emplace(*info->clever, std::vector{name("1"), name("2")});
  } else {
    wizard_.emplace(*info->wizard, name("1"), words.text("screen", "somebody-else"));
    wizard_view_.filling = true;
  }
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
  std::vector<Tab> tabs;
  if (clever_) {
    const auto& game = clever_->game();
    const auto tally = clever::Family::score(game.rules(), game.current());
    for (std::size_t s = 0; s < game.header().names.size(); ++s)
      tabs.push_back({game.header().names[s], std::to_string(tally.players[s].total)});
  } else {
    for (int s = 0; s < wizard_->match().players(); ++s)
      tabs.push_back({wizard_->match().name(s), total_words(wizard_->match(), s, false)});
  }
  const int tapped = fox::ui::draw_tabs(ui, row, tabs, clever_ ? clever_->seat() : wizard_->seat());
  if (tapped >= 0) clever_ ? clever_->show(tapped) : wizard_->show(tapped);
}

// What goes on: a new question, filling in the sheet, back to the game.
template <class Case, class View>
bool Referee::draw_buttons(Ui& ui, const Rect& where, Case& about, View& view) {
  const Rect left = where.column(0, 2, ui.dp(8)), right = where.column(1, 2, ui.dp(8));
  if (view.filling) {
    if (button(ui, "button.wipe", left, ui.say("start-over"))) about.wipe();
    if (button(ui, "button.ask", right, ui.say("referee-ask-now"), {.kind = ButtonLook::Kind::accent}))
      view.filling = false;
    return false;
  }
  const auto fresh = [&](const Rect& at) {
    ButtonLook look;
    look.able = about.answered();
    if (button(ui, "button.new", at, ui.say("new-question"), look)) about.drop();
  };
  if (!by_hand_) {
    fresh(left);
    return button(ui, "button.game", right, ui.say("show-in-game"), {.kind = ButtonLook::Kind::accent});
  }
  ButtonLook look;
  look.sign = Sign::pencil;
  if (button(ui, "button.fill", left, ui.say("referee-fill"), look)) {
    about.drop();
    view.filling = true;
  }
  fresh(right);
  return false;
}

template <class Case, class View>
Wish Referee::draw_case(Ui& ui, Case& about, View& view) {
  Wish wish;
  const RefereeLayout at =
      lay_out_referee(ui, {verdict_height(ui, verdict_width(ui), verdict_of(about, view, ui.words)),
                           table_height(ui, about, view, referee_is_small(ui))});
  bool back = button(ui, "button.back", at.back, "");
  chevron(ui, at.back.middle(ui.dp(32), ui.dp(32)), Toward::left, ui.theme.ink);
  draw_tabs(ui, at.tabs);
  if constexpr (std::is_same_v<Case, CleverCase>)
    draw_clever(ui, at, about, view);
  else
    draw_wizard(ui, at, about, view);
  const bool shown = draw_buttons(ui, at.buttons, about, view);
  if (ui.key("escape")) {  // lets go of the question first
    back = !about.answered() && !view.filling;
    view.filling = false;
    about.drop();
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
  if (clever_) return draw_case(ui, *clever_, clever_view_);
  if (wizard_) return draw_case(ui, *wizard_, wizard_view_);
  return draw_choice(ui);
}

}  // namespace fox::ui
