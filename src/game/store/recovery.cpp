#include "game/store/recovery.h"

#include <cerrno>

#include "game/game.h"
#include "game/store/pages.h"
#include "game/store/replay.h"
#include "game/store/rows.h"
#include "game/store/schema.h"

namespace fox::store {
namespace {

// What the file games.recovering says. While moving, whatever has the old names is old; afterwards only the
// new database can have them.
struct Intent {
  bool moving = true;
  std::string kept_as;  // without a folder
};

std::string text_of(const Intent& intent) {
  return std::string(intent.moving ? "moving " : "building ") + intent.kept_as + "\n";
}

std::optional<Intent> read_intent(const Places& places) {
  const auto text = bytes_of(places.intent());
  if (!text) return std::nullopt;
  for (const bool moving : {true, false}) {
    const std::string start = moving ? "moving " : "building ";
    if (text->size() < start.size() + 2 || text->compare(0, start.size(), start) != 0 || text->back() != '\n')
      continue;
    Intent intent{moving, text->substr(start.size(), text->size() - start.size() - 1)};
    if (intent.kept_as.find('/') == std::string::npos) return intent;
  }
  return std::nullopt;
}

// The log first: a database without its log is told from a log without its database by what the intent says.
Errno move_away(const Places& places, const std::string& kept) {
  if (exists(places.log()) && !exists(kept + "-wal"))
    if (const Errno error = move_file(places.log(), kept + "-wal")) return error;
  if (exists(places.database()) && !exists(kept))
    if (const Errno error = move_file(places.database(), kept)) return error;
  remove_file(places.shared());
  return sync_folder(places.folder);
}

void remove_unfinished(const Places& places) {
  for (const char* ending : {"", "-journal", "-wal", "-shm"}) remove_file(places.fresh() + ending);
}

// A salvaged game with everything that the rules can say about it again.
Write rebuilt(const StoredGame& game, SheetLibrary& sheets) {
  const Replayed replayed = replay_log(game.entries, sheets);
  Write write;
  write.entries = game.entries;
  if (replayed.finished) write.tally = tally_of(*replayed.game);
  if (game.row.sound) {
    write.row = game.row;
  } else {
    write.row = row_of_log(game.entries, replayed, write.tally.value_or(std::vector<SeatTally>()));
    write.row.id = game.row.id;
  }
  return write;
}

Errno errno_of(const Database& database) {
  return database.fault().trouble == Trouble::disk_full ? ENOSPC : EIO;
}

Errno build_beside(const Places& places, const Salvaged& salvaged, SheetLibrary& sheets) {
  {
    Database fresh(places.fresh(), Database::How::write);
    // One file without companions, so that renaming it is all there is to do.
    fresh.run("PRAGMA page_size=4096; PRAGMA journal_mode=MEMORY; PRAGMA synchronous=FULL");
    migrate(fresh);
    fresh.run("BEGIN IMMEDIATE");
    std::int64_t order = 0;
    for (const auto& game : salvaged.games) write_rows(fresh, rebuilt(game, sheets), ++order);
    fresh.run("COMMIT");
    if (fresh.failed()) {
      fresh.roll_back();
      return errno_of(fresh);
    }
  }
  return sync_file(places.fresh());
}

Errno build(const Places& places, const std::string& to, const Salvaged& salvaged, SheetLibrary& sheets) {
  remove_unfinished(places);
  Errno error = build_beside(places, salvaged, sheets);
  if (error == 0) error = move_file(places.fresh(), to);
  if (error != 0) remove_unfinished(places);
  return error;
}

}  // namespace

Errno make_empty(const Places& places, SheetLibrary& sheets) {
  return build(places, places.database(), {}, sheets);
}

bool recovery_pending(const Places& places) {
  return exists(places.intent());
}

std::variant<Recovered, Errno> replace_damaged(const Places& places, SheetLibrary& sheets) {
  auto intent = read_intent(places);
  if (!intent) {
    intent = Intent{true, unused_dated_name(places.folder, "games-damaged", ".db")};
    if (const Errno error = write_whole_file(places.intent(), text_of(*intent))) return error;
  }
  const std::string kept = places.folder + "/" + intent->kept_as;
  if (intent->moving) {
    if (const Errno error = move_away(places, kept)) return error;
    intent->moving = false;
    if (const Errno error = write_whole_file(places.intent(), text_of(*intent))) return error;
  }
  Recovered recovered;
  recovered.kept_as = exists(kept) ? kept : kept + "-wal";
  if (!exists(places.database())) {
    const auto database = bytes_of(kept), log = bytes_of(kept + "-wal");
    // A file that cannot even be opened now may be readable later.
    if ((!database && exists(kept)) || (!log && exists(kept + "-wal"))) return EIO;
    const Salvaged salvaged = salvage(database.value_or(""), log.value_or(""));
    if (const Errno error = build(places, places.database(), salvaged, sheets)) return error;
    recovered.games = static_cast<int>(salvaged.games.size());
    recovered.broken = salvaged.broken;
  }
  if (const Errno error = sync_folder(places.folder)) return error;
  remove_file(places.intent() + ".part");
  remove_file(places.intent());
  sync_folder(places.folder);  // where the removal is not kept, it is done again
  return recovered;
}

Apart put_apart(const Places& places, Database* before, bool own_log, SheetLibrary& sheets) {
  Apart apart;
  const std::string kept = places.folder + "/" + unused_dated_name(places.folder, "games-before", ".db");
  bool whole = false;  // it holds what the log holds
  if (before != nullptr) {
    before->forget();
    Query(*before, "VACUUM INTO ?").bind(kept).done();
    Query games(*before, "SELECT count(*) FROM games");
    whole = games.row();
    apart = whole ? Apart{kept, static_cast<int>(games.number(0))} : Apart();
  } else if (const auto log = own_log ? bytes_of(places.log()) : std::nullopt) {
    const Salvaged salvaged = salvage({}, *log);
    if (!salvaged.games.empty() && build(places, kept, salvaged, sheets) == 0)
      apart = {kept, static_cast<int>(salvaged.games.size())};
  }
  if (own_log) {
    if (whole || size_of(places.log()) <= 0)
      remove_file(places.log());
    else
      move_file(places.log(), kept + ".log");
    remove_file(places.shared());
  }
  sync_folder(places.folder);
  return apart;
}

}  // namespace fox::store
