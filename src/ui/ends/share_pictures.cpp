// What a shared picture shows: the result of the table, or one player's sheet as it lies there.
#include <algorithm>

#include "ui/ends/result_table.h"
#include "ui/ends/share.h"
#include "ui/frame/picture.h"
#include "ui/frame/ui.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kMargin = 24, kTitle = 104;  // dp

void draw_head(Ui& ui, const Rect& where, const std::string& text, const std::vector<std::string>& below) {
  dark_card(ui, where);
  Rect in = where.inset(ui.dp(20), ui.dp(14));
  draw_fox(ui.canvas, in.cut_left(in.h, ui.dp(20)), ui.theme, true);
  label(ui, in.cut_top(in.h * .58F), text, {38, Weight::black, ui.theme.prompt_text, Align::left, 18});
  facts(ui, in, below, {18, Weight::regular, ui.theme.prompt_sub, Align::left, 12});
}

}  // namespace

std::string picture_of_result(const Result& result, const Theme& theme, const Catalogue& words) {
  const auto players = static_cast<float>(result.players.size());
  const float width = std::max(760.F, 200 + 150 * players) + 2 * kMargin;
  const auto rows = static_cast<float>(result.areas.size());
  const float table = 70 * rows + 330, bars = 78 * players + 56;
  const float ladder = result.ladder.empty() ? 0 : 42 * static_cast<float>(result.ladder.size()) + 28;
  const float height = 2 * kMargin + kTitle + 3 * 12 + table + bars + (ladder > 0 ? ladder + 12 : 0);
  return png_of(paint_picture({width, height, 2}, theme, words, theme.tools, [&](Ui& ui) {
    Rect page = ui.screen.inset(ui.dp(kMargin));
    draw_head(ui, page.cut_top(ui.dp(kTitle), ui.dp(12)), headline(result, words),
              headline_facts(result, words));
    const Rect back = page.cut_top(ui.dp(table), ui.dp(12));
    card(ui, back);
    draw_result_table(ui, back.inset(ui.dp(14), ui.dp(10)), result);
    if (ladder > 0) {
      const Rect rungs = page.cut_top(ui.dp(ladder), ui.dp(12));
      card(ui, rungs);
      draw_ladder(ui, rungs.inset(ui.dp(14)), result);
    }
    card(ui, page);
    Rect in = page.inset(ui.dp(18), ui.dp(12));
    one_line(ui, in.cut_top(ui.dp(32)), ui.say("points-from"), {19, Weight::black, ui.theme.ink});
    draw_bars(ui, in, result.areas, bars_of(result));
  }));
}

std::string picture_of_sheet(const Steps& game, int seat, const Result& result, const Theme& theme,
                             const Catalogue& words) {
  const ResultPlayer& player = result.players[static_cast<std::size_t>(seat)];
  const float ratio = game.sheet_ratio() > 0 ? game.sheet_ratio() : 1.1F;
  const float width = 860, sheet = width * ratio;
  const float height = 2 * kMargin + kTitle + 12 + sheet + 24;
  return png_of(paint_picture({width + 2 * kMargin + 24, height, 2}, theme, words, theme.tools, [&](Ui& ui) {
    Rect page = ui.screen.inset(ui.dp(kMargin));
    draw_head(ui, page.cut_top(ui.dp(kTitle), ui.dp(12)), player.name + " · " + figure(player.total),
              {result.title, game.game().header().date});
    ui.canvas.fill(page, theme.sheet, ui.dp(18));
    ui.canvas.stroke(page, theme.sheet_edge, ui.dp(1.6F), ui.dp(18));
    game.draw_sheet(ui, page.inset(ui.dp(12)), seat, false);
  }));
}

}  // namespace fox::ui
