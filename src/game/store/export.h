// Games as text for elsewhere: the record (with all that was taken back, as comments, where asked), JSON, and
// CSV with one row a player and game.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "game/store/store.h"

namespace fox::store {

// The record of a log. With `everything`, comments tell what was done besides: a line taken back stands as "#
// undone: ...", and "# undo", "# redo", "# correct", "# finish" stand where they happened, so that reading it
// gives the same log.
std::string record_of(const std::vector<Entry>& entries, bool everything);

nlohmann::json json_of(const StoredGame& game);
// Several as the text of a file, which can be imported again, piece by piece: of ten thousand games none has
// to be kept until the last one is there.
class JsonExport {
 public:
  std::string next(const StoredGame& game);
  std::string end();

 private:
  bool begun_ = false;
};
std::string json_of(const std::vector<StoredGame>& games);

// RFC 4180, with a header; `games` are read one by one. Unfinished games have no figures.
std::string csv_of(const std::vector<StoredGame>& games);

}  // namespace fox::store
