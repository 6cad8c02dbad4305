#include "cli/answers.h"

#include <nlohmann/json.hpp>

#include "cli/context.h"
#include "game/advice/advice.h"
#include "game/read_reasons.h"

namespace fox::cli {

using nlohmann::json;

json refused_answer(const Refused& refused, const Game* game, const Catalogue& words) {
  json answer = refused_json(refused, game, words);
  answer["ok"] = false;
  return answer;
}

json state_answer(const Game& game) {
  return {{"ok", true}, {"state", game.state()}};
}

json legal_answer(const Game& game, const std::string& use, const Catalogue& words) {
  if (use.empty()) return {{"ok", true}, {"lines", game.legal()}};
  auto lines = game.legal_use(use);
  if (const auto* refused = std::get_if<Refused>(&lines)) return refused_answer(*refused, &game, words);
  return {{"ok", true}, {"lines", std::get<std::vector<std::string>>(lines)}};
}

json why_answer(const Game& game, const std::string& line, const Catalogue& words) {
  const auto refused = game.why(line);
  json answer = refused ? refused_json(*refused, &game, words) : json::object();
  answer["ok"] = true;
  answer["legal"] = !refused;
  if (const auto ruling = game.ruling(line))
    answer["ruling"] = {{"id", ruling->id}, {"text", ruling_sentence(*ruling, words)}};
  return answer;
}

json what_answer(const Game& game, const std::string& line, const Catalogue& words) {
  auto asked = game.what(line, words);
  if (std::holds_alternative<Refused>(asked)) return why_answer(game, line, words);
  auto& told = std::get<Report>(asked);
  told.object["ok"] = told.object["legal"] = true;
  told.object["text"] = told.sentences;
  return std::move(told.object);
}

json reach_answer(const Game& game, const Catalogue& words) {
  json players = json::array();
  const auto& names = game.header().names;
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    players.push_back(
        {{"seat", seat + 1}, {"name", names[seat]}, {"goals", game.reach(static_cast<int>(seat), words)}});
  return {{"ok", true}, {"players", std::move(players)}};
}

json advise_answer(const Game& game, const AdviceRequest& request, const Catalogue& words) {
  if (request.seat > static_cast<int>(game.header().names.size()))
    return refused_answer({refuse(ReadReason::seat_expected).number("at", 0), std::to_string(request.seat)},
                          &game, words);
  advice::Question question;
  question.seat = request.seat - 1;
  question.best = static_cast<std::size_t>(request.best);
  question.chances = request.chances;
  question.effort = request.effort == "deep" ? advice::Effort::deep : advice::Effort::quick;
  auto advised = advice::advise(game, question, words);
  if (const auto* no = std::get_if<Refused>(&advised)) return refused_answer(*no, &game, words);
  json answer = std::move(std::get<json>(advised));
  answer["ok"] = true;
  return answer;
}

json review_answer(const Game& game, const Catalogue& words) {
  auto reviewed = advice::review(game, words);
  if (const auto* no = std::get_if<Refused>(&reviewed)) return refused_answer(*no, &game, words);
  json answer = std::move(std::get<json>(reviewed));
  answer["ok"] = true;
  return answer;
}

json score_answer(const Game& game, const Catalogue& words) {
  json answer = game.score(words);
  answer["ok"] = true;
  return answer;
}

}  // namespace fox::cli
