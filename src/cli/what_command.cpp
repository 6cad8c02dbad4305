#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"

namespace fox::cli {

int what(Context& context, const std::string& path, const std::string& line) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  auto answer = what_answer(*opened.replay.game, line, context.words);
  add_torn(context, opened.replay, answer);
  if (context.json)
    print_json(context, answer);
  else if (answer["legal"] == false)
    context.out << context.words.text("referee", "no", {{"reason", answer["text"]}}) << '\n';
  else
    for (const std::string sentence : answer["text"]) context.out << sentence << '\n';
  return answer["legal"] == true ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
