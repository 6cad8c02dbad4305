// The finished games as the history shows them. Nothing is read of the disk while a frame is drawn: what a
// frame misses is noted, and fetched after it, the rows of the list a page at a time.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/store/history.h"
#include "game/store/statistics.h"

namespace fox::ui {

class FinishedGames {
 public:
  explicit FinishedGames(store::SqliteStore& store) : store_(store) {}

  void choose(const store::HistoryFilter& filter);
  [[nodiscard]] const store::HistoryFilter& filter() const { return filter_; }
  // Games were played, corrected or thrown away: everything is asked anew.
  void forget();

  // How many games there are; -1: not known yet.
  [[nodiscard]] int count() const { return listed_ ? static_cast<int>(games_.size()) : -1; }
  [[nodiscard]] const std::vector<store::GameId>& games() const { return games_; }
  // A row of the list; null where it is not there yet.
  const store::HistoryGame* row(std::size_t index);

  // Of all finished games, whatever the filter; empty until they are counted.
  [[nodiscard]] const std::vector<store::Statistics>& statistics() const { return statistics_; }
  [[nodiscard]] bool counted() const { return revision_ > 0; }
  // Counts up whenever the statistics were taken anew.
  [[nodiscard]] int revision() const { return revision_; }
  const std::string& trouble(const Catalogue& words);

  // After a frame: fetches what is missing, one thing at a time; true where there is something new.
  bool fetch();

 private:
  template <class T>
  bool took(store::Result<T> result, T& into);

  store::SqliteStore& store_;
  store::HistoryFilter filter_;
  std::vector<store::GameId> games_;
  std::map<std::size_t, std::vector<store::HistoryGame>> pages_;
  std::vector<std::size_t> missing_;  // pages
  std::vector<store::Statistics> statistics_;
  std::optional<store::Fault> fault_;
  std::string sentence_;
  bool listed_ = false, counted_ = false;
  int revision_ = 0;
};

}  // namespace fox::ui
