// Reads games out of the bare bytes of a damaged database and its write-ahead log, page by page, without
// asking SQLite: where the header, the schema or the inner pages are gone, the leaves still hold the rows.
// The digests say which of what is found belongs together; nothing is believed without them.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "game/store/log_frames.h"
#include "game/store/store.h"

namespace fox::store {

inline constexpr std::size_t kPageSize = 4096;  // of every database of ours

struct Salvaged {
  std::vector<StoredGame> games;  // entries up to the first that is missing; the row only where it was whole
  std::vector<GameId> broken;     // games of which something is missing, or all but traces
};

Salvaged salvage(std::string_view database, std::string_view log);

// Whether frames that SQLite passes over hold lines of a game behind those that are known, or speak of such.
// `known` gives the number of entries of a game and the digest of the last one; zero entries where there is
// no such game.
struct KnownEnd {
  std::size_t entries = 0;
  Digest head{};
};
bool hide_lines(const std::vector<Frame>& frames, const std::function<KnownEnd(GameId)>& known);

}  // namespace fox::store
