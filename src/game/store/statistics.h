// What the statistics views of games.db say, read in one go, and who ever played. Finished games count, those
// in the bin do not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/store/sqlite_store.h"

namespace fox::store {

struct AreaStatistics {
  std::string area;
  double mean = 0;
  int best = 0, worst = 0;
};

// What somebody made of one game.
struct Outcome {
  GameId game = 0;
  std::int64_t at = 0;  // when it was begun
  int total = 0;
  bool won = false;  // against somebody
};

struct Statistics {
  std::string sheet;
  int size = 0;  // of the table
  std::string player;
  int games = 0, best = 0, worst = 0, wins = 0;
  double mean = 0;
  std::optional<double> foxes, fox_points, lost_bonuses,
      unused_actions;  // a game, where the sheet has such things
  std::vector<AreaStatistics> areas;
  std::vector<Outcome> outcomes;  // of all games, oldest first
};

// By sheet, number of players and player.
Result<std::vector<Statistics>> statistics(SqliteStore& store);

// Names in games that are not in the bin, last used first.
Result<std::vector<std::string>> player_names(SqliteStore& store);

}  // namespace fox::store
