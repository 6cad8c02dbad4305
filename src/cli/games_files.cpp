#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <sstream>
#include <string_view>

#include "cli/games_open.h"
#include "cli/protocol_game.h"
#include "game/store/backup.h"
#include "game/store/export.h"
#include "game/store/files.h"
#include "game/store/import.h"
#include "game/store/import_json.h"

namespace fox::cli {

using nlohmann::json;

namespace {

// Where a damaged game breaks off, so does its export.
bool cut_to_sound(store::StoredGame& game) {
  game.entries.resize(store::sound_entries(game.entries));
  return !game.entries.empty() && store::read_begin(game.entries.front().text).has_value();
}

// Where an export goes: a file, which is there as a whole or not at all, or the output.
class Target {
 public:
  Target(Context& context, const std::string& path)
      : out_(context.data != nullptr ? *context.data : context.out), path_(path) {
    if (!path.empty()) file_.emplace(store::folder_of(path));
  }
  void add(std::string_view bytes) {
    if (file_)
      file_->add(bytes);
    else
      out_ << bytes;
  }
  store::Errno keep() { return file_ ? file_->keep(path_, true) : 0; }

 private:
  std::ostream& out_;
  const std::string& path_;
  std::optional<store::NewFile> file_;
};

bool is_object(std::istream& file) {
  return file >> std::ws && file.peek() == '{';
}

struct Import {
  OpenGames& open;
  Context& context;
  json ids = json::array();
  json answer = {{"ok", true}};

  // The exit status where something is wrong; what was imported before stays.
  std::optional<int> record(const std::string& file, const std::string& text) {
    const store::SessionTools tools{open.store(), context.sheets, context.program, {}};
    auto imported = store::import_record(tools, text);
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

  std::optional<int> text(const std::string& file) {
    int error = 0;
    const auto text = read_input(file, error);
    if (!text) return unusable_file(context, file, error);
    std::istringstream in(*text);
    return is_object(in) ? exported(file, in) : record(file, *text);
  }

  // The records of an export as JSON; of other JSON it is said that it is no record.
  std::optional<int> exported(const std::string& file, std::istream& in) {
    std::optional<int> status;
    bool any = false;
    const bool whole = store::each_exported_record(in, [&](const std::string& one) {
      any = true;
      status = record(file, one);
      return !status;
    });
    return status || (whole && any) ? status : record(file, "{");
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
  if (asked.format == "record" && rows->size() != 1)
    return open.refuse({store::Trouble::one_game_a_record}, Exit::unusable);
  Target target(context, asked.out);
  store::JsonExport exported;
  std::vector<store::StoredGame> table;  // without their lines
  for (const auto& row : *rows) {
    auto game = open.read(row.id);
    if (!game) return Exit::no;
    if (!cut_to_sound(*game))
      return open.refuse({store::Trouble::game_unreadable, {{"game", std::to_string(row.id)}}});
    if (asked.format == "record") target.add(store::record_of(game->entries, asked.log));
    if (asked.format == "json") target.add(exported.next(*game));
    if (asked.format != "csv") continue;
    game->entries = {};
    table.push_back(std::move(*game));
  }
  if (asked.format == "json") target.add(exported.end());
  if (asked.format == "csv") target.add(store::csv_of(table));
  if (const auto error = target.keep())
    return open.refuse({store::Trouble::file_unwritable, {{"file", asked.out}}, error}, Exit::unusable);
  if (asked.out.empty()) return Exit::fine;
  if (!context.json)
    context.out << context.words.text("games", "exported",
                                      {{"file", asked.out}, {"count", std::to_string(rows->size())}})
                << '\n';
  open.print({{"ok", true}, {"file", asked.out}, {"games", rows->size()}});
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
    std::error_code error;
    std::ifstream in;
    // Of a file on the disk a game at a time is read.
    if (std::filesystem::is_regular_file(file, error)) in.open(file, std::ios::binary);
    const auto status = in.is_open() && is_object(in) ? import.exported(file, in) : import.text(file);
    if (status) return *status;
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
  if (open.has_nothing_saved()) {
    const store::Fault nothing{store::Trouble::has_nothing_saved, {{"folder", asked.folder}}};
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
