#include "ui/table/line_list.h"

#include <algorithm>
#include <string>

#include "ui/screens/parts.h"
#include "ui/table/strip.h"

namespace fox::ui {

namespace {

constexpr float kTurnHead = 38, kLineSigns = 28, kLineGap = 12, kLineEdge = 10;  // dp
constexpr int kLineRows = 8;                                                     // of signs, at most

void fill_line(Ui& ui, const Told& told, std::size_t line, const Rect& in, bool draws, int& rows) {
  Strip strip(ui, in, ui.dp(kLineSigns), kLineRows, draws);
  told.tell(ui, strip, line, false);
  rows = strip.rows();
}

// Whose turn it is, on a line that goes on to the right.
void draw_head(Ui& ui, const Told& told, const Turn& turn, const Rect& row) {
  std::string words = ui.words.text("referee", "round-is", {{"round", std::to_string(turn.round)}});
  if (turn.seat >= 0)
    words = ui.say("turn-of", {{"name", told.game().header().names[static_cast<std::size_t>(turn.seat)]}}) +
            " · " + words;
  const float end = one_line(ui, row, words, {14.5F, Weight::bold, ui.theme.ink2, Align::left, 11});
  const float y = row.center().y;
  if (end + ui.dp(20) < row.right())
    ui.canvas.line({end + ui.dp(10), y}, {row.right(), y}, ui.theme.sheet_edge, ui.dp(1.6F));
}

}  // namespace

void LineList::measure(Ui& ui, const Told& told, float width) {
  const std::size_t count = told.game().count();
  if (count_ == count && width_ == width && scale_ == ui.scale && heights_.size() == count) return;
  count_ = count, width_ = width, scale_ = ui.scale;
  heights_.clear();
  for (std::size_t line = count; line > 0; --line) {
    int rows = 1;
    fill_line(ui, told, line, {0, 0, width, 0}, false, rows);
    heights_.push_back(static_cast<float>(rows) * ui.dp(kLineSigns + Strip::kBetween) -
                       ui.dp(Strip::kBetween) + ui.dp(kLineGap));
  }
}

void LineList::draw(Ui& ui, const Told& told, const std::vector<Turn>& turns, const Rect& where) {
  const Rect page = where.inset(ui.dp(kLineEdge), 0);
  measure(ui, told, page.w);
  const std::size_t count = told.game().count();
  float all = 0;
  for (const float height : heights_) all += height;
  for (const Turn& turn : turns) all += turn.last <= count ? ui.dp(kTurnHead) : 0;
  Scroll scroll(ui, "happened", where, all, scrolled);
  Rect rest{page.x, scroll.place.y, page.w, all};
  const auto seen = [&](const Rect& row) { return row.bottom() >= where.y && row.y <= where.bottom(); };
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
    if (turn->last > count) continue;
    const Rect head = rest.cut_top(ui.dp(kTurnHead));
    if (seen(head)) draw_head(ui, told, *turn, head);
    for (std::size_t line = turn->last; line > turn->first; --line) {
      const Rect row = rest.cut_top(heights_[count - line]);
      int rows = 0;
      if (seen(row)) fill_line(ui, told, line, row, true, rows);
    }
  }
}

}  // namespace fox::ui
