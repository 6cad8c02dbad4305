#include "game/store/rows.h"

#include <charconv>

#include "game/words.h"

namespace fox::store {
namespace {

std::string totals_text(const GameRow& row) {
  std::string text;
  for (const int total : row.totals) text += (text.empty() ? "" : " ") + std::to_string(total);
  return text;
}

constexpr const char* kColumns =
    "SELECT id, begin, created, updated, sequence, entries, head, finished, binned, round, totals, seal, "
    "uid, sheet, "
    "mode, size FROM games ";

GameRow row_of(const Query& query) {
  GameRow row;
  row.id = query.number(0);
  row.created = query.number(2);
  row.updated = query.number(3);
  row.order = query.number(4);
  row.entries = static_cast<std::size_t>(std::max<std::int64_t>(query.number(5), 0));
  row.head = query.digest(6);
  row.finished = query.number(7) != 0;
  row.binned = query.number(8) != 0;
  row.round = static_cast<int>(query.number(9));
  const std::string totals = query.text(10);
  for (const auto word : split_words(totals)) {
    int total = 0;
    if (std::from_chars(word.data(), word.data() + word.size(), total).ec != std::errc()) break;
    row.totals.push_back(total);
  }
  auto begin = read_begin(query.text(1));
  row.sound = begin.has_value();
  if (begin) row.begin = std::move(*begin);
  const Header& header = row.begin.header;
  row.sound = row.sound && seal(row) == query.digest(11) && row.begin.uid == query.text(12) &&
              header.sheet == query.text(13) && enum_name(header.mode) == query.text(14) &&
              static_cast<std::int64_t>(header.names.size()) == query.number(15);
  return row;
}

void insert_row(Database& database, const GameRow& row, std::int64_t order) {
  const std::string begin = write_begin(row.begin), totals = totals_text(row);
  const Header& header = row.begin.header;
  {
    // An id is kept where a game is brought back from a damaged file.
    Query query(
        database,
        "INSERT INTO games(id, uid, begin, created, updated, sequence, entries, head, finished, binned, "
        "round, "
        "totals, seal, sheet, mode, size) VALUES(nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query.bind(row.id).bind(row.begin.uid).bind(begin).bind(row.created).bind(row.updated).bind(order);
    query.bind(static_cast<std::int64_t>(row.entries)).bind(row.head).bind(std::int64_t{row.finished});
    query.bind(std::int64_t{row.binned}).bind(row.round).bind(totals).bind(seal(row));
    query.bind(header.sheet)
        .bind(enum_name(header.mode))
        .bind(static_cast<std::int64_t>(header.names.size()));
    query.done();
  }
}

void insert_seats(Database& database, GameId id, const std::vector<std::string>& names) {
  std::int64_t seat = 0;
  for (const auto& name : names) {
    Query(database, "INSERT INTO players(name) VALUES(?) ON CONFLICT DO NOTHING").bind(name).done();
    Query(database, "INSERT INTO seats(game, seat, player) SELECT ?, ?, id FROM players WHERE name = ?")
        .bind(id)
        .bind(++seat)
        .bind(name)
        .done();
  }
}

bool update_row(Database& database, const Write& write, std::int64_t order) {
  const GameRow& row = write.row;
  const std::string totals = totals_text(row), begin = write_begin(row.begin);
  Query query(database,
              "UPDATE games SET begin = ?, created = ?, updated = ?, sequence = ?, entries = ?, head = ?, "
              "finished = ?, "
              "binned = ?, round = ?, totals = ?, seal = ? WHERE id = ? AND uid = ?");
  query.bind(begin)
      .bind(row.created)
      .bind(row.updated)
      .bind(order)
      .bind(static_cast<std::int64_t>(row.entries));
  query.bind(row.head).bind(std::int64_t{row.finished}).bind(std::int64_t{row.binned}).bind(row.round);
  query.bind(totals).bind(seal(row)).bind(row.id).bind(row.begin.uid).done();
  return !database.failed() && database.changes() == 1;
}

// Whether the log of the game ends with what the write continues.
bool continues(Database& database, const Write& write) {
  const KnownEnd end = end_of(database, write.row.id);
  const std::size_t first = write.row.entries - write.entries.size();
  return end.entries == first && (first == 0 || end.head == write.before);
}

void insert_entries(Database& database, GameId id, const Write& write) {
  auto number = static_cast<std::int64_t>(write.row.entries - write.entries.size());
  for (const auto& entry : write.entries)
    Query(database, "INSERT INTO log(game, number, act, at, text, digest) VALUES(?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(number++)
        .bind(static_cast<std::int64_t>(entry.act))
        .bind(entry.at)
        .bind(entry.text)
        .bind(entry.digest)
        .done();
}

void write_tally(Database& database, GameId id, const std::vector<SeatTally>& tally) {
  Query(database, "DELETE FROM areas WHERE game = ?").bind(id).done();
  Query(database,
        "UPDATE seats SET total = NULL, rank = NULL, foxes = NULL, fox_points = NULL, lost_bonuses = NULL, "
        "unused_actions = NULL WHERE game = ?")
      .bind(id)
      .done();
  std::int64_t seat = 0;
  for (const auto& one : tally) {
    ++seat;
    Query(database,
          "UPDATE seats SET total = ?, rank = ?, foxes = nullif(?, -1), fox_points = nullif(?, -1000000), "
          "lost_bonuses = nullif(?, -1), unused_actions = nullif(?, -1) WHERE game = ? AND seat = ?")
        .bind(one.total)
        .bind(one.rank)
        .bind(one.foxes)
        .bind(one.foxes < 0 ? -1000000 : one.fox_points)
        .bind(one.lost_bonuses)
        .bind(one.unused_actions)
        .bind(id)
        .bind(seat)
        .done();
    for (const auto& [area, points] : one.areas)
      Query(database, "INSERT INTO areas(game, seat, area, points) VALUES(?, ?, ?, ?)")
          .bind(id)
          .bind(seat)
          .bind(area)
          .bind(points)
          .done();
  }
}

std::vector<SeatTally> read_tally(Database& database, GameId id) {
  std::vector<SeatTally> tally;
  Query query(
      database,
      "SELECT total, rank, coalesce(foxes, -1), coalesce(fox_points, -1), coalesce(lost_bonuses, -1), "
      "coalesce(unused_actions, -1) FROM seats WHERE game = ? AND total IS NOT NULL ORDER BY seat");
  query.bind(id);
  const auto whole = [&](int column) { return static_cast<int>(query.number(column)); };
  while (query.row()) tally.push_back({whole(0), whole(1), whole(2), whole(3), whole(4), whole(5), {}});
  Query areas(database, "SELECT seat, area, points FROM areas WHERE game = ? ORDER BY seat, area");
  areas.bind(id);
  while (areas.row()) {
    const auto seat = static_cast<std::size_t>(areas.number(0));
    if (seat >= 1 && seat <= tally.size())
      tally[seat - 1].areas.emplace_back(areas.text(1), static_cast<int>(areas.number(2)));
  }
  return tally;
}

}  // namespace

GameId write_rows(Database& database, const Write& write, std::int64_t order) {
  GameId id = write.row.id;
  bool fits = true;
  if (id == 0 || write.entries.size() == write.row.entries) {
    insert_row(database, write.row, order);
    if (id == 0) id = database.last_id();
    insert_seats(database, id, write.row.begin.header.names);
  } else {
    fits = continues(database, write) && update_row(database, write, order);
  }
  if (!fits || database.failed()) return 0;
  insert_entries(database, id, write);
  if (write.tally) write_tally(database, id, *write.tally);
  return database.failed() ? 0 : id;
}

std::vector<GameRow> read_rows(Database& database) {
  std::vector<GameRow> rows;
  Query query(database, std::string(kColumns) + "ORDER BY sequence DESC, id DESC");
  while (query.row()) rows.push_back(row_of(query));
  return rows;
}

std::vector<GameRow> read_running(Database& database, int most) {
  std::vector<GameRow> rows;
  Query query(database, std::string(kColumns) +
                            "WHERE NOT finished AND NOT binned ORDER BY sequence DESC, id DESC LIMIT ?");
  query.bind(most);
  while (query.row()) rows.push_back(row_of(query));
  return rows;
}

std::optional<StoredGame> read_game(Database& database, GameId id) {
  StoredGame game;
  {
    Query query(database, std::string(kColumns) + "WHERE id = ?");
    query.bind(id);
    if (!query.row()) return std::nullopt;
    game.row = row_of(query);
  }
  Query query(database, "SELECT number, act, at, text, digest FROM log WHERE game = ? ORDER BY number");
  query.bind(id);
  while (query.row()) {
    const std::int64_t act = query.number(1);
    const bool next = query.number(0) == static_cast<std::int64_t>(game.entries.size());
    // What lies behind a gap, or is no act of ours, is damage; an entry whose digest cannot fit says so.
    Entry entry{static_cast<Act>(act), query.number(2), query.text(3), query.digest(4)};
    if (!next || act < 0 || act >= std::int64_t{enum_size<Act>}) entry = {};
    game.entries.push_back(std::move(entry));
    if (!next) break;
  }
  game.tally = read_tally(database, id);
  if (database.failed()) return std::nullopt;
  return game;
}

GameId find_game(Database& database, const std::string& uid) {
  Query query(database, "SELECT id FROM games WHERE uid = ?");
  query.bind(uid);
  return query.row() ? query.number(0) : 0;
}

KnownEnd end_of(Database& database, GameId id) {
  Query query(database, "SELECT number, digest FROM log WHERE game = ? ORDER BY number DESC LIMIT 1");
  query.bind(id);
  if (!query.row()) return {};
  return {static_cast<std::size_t>(query.number(0)) + 1, query.digest(1)};
}

void erase_rows(Database& database, GameId id) {
  Query(database, "DELETE FROM games WHERE id = ?").bind(id).done();
  database.run("DELETE FROM players WHERE id NOT IN (SELECT player FROM seats)");
}

std::int64_t last_order(Database& database) {
  Query query(database, "SELECT coalesce(max(sequence), 0) FROM games");
  return query.row() ? query.number(0) : 0;
}

}  // namespace fox::store
