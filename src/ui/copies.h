// Copies of all games: made, brought in, and remembered, so that it is known how many finished games are in
// none.
#pragma once

#include <string>

#include "game/store/sqlite_store.h"
#include "ui/ends/share.h"
#include "ui/notices.h"
#include "ui/settings.h"

namespace fox::ui {

class Copies {
 public:
  Copies(store::SqliteStore& store, ShareFolders folders, Settings& settings, Notices& notices)
      : store_(store), folders_(std::move(folders)), settings_(settings), notices_(notices) {}

  // Makes one, and tells where it is or why it is not.
  void save(const Catalogue& words);
  // What came of bringing one in.
  std::string bring_in(const std::string& path, const Catalogue& words);
  // Of files that were offered to somebody's device it is heard later what became of them, and only then a
  // copy is one. True where there was something to hear.
  bool hear(const Catalogue& words);

  // Finished games that are in none. On a disk, where files are copied with all the others, nobody counts.
  void count();
  [[nodiscard]] int uncopied() const { return uncopied_; }

 private:
  void made();

  store::SqliteStore& store_;
  ShareFolders folders_;
  Settings& settings_;
  Notices& notices_;
  int uncopied_ = 0;
};

}  // namespace fox::ui
