#include "ui/ends/charts.h"

#include <algorithm>
#include <cmath>

#include "game/dates.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

// "7 May", or where years differ "May 2026".
std::string axis_words(const Ui& ui, std::int64_t at, bool years) {
  const std::tm day = local_day(at);
  const Fillings date{{"day", std::to_string(day.tm_mday)},
                      {"month", ui.say("month-" + std::to_string(day.tm_mon + 1))},
                      {"year", std::to_string(day.tm_year + 1900)}};
  return ui.say(years ? "month-year" : "date", date);
}

// Lines at round numbers, at most so many.
struct Scale {
  int from = 0, to = 1, step = 1;
};

Scale scale_for(double least, double most, int lines) {
  Scale scale;
  const auto fits = [&](int step) {
    scale.step = step;
    scale.from = static_cast<int>(std::floor(least / step)) * step;
    scale.to = static_cast<int>(std::ceil(most / step)) * step;
    if (scale.to == scale.from) scale.to += step;
    return (scale.to - scale.from) / step <= lines;
  };
  for (int unit = 10;; unit *= 10)
    for (const int step : {unit, 2 * unit, 5 * unit})
      if (fits(step)) return scale;
}

class ScoreChart {
 public:
  ScoreChart(Ui& ui, const Rect& where, const std::vector<Dot>& dots, bool wins)
      : ui_(ui), dots_(dots), wins_(wins), plot_(where) {}

  void draw() {
    double least = dots_.front().total, most = least;
    for (const Dot& dot : dots_) {
      least = std::min(least, dot.total);
      most = std::max(most, dot.total);
    }
    plot_.cut_top(ui_.dp(14));
    const Rect axis = plot_.cut_bottom(ui_.dp(26));
    scale_ = scale_for(least, most, std::max(2, static_cast<int>(plot_.h / ui_.dp(34))));
    float label_width = 0;
    for (int value = scale_.from; value <= scale_.to; value += scale_.step)
      label_width = std::max(label_width, line_width(ui_, figure(value), 15, Weight::bold));
    const Rect labels = plot_.cut_left(label_width, ui_.dp(12));
    for (int value = scale_.from; value <= scale_.to; value += scale_.step) {
      const float y = y_of(value);
      ui_.canvas.line({plot_.x, y}, {plot_.right(), y},
                      value == scale_.from ? ui_.theme.ink : ui_.theme.sheet_edge,
                      ui_.dp(value == scale_.from ? 2.2F : 1.4F));
      one_line(ui_, {labels.x, y - ui_.dp(10), labels.w, ui_.dp(20)}, figure(value),
               {15, Weight::bold, ui_.theme.ink2, Align::right});
    }
    days({plot_.x, axis.y, plot_.w, axis.h});
    lines();
    points(least, most);
  }

 private:
  [[nodiscard]] float y_of(double value) const {
    const double share = (value - scale_.from) / (scale_.to - scale_.from);
    return plot_.bottom() - static_cast<float>(share) * plot_.h;
  }
  [[nodiscard]] Point at(std::size_t i, double value) const {
    const float margin = ui_.dp(16), count = static_cast<float>(dots_.size());
    const float share = dots_.size() < 2 ? .5F : static_cast<float>(i) / (count - 1);
    return {plot_.x + margin + (plot_.w - 2 * margin) * share, y_of(value)};
  }

  void days(const Rect& axis) {
    const bool years = local_day(dots_.front().at).tm_year != local_day(dots_.back().at).tm_year;
    const auto room = static_cast<std::size_t>(std::max(2.F, axis.w / ui_.dp(150)));
    const std::size_t labels = std::min({room, dots_.size(), std::size_t{6}});
    std::string before;
    for (std::size_t k = 0; k < labels; ++k) {
      const std::size_t i = labels < 2 ? 0 : k * (dots_.size() - 1) / (labels - 1);
      const std::string words = axis_words(ui_, dots_[i].at, years);
      if (words == before) continue;
      before = words;
      const float width = line_width(ui_, words, 15, Weight::bold) + 2;
      const float x = std::clamp(at(i, scale_.from).x - width / 2, axis.x, axis.right() - width);
      one_line(ui_, {x, axis.y + ui_.dp(6), width, axis.h - ui_.dp(6)}, words,
               {15, Weight::bold, ui_.theme.ink2});
    }
  }

  void lines() {
    std::vector<Point> way, mean;
    for (std::size_t i = 0; i < dots_.size(); ++i) {
      way.push_back(at(i, dots_[i].total));
      if (dots_[i].mean) mean.push_back(at(i, *dots_[i].mean));
    }
    ui_.canvas.polyline(way, fade(ui_.theme.pen, .38F), ui_.dp(2));
    // Dashes, so that it is not told by its colour alone.
    float gone = 0;
    for (std::size_t i = 1; i < mean.size(); ++i) {
      const Point step = mean[i] - mean[i - 1];
      const float length = std::hypot(step.x, step.y), dash = ui_.dp(7), gap = ui_.dp(5);
      for (float along = -gone; along < length; along += dash + gap) {
        const float from = std::max(0.F, along), to = std::min(length, along + dash);
        if (to > from)
          ui_.canvas.line(mean[i - 1] + step * (from / length), mean[i - 1] + step * (to / length),
                          ui_.theme.fox, ui_.dp(2.6F));
      }
      gone = std::fmod(gone + length, dash + gap);
    }
  }

  void points(double least, double most) {
    const float radius = ui_.dp(dots_.size() > 60 ? 3.5F : 6);
    bool low = false, high = false;
    for (std::size_t i = 0; i < dots_.size(); ++i) {
      const Dot& dot = dots_[i];
      const Point place = at(i, dot.total);
      const bool open = wins_ && !dot.won && dot.games == 1;
      ui_.canvas.disc(place, radius, open ? ui_.theme.card : ui_.theme.pen);
      if (open) ui_.canvas.ring(place, radius - ui_.dp(1), ui_.theme.pen, ui_.dp(2.2F));
      const bool last = i + 1 == dots_.size();
      if (last) ui_.canvas.ring(place, radius + ui_.dp(5), ui_.theme.pen, ui_.dp(2.2F));
      const bool lowest = !low && dot.total == least && most > least, highest = !high && dot.total == most;
      low = low || lowest;
      high = high || highest;
      if (!lowest && !highest && !last) continue;
      const std::string words = figure(static_cast<int>(std::lround(dot.total)));
      const float width = line_width(ui_, words, 16, Weight::black) + 2, away = ui_.dp(last ? 24 : 18);
      const float x = std::clamp(place.x - width / 2, plot_.x, plot_.right() - width);
      const bool under = lowest && place.y + away + ui_.dp(8) < plot_.bottom();
      const float y = place.y + (under ? away : -away);
      ui_.canvas.text({x, y - ui_.dp(10), width, ui_.dp(20)}, words,
                      {ui_.dp(16), Weight::black, ui_.theme.ink});
    }
  }

  Ui& ui_;
  const std::vector<Dot>& dots_;
  bool wins_;
  Rect plot_;
  Scale scale_;
};

}  // namespace

void draw_spread(Ui& ui, const Rect& where, const Spread& spread) {
  if (spread.counts.empty()) return;
  Rect plot = where;
  const Rect axis = plot.cut_bottom(ui.dp(26));
  plot.cut_top(ui.dp(22));
  const int steps = static_cast<int>(spread.counts.size());
  const int most = *std::max_element(spread.counts.begin(), spread.counts.end());
  const float wide = std::min(plot.w / static_cast<float>(steps), ui.dp(96));
  const float left = plot.x + (plot.w - wide * static_cast<float>(steps)) / 2;
  const Color quiet = mix(ui.theme.ink, ui.theme.card, .5F);
  for (int i = 0; i < steps; ++i) {
    const int count = spread.counts[static_cast<std::size_t>(i)];
    const float x = left + wide * static_cast<float>(i);
    const float high = plot.h * static_cast<float>(count) / static_cast<float>(most);
    const Rect bar{x + wide * .07F, plot.bottom() - high, wide * .86F, high};
    if (count > 0) {
      ui.canvas.fill(bar, i == spread.last ? ui.theme.ink : quiet, std::min(ui.dp(6), high / 2));
      ui.canvas.stroke(bar, ui.theme.ink, ui.dp(1.5F), std::min(ui.dp(6), high / 2));
      ui.canvas.text({x - ui.dp(6), bar.y - ui.dp(22), wide + ui.dp(12), ui.dp(20)}, std::to_string(count),
                     {ui.dp(16), Weight::black, ui.theme.ink, Align::center}, ui.dp(11));
    }
  }
  ui.canvas.line({left - ui.dp(2), plot.bottom()},
                 {left + wide * static_cast<float>(steps) + ui.dp(2), plot.bottom()}, ui.theme.ink, ui.dp(2));
  // Every edge has its number where there is room, else every other.
  const float number = line_width(ui, figure(spread.from + spread.step * steps), 15, Weight::bold) + ui.dp(8);
  const int each = std::max(1, static_cast<int>(std::ceil(number / wide)));
  for (int i = 0; i <= steps; i += each) {
    const float x = left + wide * static_cast<float>(i);
    ui.canvas.text({x - number / 2, axis.y + ui.dp(6), number, axis.h - ui.dp(6)},
                   figure(spread.from + spread.step * i),
                   {ui.dp(15), Weight::bold, ui.theme.ink2, Align::center});
  }
}

void draw_course(Ui& ui, const Rect& where, const std::vector<Dot>& dots, bool wins) {
  if (!dots.empty()) ScoreChart(ui, where, dots, wins).draw();
}

}  // namespace fox::ui
