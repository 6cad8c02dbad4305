// Reads games out of the bare bytes of a damaged database and its write-ahead log, page by page, without
// asking SQLite: where the header, the schema or the inner pages are gone, the leaves still hold the rows.
// The digests say which of what is found belongs together; nothing is believed without them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "game/store/store.h"

namespace fox::store {

inline constexpr std::size_t kPageSize = 4096;  // of every database of ours

struct Salvaged {
  std::vector<StoredGame> games;  // entries up to the first that is missing; the row only where it was whole
  int broken = 0;                 // games of which something is missing, or all but traces
};

Salvaged salvage(std::string_view database, std::string_view log);

}  // namespace fox::store
