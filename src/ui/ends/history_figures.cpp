// What the chosen games tell: a dark strip of figures, how totals spread, where points come from, how they
// went over time; where several sheets are chosen, which cannot be compared, a line for each of them.
#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "ui/ends/charts.h"
#include "ui/ends/history_screen.h"
#include "ui/screens/home.h"
#include "ui/screens/mini_sheet.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr std::size_t kMostDots = 120, kMostBars = 4;
constexpr float kValue = 31;  // dp

struct Figure {
  std::string value, words;
};

class FiguresPage {
 public:
  FiguresPage(Ui& ui, const FinishedGames& finished, FiguresView& view, SheetLibrary& sheets)
      : ui_(ui), finished_(finished), view_(view), sheets_(sheets) {
    if (view.revision == finished.revision() && view.filter == finished.filter() &&
        view.language == ui.words.language())
      return;
    view.revision = finished.revision();
    view.filter = finished.filter();
    view.language = ui.words.language();
    const auto& all = finished.statistics();
    view.figures = figures_of(all, finished.filter());
    find_sheets();
    view.sheet = view.sheets.size() == 1 ? view.sheets.front() : "";
    const auto outcomes = std::exchange(view.figures.outcomes, {});  // nothing else shows them one by one
    if (view.sheet.empty()) return;
    view.areas = areas_of(view.sheet, sheets, ui.words);
    view.bars = mean_bars(all, finished.filter(), view.areas);
    view.spread = spread_of(outcomes);
    view.dots = course_of(outcomes, kMostDots);
  }

  std::string draw(const Rect& where, float& scrolled) {
    if (!finished_.counted()) return {};
    const float gap = dp(10);
    const bool two = where.w >= dp(640) && !view_.sheet.empty();
    bars_ = std::min(view_.bars.size(), two && where.h < dp(700) ? kMostBars - 1 : kMostBars);
    // Pictures share what the strip leaves, down to what can be read; then the page scrolls.
    const float strip = strip_height(where.w);
    const float least = view_.sheet.empty() ? sheets_height()
                        : two               ? std::max(dp(190), bars_card()) + gap + dp(220)
                                            : dp(230) + gap + bars_card() + gap + dp(260);
    const float all = std::max(where.h, strip + gap + least);
    Scroll scroll(ui_, "figures", where, all, scrolled);
    Rect page{where.x, scroll.place.y, where.w, all};
    draw_strip(page.cut_top(strip, gap));
    if (view_.figures.parts == 0) return {};
    if (view_.sheet.empty()) return draw_sheets(page);
    if (two) {
      Rect above = page.cut_top(std::max(std::max(dp(190), bars_card()), page.h * .47F), gap);
      spread_card(above.cut_left((above.w - gap) / 2, gap));
      bars_card(above);
    } else {
      spread_card(page.cut_top(dp(230), gap));
      bars_card(page.cut_top(bars_card(), gap));
    }
    course_card(page);
    return {};
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }

  // Sheets of which the chosen player has games at the chosen tables.
  void find_sheets() {
    view_.sheets.clear();
    view_.by_sheet.clear();
    for (const std::string& sheet : choices_of(finished_.statistics()).sheets) {
      store::HistoryFilter filter = finished_.filter();
      if (!filter.sheet.empty() && filter.sheet != sheet) continue;
      filter.sheet = sheet;
      Figures figures = figures_of(finished_.statistics(), filter);
      if (figures.parts == 0) continue;
      figures.outcomes = {};  // only added up here
      view_.sheets.push_back(sheet);
      view_.by_sheet.push_back(std::move(figures));
    }
  }

  [[nodiscard]] std::string tenths(double value) const {
    const long all = std::lround(std::abs(value) * 10);
    return (value < 0 && all > 0 ? "−" : "") +
           ui_.say("decimal", {{"whole", std::to_string(all / 10)}, {"tenth", std::to_string(all % 10)}});
  }

  // ---- the dark strip
  [[nodiscard]] std::vector<Figure> figures() const {
    const Figures& f = view_.figures;
    std::vector<Figure> all;
    const bool one = !view_.sheet.empty() && f.parts > 0;
    if (one) {
      all.push_back({figure(static_cast<int>(std::lround(f.mean))), ui_.say("mean")});
      all.push_back({figure(f.best), ui_.say("best")});
      all.push_back({figure(f.worst), ui_.say("worst")});
    } else {
      all.push_back({std::to_string(std::max(0, finished_.count())), ui_.say("games-played")});
    }
    if (!finished_.filter().player.empty() && f.against > 0)
      all.push_back({ui_.say("of", {{"count", std::to_string(f.wins)}, {"all", std::to_string(f.against)}}),
                     ui_.say("won")});
    if (one && f.foxes) all.push_back({tenths(*f.foxes), ui_.say("foxes-a-game")});
    if (f.lost) all.push_back({tenths(*f.lost), ui_.say("lost-a-game")});
    if (f.unused) all.push_back({tenths(*f.unused), ui_.say("unused-a-game")});
    return all;
  }
  [[nodiscard]] float told_width(const Figure& one) {
    return std::max(line_width(ui_, one.value, kValue, Weight::black),
                    line_width(ui_, one.words, 16, Weight::bold)) +
           dp(4);
  }
  // One row where they all fit, else as few as go.
  [[nodiscard]] std::vector<std::vector<Figure>> strip_rows(float width) {
    std::vector<std::vector<Figure>> rows(1);
    const auto all = figures();
    float whole = -dp(22), used = 0;
    for (const Figure& one : all) whole += told_width(one) + dp(22);
    const auto count = static_cast<float>(std::ceil(whole / width));
    for (const Figure& one : all) {
      const float wide = told_width(one) + dp(22);
      // Rows of about the same length look better than a last one alone.
      if (!rows.back().empty() && (used + wide - dp(22) > width || used > whole / count)) {
        rows.emplace_back();
        used = 0;
      }
      rows.back().push_back(one);
      used += wide;
    }
    return rows;
  }
  [[nodiscard]] float strip_height(float width) {
    return dp(20) + dp(66) * static_cast<float>(strip_rows(width - dp(40)).size());
  }
  void draw_strip(const Rect& where) {
    dark_card(ui_, where);
    const Rect in = where.inset(dp(20), dp(10));
    const auto rows = strip_rows(in.w);
    for (std::size_t r = 0; r < rows.size(); ++r) {
      Rect row = in.row(static_cast<int>(r), static_cast<int>(rows.size()), 0);
      float rest = row.w;
      for (const Figure& one : rows[r]) rest -= told_width(one);
      const float gap = std::clamp(rest / static_cast<float>(rows[r].size()), 0.F, dp(64));
      for (const Figure& one : rows[r]) {
        Rect at = row.cut_left(std::min(told_width(one), row.w), gap);
        one_line(ui_, at.cut_top(at.h * .6F), one.value,
                 {kValue, Weight::black, ui_.theme.prompt_text, Align::left, 16});
        one_line(ui_, at, one.words, {16, Weight::bold, ui_.theme.prompt_sub, Align::left, 12.5F});
      }
    }
  }

  // ---- pictures
  Rect heading(const Rect& where, const std::string& words, const std::string& beside) {
    card(ui_, where);
    Rect in = where.inset(dp(18), dp(10));
    Rect head = in.cut_top(dp(30));
    one_line(ui_, head.cut_left(std::min(head.w, line_width(ui_, words, 19, Weight::black) + 2), dp(12)),
             words, {19, Weight::black, ui_.theme.ink});
    if (line_width(ui_, beside, 15, Weight::regular) <= head.w)
      one_line(ui_, head, beside, {15, Weight::regular, ui_.theme.ink2, Align::right});
    return in;
  }
  void spread_card(const Rect& where) {
    const Rect in = heading(where, ui_.say("spread"), ui_.say("dark-last"));
    draw_spread(ui_, in.inset(dp(8), 0), view_.spread);
  }
  [[nodiscard]] float bars_card() const { return bars_height(ui_, bars_) + dp(56); }
  void bars_card(const Rect& where) {
    const std::size_t all = view_.bars.size();
    Rect in = heading(where, ui_.say("points-from"),
                      bars_ == all ? ui_.say("mean-of-all")
                                   : ui_.say("mean-of-some", {{"count", std::to_string(bars_)},
                                                              {"of", std::to_string(all)}}));
    in.cut_top(dp(4));
    const float high = std::min(in.h, bars_height(ui_, bars_) * 1.35F);
    draw_bars(ui_, in.cut_top(high), view_.areas, std::span(view_.bars).first(bars_));
  }
  void course_card(const Rect& where) {
    const Rect in = heading(where, ui_.say("over-time"), "");
    const bool wins = !finished_.filter().player.empty() && view_.figures.against > 0;
    legend({in.x, in.y - dp(30), in.w, dp(30)}, wins);
    draw_course(ui_, in, view_.dots, wins);
  }
  // From the right: what dots and dashes mean, as far as there is room.
  void legend(Rect row, bool wins) {
    row.cut_left(line_width(ui_, ui_.say("over-time"), 19, Weight::black) + dp(16));
    const auto entry = [&](const std::string& words, float sign) {
      const float width = line_width(ui_, words, 15, Weight::bold) + 2;
      if (row.w < width + sign + dp(8)) return Rect{};
      one_line(ui_, row.cut_right(width, dp(8)), words, {15, Weight::bold, ui_.theme.ink2});
      return row.cut_right(sign, dp(18));
    };
    const bool grouped = !view_.dots.empty() && view_.dots.front().games > 1;
    const std::string mean = ui_.say(
        "mean-of-last",
        {{"count",
          std::to_string(kMeanOf * static_cast<std::size_t>(grouped ? view_.dots.front().games : 1))}});
    if (const Rect at = entry(mean, dp(30)); !at.empty())
      for (int i = 0; i < 3; ++i)
        ui_.canvas.line({at.x + dp(11) * static_cast<float>(i), at.center().y},
                        {at.x + dp(11) * static_cast<float>(i) + dp(6), at.center().y}, ui_.theme.fox,
                        dp(2.6F));
    if (!wins || grouped) return;
    if (const Rect at = entry(ui_.say("not-won"), dp(14)); !at.empty())
      ui_.canvas.ring(at.center(), dp(5), ui_.theme.pen, dp(2.2F));
    if (const Rect at = entry(ui_.say("won"), dp(14)); !at.empty())
      ui_.canvas.disc(at.center(), dp(6), ui_.theme.pen);
  }

  // ---- several sheets
  [[nodiscard]] float sheets_height() const {
    return dp(20) + static_cast<float>(view_.sheets.size()) * (touch(ui_, 84) + dp(kGap));
  }
  std::string draw_sheets(Rect page) {
    std::string tapped;
    for (std::size_t i = 0; i < view_.sheets.size(); ++i) {
      const std::string& sheet = view_.sheets[i];
      const Rect at = page.cut_top(touch(ui_, 84), dp(kGap));
      const std::string name = "figures." + sheet;
      ui_.canvas.fill(at, ground(ui_, name, ui_.theme.card), dp(16));
      ui_.canvas.stroke(at, ui_.theme.control_edge, dp(1.8F), dp(16));
      Rect in = at.inset(dp(14), dp(8));
      if (const auto info = sheet_info(sheets_, sheet); info && in.w > dp(420))
        draw_mini(ui_, in.cut_left(dp(70), dp(18)), *info, {.turned = -3, .marked = .4F});
      chevron(ui_, in.cut_right(dp(34), dp(8)).middle(dp(30), dp(30)), Toward::right, ui_.theme.ink);
      const Figures& figures = view_.by_sheet[i];
      label(ui_, in.cut_top(in.h * .5F), sheet_title(ui_.words, sheet), {21, Weight::black, ui_.theme.ink});
      std::vector<std::string> parts{
          ui_.say(figures.games == 1 ? "game-one" : "game-many", {{"count", std::to_string(figures.games)}}),
          ui_.say("mean") + " " + figure(static_cast<int>(std::lround(figures.mean))),
          ui_.say("best") + " " + figure(figures.best)};
      facts(ui_, in, parts, {17, Weight::regular, ui_.theme.ink2});
      if (ui_.target(name, at)) tapped = sheet;
    }
    return tapped;
  }

  Ui& ui_;
  const FinishedGames& finished_;
  FiguresView& view_;
  SheetLibrary& sheets_;
  std::size_t bars_ = 0;  // are shown
};

}  // namespace

std::string draw_figures(Ui& ui, const Rect& where, const FinishedGames& finished, FiguresView& view,
                         SheetLibrary& sheets, float& scrolled) {
  return FiguresPage(ui, finished, view, sheets).draw(where, scrolled);
}

}  // namespace fox::ui
