#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/board.h"
#include "cli/commands.h"

namespace fox::cli {

int replay(Context& context, const std::string& path) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  const Replay& replay = opened.replay;
  if (context.json) {
    nlohmann::json answer = state_answer(*replay.game);
    add_torn(context, replay, answer);
    print_json(context, answer);
  } else {
    print_board(context.out, *replay.game, context.words);
  }
  return Exit::fine;
}

}  // namespace fox::cli
