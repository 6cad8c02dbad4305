// A game in the tables of games.db: the SQL that writes and reads one. Transactions are the caller's.
#pragma once

#include <string>
#include <vector>

#include "game/store/database.h"
#include "game/store/pages.h"
#include "game/store/store.h"

namespace fox::store {

// Writes into an open transaction; the new game's id, or 0 where the game does not end as the write supposes,
// or where the database failed, which it says itself.
GameId write_rows(Database& database, const Write& write, std::int64_t order);

std::vector<GameRow> read_rows(Database& database);  // newest first
// Those that are neither finished nor in the bin, at most so many.
std::vector<GameRow> read_running(Database& database, int most);
// Nothing where there is no such game, or the database failed.
std::optional<StoredGame> read_game(Database& database, GameId id);
GameId find_game(Database& database, const std::string& uid);
// How many entries a game has, and the digest of the last one.
KnownEnd end_of(Database& database, GameId id);
void erase_rows(Database& database, GameId id);
std::int64_t last_order(Database& database);

}  // namespace fox::store
