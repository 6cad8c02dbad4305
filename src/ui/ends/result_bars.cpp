// The bars and the ladder beside the table.
#include <algorithm>
#include <cmath>

#include "ui/ends/result_table.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kHead = 26, kBar = 42, kBetween = 10, kRung = 40;  // dp

struct Segment {
  double points;
  const ResultArea* area;  // none: foxes or the bonus
  bool foxes;
};

void draw_segment(Ui& ui, const Rect& rect, const Segment& segment) {
  const float radius = std::min(ui.dp(6), rect.w * .3F);
  const std::string points = figure(static_cast<int>(std::lround(segment.points)));
  const bool below = segment.points < 0;
  if (segment.area == nullptr || below) {
    ui.canvas.fill(rect, ui.theme.plate, radius);
    if (segment.area != nullptr)
      ui.canvas.fill({rect.x, rect.bottom() - ui.dp(7), rect.w, ui.dp(7)}, segment.area->key,
                     std::min(radius, ui.dp(3)));
    ui.canvas.stroke(rect, ui.theme.ink, ui.dp(1.6F), radius);
  } else {
    ui.canvas.fill(rect, segment.area->key, radius);
    ui.canvas.stroke(rect, mix(segment.area->key, ui.theme.on_key, .45F), ui.dp(1.4F), radius);
  }
  const Color ink = segment.area == nullptr || below ? ui.theme.ink : ui.theme.on_key;
  // What has no room is left out: the table says it.
  const bool number = line_width(ui, points, 15, Weight::black) + ui.dp(4) <= rect.w;
  const bool letter =
      segment.area != nullptr && line_width(ui, segment.area->letter, 14, Weight::black) + ui.dp(3) <= rect.w;
  Rect in = rect.inset(0, rect.h * .06F);
  const Rect top = number ? in.cut_top(in.h * .48F) : in;
  const float side = std::min({top.h, ui.dp(20), rect.w - ui.dp(3)});
  if (letter)
    ui.canvas.text(top, segment.area->letter, {ui.dp(14), Weight::black, ink, Align::center});
  else if (segment.area == nullptr && segment.foxes)
    draw_fox(ui.canvas, top.middle(side, side), ui.theme, false);
  else if (segment.area == nullptr)
    draw_sign(ui.canvas, Sign::star, top.middle(side * .8F, side * .8F), ink);
  if (number) ui.canvas.text(in, points, {ui.dp(15), Weight::black, ink, Align::center});
}

std::vector<Segment> segments_of(const Bar& bar, std::span<const ResultArea> areas) {
  std::vector<Segment> all;
  for (std::size_t a = 0; a < areas.size() && a < bar.areas.size(); ++a)
    if (bar.areas[a] != 0) all.push_back({bar.areas[a], &areas[a], false});
  if (bar.foxes != 0) all.push_back({bar.foxes, nullptr, true});
  if (bar.bonus != 0) all.push_back({bar.bonus, nullptr, false});
  return all;
}

// How far a bar reaches to the right of nothing, and to the left.
struct Reach {
  double right = 0, left = 0;
};

Reach reach_of(const Bar& bar) {
  Reach reach;
  const auto add = [&](double points) { (points > 0 ? reach.right : reach.left) += std::abs(points); };
  for (const double points : bar.areas) add(points);
  add(bar.foxes);
  add(bar.bonus);
  return reach;
}

}  // namespace

std::vector<Bar> bars_of(const Result& result) {
  std::vector<Bar> bars;
  for (const ResultPlayer& player : result.players)
    bars.push_back({player.name,
                    {player.areas.begin(), player.areas.end()},
                    static_cast<double>(player.fox_points),
                    static_cast<double>(player.bonus),
                    static_cast<double>(player.total)});
  return bars;
}

void draw_bars(Ui& ui, const Rect& where, std::span<const ResultArea> areas, std::span<const Bar> bars) {
  Reach most;
  for (const Bar& bar : bars) {
    const Reach reach = reach_of(bar);
    most = {std::max(most.right, reach.right), std::max(most.left, reach.left)};
  }
  const double all = std::max(1., most.right + most.left);
  const int count = static_cast<int>(bars.size());
  for (int i = 0; i < count; ++i) {
    const Bar& bar = bars[static_cast<std::size_t>(i)];
    Rect row = where.row(i, count, ui.dp(kBetween));
    const float high = std::min(row.h, ui.dp(kHead + kBar) * 1.25F);
    row = row.middle(row.w, high);
    Rect head = row.cut_top(high * kHead / (kHead + kBar));
    const std::string total = figure(static_cast<int>(std::lround(bar.total)));
    const float width = line_width(ui, total, 20, Weight::black);
    one_line(ui, head.cut_right(width + 1, ui.dp(10)), total,
             {20, Weight::black, ui.theme.ink, Align::right});
    one_line(ui, head, bar.name, {18, Weight::black, ui.theme.ink});
    // What is below nothing grows to the left, without a ground.
    float right = row.x + row.w * static_cast<float>(most.left / all), left = right;
    if (most.left > 0)
      ui.canvas.line({right - ui.dp(1), row.y - ui.dp(2)}, {right - ui.dp(1), row.bottom() + ui.dp(2)},
                     ui.theme.ink, ui.dp(2));
    for (const Segment& segment : segments_of(bar, areas)) {
      const float w = row.w * static_cast<float>(std::abs(segment.points) / all);
      if (segment.points < 0) left -= w;
      const float x = segment.points < 0 ? left : right;
      if (segment.points > 0) right += w;
      draw_segment(ui, {x, row.y, std::max(ui.dp(2), w - ui.dp(1.5F)), row.h}, segment);
    }
  }
}

float bars_height(const Ui& ui, std::size_t bars) {
  return ui.dp((kHead + kBar + kBetween) * static_cast<float>(bars) - kBetween);
}

void draw_ladder(Ui& ui, const Rect& where, const Result& result) {
  const int count = static_cast<int>(result.ladder.size());
  for (int i = 0; i < count; ++i) {
    const Rung& rung = result.ladder[static_cast<std::size_t>(i)];
    const Rect row = where.row(i, count, ui.dp(2));
    const bool here = i == result.rung, reached = result.rung >= 0 && i > result.rung;
    if (here) {
      ui.canvas.fill(row, ui.theme.dark ? ui.theme.button : rgb(0xFFFFFF), ui.dp(10));
      ui.canvas.stroke(row, ui.theme.ink, ui.dp(3), ui.dp(10));
    } else if (i + 1 < count && i + 1 != result.rung) {
      ui.canvas.line({row.x, row.bottom() + ui.dp(1)}, {row.right(), row.bottom() + ui.dp(1)},
                     ui.theme.sheet_edge, ui.dp(1.2F));
    }
    Rect in = row.inset(ui.dp(10), ui.dp(2));
    const Weight weight = here ? Weight::black : Weight::bold;
    const Color ink = here ? ui.theme.ink : ui.theme.ink2;
    const float side = std::min(ui.dp(26), in.h);
    const Rect sign = in.cut_left(ui.dp(28), ui.dp(8)).middle(side, side);
    if (here)
      draw_fox(ui.canvas, sign, ui.theme, false);
    else if (reached)
      draw_sign(ui.canvas, Sign::check, sign.inset(side * .14F), ink);
    const std::string from = std::to_string(rung.from);
    one_line(ui, in.cut_right(line_width(ui, from, 19, weight) + 1, ui.dp(8)), from,
             {19, weight, ink, Align::right});
    label(ui, in, rung.name, {19, weight, ink});
  }
}

float ladder_height(const Ui& ui, const Result& result) {
  return ui.dp(kRung * static_cast<float>(result.ladder.size()));
}

}  // namespace fox::ui
