// The finished games as a list that nobody reads as a whole: which they are, newest first, and what a line of
// the list says, a few at a time. Games in the bin are not among them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/store/sqlite_store.h"

namespace fox::store {

// What is wanted of the history; empty, 0: all.
struct HistoryFilter {
  std::string sheet, player;
  int size = 0;  // of the table

  friend bool operator==(const HistoryFilter&, const HistoryFilter&) = default;
};

struct HistorySeat {
  std::string name;
  int total = 0, rank = 1;
};

struct HistoryGame {
  GameId id = 0;
  std::int64_t created = 0;
  std::string sheet;
  int rounds = 0;
  std::vector<HistorySeat> seats;
};

// Newest first, by when they were begun.
Result<std::vector<GameId>> finished_games(SqliteStore& store, const HistoryFilter& filter);
// In the order of their ids here; those that are gone are left out.
Result<std::vector<HistoryGame>> history_games(SqliteStore& store, std::span<const GameId> games);

}  // namespace fox::store
