#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/board.h"
#include "cli/commands.h"
#include "core/ensure.h"
#include "game/words.h"

namespace fox::cli {

namespace {

// A short game that shows what the referee does: a chain that runs by itself, and an argument settled.
constexpr const char* kDemoLines[] = {
    "1 use y1 yellow.22", "1 use y3 yellow.11", "1 use y2 yellow.33",
    "1 use y6 yellow.44", "2 use w3 b4 blue.7", "2 use p4 purple.1",
};
constexpr const char* kDemoQuestions[] = {"2 use p3 purple.2", "2 use b4 w3 blue.7",
                                          "1 use y6 extra yellow.12"};

}  // namespace

int demo(Context& context) {
  Header header;
  header.sheet = "ganz-schoen-clever";
  header.mode = RecordMode::sheet;
  header.names = {"Ada", "Ben"};
  Problems problems;
  auto started = Game::start(header, context.sheets, problems);
  auto* game = std::get_if<std::unique_ptr<Game>>(&started);
  if (game == nullptr) {
    print_problems(context, problems);
    return Exit::no;
  }
  context.out << write_header((*game)->header());
  for (const char* line : kDemoLines) {
    const auto told = (*game)->what(line, context.words);
    ensure(std::holds_alternative<Report>(told), "the demonstration is legal");
    context.out << line << "   # " << join(std::get<Report>(told).sentences, " ") << '\n';
    (*game)->submit(line);
  }
  context.out << '\n';
  print_board(context.out, **game, context.words);
  for (const char* question : kDemoQuestions) {
    const auto refused = (*game)->why(question);
    context.out << '\n' << question << " ?\n";
    if (!refused) {
      context.out << context.words.text("referee", "yes") << '\n';
      continue;
    }
    context.out << context.words.text("referee", "no",
                                      {{"reason", sentence(*refused, context.words, game->get())}})
                << '\n'
                << context.words.text("referee", "rule", {{"rule", rule_sentence(*refused, context.words)}})
                << '\n';
  }
  return Exit::fine;
}

}  // namespace fox::cli
