#include "game/store/schema.h"

namespace fox::store {
namespace {

// Version 1.
//   games    one row a game, for lists; its seal is a digest over it
//   log      the truth: every entry of every game, in order, each with its chained digest
//   players  everybody who ever played, by name
//   seats    who sat where; the figures are those of a finished game
//   areas    the points of a finished game by area
// The order of the columns of games and log is known to pages.cpp as well, which reads them out of damaged
// files.
constexpr const char* kVersion1 = R"sql(
CREATE TABLE games(
  id INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL UNIQUE, begin TEXT NOT NULL, created INTEGER NOT NULL,
  updated INTEGER NOT NULL, sequence INTEGER NOT NULL, entries INTEGER NOT NULL, head BLOB NOT NULL,
  finished INTEGER NOT NULL, binned INTEGER NOT NULL, round INTEGER NOT NULL, totals TEXT NOT NULL,
  seal BLOB NOT NULL, sheet TEXT NOT NULL, mode TEXT NOT NULL, size INTEGER NOT NULL);
CREATE TABLE log(
  game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, number INTEGER NOT NULL, act INTEGER NOT NULL,
  at INTEGER NOT NULL, text TEXT NOT NULL, digest BLOB NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;
CREATE TABLE players(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE seats(
  game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players(id), total INTEGER, rank INTEGER, foxes INTEGER, fox_points INTEGER,
  lost_bonuses INTEGER, unused_actions INTEGER, PRIMARY KEY(game, seat)) WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats(player);
CREATE TABLE areas(
  game INTEGER NOT NULL, seat INTEGER NOT NULL, area TEXT NOT NULL, points INTEGER NOT NULL,
  PRIMARY KEY(game, seat, area), FOREIGN KEY(game, seat) REFERENCES seats(game, seat) ON DELETE CASCADE) WITHOUT ROWID;
CREATE VIEW results AS
  SELECT games.id AS game, games.uid, games.created, games.sheet, games.mode, games.size, seats.seat,
         players.name AS player, seats.total, seats.rank, games.size > 1 AND seats.rank = 1 AS won, seats.foxes,
         seats.fox_points, seats.lost_bonuses, seats.unused_actions
  FROM games JOIN seats ON seats.game = games.id JOIN players ON players.id = seats.player
  WHERE games.finished AND NOT games.binned AND seats.total IS NOT NULL;
CREATE VIEW statistics AS
  SELECT sheet, size, player, count(*) AS games, avg(total) AS mean, max(total) AS best, min(total) AS worst,
         sum(won) AS wins, avg(foxes) AS foxes, avg(fox_points) AS fox_points, avg(lost_bonuses) AS lost_bonuses,
         avg(unused_actions) AS unused_actions
  FROM results GROUP BY sheet, size, player;
CREATE VIEW area_statistics AS
  SELECT results.sheet, results.size, results.player, areas.area, count(*) AS games, avg(areas.points) AS mean,
         max(areas.points) AS best, min(areas.points) AS worst
  FROM results JOIN areas ON areas.game = results.game AND areas.seat = results.seat
  GROUP BY results.sheet, results.size, results.player, areas.area;
)sql";

constexpr const char* kSteps[] = {kVersion1};

std::int64_t pragma(Database& database, const char* name) {
  Query query(database, std::string("PRAGMA ") + name);
  return query.row() ? query.number(0) : 0;
}

std::string schema_text(Database& database) {
  std::string all;
  Query query(database,
              "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name");
  while (query.row())
    for (int column = 0; column < 4; ++column) all += query.text(column) + '\n';
  return all;
}

void take_step(Database& database, const char* step, std::size_t version) {
  database.run("BEGIN IMMEDIATE");
  database.run(step);
  database.run("PRAGMA application_id=" + std::to_string(kApplicationId));
  database.run("PRAGMA user_version=" + std::to_string(version));
  database.run("COMMIT");
  if (database.failed()) database.roll_back();
}

// What the schema of this version reads like: that of a file made just now, in memory.
std::string expected_schema(std::span<const char* const> steps, std::size_t version) {
  Database fresh(":memory:", Database::How::write);
  for (std::size_t v = 0; v < version; ++v) take_step(fresh, steps[v], v + 1);
  return schema_text(fresh);
}

struct Version {
  SchemaState state;
  std::size_t number;
};

Version version_of(Database& database, std::span<const char* const> steps) {
  const auto version = pragma(database, "user_version"), owner = pragma(database, "application_id");
  const std::string schema = schema_text(database);
  if (database.failed()) return {database.damaged() ? SchemaState::foreign : SchemaState::failed, 0};
  if (version == 0 && schema.empty()) return {SchemaState::ready, 0};
  if (owner != kApplicationId || version <= 0) return {SchemaState::foreign, 0};
  const auto number = static_cast<std::size_t>(version);
  if (number > steps.size())
    return {schema == expected_schema(steps, steps.size()) ? SchemaState::foreign : SchemaState::newer,
            number};
  return {schema == expected_schema(steps, number) ? SchemaState::ready : SchemaState::foreign, number};
}

}  // namespace

std::span<const char* const> schema_steps() {
  return kSteps;
}

SchemaState look_at_schema(Database& database, std::span<const char* const> steps) {
  const Version version = version_of(database, steps);
  if (version.state == SchemaState::ready && version.number < steps.size()) return SchemaState::older;
  return version.state;
}

SchemaState migrate(Database& database, std::span<const char* const> steps) {
  const Version version = version_of(database, steps);
  if (version.state != SchemaState::ready) return version.state;
  for (std::size_t v = version.number; v < steps.size(); ++v) {
    take_step(database, steps[v], v + 1);
    if (database.failed()) return SchemaState::failed;
  }
  return SchemaState::ready;
}

}  // namespace fox::store
