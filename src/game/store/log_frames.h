// SQLite's write-ahead log as its published format has it: pages with checksums that run on from frame to
// frame. SQLite reads it up to the first one that is wrong and forgets the rest without a word; here that
// rest can be looked at.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fox::store {

struct Frame {
  std::uint32_t page;      // its number, from 1
  std::string_view bytes;  // of the page
  bool sound;              // it and all before it have their checksums
  std::uint32_t commits;   // pages of the database where a transaction ends with it, else 0
};

// The frames since the log was last begun anew, in order; all there are where its head is damaged.
std::vector<Frame> newest_frames(std::string_view log);

// Frames that hold something, and of which SQLite will not speak.
std::vector<Frame> passed_over(std::string_view log);

// The database as its log makes it, in one piece that needs no log any more.
std::string brought_home(std::string database, std::string_view log);

}  // namespace fox::store
