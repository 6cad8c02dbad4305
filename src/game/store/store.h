// Where games are kept, as narrow as it can be: one kind of write, which is a transaction, and three ways to
// read. Two stores stand behind it, SQLite for people and a twin in memory for tests. Neither knows any
// rules; what a game is worth and whether its lines fit is the session's business (session.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/store/entry.h"
#include "game/store/fault.h"

namespace fox::store {

// One transaction: all of it or nothing. The row is as it stands afterwards; `entries` are the last of
// row.entries. The store refuses (conflict) where the game does not end as the write supposes.
struct Write {
  GameRow row;      // id 0: a new game
  Digest before{};  // of the last entry that must be there already
  std::vector<Entry> entries;
  std::optional<std::vector<SeatTally>> tally;  // replaces what was there; empty: the game counts no more
};

struct StoredGame {
  GameRow row;
  std::vector<Entry> entries;  // as they lie there: unchecked
  std::vector<SeatTally> tally;
};

class Store {
 public:
  virtual ~Store() = default;

  // Makes ready what a failure or another program had made useless; says what stands in the way. A store that
  // was never opened, or that failed, is of no use before this.
  virtual std::optional<Fault> open() = 0;
  // Whether writing has a chance now; false between a failure and the next open().
  [[nodiscard]] virtual bool writable() const = 0;

  // Gives the game's id. After any fault but a conflict the store has to be opened again.
  virtual Result<GameId> write(const Write& write) = 0;
  // Chores that nobody should wait for; call it when a line is saved and drawn.
  virtual void tidy() {}

  // Newest first.
  virtual Result<std::vector<GameRow>> list() = 0;
  virtual Result<StoredGame> read(GameId id) = 0;
  // The game of this uid, or 0.
  virtual Result<GameId> find(const std::string& uid) = 0;
  // For good.
  virtual std::optional<Fault> erase(GameId id) = 0;
};

}  // namespace fox::store
