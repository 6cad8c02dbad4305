#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"

namespace fox::cli {

int legal(Context& context, const std::string& path, const std::string& use) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  auto answer = legal_answer(*opened.replay.game, use, context.words);
  add_torn(context, opened.replay, answer);
  if (context.json) {
    print_json(context, answer);
  } else if (answer["ok"] == true) {
    for (const auto& line : answer["lines"]) context.out << line.get<std::string>() << '\n';
    const auto count = answer["lines"].size();
    context.out << (count == 0
                        ? context.words.text("referee", "nothing-legal")
                        : context.words.text("referee", "legal-count", {{"count", std::to_string(count)}}))
                << '\n';
  } else {
    context.out << answer["text"].get<std::string>() << '\n';
  }
  return answer["ok"] == true ? Exit::fine : Exit::unusable;
}

}  // namespace fox::cli
