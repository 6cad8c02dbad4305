// Looks over everything that is saved: the file itself, every game's digests, and whether every line still
// fits.
#pragma once

#include <vector>

#include "game/store/sqlite_store.h"

namespace fox::store {

struct Checked {
  int games = 0;
  std::vector<Fault> faults;
  bool file_sound = true;  // else the file itself is damaged, and putting it right means replacing it
};

// What is wrong with one game, if anything.
std::vector<Fault> check_game(const StoredGame& game, SheetLibrary& sheets);

Result<Checked> check_all(SqliteStore& store, SheetLibrary& sheets);

}  // namespace fox::store
