// All saved games as one file, and from such a file back to the others.
#pragma once

#include <string>

#include "game/store/sqlite_store.h"
#include "ui/ends/share.h"

namespace fox::ui {

Shared save_backup(store::SqliteStore& store, const ShareFolders& folders, const Catalogue& words);
// By its name: of all files that leave the app no other is called so.
bool is_backup(const std::string& name);
// What came of it.
std::string bring_in_backup(store::SqliteStore& store, const std::string& path, const Catalogue& words);

}  // namespace fox::ui
