#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/games_open.h"
#include "cli/keeper.h"
#include "game/store/backup.h"
#include "game/store/export.h"
#include "game/store/files.h"
#include "game/store/import.h"

namespace fox::cli {

using nlohmann::json;

namespace {

std::string exported(const std::vector<store::StoredGame>& games, const GamesQuestion& asked) {
  if (asked.format == "csv") return store::csv_of(games);
  if (asked.format == "json") return store::json_of(games);
  return store::record_of(games.front().entries, asked.log);
}

// Where a damaged game breaks off, so does its export.
bool cut_to_sound(store::StoredGame& game) {
  game.entries.resize(store::sound_entries(game.entries));
  return !game.entries.empty() && store::read_begin(game.entries.front().text).has_value();
}

// The records in a file: itself, or those of an export as JSON.
std::vector<std::string> records_in(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos || text[first] != '{') return {text};
  const json object = json::parse(text, nullptr, false);
  std::vector<std::string> records;
  if (object.is_object() && object.contains("games") && object["games"].is_array())
    for (const auto& game : object["games"])
      if (game.is_object() && game.contains("record") && game["record"].is_string())
        records.push_back(game["record"].get<std::string>());
  return records.empty() ? std::vector<std::string>{text} : records;
}

struct Import {
  OpenGames& open;
  Context& context;
  json ids = json::array();
  json answer = {{"ok", true}};

  // The exit status where something is wrong; what was imported before stays.
  std::optional<int> record(const std::string& file, const std::string& text) {
    const store::Desk desk{open.store(), context.sheets, context.program, {}};
    auto imported = store::import_record(desk, text);
    if (!imported.session) {
      if (!imported.replay.fault) return Exit::unusable;
      json fault = fault_json(context, file, imported.replay, *imported.replay.fault);
      fault["games"] = ids;
      if (context.json)
        print_json(context, fault);
      else
        context.out << context.words.text("referee", "at",
                                          {{"file", file},
                                           {"line", std::to_string(imported.replay.fault->line)},
                                           {"text", fault["text"]}})
                    << '\n';
      return imported.replay.fault->header && imported.replay.problems.empty() ? Exit::unusable : Exit::no;
    }
    add_torn(context, imported.replay, answer);
    if (!imported.session->save()) return open.refuse(*imported.session->trouble());
    ids.push_back(imported.session->id());
    return std::nullopt;
  }

  std::optional<int> backup(const std::string& file) {
    auto restored = store::restore(open.store(), file);
    if (const auto* fault = store::fault_in(restored)) return open.refuse(*fault);
    const auto& counts = std::get<store::Restored>(restored);
    answer["added"] = counts.added;
    answer["longer"] = counts.longer;
    answer["known"] = counts.known;
    answer["apart"] = counts.apart;
    answer["damaged"] = counts.damaged;
    if (!context.json)
      context.out << context.words.text("games", "from-backup",
                                        {{"added", std::to_string(counts.added + counts.apart)},
                                         {"longer", std::to_string(counts.longer)},
                                         {"known", std::to_string(counts.known)},
                                         {"damaged", std::to_string(counts.damaged)}})
                  << '\n';
    json faults = json::array();
    for (const auto& fault : counts.faults) {
      const std::string text = store::sentence(fault, context.words);
      faults.push_back({{"id", fault.id()}, {"game", fault.places.at("game")}, {"text", text}});
      if (!context.json) context.out << text << '\n';
    }
    if (!faults.empty()) answer["faults"] = std::move(faults);
    return std::nullopt;
  }
};

}  // namespace

int games_export(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked);
  if (open.status()) return *open.status();
  const auto rows = open.rows();
  if (!rows) return Exit::no;
  std::vector<store::StoredGame> games;
  for (const auto& row : *rows) {
    auto game = open.read(row.id);
    if (!game) return Exit::no;
    if (!cut_to_sound(*game))
      return open.refuse({store::Trouble::game_unreadable, {{"game", std::to_string(row.id)}}});
    games.push_back(std::move(*game));
  }
  if (asked.format == "record" && games.size() != 1)
    return open.refuse({store::Trouble::one_game_a_record}, Exit::unusable);
  const std::string text = exported(games, asked);
  if (asked.out.empty()) {
    context.out << text;
    return Exit::fine;
  }
  if (const auto error = store::write_whole_file(asked.out, text))
    return open.refuse({store::Trouble::file_unwritable, {{"file", asked.out}}, error}, Exit::unusable);
  if (!context.json)
    context.out << context.words.text("games", "exported",
                                      {{"file", asked.out}, {"count", std::to_string(games.size())}})
                << '\n';
  open.print({{"ok", true}, {"file", asked.out}, {"games", games.size()}});
  return Exit::fine;
}

int games_import(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked, true);
  if (open.status()) return *open.status();
  Import import{open, context};
  for (const auto& file : asked.files) {
    if (store::looks_like_backup(file)) {
      if (const auto status = import.backup(file)) return *status;
      continue;
    }
    int error = 0;
    const auto text = read_input(file, error);
    if (!text) return unusable_file(context, file, error);
    for (const auto& record : records_in(*text))
      if (const auto status = import.record(file, record)) return *status;
  }
  if (!context.json && !import.ids.empty())
    context.out << context.words.text("games", "imported", {{"count", std::to_string(import.ids.size())}})
                << '\n';
  import.answer["games"] = import.ids;
  open.print(import.answer);
  return Exit::fine;
}

int games_backup(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked);
  if (open.status()) return *open.status();
  if (open.nothing_saved()) {
    const store::Fault nothing{store::Trouble::nothing_saved, {{"folder", asked.folder}}};
    return open.refuse(nothing);
  }
  auto games = store::back_up(open.store(), asked.files.front());
  if (const auto* fault = store::fault_in(games)) return open.refuse(*fault, Exit::unusable);
  const std::string count = std::to_string(std::get<int>(games));
  if (!context.json)
    context.out << context.words.text("games", "exported", {{"file", asked.files.front()}, {"count", count}})
                << '\n';
  open.print({{"ok", true}, {"file", asked.files.front()}, {"games", std::get<int>(games)}});
  return Exit::fine;
}

}  // namespace fox::cli
