#include "game/store/sqlite_store.h"

#include <algorithm>
#include <cerrno>

#include "core/ensure.h"
#include "game/store/log_frames.h"
#include "game/store/pages.h"
#include "game/store/recovery.h"
#include "game/store/rows.h"
#include "game/store/schema.h"

namespace fox::store {
namespace {

// A file that is found damaged again and again is no reason to fill the disk with copies of it.
constexpr int kMostRecoveries = 3;
// Pages in the write-ahead log before they are brought home: about a hundred lines.
constexpr int kManyPages = 300;

#ifdef __EMSCRIPTEN__
// A browser knows no write-ahead log; its storage is given the file between two transactions, at once or not
// at all, and has no use for a journal.
constexpr const char* kJournal = "PRAGMA journal_mode=MEMORY";
#else
constexpr const char* kJournal = "PRAGMA journal_mode=WAL";
#endif

Fault fault_of(Errno error, const Places& places) {
  if (error == ENOSPC || error == EDQUOT) return {Trouble::disk_full};
  if (error == EROFS || error == EACCES || error == EPERM)
    return {Trouble::read_only, {{"folder", places.folder}}};
  if (error == EWOULDBLOCK) return {Trouble::other_program};
  return {Trouble::disk_error, {}, error};
}

// What every database of SQLite begins with.
constexpr std::string_view kBeginning = "SQLite format 3";

// " (3, 7, 12)"; of very many only the first.
std::string numbers_of(const std::vector<GameId>& games) {
  constexpr std::size_t most = 20;
  std::string text;
  for (std::size_t i = 0; i < std::min(games.size(), most); ++i)
    text += (i == 0 ? " (" : ", ") + std::to_string(games[i]);
  if (text.empty()) return text;
  return text + (games.size() > most ? ", ...)" : ")");
}

}  // namespace

SqliteStore::SqliteStore(std::string folder, SheetLibrary& sheets)
    : places_(std::move(folder)), sheets_(sheets) {}

SqliteStore::~SqliteStore() {
  close();
}

void SqliteStore::close() {
  if (database_ && !reading_ && exchanged()) leave_to_another();
  if (database_ && (failed_ || damaged_)) database_->leave_log();
  database_.reset();
  marks_ = {};
  uids_ = 0;
  reading_ = false;
}

std::optional<Fault> SqliteStore::open() {
  hindrance_ = open_anyhow();
  return hindrance_;
}

std::optional<Fault> SqliteStore::open_anyhow() {
  close();
  if (const Errno error = make_folder(places_.folder))
    return error == ENOSPC ? fault_of(error, places_)
                           : Fault{Trouble::no_folder, {{"folder", places_.folder}}, error};
  if (!lock_.is_at(places_.lock())) lock_.release();
  if (const Errno error = lock_.take(places_.lock())) {
    open_to_read();
    return fault_of(error, places_);
  }
  sweep(places_.folder);
  // Twice, because a fault may only show when a repaired file is opened.
  std::optional<Fault> fault;
  for (int attempt = 0; attempt < 2; ++attempt) {
    if (damaged_ || recovery_pending(places_))
      if (auto failed = recover()) return failed;
    fault = open_to_write();
    if (!fault) return std::nullopt;
    close();
    if (!damaged_) break;
  }
  // What cannot be written, on a full disk for instance, can be looked at all the same.
  if (!damaged_) open_to_read();
  return fault;
}

std::optional<Fault> SqliteStore::recover() {
  if (recoveries_ == kMostRecoveries) return Fault{Trouble::damaged, {{"file", places_.database()}}};
  auto recovered = replace_damaged(places_, sheets_);
  if (const auto* error = std::get_if<Errno>(&recovered)) return fault_of(*error, places_);
  const auto& result = std::get<Recovered>(recovered);
  damaged_ = failed_ = doubtful_ = false;
  ++recoveries_;
  if (result.games < 0)
    notices_.push_back({Trouble::left_over, {{"file", result.kept_as}}});
  else
    notices_.push_back({Trouble::set_aside,
                        {{"file", result.kept_as},
                         {"games", std::to_string(result.games)},
                         {"broken", std::to_string(result.broken.size())},
                         {"which", numbers_of(result.broken)}}});
  return std::nullopt;
}

std::optional<Fault> SqliteStore::judge() {
  switch (look_at_schema(*database_)) {
    case SchemaState::ready:
    case SchemaState::older:
      return std::nullopt;
    case SchemaState::newer:
      return Fault{Trouble::newer_program, {{"file", places_.database()}}};
    case SchemaState::foreign:
      damaged_ = true;
      return Fault{Trouble::damaged, {{"file", places_.database()}}};
    case SchemaState::failed:
      break;
  }
  return database_->fault();
}

std::optional<Fault> SqliteStore::open_to_write() {
  // A log whose database is gone would be thrown away by SQLite, and an empty file be taken for a new one.
  const bool logged = size_of(places_.log()) > 0, missing = !exists(places_.database());
  if (missing ? logged : size_of(places_.database()) == 0) {
    damaged_ = true;
    return Fault{Trouble::damaged, {{"file", missing ? places_.log() : places_.database()}}};
  }
  if (missing)
    if (const Errno error = make_empty(places_, sheets_)) return fault_of(error, places_);
  if (doubtful_) {
    for (const auto& path : {places_.log(), places_.database()})
      if (const Errno error = write_again(path)) return fault_of(error, places_);
  }
  // Opening may begin the log anew, so it is read before.
  const std::string log = bytes_of(places_.log()).value_or("");
  const auto hidden = passed_over(log);
  database_ = std::make_unique<Database>(places_.database(), Database::How::write);
  Database& database = *database_;
  // Nothing is changed before it is known whose file this is.
  auto fault = judge();
  // Where it may not be written, what SQLite needs beside it cannot be made either, of which it only says
  // that it failed.
  if (database.read_only() && (!fault || fault->trouble == Trouble::disk_error))
    fault = Fault{Trouble::read_only, {{"folder", places_.folder}}};
  if (fault) return fault;
  database.run("PRAGMA page_size=4096");
  database.run(kJournal);
  database.run("PRAGMA synchronous=FULL; PRAGMA secure_delete=ON");
  std::string mode;
  {
    Query query(database, "PRAGMA journal_mode");
    if (query.row()) mode = query.text(0);
  }
  if (mode == "delete") database.run("PRAGMA synchronous=EXTRA");
  if (!database.failed()) migrate(database);
  if (!database.failed() && !hidden.empty() &&
      hide_lines(hidden, [&](GameId id) { return end_of(database, id); })) {
    damaged_ = true;
    return Fault{Trouble::damaged, {{"file", places_.log()}}};
  }
  order_ = last_order(database);
  if (database.failed()) {
    return failed();
  }
  if (const Errno error = sync_folder(places_.folder)) return fault_of(error, places_);
  take_marks();
  doubtful_ = false;
  failed_ = false;
  return std::nullopt;
}

bool SqliteStore::gone() const {
  constexpr long long head = 32, frame = 4096 + 24;
  const int pages = database_->log_pages();
  return !lock_.is_at(places_.lock()) || identity_of(places_.database()) != marks_.file ||
         (pages > 0 && size_of(places_.log()) < head + frame * pages) || marks_.bytes != bytes_now();
}

std::string SqliteStore::bytes_now() const {
  constexpr int head = 100;  // with SQLite's count of changes and the number of pages
  std::string bytes = database_->raw(Database::Part::file, 0, head);
  // The root of the index of the games' uids: random numbers, which two files have in common only where one
  // is a copy of the other. Both change with the file alone, when the log is brought home.
  const auto page = static_cast<int>(kPageSize);
  if (uids_ > 0) bytes += database_->raw(Database::Part::file, (uids_ - 1) * page, page);
  return bytes;
}

void SqliteStore::take_marks() {
  if (uids_ == 0) {
    Query query(*database_, "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_games_1'");
    if (query.row()) uids_ = query.number(0);
  }
  marks_ = {identity_of(places_.database()), bytes_now(), log_now()};
}

std::string SqliteStore::log_now() const {
  constexpr int head = 32;  // with random numbers for every time it is begun anew
  return identity_of(places_.log()) + database_->raw(Database::Part::log, 0, head);
}

// Whether another database has taken the place of ours, or its bytes; where nothing is there, or nothing that
// could be one, that is damage and no exchange.
bool SqliteStore::exchanged() const {
  if (marks_.file.empty() || size_of(places_.database()) <= 0) return false;
  if (identity_of(places_.database()) != marks_.file) return begins_with(places_.database(), kBeginning);
  const std::string bytes = bytes_now();
  return marks_.bytes != bytes && bytes.compare(0, kBeginning.size(), kBeginning) == 0;
}

void SqliteStore::leave_to_another() {
  const bool moved = identity_of(places_.database()) != marks_.file, own_log = log_now() == marks_.log;
  failed_ = true;
  damaged_ = false;
  database_->leave_log();
  Apart apart;
  if (moved) apart = put_apart(places_, database_.get(), own_log, sheets_);
  database_.reset();
  if (!moved) apart = put_apart(places_, nullptr, own_log, sheets_);
  if (apart.kept_as.empty())
    notices_.push_back({Trouble::exchanged, {{"file", places_.database()}}});
  else
    notices_.push_back(
        {Trouble::exchanged_kept,
         {{"file", places_.database()}, {"kept", apart.kept_as}, {"games", std::to_string(apart.games)}}});
}

// The other program's file as it stands, or our own where nothing can be written.
void SqliteStore::open_to_read() {
  reading_ = true;
  if (size_of(places_.database()) <= 0 || recovery_pending(places_)) return;
  const bool logged = size_of(places_.log()) > 0;
  for (const auto how : {Database::How::read, Database::How::immutable}) {
    if (how == Database::How::immutable && logged) continue;  // it would not see what stands in the log
    database_ = std::make_unique<Database>(places_.database(), how);
    if (look_at_schema(*database_) == SchemaState::ready) return;
    database_.reset();
  }
  const auto bytes = logged ? bytes_of(places_.database()) : std::nullopt;
  const auto log = bytes ? bytes_of(places_.log()) : std::nullopt;
  if (!log) return;
  database_ = std::make_unique<Database>(places_.database(), brought_home(*bytes, *log));
  if (look_at_schema(*database_) != SchemaState::ready) database_.reset();
}

Fault SqliteStore::failed() {
  Fault fault = database_->fault();
  if (database_->is_busy()) {
    database_->forget();
  } else if (!reading_ && exchanged()) {
    failed_ = true;  // what reads wrong belongs to two files
  } else {
    damaged_ = damaged_ || database_->damaged();
    doubtful_ = doubtful_ || database_->doubtful();
    failed_ = true;
  }
  return fault;
}

Result<GameId> SqliteStore::write(const Write& write) {
  ensure(writable(), "a store is opened before it is written to");
  Database& database = *database_;
  if (gone()) {
    failed_ = true;
    return Fault{Trouble::conflict};
  }
  database.run("BEGIN IMMEDIATE");
  const GameId id = write_rows(database, write, order_ + 1);
  const bool conflict = id == 0 && !database.failed();
  if (!conflict) database.run("COMMIT");
  if (conflict || database.failed()) database.roll_back();
  if (conflict) return Fault{Trouble::conflict};
  if (database.failed()) return failed();
  ++order_;
  take_marks();
  return id;
}

void SqliteStore::tidy() {
  if (!writable() || database_->log_pages() < kManyPages || gone()) return;
  // Readers in between are no failure, the pages are brought home another time.
  Query query(*database_, "PRAGMA wal_checkpoint(PASSIVE)");
  query.done();
  if (database_->failed())
    failed();
  else
    take_marks();
}

// A damaged file is found out by reading it: it is replaced then, and asked once more.
template <class F>
auto SqliteStore::asking(F&& ask) -> Result<decltype(ask(std::declval<Database&>()))> {
  for (int attempt = 0;; ++attempt) {
    if (writable() && exchanged()) open();
    if (!database_) return hindrance_.value_or(Fault{Trouble::damaged, {{"file", places_.database()}}});
    auto answer = ask(*database_);
    if (!database_->failed()) return answer;
    const Fault fault = failed();
    if (attempt > 0 || !damaged_ || !lock_.held() || open()) return fault;
  }
}

Result<std::vector<GameRow>> SqliteStore::list() {
  if (!database_ && reading_ && places_.has_nothing_saved()) return std::vector<GameRow>();
  return asking([](Database& database) { return read_rows(database); });
}

Result<std::vector<GameRow>> SqliteStore::running(int most) {
  if (!database_) open();  // what stood in the way may be gone
  if (!database_ && reading_ && places_.has_nothing_saved()) return std::vector<GameRow>();
  return asking([most](Database& database) { return read_running(database, most); });
}

Result<StoredGame> SqliteStore::read(GameId id) {
  auto found = asking([id](Database& database) { return read_game(database, id); });
  if (const auto* fault = fault_in(found)) return *fault;
  auto& game = std::get<std::optional<StoredGame>>(found);
  if (!game) return Fault{Trouble::no_such_game, {{"game", std::to_string(id)}}};
  return std::move(*game);
}

Result<GameId> SqliteStore::find(const std::string& uid) {
  return asking([&uid](Database& database) { return find_game(database, uid); });
}

std::optional<Fault> SqliteStore::erase(GameId id) {
  ensure(writable(), "a store is opened before it is written to");
  database_->run("BEGIN IMMEDIATE");
  erase_rows(*database_, id);
  database_->run("COMMIT");
  if (!database_->failed()) return take_marks(), std::nullopt;
  database_->roll_back();
  return failed();
}

}  // namespace fox::store
