// The files of a data folder that belong to the saved games.
#pragma once

#include <string>

#include "game/store/files.h"

namespace fox::store {

struct Places {
  explicit Places(std::string in) : folder(std::move(in)) {}

  std::string folder;
  [[nodiscard]] std::string database() const { return folder + "/games.db"; }
  [[nodiscard]] std::string log() const { return database() + "-wal"; }  // SQLite's write-ahead log
  [[nodiscard]] std::string shared() const {
    return database() + "-shm";
  }  // its index, which can always be made anew
  [[nodiscard]] std::string lock() const {
    return folder + "/games.lock";
  }  // held by the program that may write
  // While a damaged database is being replaced: what it is now called, and how far this went.
  [[nodiscard]] std::string intent() const { return folder + "/games.recovering"; }
  [[nodiscard]] std::string fresh() const { return folder + "/games.new.db"; }

  // Nobody ever saved a game here. What cannot be looked at may hold games.
  [[nodiscard]] bool has_nothing_saved() const {
    return absent(database()) && absent(log()) && absent(intent());
  }
};

}  // namespace fox::store
