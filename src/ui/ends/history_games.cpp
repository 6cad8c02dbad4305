// The list of the history: date and table on the left, everybody with place and total beside it.
#include <algorithm>
#include <cmath>

#include "game/dates.h"
#include "ui/date_words.h"
#include "ui/ends/history_screen.h"
#include "ui/ends/result_table.h"
#include "ui/look/animals.h"
#include "ui/screens/home.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

class Games {
 public:
  Games(Ui& ui, FinishedGames& finished) : ui_(ui), finished_(finished), narrow_(false) {}

  store::GameId draw(const Rect& where, float& scrolled) {
    card(ui_, where);
    Rect in = where.inset(ui_.dp(8), ui_.dp(8));
    narrow_ = in.w < ui_.dp(420);
    Rect head = in.cut_top(ui_.dp(32)).inset(ui_.dp(10), 0);
    const int count = finished_.count();
    if (count < 0) return 0;
    const std::string many =
        ui_.say(count == 1 ? "game-one" : "game-many", {{"count", std::to_string(count)}});
    const std::string order = ui_.say("newest-first");
    one_line(ui_, head.cut_left(line_width(ui_, many, 19, Weight::black) + 2, ui_.dp(12)), many,
             {19, Weight::black, ui_.theme.ink});
    if (line_width(ui_, order, 15, Weight::regular) < head.w)
      one_line(ui_, head, order, {15, Weight::regular, ui_.theme.ink2, Align::right});
    return list(in, static_cast<std::size_t>(count), scrolled);
  }

 private:
  store::GameId list(const Rect& where, std::size_t count, float& scrolled) {
    const float high = row_height();
    Scroll scroll(ui_, "games", where, high * static_cast<float>(count), scrolled);
    // What is seen, and one row beside it on each side, so that the keyboard finds its way on.
    const auto first = static_cast<std::size_t>(std::max(0.F, std::floor(scrolled / high) - 1));
    const auto seen = static_cast<std::size_t>(std::ceil(where.h / high)) + 3;
    store::GameId tapped = 0;
    for (std::size_t i = first; i < std::min(count, first + seen); ++i) {
      const Rect at{scroll.place.x, scroll.place.y + static_cast<float>(i) * high, where.w, high};
      const std::string name = "row." + std::to_string(i + 1);
      const store::HistoryGame* game = finished_.row(i);
      if (ui_.target(name, at) && game != nullptr) tapped = game->id;
      if (ui_.pressed(name)) ui_.canvas.fill(at, fade(ui_.theme.ink, .07F), ui_.dp(12));
      if (game != nullptr) row(at.inset(ui_.dp(10), ui_.dp(5)), *game);
      if (i + 1 < count)
        ui_.canvas.line({at.x + ui_.dp(8), at.bottom()}, {at.right() - ui_.dp(12), at.bottom()},
                        ui_.theme.sheet_edge, ui_.dp(1.4F));
    }
    return tapped;
  }

  [[nodiscard]] float row_height() const { return touch(ui_, narrow_ ? 98 : 78); }

  void row(Rect in, const store::HistoryGame& game) {
    const std::string day = day_words(ui_.words, game.created, seconds_now());
    std::string what = sheet_title(ui_.words, game.sheet);
    if (!finished_.filter().sheet.empty())
      what = game.seats.size() == 1 ? ui_.say("alone")
             : game.rounds == 1     ? ui_.say("round-one")
                                    : ui_.say("rounds", {{"count", std::to_string(game.rounds)}});
    if (narrow_) {
      facts(ui_, in.cut_top(ui_.dp(24), ui_.dp(2)), {day, what}, {15.5F, Weight::bold, ui_.theme.ink2});
    } else {
      Rect left = in.cut_left(ui_.dp(134), ui_.dp(8));
      label(ui_, left.cut_top(left.h * .52F), day, {17, Weight::black, ui_.theme.ink});
      label(ui_, left, what, {15, Weight::regular, ui_.theme.ink2});
    }
    const int seats = static_cast<int>(game.seats.size());
    const int across = std::max(seats, 3);
    // Places stand beside the names where every name has the room, else beside the totals.
    const float width = in.column(0, across, ui_.dp(4)).w;
    bool beside = width > ui_.dp(76);
    for (const auto& one : game.seats)
      beside = beside && line_width(ui_, one.name, 16, Weight::black) + ui_.dp(31) <= width;
    for (int s = 0; s < seats; ++s)
      seat(in.column(s, across, ui_.dp(4)), game, static_cast<std::size_t>(s), beside);
  }

  void seat(Rect in, const store::HistoryGame& game, std::size_t index, bool beside) {
    const store::HistorySeat& seat = game.seats[index];
    const bool alone = game.seats.size() == 1, first = seat.rank == 1 && !alone;
    Rect head = in.cut_top(in.h * .42F);
    const float radius = std::min(ui_.dp(11.5F), head.h * .46F);
    if (!alone) {
      const Rect place = beside ? head.cut_left(2 * radius, ui_.dp(6)) : in.cut_left(2 * radius, ui_.dp(2));
      draw_place(ui_, {place.x + radius, place.center().y}, radius, seat.rank);
    }
    // The sign stands where there is room for it: below the place, else before the name.
    const float wide = 2 * radius + ui_.dp(4);
    const bool before = !beside && !alone;
    const bool room = !before || line_width(ui_, seat.name, 16, Weight::black) + wide <= head.w;
    if (room) {
      const Rect sign = (before ? head : in).cut_left(wide);
      draw_animal(ui_.canvas, {sign.x + radius, sign.center().y}, radius, static_cast<int>(index));
    }
    // The result shows it whole.
    const Weight weight = first || alone ? Weight::black : Weight::bold;
    name_line(ui_, head, seat.name, {.size = 16, .weight = weight, .color = ui_.theme.ink});
    const auto digits = static_cast<float>(std::to_string(seat.total).size());
    const float high = std::min({in.h * 1.25F, ui_.dp(50), in.w});
    pen_number(ui_.canvas,
               {in.x, in.center().y - high / 2, std::min(in.w, high * (.36F * digits + .3F)), high},
               seat.total, ui_.theme.pen, pen_seed(game.sheet, static_cast<int>(index), seat.name));
  }

  Ui& ui_;
  FinishedGames& finished_;
  bool narrow_;
};

}  // namespace

store::GameId draw_games(Ui& ui, const Rect& where, FinishedGames& finished, float& scrolled) {
  return Games(ui, finished).draw(where, scrolled);
}

}  // namespace fox::ui
