// Replaces a damaged database: it gets a new name and is never touched again, what can be read of it is
// written into a new one, which takes its place. Every step can be cut off anywhere and is gone on with the
// next time.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "game/store/database.h"
#include "game/store/entry.h"
#include "game/store/files.h"
#include "game/store/places.h"
#include "sheets/library.h"

namespace fox::store {

struct Recovered {
  std::string kept_as;  // the damaged file's new name
  int games = -1;  // brought back, whole or in part; -1: that was done before, only the end was still missing
  std::vector<GameId> broken;  // of which something is missing
};

// A new database without games, which is there as a whole or not at all: an empty file is never one of ours.
Errno make_empty(const Places& places, SheetLibrary& sheets);

// Whether a replacement was begun and not ended. Nobody may use the database before it is.
bool recovery_pending(const Places& places);

// Begins or goes on. The caller holds the lock, and has no database open.
std::variant<Recovered, Errno> replace_damaged(const Places& places, SheetLibrary& sheets);

// What is left of a database that another file has taken the place of while it was open.
struct Apart {
  std::string kept_as;  // a database of its own; empty: nothing
  int games = 0;
};

// `before` is what was open: the database itself, where only its name was given to another file; nullptr
// where its bytes were written over, so that its write-ahead log is all there is. That log goes with it, for
// the new file it would be a wrong one; `own_log`: else it came with the new file and stays.
Apart put_apart(const Places& places, Database* before, bool own_log, SheetLibrary& sheets);

}  // namespace fox::store
