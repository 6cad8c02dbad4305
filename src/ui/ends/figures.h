// What the statistics say of the games that are chosen: the store's groups (sheet, size of the table, player)
// added up. Numbers, no drawing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/store/history.h"
#include "game/store/statistics.h"
#include "ui/ends/result_table.h"

namespace fox::ui {

// Of somebody, or of everybody: each player's part of a game counts for itself.
struct Figures {
  int parts = 0;    // how often somebody played
  int games = 0;    // in so many games
  int against = 0;  // of these, against somebody
  int wins = 0;
  double mean = 0;
  int best = 0, worst = 0;
  std::optional<double> foxes, lost, unused;  // a part
  std::vector<store::Outcome> outcomes;       // oldest first
};
Figures figures_of(const std::vector<store::Statistics>& all, const store::HistoryFilter& filter);

// Mean points by area, a bar for each player, those who played most first, and before them the chosen one.
std::vector<Bar> mean_bars(const std::vector<store::Statistics>& all, const store::HistoryFilter& filter,
                           const std::vector<ResultArea>& areas);

// What one can choose between, the most played first.
struct Choices {
  std::vector<std::string> sheets, players;
  std::vector<int> sizes;
};
Choices choices_of(const std::vector<store::Statistics>& all);

// How often totals fell into each of some steps.
struct Spread {
  int from = 0, step = 10;  // the first step begins there
  std::vector<int> counts;
  int last = -1;  // the step of the last game
};
Spread spread_of(const std::vector<store::Outcome>& outcomes);

// Totals in the order of time, many of them drawn together.
struct Dot {
  double total = 0;
  std::int64_t at = 0;
  bool won = false;
  int games = 1;
  std::optional<double> mean;  // of the last games up to here
};
inline constexpr std::size_t kMeanOf = 5;
std::vector<Dot> course_of(const std::vector<store::Outcome>& outcomes, std::size_t most);

}  // namespace fox::ui
