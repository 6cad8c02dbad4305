#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/board.h"
#include "cli/commands.h"
#include "game/audit_text.h"
#include "game/words.h"

namespace fox::cli {

namespace {

using nlohmann::json;

// Where it is, unless the sentence says so itself.
std::string place_before(const json& fault) {
  for (const char* name : {"cell", "action", "area"})
    if (fault["arguments"].contains(name)) return "";
  const std::string places = join(fault["places"].get<std::vector<std::string>>(), ", ");
  return places.empty() ? "" : sentence_case(places) + ": ";
}

void print_faults(Context& context, const json& player) {
  const std::string name = player["name"];
  const std::string seat = context.words.text("kinds", "seat", {{"number", player["seat"].dump()}});
  const auto& faults = player["faults"];
  const std::string key = !faults.empty() ? "faults" : player["written"] ? "sheet-sound" : "sheet-empty";
  context.out << context.words.text(
                     "referee", key,
                     {{"seat", name.empty() ? seat : name}, {"count", std::to_string(faults.size())}})
              << '\n';
  for (const json& fault : faults) {
    context.out << "  " << place_before(fault) << fault["text"].get<std::string>() << '\n';
    const std::string rule = fault["rule"]["text"];
    context.out << "    " << context.words.text("referee", "rule", {{"rule", rule}}) << '\n';
  }
}

}  // namespace

int audit(Context& context, const std::string& path) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  const Game& game = *opened.replay.game;
  if (game.header().mode != RecordMode::paper && !game.is_over()) {
    const std::string text = context.words.text("referee", "not-finished");
    if (context.json)
      print_json(context, {{"ok", false}, {"file", path}, {"reason", "not-finished"}, {"text", text}});
    else
      context.out << text << '\n';
    return Exit::unusable;
  }
  json answer = audit_json(game, context.words);
  add_torn(context, opened.replay, answer);
  if (context.json) {
    print_json(context, answer);
  } else {
    for (const json& player : answer["players"]) print_faults(context, player);
    print_tally(context.out, game, context.words);
  }
  return answer["ok"] == true ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
