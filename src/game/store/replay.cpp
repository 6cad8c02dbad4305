#include "game/store/replay.h"

#include <nlohmann/json.hpp>

#include "core/ensure.h"
#include "game/clever_codec.h"
#include "game/typed_game.h"

namespace fox::store {

using nlohmann::json;

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

int number_in(const json& object, const char* key, int missing) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number_integer() ? found->get<int>() : missing;
}

// Bonuses that were lost, by seat: the events of every line in force tell. What a line that is nobody's, a
// new round, lost to the first seat has never been counted, and games keep their tallies to be compared with.
std::vector<int> lost_bonuses(const TypedGame<clever::Codec>& game) {
  std::vector<int> lost(game.header().names.size());
  for (std::size_t line = 1; line <= game.count(); ++line)
    for (const auto& event : game.events_at(line))
      if (event.kind == clever::Event::Kind::lost && (event.seat != 0 || game.seat_at(line) >= 0))
        ++lost[event.seat];
  return lost;
}

int unused_actions(const json& player) {
  const auto actions = player.find("actions");
  if (actions == player.end()) return -1;
  int unused = 0;
  for (const auto& [name, action] : actions->items())
    unused += number_in(action, "circled", 0) - number_in(action, "crossed", 0);
  return unused;
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
      replayed.finished = game.over();
      return true;
    case Act::undo:
      return !locked && game.undo();
    case Act::redo:
      if (locked || !game.redo()) return false;
      replayed.finished = game.over();
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
  static const Catalogue words;
  const json score = game.score(words), state = game.state();
  // On paper nothing follows from anything, so nobody knows what was lost.
  const auto* clever = dynamic_cast<const TypedGame<clever::Codec>*>(&game);
  const bool counted = clever != nullptr && game.header().mode != RecordMode::paper;
  const std::vector<int> lost = counted ? lost_bonuses(*clever) : std::vector<int>();
  std::vector<SeatTally> tally;
  for (const auto& player : score["players"]) {
    const std::size_t seat = tally.size();
    SeatTally one;
    one.total = number_in(player, "total", 0);
    one.rank = number_in(player, "rank", 1);
    one.foxes = number_in(player, "foxes", -1);
    if (one.foxes >= 0) one.fox_points = number_in(player, "fox_points", 0);
    one.lost_bonuses = seat < lost.size() ? lost[seat] : -1;
    one.unused_actions = unused_actions(state["players"][seat]);
    for (const auto& [area, points] : player["areas"].items())
      one.areas.emplace_back(area, points.get<int>());
    tally.push_back(std::move(one));
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
