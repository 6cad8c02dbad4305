#include <cmath>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/board.h"
#include "cli/commands.h"
#include "game/advice/points.h"

namespace fox::cli {

using nlohmann::json;

namespace {

std::string words_of_points(const json& points, const Catalogue& words) {
  return advice::points_words(points.get<double>(), words);
}

void print_lines(Context& context, const json& answer) {
  for (const json& line : answer["lines"]) {
    context.out << "  " << line["line"].get<std::string>();
    if (line["loses"] != 0)
      context.out << "   "
                  << context.words.text("referee", "advice-loses",
                                        {{"points", words_of_points(line["loses"], context.words)}});
    context.out << '\n';
    for (const json& reason : line["reasons"])
      context.out << "    " << reason["text"].get<std::string>() << '\n';
  }
  if (answer["lines"].empty()) context.out << context.words.text("referee", "nothing-legal") << '\n';
}

void print_chances(Context& context, const Game& game, const json& chances) {
  for (const json& one : chances) {
    const std::string& name = game.header().names[one["seat"].get<std::size_t>() - 1];
    const long percent = std::lround(100 * one["wins"].get<double>());
    context.out << context.words.text("referee", "advice-chance",
                                      {{"seat", name}, {"percent", std::to_string(percent)}})
                << '\n';
  }
}

void print_choices(Context& context, const json& player) {
  for (const json& choice : player["choices"])
    if (choice["cost"] != 0)
      context.out << "  "
                  << context.words.text("referee", "review-choice",
                                        {{"round", std::to_string(choice["round"].get<int>())},
                                         {"played", choice["played"]},
                                         {"best", choice["best"]},
                                         {"points", words_of_points(choice["cost"], context.words)}})
                  << '\n';
}

}  // namespace

int advise(Context& context, const std::string& path, const AdviceRequest& request) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  const Game& game = *opened.replay.game;
  json answer = advise_answer(game, request, context.words);
  if (answer["ok"] == false) return refused(context, answer);
  add_torn(context, opened.replay, answer);
  if (context.json) {
    print_json(context, answer);
    return Exit::fine;
  }
  const std::size_t seat = answer["seat"].get<std::size_t>() - 1;
  context.out << context.words.text("referee", "advice-expected",
                                    {{"seat", game.header().names[seat]},
                                     {"points", words_of_points(answer["expected"], context.words)}})
              << '\n';
  if (answer.contains("approximate"))
    context.out << context.words.text("referee", "advice-approximate") << '\n';
  if (answer.contains("round_only"))
    context.out << context.words.text("referee", "advice-round-only") << '\n';
  if (answer.contains("waiting"))
    context.out << context.words.text("referee", "advice-waiting",
                                      {{"points", words_of_points(answer["waiting"], context.words)}})
                << '\n';
  print_lines(context, answer);
  if (answer.contains("chances")) print_chances(context, game, answer["chances"]);
  return Exit::fine;
}

int review(Context& context, const std::string& path) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  json answer = review_answer(*opened.replay.game, context.words);
  if (answer["ok"] == false) return refused(context, answer);
  add_torn(context, opened.replay, answer);
  if (context.json) {
    print_json(context, answer);
    return Exit::fine;
  }
  for (const json& player : answer["players"]) {
    Fillings sums{{"seat", name_of(player, context.words)}};
    for (const char* sum : {"expected", "luck", "lost", "final"})
      sums[sum] = words_of_points(player[sum], context.words);
    context.out << context.words.text("referee",
                                      answer["over"] == true ? "review-sums" : "review-sums-so-far", sums)
                << '\n';
    print_choices(context, player);
  }
  if (answer.contains("approximate"))
    context.out << context.words.text("referee", "advice-approximate") << '\n';
  return Exit::fine;
}

}  // namespace fox::cli
