// Which magic card lies on top: chosen by what it says, or drawn by the app.
#include <algorithm>

#include "ui/screens/parts.h"
#include "ui/wizard/wizard_prompt.h"
#include "ui/wizard/wizard_tray.h"

namespace fox::ui {
namespace {

int columns_for(const Ui& ui, float width) {
  return width > ui.dp(620) ? 3 : width > ui.dp(340) ? 2 : 1;
}

float row_height(const Ui& ui) {
  return touch(ui, 56);
}

int rows_for(const Ui& ui, const WizardGameView& game_view, float width) {
  const int cards = static_cast<int>(game_view.def().effects.size()), columns = columns_for(ui, width);
  return (cards + columns - 1) / columns;
}

}  // namespace

float cards_height(const Ui& ui, const WizardGameView& game_view, float width) {
  return static_cast<float>(rows_for(ui, game_view, width)) * (row_height(ui) + ui.dp(8)) + touch(ui, 60) +
         ui.dp(20);
}

void draw_cards(Ui& ui, const Rect& where, const WizardGameView& game_view) {
  ui.canvas.fill(where, ui.theme.tray, ui.dp(18));
  ui.canvas.stroke(where, ui.theme.tray_edge, ui.dp(1.6F), ui.dp(18));
  Rect in = where.inset(ui.dp(10));
  const std::string known =
      std::to_string(std::count_if(game_view.def().effects.begin(), game_view.def().effects.end(),
                                   [](const auto& effect) { return effect.id != "none"; }));
  ButtonLook draw{.kind = ButtonLook::Kind::accent, .sign = Sign::star};
  const std::string detail = ui.say("draw-card-more", {{"count", known}});
  draw.detail = detail;
  button(ui, "button.draw", in.cut_top(touch(ui, 60), ui.dp(12)), ui.say("draw-card"), draw);
  const int cards = static_cast<int>(game_view.def().effects.size()), columns = columns_for(ui, where.w);
  const int rows = rows_for(ui, game_view, where.w);
  for (int card = 0; card < cards; ++card) {
    const Rect box = in.row(card / columns, rows, ui.dp(8)).column(card % columns, columns, ui.dp(8));
    const Rect place{box.x, box.y, box.w, std::min(box.h, ui.dp(72))};
    button(ui, "card." + game_view.def().effects[static_cast<std::size_t>(card)].id, place,
           card_name(game_view, card, ui.words), {.size = 17, .align = Align::left});
  }
}

}  // namespace fox::ui
