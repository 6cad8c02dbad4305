// What a question about a game is answered with, as an object: the same for a command and for the protocol.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "game/game.h"

namespace fox::cli {

nlohmann::json state_answer(const Game& game);
nlohmann::json legal_answer(const Game& game, const std::string& use, const Catalogue& words);
nlohmann::json why_answer(const Game& game, const std::string& line, const Catalogue& words);
nlohmann::json what_answer(const Game& game, const std::string& line, const Catalogue& words);
nlohmann::json reach_answer(const Game& game, const Catalogue& words);
// As it is typed: which seat from 1 (0: whoever may act), how many lines (0: all), how much effort.
struct AdviceRequest {
  int seat = 0, best = 0;
  std::string effort = "quick";
  bool chances = false;
};
nlohmann::json advise_answer(const Game& game, const AdviceRequest& request, const Catalogue& words);
nlohmann::json review_answer(const Game& game, const Catalogue& words);
nlohmann::json score_answer(const Game& game, const Catalogue& words);
nlohmann::json refused_answer(const Refused& refused, const Game* game, const Catalogue& words);

}  // namespace fox::cli
