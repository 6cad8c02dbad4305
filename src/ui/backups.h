// All saved games as one file, and from such a file back to the others.
#pragma once

#include <string>

#include "game/store/sqlite_store.h"
#include "ui/ends/share.h"

namespace fox::ui {

// Where it is, or why it is not: a sentence.
std::string save_backup(store::SqliteStore& store, const ShareFolders& folders, const Catalogue& words);
// What came of it.
std::string bring_in_backup(store::SqliteStore& store, const std::string& path, const Catalogue& words);

}  // namespace fox::ui
