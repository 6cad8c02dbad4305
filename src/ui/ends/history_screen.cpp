#include "ui/ends/history_screen.h"

#include <algorithm>
#include <utility>

#include "ui/ends/chips.h"
#include "ui/ends/figures.h"
#include "ui/screens/home.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

using View = HistoryState::View;
using List = HistoryState::List;

class HistoryScreen {
 public:
  HistoryScreen(Ui& ui, FinishedGames& finished, HistoryState& state, SheetLibrary& sheets)
      : ui_(ui),
        finished_(finished),
        state_(state),
        sheets_(sheets),
        choices_(choices_of(finished.statistics())) {
    wide_ = shape_of(ui) == Shape::landscape && ui.screen.h >= dp(600);
  }

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    Rect rest = ui_.screen.inset(dp(wide_ ? 12 : 8), dp(wide_ ? 10 : 8));
    if (state_.pick != List::none && ui_.key("escape")) state_.pick = List::none;
    if (!finished_.trouble(ui_.words).empty()) notice(rest, finished_.trouble(ui_.words));
    if (finished_.count() == 0 && finished_.filter() == store::HistoryFilter{}) {
      if (header_bar(ui_, rest, ui_.say("history"))) wish_.kind = Wish::Kind::home;
      nothing(rest);
    } else if (wide_) {
      side_by_side(rest);
    } else {
      one_of_two(rest);
    }
    if (state_.pick != List::none) pick_list();
    return wish_;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }

  void notice(Rect& rest, const std::string& words) {
    notice_bar(ui_, rest.cut_top(notice_height(ui_, rest.w, words), dp(8)), words);
  }
  // What came of an export stands below everything, until the next tap.
  void said(Rect& rest) {
    if (state_.notice.empty()) return;
    if (ui_.action().kind == UserAction::Kind::tap) {
      state_.notice.clear();
      return;
    }
    const Rect at = rest.cut_bottom(notice_height(ui_, rest.w, state_.notice), dp(8));
    if (state_.trouble) return notice_bar(ui_, at, state_.notice);
    card(ui_, at);
    done_bar(ui_, at.inset(dp(14), dp(6)), state_.notice);
  }

  void nothing(const Rect& where) {
    const Rect box = where.middle(std::min(where.w, dp(520)), std::min(where.h, dp(240)));
    card(ui_, box);
    Rect in = box.inset(dp(20));
    const float side = dp(84);
    draw_fox(ui_.canvas, in.cut_top(side, dp(14)).middle(side, side), ui_.theme, false);
    const bool read = finished_.trouble(ui_.words).empty();  // else nobody knows whether there are any
    label(ui_, in.cut_top(dp(read ? 36 : 72)), ui_.words.text("games", read ? "none-finished" : "unread"),
          {23, Weight::black, ui_.theme.ink, Align::center});
    if (read) label(ui_, in, ui_.say("history-empty"), {18, Weight::regular, ui_.theme.ink2, Align::center});
  }

  // ---- what one can choose
  // In a row of chips it is seen what "all" means.
  [[nodiscard]] bool brief() const { return wide_ && state_.pick == List::none; }
  [[nodiscard]] std::vector<Chip> sheet_chips() const {
    std::vector<Chip> chips{
        {"sheet.all", ui_.say(brief() ? "all" : "all-sheets"), finished_.filter().sheet.empty()}};
    for (const std::string& sheet : choices_.sheets)
      chips.push_back({"sheet." + sheet, sheet_title(ui_.words, sheet), finished_.filter().sheet == sheet});
    return chips;
  }
  [[nodiscard]] std::vector<Chip> player_chips() const {
    std::vector<Chip> chips{{"player.all", ui_.say("everybody"), finished_.filter().player.empty()}};
    for (const std::string& player : choices_.players)
      chips.push_back(
          {"player." + std::to_string(chips.size()), player, finished_.filter().player == player});
    return chips;
  }
  [[nodiscard]] std::vector<Chip> size_chips() const {
    std::vector<Chip> chips{
        {"size.all", ui_.say(brief() ? "all" : "all-tables"), finished_.filter().size == 0}};
    for (const int size : choices_.sizes)
      chips.push_back(
          {"size." + std::to_string(size), std::to_string(size), finished_.filter().size == size, true});
    return chips;
  }
  void choose(List what, int index) {
    store::HistoryFilter filter = finished_.filter();
    const auto at = static_cast<std::size_t>(index);
    if (what == List::sheet) filter.sheet = index == 0 ? "" : choices_.sheets[at - 1];
    if (what == List::player) filter.player = index == 0 ? "" : choices_.players[at - 1];
    if (what == List::size) filter.size = index == 0 ? 0 : choices_.sizes[at - 1];
    set(filter);
    state_.pick = List::none;
  }
  void set(const store::HistoryFilter& filter) {
    if (!(filter == finished_.filter())) state_.games_scrolled = state_.figures_scrolled = 0;
    finished_.choose(filter);
  }
  void chips(const Rect& row, List what, const std::vector<Chip>& all, std::string_view more) {
    const int tapped = chip_row(ui_, row, all, more);
    if (tapped >= 0) choose(what, tapped);
    if (tapped == kAllChips) open(what);
  }
  void open(List what) {
    state_.pick = what;
    state_.pick_scrolled = 0;
  }
  void pick_list() {
    const List what = state_.pick;
    const auto all = what == List::sheet    ? sheet_chips()
                     : what == List::player ? player_chips()
                                            : size_chips();
    const std::string title = ui_.say(what == List::sheet    ? "which-sheet-history"
                                      : what == List::player ? "which-player"
                                                             : "which-table");
    const int tapped = chip_list(ui_, title, all, state_.pick_scrolled);
    if (tapped >= 0) choose(what, tapped);
    if (tapped == kAllChips) state_.pick = List::none;
  }

  // ---- side by side
  void side_by_side(Rect rest) {
    Rect bar = rest.cut_top(touch(ui_, 52), dp(8));
    const float files = dp(110);
    export_button(bar.cut_right(files, dp(8)), "json", "JSON");
    export_button(bar.cut_right(files, dp(16)), "csv", "CSV");
    Rect title = bar.cut_left(
        touch(ui_, 54) + dp(30) + line_width(ui_, ui_.say("history"), 34, Weight::black), dp(18));
    if (header_bar(ui_, title, ui_.say("history"))) leave();
    chips(bar, List::sheet, sheet_chips(), "sheet.more");
    said(rest);
    games(rest.cut_left(std::clamp(rest.w * .375F, dp(380), dp(640)), dp(12)));
    Rect row = rest.cut_top(touch(ui_, kTouch), dp(10));
    if (const auto sizes = size_chips(); choices_.sizes.size() > 1)
      chips(row.cut_right(std::min(row.w * .46F, chips_width(ui_, sizes)), dp(14)), List::size, sizes,
            "size.more");
    chips(row, List::player, player_chips(), "player.more");
    figures(rest);
  }

  // ---- one of the two
  void one_of_two(Rect rest) {
    Rect bar = rest.cut_top(touch(ui_, 52), dp(6));
    const bool files_above = bar.w >= dp(560);
    const float files = dp(88);
    if (files_above) {
      export_button(bar.cut_right(files, dp(8)), "json", "JSON");
      export_button(bar.cut_right(files, dp(12)), "csv", "CSV");
    }
    Rect title = bar;
    if (header_bar(ui_, title, ui_.say("history"))) leave();
    Rect filters = rest.cut_top(touch(ui_, kTouch), dp(8));
    const Rect tabs = filters.w >= dp(720) ? filters.cut_left(filters.w * .4F, dp(12))
                                           : std::exchange(filters, rest.cut_top(touch(ui_, kTouch), dp(8)));
    view_tab(tabs.column(0, 2, dp(kGap)), "view.games", ui_.say("games"), View::games);
    view_tab(tabs.column(1, 2, dp(kGap)), "view.figures", ui_.say("statistics"), View::figures);
    if (chip_button(ui_, filters.cut_left(filters.w * .39F, dp(6)), sheet_chips(), "pick.sheet"))
      open(List::sheet);
    if (chip_button(ui_, filters.cut_left(filters.w * .55F, dp(6)), player_chips(), "pick.player"))
      open(List::player);
    if (chip_button(ui_, filters, size_chips(), "pick.size")) open(List::size);
    if (!files_above && ui_.screen.h >= dp(500)) {
      const Rect foot = rest.cut_bottom(touch(ui_, kTouch), dp(8));
      export_button(foot.column(0, 2, dp(kGap)), "csv", "CSV");
      export_button(foot.column(1, 2, dp(kGap)), "json", "JSON");
    }
    said(rest);
    if (state_.view == View::games)
      games(rest);
    else
      figures(rest);
  }

  void view_tab(const Rect& rect, const std::string& name, const std::string& words, View view) {
    const bool on = state_.view == view;
    if (tile(ui_, name, rect, on)) state_.view = view;
    label(ui_, rect.inset(dp(6), 0), words,
          {18, on ? Weight::black : Weight::bold, ui_.theme.ink, Align::center});
  }

  // ---- the parts
  void leave() { wish_.kind = Wish::Kind::home; }

  void export_button(const Rect& rect, const std::string& what, const std::string& words) {
    if (!button(ui_, "share." + what, rect, words)) return;
    wish_.kind = Wish::Kind::share;
    wish_.text = what;
  }

  void games(const Rect& where) {
    const store::GameId tapped = draw_games(ui_, where, finished_, state_.games_scrolled);
    if (tapped == 0) return;
    wish_.kind = Wish::Kind::open;
    wish_.id = tapped;
  }

  void figures(const Rect& where) {
    const std::string sheet =
        draw_figures(ui_, where, finished_, state_.figures, sheets_, state_.figures_scrolled);
    if (sheet.empty()) return;
    store::HistoryFilter filter = finished_.filter();
    filter.sheet = sheet;
    set(filter);
  }

  Ui& ui_;
  FinishedGames& finished_;
  HistoryState& state_;
  SheetLibrary& sheets_;
  Choices choices_;
  bool wide_ = false;
  Wish wish_;
};

}  // namespace

Wish draw_history(Ui& ui, FinishedGames& finished, HistoryState& state, SheetLibrary& sheets) {
  const Grown grown(ui);
  return HistoryScreen(ui, finished, state, sheets).draw();
}

}  // namespace fox::ui
