#include "game/store/check.h"

#include "game/game.h"
#include "game/store/replay.h"
#include "game/store/rows.h"
#include "sheets/library.h"

namespace fox::store {
namespace {

bool file_sound(Database& database) {
  bool sound = true;
  {
    Query query(database, "PRAGMA integrity_check(1)");
    while (query.row()) sound = sound && query.text(0) == "ok";
  }
  {
    Query query(database, "PRAGMA foreign_key_check");
    sound = sound && !query.row();
  }
  return sound && !database.failed();
}

Fault about(Trouble trouble, const StoredGame& game, Fillings places = {}) {
  places["game"] = std::to_string(game.row.id);
  return {trouble, std::move(places)};
}

std::vector<int> totals_of(const std::vector<SeatTally>& tally) {
  std::vector<int> totals;
  for (const auto& seat : tally) totals.push_back(seat.total);
  return totals;
}

bool same_sheet(const Begin& begin, const SheetLibrary& sheets) {
  return begin.sheet_digest == sheets.digest(begin.header.sheet);
}

}  // namespace

std::vector<Fault> check_game(const StoredGame& game, SheetLibrary& sheets) {
  std::vector<Fault> faults;
  const GameRow& row = game.row;
  const std::size_t sound = sound_entries(game.entries);
  const auto begin = sound == 0 ? std::nullopt : read_begin(game.entries.front().text);
  if (!begin) return {about(Trouble::game_unreadable, game)};
  if (sound < game.entries.size() || (row.sound && row.entries > sound))
    faults.push_back(about(Trouble::game_damaged, game, {{"line", std::to_string(sound)}}));
  const bool fits = row.sound && row.entries == sound && row.head == game.entries[sound - 1].digest &&
                    write_begin(row.begin) == write_begin(*begin);
  if (!fits && faults.empty()) faults.push_back(about(Trouble::row_damaged, game));
  const std::vector<Entry> entries(game.entries.begin(),
                                   game.entries.begin() + static_cast<std::ptrdiff_t>(sound));
  const Replayed replayed = replay_log(entries, sheets);
  if (!replayed.game) {
    faults.push_back(about(Trouble::sheet_gone, game, {{"sheet", begin->header.sheet}}));
  } else if (replayed.fitting < sound) {
    const std::string reason =
        replayed.refused ? std::string(replayed.refused->refusal.reason) : std::string();
    faults.push_back(about(Trouble::line_misfit, game,
                           {{"line", std::to_string(replayed.fitting)},
                            {"text", entries[replayed.fitting].text},
                            {"reason", reason}}));
  } else if (faults.empty() && same_sheet(*begin, sheets)) {
    const auto tally = replayed.finished ? tally_of(*replayed.game) : std::vector<SeatTally>();
    if (tally != game.tally || totals_of(tally) != row.totals || replayed.finished != row.finished)
      faults.push_back(about(Trouble::tally_differs, game));
  }
  return faults;
}

Result<Checked> check_all(SqliteStore& store, SheetLibrary& sheets) {
  auto listed = store.list();
  if (const auto* fault = fault_in(listed)) return *fault;
  Checked checked;
  for (const auto& row : std::get<std::vector<GameRow>>(listed)) {
    ++checked.games;
    auto game = store.read(row.id);
    if (const auto* fault = fault_in(game)) {
      checked.faults.push_back(*fault);
      continue;
    }
    for (auto& fault : check_game(std::get<StoredGame>(game), sheets))
      checked.faults.push_back(std::move(fault));
  }
  Database* database = store.database();
  if (database == nullptr) return checked;
  checked.file_sound = file_sound(*database);
  database->forget();
  if (!checked.file_sound)
    checked.faults.push_back({Trouble::damaged, {{"file", store.places().database()}}});
  return checked;
}

}  // namespace fox::store
