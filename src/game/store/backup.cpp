#include "game/store/backup.h"

#include <cerrno>
#include <filesystem>
#include <memory>
#include <string_view>

#include "game/game.h"
#include "game/store/admission.h"
#include "game/store/replay.h"
#include "game/store/rows.h"
#include "game/store/schema.h"

namespace fox::store {
namespace {

Fault unwritable(const std::string& path, Errno error) {
  return {Trouble::file_unwritable, {{"file", path}}, error};
}

int count_games(Database& database) {
  Query query(database, "SELECT count(*) FROM games");
  return query.row() ? static_cast<int>(query.number(0)) : -1;
}

// Read back from the disk: is it whole, and how many games has it.
int games_in(const std::string& path) {
  Database database(path, Database::How::immutable);
  if (database.failed() || look_at_schema(database) != SchemaState::ready) return -1;
  Query query(database, "PRAGMA integrity_check(1)");
  if (!query.row() || query.text(0) != "ok") return -1;
  return count_games(database);
}

bool starts_with(const std::vector<Entry>& all, const std::vector<Entry>& first) {
  return first.size() <= all.size() && (first.empty() || all[first.size() - 1].digest == first.back().digest);
}

// Everything of `game` behind its first `known` entries, as one write.
Write continued(const StoredGame& game, std::size_t known, GameId id, SheetLibrary& sheets) {
  const Replayed replayed = replay_log(game.entries, sheets);
  Write write;
  write.entries.assign(game.entries.begin() + static_cast<std::ptrdiff_t>(known), game.entries.end());
  if (known > 0) write.before = game.entries[known - 1].digest;
  if (replayed.finished)
    write.tally = tally_of(*replayed.game);
  else
    write.tally.emplace();
  write.row = row_of_log(game.entries, replayed, *write.tally);
  write.row.id = id;
  write.row.binned = game.row.sound && game.row.binned;
  return write;
}

void become_another(StoredGame& game) {
  auto begin = read_begin(game.entries.front().text);
  begin->uid = new_uid();
  game.entries.front().text = write_begin(*begin);
  Digest before{};
  for (std::size_t n = 0; n < game.entries.size(); ++n)
    before = game.entries[n].digest = chained(before, n, game.entries[n]);
}

void note(Restored& restored, Fault fault) {
  constexpr std::size_t most = 20;
  ++restored.damaged;
  if (restored.faults.size() < most) restored.faults.push_back(std::move(fault));
}

// Where one game of the backup belongs.
std::optional<Fault> bring(Store& store, StoredGame game, SheetLibrary& sheets, Restored& restored) {
  if (auto fault = admit(game, sheets)) note(restored, std::move(*fault));
  if (game.entries.empty()) return std::nullopt;
  auto known = store.find(read_begin(game.entries.front().text)->uid);
  if (const auto* fault = fault_in(known)) return *fault;
  GameId id = std::get<GameId>(known);
  std::size_t here = 0;
  if (id != 0) {
    auto read = store.read(id);
    if (const auto* fault = fault_in(read)) return *fault;
    const auto& mine = std::get<StoredGame>(read).entries;
    if (starts_with(mine, game.entries)) return ++restored.known, std::nullopt;
    if (starts_with(game.entries, mine)) {
      here = mine.size();
    } else {
      become_another(game);
      id = 0;
    }
  }
  auto written = store.write(continued(game, here, id, sheets));
  if (const auto* fault = fault_in(written)) return *fault;
  ++(std::get<GameId>(known) == 0 ? restored.added : id != 0 ? restored.longer : restored.apart);
  return std::nullopt;
}

}  // namespace

Result<int> back_up(SqliteStore& store, const std::string& path) {
  if (exists(path)) return Fault{Trouble::file_exists, {{"file", path}}};
  Database* database = store.database();
  if (database == nullptr) return store.no_database();
  auto made = std::make_unique<TemporaryFile>(store.places().folder);
  // Where the games can only be looked at it lies beside the backup.
  if (made->error() != 0) made = std::make_unique<TemporaryFile>(folder_of(path));
  if (made->error() != 0) return unwritable(path, made->error());
  Query(*database, "VACUUM INTO ?").bind(std::filesystem::absolute(made->path()).string()).done();
  if (database->failed()) {
    const Fault fault = database->fault();
    // Reading was at fault, or writing elsewhere; the saved games themselves are as they were.
    database->forget();
    return fault;
  }
  const int games = games_in(made->path());
  if (games < 0) return Fault{Trouble::damaged, {{"file", store.places().database()}}};
  NewFile copy(folder_of(path));
  copy.add_file(made->path());
  const Errno error = copy.keep(path);
  if (error == EEXIST) return Fault{Trouble::file_exists, {{"file", path}}};
  if (error != 0) return unwritable(path, error);
  return games;
}

int finished_since(SqliteStore& store, std::int64_t at) {
  Database* database = store.database();
  if (database == nullptr) return 0;
  Query query(*database, "SELECT count(*) FROM games WHERE finished AND NOT binned AND updated > ?");
  query.bind(at);
  return query.row() ? static_cast<int>(query.number(0)) : 0;
}

bool looks_like_backup(const std::string& path) {
  return begins_with(path, "SQLite format 3");
}

Result<Restored> restore_from(Database& backup, Store& store, SheetLibrary& sheets) {
  auto rows = read_rows(backup);
  Restored restored;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {  // oldest first, so that their order stays
    auto game = read_game(backup, row->id);
    if (!game) {
      note(restored, {Trouble::game_unreadable, {{"game", std::to_string(row->id)}}});
      backup.forget();
    } else if (auto fault = bring(store, std::move(*game), sheets, restored)) {
      return *fault;
    }
  }
  return restored;
}

Result<Restored> restore(SqliteStore& store, const std::string& path) {
  const Fault not_one{Trouble::not_a_backup, {{"file", path}}};
  Database backup(path, Database::How::read);
  if (backup.failed() || look_at_schema(backup) != SchemaState::ready) return not_one;
  auto restored = restore_from(backup, store, store.sheets());
  if (backup.failed()) return not_one;
  return restored;
}

}  // namespace fox::store
