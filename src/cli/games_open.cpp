#include "cli/games_open.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/protocol_game.h"
#include "game/dates.h"

namespace fox::cli {

using nlohmann::json;

namespace {

json fault_json(const store::Fault& fault, const Catalogue& words) {
  return {{"id", fault.id()}, {"text", store::sentence(fault, words)}};
}

}  // namespace

// Key by key: a braced list of values is copied more than once, and of rows there may be many.
json row_json(const store::GameRow& row) {
  const Header& header = row.begin.header;
  json one = json::object();
  one["game"] = row.id;
  one["uid"] = row.begin.uid;
  one["sheet"] = header.sheet;
  one["mode"] = enum_name(header.mode);
  one["players"] = header.names;
  one["created"] = utc_text(row.created);
  one["updated"] = utc_text(row.updated);
  one["entries"] = row.entries;
  one["round"] = row.round == 0 ? json() : json(row.round);
  one["finished"] = row.finished;
  one["binned"] = row.binned;
  one["totals"] = row.totals;
  one["sound"] = row.sound;
  return one;
}

OpenGames::OpenGames(Context& context, const GamesQuestion& asked, bool to_write)
    : context_(context),
      asked_(asked),
      store_(std::make_unique<store::SqliteStore>(asked.folder, context.sheets)) {
  nothing_ = store_->places().has_nothing_saved();
  if (nothing_ && !to_write) return;
  hindrance_ = store_->open();
  if (hindrance_ && (to_write || store_->database() == nullptr))
    status_ = refuse(*hindrance_, Exit::unusable);
}

int OpenGames::refuse(const store::Fault& fault, int status) {
  json answer = fault_answer(fault, context_.words);
  say_notices(answer);
  if (context_.json)
    print_json(context_, answer);
  else
    context_.out << answer["text"].get<std::string>() << '\n';
  return status;
}

void OpenGames::say_notices(json& answer) {
  json notices = json::array();
  for (const auto& fault : store_->take_notices()) {
    notices.push_back(fault_json(fault, context_.words));
    if (!context_.json) context_.out << store::sentence(fault, context_.words) << '\n';
  }
  if (!notices.empty()) answer["notices"] = std::move(notices);
}

json OpenGames::with_troubles(json answer) {
  say_notices(answer);
  if (!hindrance_) return answer;
  answer["trouble"] = fault_json(*hindrance_, context_.words);
  if (!context_.json) context_.out << store::sentence(*hindrance_, context_.words) << '\n';
  return answer;
}

void OpenGames::print(json answer) {
  answer = with_troubles(std::move(answer));
  if (context_.json) print_json(context_, answer);
}

// Row by row: thousands of them as one value take longer to make and to take down than to write.
void OpenGames::print_rows(const std::vector<store::GameRow>& rows) {
  const auto text = [](const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
  };
  const json rest = with_troubles({{"ok", true}});
  if (!context_.json) return;
  context_.out << "{\"games\":[";
  const char* between = "";
  for (const auto& row : rows) {
    context_.out << between << text(row_json(row));
    between = ",";
  }
  context_.out << "]," << text(rest).substr(1) << '\n';
}

std::optional<std::vector<store::GameRow>> OpenGames::rows() {
  if (nothing_) {
    if (asked_.games.empty()) return std::vector<store::GameRow>();
    refuse({store::Trouble::no_such_game, {{"game", std::to_string(asked_.games.front())}}});
    return std::nullopt;
  }
  auto listed = store_->list();
  if (const auto* fault = store::fault_in(listed)) {
    refuse(*fault, Exit::unusable);
    return std::nullopt;
  }
  auto& rows = std::get<std::vector<store::GameRow>>(listed);
  if (asked_.games.empty()) {
    const auto elsewhere = [&](const auto& row) { return row.binned != asked_.bin; };
    rows.erase(std::remove_if(rows.begin(), rows.end(), elsewhere), rows.end());
    return std::move(rows);
  }
  std::vector<store::GameRow> chosen;
  for (const auto id : asked_.games) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.id == id; });
    if (found == rows.end()) {
      refuse({store::Trouble::no_such_game, {{"game", std::to_string(id)}}});
      return std::nullopt;
    }
    chosen.push_back(*found);
  }
  return chosen;
}

std::optional<store::StoredGame> OpenGames::read(store::GameId id) {
  auto read = store_->read(id);
  if (const auto* fault = store::fault_in(read)) {
    refuse(*fault);
    return std::nullopt;
  }
  return std::move(std::get<store::StoredGame>(read));
}

}  // namespace fox::cli
