// Everything as one file, and back. A backup is a whole database that SQLite wrote anew, into a file of the
// data folder that only its owner can read, and that was looked over before it is copied to its place.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/store/sqlite_store.h"

namespace fox::store {

// Never writes over a file. The number of games in it.
Result<int> back_up(SqliteStore& store, const std::string& path);

struct Restored {
  int added = 0;              // games that were not here
  int longer = 0;             // games of which the backup knew more
  int known = 0;              // games that were here already
  int apart = 0;              // games that went on differently; the backup's became a game of its own
  int damaged = 0;            // games that could not be taken over, or only in part
  std::vector<Fault> faults;  // why, of the first of them; games by their numbers there
};

// Finished games that a backup made at that time does not have.
int finished_since(SqliteStore& store, std::int64_t at);

bool looks_like_backup(const std::string& path);
// Brings the games of a backup in among those that are there; nothing there is lost.
Result<Restored> restore(SqliteStore& store, const std::string& path);
// The same of a database that is open.
Result<Restored> restore_from(Database& backup, Store& store, SheetLibrary& sheets);

}  // namespace fox::store
