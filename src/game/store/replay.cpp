#include "game/store/replay.h"

#include <algorithm>

#include "core/ensure.h"
#include "game/codecs.h"

namespace fox::store {

namespace {

bool start(Replayed& replayed, const Entry& entry, SheetLibrary& sheets) {
  const auto begin = entry.act == Act::begin ? read_begin(entry.text) : std::nullopt;
  if (!begin) return false;
  Problems problems;
  auto started = Game::start(begin->header, sheets, problems);
  if (auto* refused = std::get_if<Refused>(&started)) return replayed.refused = std::move(*refused), false;
  replayed.game = std::move(std::get<std::unique_ptr<Game>>(started));
  return true;
}

}  // namespace

bool play_entry(Replayed& replayed, const Entry& entry) {
  Game& game = *replayed.game;
  const bool locked = replayed.finished;
  switch (entry.act) {
    case Act::begin:
      return false;
    case Act::line:
      if (locked) return false;
      replayed.refused = game.submit(entry.text);
      if (replayed.refused) return false;
      replayed.finished = game.is_over();
      return true;
    case Act::undo:
      return !locked && game.undo();
    case Act::redo:
      if (locked || !game.redo()) return false;
      replayed.finished = game.is_over();
      return true;
    case Act::correct:
    case Act::finish:
      if (locked != (entry.act == Act::correct)) return false;
      replayed.finished = !locked;
      return true;
  }
  return false;
}

Replayed replay_log(const std::vector<Entry>& entries, SheetLibrary& sheets) {
  Replayed replayed;
  if (entries.empty() || !start(replayed, entries.front(), sheets)) return replayed;
  replayed.fitting = 1;
  while (replayed.fitting < entries.size() && play_entry(replayed, entries[replayed.fitting]))
    ++replayed.fitting;
  return replayed;
}

std::vector<SeatTally> tally_of(const Game& game) {
  const auto lost =
      std::visit([](const auto* typed) { return typed->codec().lost_bonuses(*typed); }, game.typed());
  Standings standings = game.standings();
  std::vector<SeatTally> tally;
  for (SeatStanding& seat : standings.seats) {
    const int lost_here = tally.size() < lost.size() ? lost[tally.size()] : -1;
    std::sort(seat.areas.begin(), seat.areas.end());  // as they have always been kept
    tally.push_back({seat.total, seat.rank, seat.foxes, seat.fox_points, lost_here, seat.unused_actions,
                     std::move(seat.areas)});
  }
  return tally;
}

void summarise(GameRow& row, const Replayed& replayed, const Entry& last,
               const std::vector<SeatTally>& tally) {
  row.updated = last.at;
  row.head = last.digest;
  row.finished = replayed.finished;
  row.round = replayed.game ? replayed.game->round_at(replayed.game->count()) : 0;
  row.totals.clear();
  for (const auto& seat : tally) row.totals.push_back(seat.total);
}

GameRow row_of_log(const std::vector<Entry>& entries, const Replayed& replayed,
                   const std::vector<SeatTally>& tally) {
  const auto begin = read_begin(entries.front().text);
  ensure(begin.has_value(), "a log begins with its header");
  GameRow row;
  row.begin = *begin;
  row.created = entries.front().at;
  row.entries = entries.size();
  summarise(row, replayed, entries.back(), tally);
  return row;
}

}  // namespace fox::store
