#include "ui/ends/figures.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fox::ui {
namespace {

using store::HistoryFilter;
using store::Outcome;
using store::Statistics;

bool counts(const Statistics& group, const HistoryFilter& filter) {
  return (filter.sheet.empty() || group.sheet == filter.sheet) &&
         (filter.player.empty() || group.player == filter.player) &&
         (filter.size == 0 || group.size == filter.size);
}

// A mean over groups of different size; none of it where no group has it.
struct Mean {
  double sum = 0;
  int games = 0;

  void add(const std::optional<double>& mean, int count) {
    if (!mean) return;
    sum += *mean * count;
    games += count;
  }
  [[nodiscard]] std::optional<double> value() const {
    return games == 0 ? std::nullopt : std::optional(sum / games);
  }
};

template <class Key>
std::vector<Key> most_first(const std::map<Key, int>& games) {
  std::vector<Key> keys;
  keys.reserve(games.size());
  for (const auto& [key, count] : games) keys.push_back(key);
  std::stable_sort(keys.begin(), keys.end(),
                   [&](const Key& a, const Key& b) { return games.at(a) > games.at(b); });
  return keys;
}

// 5, 10, 20, 25, 50, 100, …: the smallest that needs no more steps than this.
int step_for(int range, int most) {
  for (int unit = 1;; unit *= 10)
    for (const int step : {5 * unit, 10 * unit, 20 * unit, 25 * unit})
      if (range / step < most) return step;
}

int floored(int value, int step) {
  return (value >= 0 ? value : value - step + 1) / step * step;
}

}  // namespace

Figures figures_of(const std::vector<Statistics>& all, const HistoryFilter& filter) {
  Figures figures;
  Mean mean, foxes, lost, unused;
  std::map<int, int> seats;  // by size of the table
  for (const Statistics& group : all) {
    if (!counts(group, filter)) continue;
    figures.best = figures.parts == 0 ? group.best : std::max(figures.best, group.best);
    figures.worst = figures.parts == 0 ? group.worst : std::min(figures.worst, group.worst);
    figures.parts += group.games;
    seats[group.size] += group.games;
    if (group.size > 1) figures.against += group.games;
    figures.wins += group.wins;
    mean.add(group.mean, group.games);
    foxes.add(group.foxes, group.games);
    lost.add(group.lost_bonuses, group.games);
    unused.add(group.unused_actions, group.games);
    figures.outcomes.insert(figures.outcomes.end(), group.outcomes.begin(), group.outcomes.end());
  }
  for (const auto& [size, count] : seats) figures.games += filter.player.empty() ? count / size : count;
  figures.mean = mean.value().value_or(0);
  figures.foxes = foxes.value();
  figures.lost = lost.value();
  figures.unused = unused.value();
  std::stable_sort(figures.outcomes.begin(), figures.outcomes.end(), [](const Outcome& a, const Outcome& b) {
    return a.at != b.at ? a.at < b.at : a.game < b.game;
  });
  return figures;
}

std::vector<Bar> mean_bars(const std::vector<Statistics>& all, const HistoryFilter& filter,
                           const std::vector<ResultArea>& areas) {
  HistoryFilter everybody = filter;
  everybody.player.clear();
  std::map<std::string, int> games;
  for (const Statistics& group : all)
    if (counts(group, everybody)) games[group.player] += group.games;
  if (const auto chosen = games.find(filter.player); chosen != games.end()) chosen->second += 1 << 20;
  std::vector<Bar> bars;
  for (const std::string& player : most_first(games)) {
    std::vector<Mean> points(areas.size());
    Mean foxes, total;
    for (const Statistics& group : all) {
      if (!counts(group, everybody) || group.player != player) continue;
      total.add(group.mean, group.games);
      foxes.add(group.fox_points, group.games);
      for (const auto& area : group.areas)
        for (std::size_t a = 0; a < areas.size(); ++a)
          if (areas[a].id == area.area) points[a].add(area.mean, group.games);
    }
    Bar bar{player, {}, foxes.value().value_or(0), 0, total.value().value_or(0)};
    double rest = bar.total - bar.foxes;
    for (const Mean& mean : points) {
      bar.areas.push_back(mean.value().value_or(0));
      rest -= bar.areas.back();
    }
    if (rest > .05) bar.bonus = rest;  // what is no area's
    bars.push_back(std::move(bar));
  }
  return bars;
}

Choices choices_of(const std::vector<Statistics>& all) {
  std::map<std::string, int> sheets, players;
  std::map<int, int> sizes;
  for (const Statistics& group : all) {
    sheets[group.sheet] += group.games;
    players[group.player] += group.games;
    sizes[group.size] += group.games;
  }
  Choices choices{most_first(sheets), most_first(players), {}};
  for (const auto& [size, games] : sizes) choices.sizes.push_back(size);
  return choices;
}

Spread spread_of(const std::vector<Outcome>& outcomes) {
  constexpr int kMostSteps = 9;
  Spread spread;
  if (outcomes.empty()) return spread;
  const auto [least, most] = std::minmax_element(
      outcomes.begin(), outcomes.end(), [](const Outcome& a, const Outcome& b) { return a.total < b.total; });
  spread.step = std::max(10, step_for(most->total - least->total, kMostSteps));
  spread.from = floored(least->total, spread.step);
  spread.counts.resize(static_cast<std::size_t>((most->total - spread.from) / spread.step) + 1);
  const auto place = [&](int total) { return (total - spread.from) / spread.step; };
  for (const Outcome& outcome : outcomes) ++spread.counts[static_cast<std::size_t>(place(outcome.total))];
  spread.last = place(outcomes.back().total);
  return spread;
}

std::vector<Dot> course_of(const std::vector<Outcome>& outcomes, std::size_t most) {
  std::vector<Dot> dots;
  const std::size_t together = std::max<std::size_t>(1, (outcomes.size() + most - 1) / most);
  for (std::size_t from = 0; from < outcomes.size(); from += together) {
    const std::size_t to = std::min(from + together, outcomes.size());
    Dot dot{0, outcomes[to - 1].at, outcomes[to - 1].won, static_cast<int>(to - from), {}};
    for (std::size_t i = from; i < to; ++i) dot.total += outcomes[i].total;
    dot.total /= dot.games;
    dots.push_back(dot);
  }
  for (std::size_t i = kMeanOf; i <= dots.size(); ++i) {
    double sum = 0;
    for (std::size_t k = i - kMeanOf; k < i; ++k) sum += dots[k].total;
    dots[i - 1].mean = sum / kMeanOf;
  }
  return dots;
}

}  // namespace fox::ui
