// The rows in the leaves of an SQLite file, as its published format has them, from bytes that may be damaged
// anywhere. It knows pages, cells and records, and nothing of what they say.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "game/store/entry.h"
#include "game/store/log_frames.h"

namespace fox::store {

struct Value {
  enum class Kind : std::uint8_t { none, number, text, blob };
  Kind kind = Kind::none;
  std::int64_t number = 0;
  std::string bytes;

  [[nodiscard]] Digest digest() const;  // zeros where it is none
};

struct Record {
  bool table = false;   // of a table with row ids; else of an index, or of a table without them
  std::int64_t id = 0;  // the row id
  std::vector<Value> values;
};

// Every record of every leaf page of a file and of the frames of its log; the same one may come several
// times. In pages whose own directory is damaged every place is tried.
void each_record(std::string_view database, const std::vector<Frame>& log,
                 const std::function<void(const Record&)>& take);

}  // namespace fox::store
