// A log becomes a game again, and a game its summary: what the row and the statistics say of it. The rules
// judge every line anew, so a sheet or a program that changed shows here.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "game/refused.h"
#include "game/store/entry.h"

namespace fox {
class Game;
class SheetLibrary;
}  // namespace fox

namespace fox::store {

struct Replayed {
  std::unique_ptr<Game> game;      // nullptr where there is no such sheet
  std::size_t fitting = 0;         // entries that could be played
  std::optional<Refused> refused;  // why the next one could not; nothing where it makes no sense at all
  bool finished = false;           // locked after the last fitting entry
};

// `entries` have been found sound; the first one says what is played.
Replayed replay_log(const std::vector<Entry>& entries, SheetLibrary& sheets);

// Plays one entry; false where it does not fit.
bool play_entry(Replayed& replayed, const Entry& entry);

// The figures of a finished game, by seat.
std::vector<SeatTally> tally_of(const Game& game);

// Fills what the row says of the game itself: entries, head, finished, round, totals.
void summarise(GameRow& row, const Replayed& replayed, const Entry& last,
               const std::vector<SeatTally>& tally);

// A row made from the log alone.
GameRow row_of_log(const std::vector<Entry>& entries, const Replayed& replayed,
                   const std::vector<SeatTally>& tally);

}  // namespace fox::store
