// What is kept of a game: its log, entry by entry, each with a digest that is chained over the game, and a
// row that sums it up for lists. The log is the truth, its first entry holds the header; the row can be made
// anew from it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/header.h"

namespace fox::store {

using GameId = std::int64_t;  // from 1; 0: not stored yet
using Digest = std::array<std::uint8_t, 16>;

// A number of them stands in the files: new ones go to the end.
FOX_NAMED_ENUM(Act,
               begin,    // always the first entry: who plays what
               line,     // a line of the record
               undo,     // takes the last line in force back
               redo,     // brings back what was taken back last
               correct,  // unlocks a finished game
               finish)   // locks a game

struct Entry {
  Act act = Act::line;
  std::int64_t at = 0;  // seconds since 1970, as the clock said; nothing depends on it
  std::string text;     // of begin and line
  Digest digest{};
};

// The digest of entry `number` (from 0) of a game, given the one before it.
Digest chained(const Digest& before, std::size_t number, const Entry& entry);

// How many entries from the first one on have the right digest.
std::size_t sound_entries(const std::vector<Entry>& entries);

// The first entry.
struct Begin {
  std::string uid;           // the same wherever the game is copied to
  std::string sheet_digest;  // of the definition it was begun with
  std::string program;       // and the program
  Header header;
};
std::string write_begin(const Begin& begin);
std::optional<Begin> read_begin(std::string_view text);

// A new uid; 32 hexadecimal digits.
std::string new_uid();

// A finished game's figures for one seat; -1 where the game has no such thing.
struct SeatTally {
  int total = 0, rank = 1, foxes = -1, fox_points = -1, lost_bonuses = -1, unused_actions = -1;
  std::vector<std::pair<std::string, int>> areas;

  friend bool operator==(const SeatTally&, const SeatTally&) = default;
};

struct GameRow {
  GameId id = 0;
  Begin begin;
  std::int64_t created = 0, updated = 0;
  std::int64_t order = 0;   // counts up with every write: newest first does not ask the clock
  std::size_t entries = 0;  // of the log
  Digest head{};            // of its last entry
  bool finished = false, binned = false;
  int round = 0;            // 0 where the game has none
  std::vector<int> totals;  // by seat, of a finished game
  bool sound = true;        // as read: does its seal fit
};

// A digest over everything the row says but its id and order.
Digest seal(const GameRow& row);

std::string hex(const Digest& digest);

}  // namespace fox::store
