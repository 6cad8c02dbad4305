#include "game/store/statistics.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace fox::store {
namespace {

// A mean that is still being added up.
struct Sum {
  double sum = 0;
  int count = 0;

  void add(const Query& query, int column) {
    if (query.null(column)) return;
    sum += static_cast<double>(query.number(column));
    ++count;
  }
  [[nodiscard]] std::optional<double> mean() const {
    return count == 0 ? std::nullopt : std::optional(sum / count);
  }
};

struct AreaSum {
  std::string area;
  double sum = 0;
  int games = 0, best = 0, worst = 0;
};

struct LineGroup {
  Statistics told;
  std::int64_t player = 0;
  Sum total, foxes, fox_points, lost, unused;
  std::vector<AreaSum> areas;
};

int whole(const Query& query, int column) {
  return static_cast<int>(query.number(column));
}

// Reads every finished game once, in the order in which it lies in the file: grouping by SQL would sort a
// million rows of a hundred thousand games in memory.
class Counter {
 public:
  explicit Counter(Database& database)
      : database_(database),
        areas_(database, "SELECT game, seat, area, points FROM areas ORDER BY game, seat, area") {
    more_areas_ = areas_.row();
  }

  std::vector<Statistics> count() {
    {
      Query seats(
          database_,
          "SELECT games.id, seats.seat, games.sheet, games.size, seats.player, games.created, seats.total, "
          "seats.rank, seats.foxes, seats.fox_points, seats.lost_bonuses, seats.unused_actions "
          "FROM games JOIN seats ON seats.game = games.id WHERE games.finished AND NOT games.binned AND "
          "seats.total IS NOT NULL ORDER BY games.id, seats.seat");
      while (seats.row()) {
        LineGroup& group = group_of(seats);
        add(group, seats);
        add_areas(group, seats.number(0), seats.number(1));
      }
    }
    return result();
  }

 private:
  LineGroup& group_of(const Query& seat) {
    const std::string sheet = seat.text(2);
    auto known = std::find(sheets_.begin(), sheets_.end(), sheet);
    if (known == sheets_.end()) known = sheets_.insert(known, sheet);
    const std::array<std::int64_t, 3> key{known - sheets_.begin(), seat.number(3), seat.number(4)};
    const auto [place, fresh] = places_.emplace(key, groups_.size());
    if (!fresh) return groups_[place->second];
    LineGroup& group = groups_.emplace_back();
    group.told.sheet = sheet;
    group.told.size = whole(seat, 3);
    group.player = seat.number(4);
    return group;
  }

  static void add(LineGroup& group, const Query& seat) {
    Statistics& told = group.told;
    const int total = whole(seat, 6);
    const bool won = told.size > 1 && whole(seat, 7) == 1;
    told.best = told.games == 0 ? total : std::max(told.best, total);
    told.worst = told.games == 0 ? total : std::min(told.worst, total);
    ++told.games;
    told.wins += won ? 1 : 0;
    group.total.add(seat, 6);
    group.foxes.add(seat, 8);
    group.fox_points.add(seat, 9);
    group.lost.add(seat, 10);
    group.unused.add(seat, 11);
    told.outcomes.push_back({seat.number(0), seat.number(5), total, won});
  }

  // Both lie in the same order, so the areas are read on beside the seats.
  void add_areas(LineGroup& group, std::int64_t game, std::int64_t seat) {
    const auto at = [&] { return std::pair(areas_.number(0), areas_.number(1)); };
    while (more_areas_ && at() < std::pair(game, seat)) more_areas_ = areas_.row();
    for (; more_areas_ && at() == std::pair(game, seat); more_areas_ = areas_.row()) {
      const std::string area = areas_.text(2);
      const int points = whole(areas_, 3);
      const auto known = std::find_if(group.areas.begin(), group.areas.end(),
                                      [&](const AreaSum& one) { return one.area == area; });
      AreaSum& sum =
          known != group.areas.end() ? *known : group.areas.emplace_back(AreaSum{area, 0, 0, points, points});
      sum.sum += points;
      ++sum.games;
      sum.best = std::max(sum.best, points);
      sum.worst = std::min(sum.worst, points);
    }
  }

  std::vector<Statistics> result() {
    std::map<std::int64_t, std::string> names;
    Query players(database_, "SELECT id, name FROM players");
    while (players.row()) names[players.number(0)] = players.text(1);
    std::vector<Statistics> all;
    for (LineGroup& group : groups_) {
      Statistics& one = group.told;
      one.player = names[group.player];
      one.mean = group.total.mean().value_or(0);
      one.foxes = group.foxes.mean();
      one.fox_points = group.fox_points.mean();
      one.lost_bonuses = group.lost.mean();
      one.unused_actions = group.unused.mean();
      for (const AreaSum& area : group.areas)
        one.areas.push_back({area.area, area.sum / area.games, area.best, area.worst});
      std::sort(one.areas.begin(), one.areas.end(),
                [](const AreaStatistics& a, const AreaStatistics& b) { return a.area < b.area; });
      std::stable_sort(one.outcomes.begin(), one.outcomes.end(),
                       [](const Outcome& a, const Outcome& b) { return a.at < b.at; });
      all.push_back(std::move(one));
    }
    std::sort(all.begin(), all.end(), [](const Statistics& a, const Statistics& b) {
      return std::tie(a.sheet, a.size, a.player) < std::tie(b.sheet, b.size, b.player);
    });
    return all;
  }

  Database& database_;
  Query areas_;
  bool more_areas_ = false;
  std::vector<std::string> sheets_;
  std::map<std::array<std::int64_t, 3>, std::size_t> places_;  // of sheet, size of the table and player
  std::vector<LineGroup> groups_;
};

}  // namespace

Result<std::vector<Statistics>> statistics(SqliteStore& store) {
  Database* database = store.database();
  if (database == nullptr) return store.no_database();
  auto all = Counter(*database).count();
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
