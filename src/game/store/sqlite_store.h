// The store for people: games.db in their data folder, SQLite with a write-ahead log. It knows what can go
// wrong with files: a folder that is read-only, another program, a newer one, damage. Damaged files are set
// aside, never deleted, and what can be read of them is brought into a new one. It needs no thread and starts
// none.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/store/database.h"
#include "game/store/files.h"
#include "game/store/places.h"
#include "game/store/store.h"

namespace fox {
class SheetLibrary;
}

namespace fox::store {

class SqliteStore final : public Store {
 public:
  // Touches nothing yet. `sheets` are asked when games are brought back from a damaged file.
  SqliteStore(std::string folder, SheetLibrary& sheets);
  ~SqliteStore() override;

  std::optional<Fault> open() override;
  [[nodiscard]] bool writable() const override { return database_ && lock_.held() && !reading_ && !failed_; }
  Result<GameId> write(const Write& write) override;
  void tidy() override;
  Result<std::vector<GameRow>> list() override;
  // Games that are not finished nor in the bin, newest first, at most so many.
  Result<std::vector<GameRow>> running(int most);
  Result<StoredGame> read(GameId id) override;
  Result<GameId> find(const std::string& uid) override;
  std::optional<Fault> erase(GameId id) override;

  // Treats the file as damaged, whatever it looks like: sets it aside and brings over what can be read.
  std::optional<Fault> replace() {
    damaged_ = true;
    return open();
  }

  // What a person should hear once: files set aside, with the number of games brought back.
  std::vector<Fault> take_notices() { return std::exchange(notices_, {}); }
  [[nodiscard]] const Places& places() const { return places_; }

  // For statistics, checks and backups, which are SQL of their own; nullptr where nothing could be opened. A
  // failure has to be handed back.
  Database* database() { return database_.get(); }
  Fault failed();
  // What the last open() said.
  [[nodiscard]] const std::optional<Fault>& hindrance() const { return hindrance_; }
  // What to say where there is none.
  [[nodiscard]] Fault no_database() const {
    return hindrance_.value_or(Fault{Trouble::damaged, {{"file", places_.database()}}});
  }
  [[nodiscard]] SheetLibrary& sheets() { return sheets_; }

 private:
  void close();
  std::optional<Fault> open_anyhow();
  std::optional<Fault> open_to_write();
  void open_to_read();
  std::optional<Fault> recover();
  // Whether the file can be used as it is; what is wrong with it otherwise.
  std::optional<Fault> judge();
  // Whether our files were deleted, moved or replaced under our hands: what is written then is written
  // nowhere.
  [[nodiscard]] bool gone() const;
  [[nodiscard]] bool exchanged() const;
  // Ends with the database as it was, and keeps what can be kept of it.
  void leave_to_another();
  void take_marks();
  [[nodiscard]] std::string bytes_now() const;
  [[nodiscard]] std::string log_now() const;
  template <class F>
  auto asking(F&& ask) -> Result<decltype(ask(std::declval<Database&>()))>;

  Places places_;
  SheetLibrary& sheets_;
  FileLock lock_;
  std::unique_ptr<Database> database_;
  std::vector<Fault> notices_;
  std::optional<Fault> hindrance_;
  // By which it is known at the next line that the files are still ours, as they were after the last one.
  struct Marks {
    std::string file;   // which it is
    std::string bytes;  // what is in it
    std::string log;    // and what the log begins with
  } marks_;
  std::int64_t uids_ = 0;  // the first page of the index of uids
  std::int64_t order_ = 0;
  bool failed_ = false, reading_ = false;
  bool damaged_ = false;   // the file has to be replaced before anything else
  bool doubtful_ = false;  // a sync failed: every byte has to be written again
  int recoveries_ = 0;
};

}  // namespace fox::store
