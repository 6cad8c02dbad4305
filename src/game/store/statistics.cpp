#include "game/store/statistics.h"

#include <map>
#include <tuple>

namespace fox::store {
namespace {

using Key = std::tuple<std::string, int, std::string>;

int whole(const Query& query, int column) {
  return static_cast<int>(query.number(column));
}

Key key_of(const Query& query) {
  return {query.text(0), whole(query, 1), query.text(2)};
}

std::optional<double> maybe(const Query& query, int column) {
  return query.null(column) ? std::nullopt : std::optional(query.real(column));
}

}  // namespace

Result<std::vector<Statistics>> statistics(SqliteStore& store) {
  Database* database = store.database();
  if (database == nullptr) return store.no_database();
  std::vector<Statistics> all;
  std::map<Key, std::size_t> places;
  {
    Query query(
        *database,
        "SELECT sheet, size, player, games, mean, best, worst, wins, foxes, fox_points, lost_bonuses, "
        "unused_actions FROM statistics ORDER BY sheet, size, player");
    while (query.row()) {
      Statistics one;
      std::tie(one.sheet, one.size, one.player) = key_of(query);
      one.games = whole(query, 3);
      one.mean = query.real(4);
      one.best = whole(query, 5);
      one.worst = whole(query, 6);
      one.wins = whole(query, 7);
      one.foxes = maybe(query, 8);
      one.fox_points = maybe(query, 9);
      one.lost_bonuses = maybe(query, 10);
      one.unused_actions = maybe(query, 11);
      places[key_of(query)] = all.size();
      all.push_back(std::move(one));
    }
  }
  Query areas(*database,
              "SELECT sheet, size, player, area, mean, best, worst FROM area_statistics ORDER BY sheet, "
              "size, player, area");
  while (areas.row())
    if (const auto found = places.find(key_of(areas)); found != places.end())
      all[found->second].areas.push_back({areas.text(3), areas.real(4), whole(areas, 5), whole(areas, 6)});
  Query results(
      *database,
      "SELECT sheet, size, player, game, created, total, won FROM results ORDER BY created, game, seat");
  while (results.row())
    if (const auto found = places.find(key_of(results)); found != places.end())
      all[found->second].outcomes.push_back(
          {results.number(3), results.number(4), whole(results, 5), results.number(6) != 0});
  if (database->failed()) return store.failed();
  return all;
}

Result<std::vector<std::string>> player_names(SqliteStore& store) {
  Database* database = store.database();
  if (database == nullptr) return store.no_database();
  std::vector<std::string> names;
  Query query(
      *database,
      "SELECT players.name FROM players JOIN seats ON seats.player = players.id JOIN games ON games.id = "
      "seats.game "
      "WHERE NOT games.binned GROUP BY players.id ORDER BY max(games.sequence) DESC, min(seats.seat)");
  while (query.row()) names.push_back(query.text(0));
  if (database->failed()) return store.failed();
  return names;
}

}  // namespace fox::store
