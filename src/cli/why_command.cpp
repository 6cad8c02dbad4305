#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"

namespace fox::cli {

namespace {

// At most one short sentence of what the answer rests on: the house reading where there is one, else the
// rule. The long form has both, the whole rule first.
void print_grounds(Context& context, const nlohmann::json& answer, const std::optional<Ruling>& ruling,
                   bool whole) {
  if (answer.contains("rule") && (whole || !ruling)) {
    const std::string rule = answer["rule"]["text"];
    context.out << context.words.text("referee", "rule", {{"rule", whole ? rule : first_sentence(rule)}})
                << '\n';
  }
  if (ruling) context.out << ruling_in_words(*ruling, context.words) << '\n';
}

}  // namespace

int why(Context& context, const std::string& path, const std::string& line, bool whole) {
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
  }
  if (!context.json) print_grounds(context, answer, opened.replay.game->ruling(line), whole);
  return legal ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
