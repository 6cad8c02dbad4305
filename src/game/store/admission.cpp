#include "game/store/admission.h"

#include <algorithm>

#include "game/record.h"
#include "game/store/replay.h"
#include "game/words.h"

namespace fox::store {
namespace {

constexpr std::size_t kUid = 32, kLongestProgram = 200;
// Of all lines together: far more than any game, as for a record.
constexpr std::size_t kMostText = 8u << 20;

bool is_hex(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool is_one_line(std::string_view text) {
  return text.size() <= kLongestLine && is_utf8(text) && std::none_of(text.begin(), text.end(), [](char c) {
           return (c >= 0 && c < ' ') || c == '\x7f' || c == '#';
         });
}

bool same_header(const Header& a, const Header& b) {
  return a.sheet == b.sheet && a.mode == b.mode && a.names == b.names && a.date == b.date &&
         a.rules == b.rules;
}

// Whether this begins a game here; the sheet's name where that alone is missing.
std::optional<Trouble> refused(const Begin& begin, SheetLibrary& sheets) {
  const bool formed = begin.uid.size() == kUid && is_hex(begin.uid) && is_hex(begin.sheet_digest) &&
                      begin.sheet_digest.size() <= 2 * kUid && begin.program.size() <= kLongestProgram &&
                      is_one_line(begin.program);
  if (!formed || !is_player_name(begin.header.sheet)) return Trouble::game_foreign;
  const auto ids = sheets.ids();
  if (std::find(ids.begin(), ids.end(), begin.header.sheet) == ids.end()) return Trouble::sheet_gone;
  const Replay replay = replay_record(write_header(begin.header), sheets);
  if (!replay.game) return replay.problems.empty() ? Trouble::game_foreign : Trouble::sheet_gone;
  return same_header(replay.game->header(), begin.header) ? std::nullopt
                                                          : std::optional(Trouble::game_foreign);
}

// How many entries from the first one on may stand in a log.
std::size_t well_formed(const std::vector<Entry>& entries) {
  std::size_t size = 0;
  for (std::size_t n = 1; n < entries.size(); ++n) {
    const Entry& entry = entries[n];
    size += entry.text.size();
    const bool fine = entry.act == Act::line ? is_one_line(entry.text) : entry.text.empty();
    if (!fine || size > kMostText) return n;
  }
  return entries.size();
}

}  // namespace

std::optional<Fault> admit(StoredGame& game, SheetLibrary& sheets) {
  const auto fault = [&](Trouble trouble, Fillings places = {}) {
    places["game"] = std::to_string(game.row.id);
    return Fault{trouble, std::move(places)};
  };
  const auto cut = [&](std::size_t count) { game.entries.resize(count); };
  const std::size_t before = game.entries.size();
  cut(sound_entries(game.entries));
  const auto begin = game.entries.empty() ? std::nullopt : read_begin(game.entries.front().text);
  if (!begin || game.entries.front().act != Act::begin) {
    cut(0);
    return fault(Trouble::game_unreadable);
  }
  if (const auto trouble = refused(*begin, sheets)) {
    cut(0);
    return fault(*trouble, {{"sheet", begin->header.sheet}});
  }
  cut(well_formed(game.entries));
  cut(replay_log(game.entries, sheets).fitting);
  if (game.entries.size() == before) return std::nullopt;
  return fault(Trouble::game_damaged, {{"line", std::to_string(game.entries.size())}});
}

}  // namespace fox::store
