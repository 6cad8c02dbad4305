#include "game/store/history.h"

namespace fox::store {
namespace {

std::optional<HistoryGame> read_one(Database& database, GameId id) {
  HistoryGame game;
  {
    Query query(database, "SELECT created, sheet, round FROM games WHERE id = ?");
    query.bind(id);
    if (!query.row()) return std::nullopt;
    game = {id, query.number(0), query.text(1), static_cast<int>(query.number(2)), {}};
  }
  Query seats(database, "SELECT player, total, rank FROM results WHERE game = ? ORDER BY seat");
  seats.bind(id);
  while (seats.row())
    game.seats.push_back(
        {seats.text(0), static_cast<int>(seats.number(1)), static_cast<int>(seats.number(2))});
  return game;
}

}  // namespace

Result<std::vector<GameId>> finished_games(SqliteStore& store, const HistoryFilter& filter) {
  Database* database = store.database();
  if (database == nullptr) return store.no_database();
  // Everybody's first seat stands for the game where nobody in particular is asked for.
  std::string sql = filter.player.empty() ? "SELECT game FROM results WHERE seat = 1"
                                          : "SELECT DISTINCT game FROM results WHERE player = ?";
  if (!filter.sheet.empty()) sql += " AND sheet = ?";
  if (filter.size > 0) sql += " AND size = ?";
  sql += " ORDER BY created DESC, game DESC";
  std::vector<GameId> games;
  {
    Query query(*database, sql);
    if (!filter.player.empty()) query.bind(filter.player);
    if (!filter.sheet.empty()) query.bind(filter.sheet);
    if (filter.size > 0) query.bind(filter.size);
    while (query.row()) games.push_back(query.number(0));
  }
  if (database->failed()) return store.failed();
  return games;
}

Result<std::vector<HistoryGame>> history_games(SqliteStore& store, std::span<const GameId> games) {
  Database* database = store.database();
  if (database == nullptr) return store.no_database();
  std::vector<HistoryGame> all;
  for (const GameId id : games)
    if (auto game = read_one(*database, id)) all.push_back(std::move(*game));
  if (database->failed()) return store.failed();
  return all;
}

}  // namespace fox::store
