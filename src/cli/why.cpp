#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"

namespace fox::cli {

int why(Context& context, const std::string& path, const std::string& line) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  auto answer = why_answer(*opened.replay.game, line, context.words);
  add_torn(context, opened.replay, answer);
  const bool legal = answer["legal"] == true;
  if (context.json) {
    print_json(context, answer);
  } else if (legal) {
    context.out << context.words.text("referee", "yes") << '\n';
  } else {
    context.out << context.words.text("referee", "no", {{"reason", answer["text"]}}) << '\n';
    if (answer.contains("rule"))
      context.out << context.words.text("referee", "rule", {{"rule", answer["rule"]["text"]}}) << '\n';
  }
  if (const auto ruling = opened.replay.game->ruling(line); ruling && !context.json)
    context.out << told(*ruling, context.words) << '\n';
  return legal ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
