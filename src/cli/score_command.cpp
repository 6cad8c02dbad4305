#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/board.h"
#include "cli/commands.h"

namespace fox::cli {

int score(Context& context, const std::string& path) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  auto answer = score_answer(*opened.replay.game, context.words);
  add_torn(context, opened.replay, answer);
  if (context.json)
    print_json(context, answer);
  else
    print_tally(context.out, *opened.replay.game, context.words);
  return Exit::fine;
}

}  // namespace fox::cli
