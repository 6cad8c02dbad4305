#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/board.h"
#include "cli/commands.h"

namespace fox::cli {

int reach(Context& context, const std::string& path) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  auto answer = reach_answer(*opened.replay.game, context.words);
  add_torn(context, opened.replay, answer);
  if (context.json) {
    print_json(context, answer);
    return Exit::fine;
  }
  for (const auto& player : answer["players"]) {
    context.out << name_of(player, context.words) << '\n';
    // What is there first, then what may come, then what is gone.
    for (const char* now : {"earned", "open", "out"})
      for (const auto& goal : player["goals"])
        if (goal["now"] == now) context.out << "  " << goal["text"].get<std::string>() << '\n';
  }
  return Exit::fine;
}

}  // namespace fox::cli
