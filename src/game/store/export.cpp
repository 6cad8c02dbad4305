#include "game/store/export.h"

#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "core/ensure.h"
#include "game/dates.h"

namespace fox::store {

using nlohmann::json;

namespace {

// Which entries are lines in force at the end.
std::vector<bool> in_force(const std::vector<Entry>& entries) {
  std::vector<std::size_t> lines;
  std::size_t at = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].act == Act::line) {
      lines.resize(at++);
      lines.push_back(i);
    } else if (entries[i].act == Act::undo && at > 0) {
      --at;
    } else if (entries[i].act == Act::redo && at < lines.size()) {
      ++at;
    }
  }
  std::vector<bool> in(entries.size());
  for (std::size_t i = 0; i < at; ++i) in[lines[i]] = true;
  return in;
}

json or_null(int value, bool there) {
  return there ? json(value) : json();
}

json seat_json(const StoredGame& game, std::size_t seat) {
  json one = {{"seat", seat + 1}, {"name", game.row.begin.header.names[seat]}};
  if (seat >= game.tally.size()) return one;
  const SeatTally& tally = game.tally[seat];
  one["total"] = tally.total;
  one["rank"] = tally.rank;
  one["foxes"] = or_null(tally.foxes, tally.foxes >= 0);
  one["fox_points"] = or_null(tally.fox_points, tally.foxes >= 0);
  one["lost_bonuses"] = or_null(tally.lost_bonuses, tally.lost_bonuses >= 0);
  one["unused_actions"] = or_null(tally.unused_actions, tally.unused_actions >= 0);
  one["areas"] = json::object();
  for (const auto& [area, points] : tally.areas) one["areas"][area] = points;
  return one;
}

// A text as a field. One that a spreadsheet would take for a formula, and work out, gets an apostrophe before
// it; figures of ours are no texts and never do.
std::string field(const std::string& text) {
  const bool formula = !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos;
  std::string guarded = formula ? "'" + text : text;
  if (guarded.find_first_of("\",\r\n") == std::string::npos) return guarded;
  std::string quoted = "\"";
  for (const char c : guarded) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string number_or_empty(int value, bool there) {
  return there ? std::to_string(value) : std::string();
}

}  // namespace

std::string record_of(const std::vector<Entry>& entries, bool everything) {
  auto begin = entries.empty() ? std::nullopt : read_begin(entries.front().text);
  ensure(begin.has_value(), "a log begins with its header");
  if (begin->header.date.empty()) begin->header.date = date_text(entries.front().at);
  std::string text = write_header(begin->header);
  const auto in = in_force(entries);
  for (std::size_t i = 1; i < entries.size(); ++i) {
    if (in[i])
      text += entries[i].text + "\n";
    else if (everything && entries[i].act == Act::line)
      text += "# undone: " + entries[i].text + "\n";
    else if (everything)
      text += std::string("# ") + enum_name(entries[i].act) + "\n";
  }
  return text;
}

json json_of(const StoredGame& game) {
  const GameRow& row = game.row;
  json players = json::array(), log = json::array(), rules = json::object();
  for (std::size_t seat = 0; seat < row.begin.header.names.size(); ++seat)
    players.push_back(seat_json(game, seat));
  for (std::size_t i = 1; i < game.entries.size(); ++i) {
    const Entry& entry = game.entries[i];
    json one = {{"act", enum_name(entry.act)}, {"at", utc_text(entry.at)}, {"digest", hex(entry.digest)}};
    if (entry.act == Act::line) one["line"] = entry.text;
    log.push_back(std::move(one));
  }
  for (const auto& [name, value] : row.begin.header.rules) rules[name] = value;
  return {{"game", row.id},
          {"uid", row.begin.uid},
          {"sheet", row.begin.header.sheet},
          {"sheet_digest", row.begin.sheet_digest},
          {"program", row.begin.program},
          {"mode", enum_name(row.begin.header.mode)},
          {"rules", rules},
          {"created", utc_text(row.created)},
          {"updated", utc_text(row.updated)},
          {"finished", row.finished},
          {"binned", row.binned},
          {"players", players},
          {"log", log},
          {"record", record_of(game.entries, true)}};
}

std::string JsonExport::next(const StoredGame& game) {
  std::string piece = std::exchange(begun_, true) ? "," : "{\n \"foxsheet\": 1,\n \"games\": [";
  std::string text = "\n" + json_of(game).dump(1, ' ', false, json::error_handler_t::replace);
  // Within texts an end of line is written as \n, so every real one is layout.
  for (const char c : text) {
    piece += c;
    if (c == '\n') piece += "  ";
  }
  return piece;
}

std::string JsonExport::end() {
  return begun_ ? "\n ]\n}\n" : "{\n \"foxsheet\": 1,\n \"games\": []\n}\n";
}

std::string json_of(const std::vector<StoredGame>& games) {
  JsonExport exported;
  std::string text;
  for (const auto& game : games) text += exported.next(game);
  return text + exported.end();
}

std::string csv_of(const std::vector<StoredGame>& games) {
  std::set<std::string> areas;
  for (const auto& game : games)
    for (const auto& seat : game.tally)
      for (const auto& [area, points] : seat.areas) areas.insert(area);
  std::string text =
      "game,uid,created,sheet,mode,players,finished,seat,name,total,rank,foxes,fox_points,lost_bonuses,"
      "unused_actions";
  for (const auto& area : areas) text += "," + field(area);
  text += "\r\n";
  for (const auto& game : games) {
    const Header& header = game.row.begin.header;
    for (std::size_t seat = 0; seat < header.names.size(); ++seat) {
      const bool counted = seat < game.tally.size();
      const SeatTally tally = counted ? game.tally[seat] : SeatTally{};
      text += std::to_string(game.row.id) + "," + field(game.row.begin.uid) + "," +
              utc_text(game.row.created) + "," + field(header.sheet) + "," + enum_name(header.mode) + "," +
              std::to_string(header.names.size()) + "," + (game.row.finished ? "1," : "0,") +
              std::to_string(seat + 1) + "," + field(header.names[seat]) + "," +
              number_or_empty(tally.total, counted) + "," + number_or_empty(tally.rank, counted) + "," +
              number_or_empty(tally.foxes, tally.foxes >= 0) + "," +
              number_or_empty(tally.fox_points, tally.foxes >= 0) + "," +
              number_or_empty(tally.lost_bonuses, tally.lost_bonuses >= 0) + "," +
              number_or_empty(tally.unused_actions, tally.unused_actions >= 0);
      for (const auto& area : areas) {
        text += ",";
        for (const auto& [name, points] : tally.areas)
          if (name == area) text += std::to_string(points);
      }
      text += "\r\n";
    }
  }
  return text;
}

}  // namespace fox::store
