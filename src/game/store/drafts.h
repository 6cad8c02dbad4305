// What somebody has half entered in a game, such as four faces of a roll: no line, and nothing that counts.
// It lies beside the database in a small file of its own, so that nothing safe is at risk for it and no older
// file has to change. A draft belongs to one position of one game, known by the digest of the log's last
// entry: with the next entry it is another position, and the draft is none any more.
#pragma once

#include <string>

#include "game/store/entry.h"

namespace fox::store {

class Drafts {
 public:
  // The store's folder.
  explicit Drafts(std::string folder) : file_(std::move(folder) + "/games.drafts") {}

  // That of this log's position; empty where there is none, or the file makes no sense.
  [[nodiscard]] std::string find(const std::vector<Entry>& log) const;
  // In place of the one the game had; an empty text takes that away. Only for who may write into the folder.
  // The system's error number, or 0.
  int keep(const std::vector<Entry>& log, const std::string& text) const;

 private:
  std::string file_;
};

}  // namespace fox::store
