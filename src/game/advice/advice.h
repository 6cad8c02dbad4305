// Advice on a game as an object and in sentences: what to do now, and what a game was lost by. The same for a
// command, the protocol and whoever else asks. Each family answers for itself (advice_families.h).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <variant>

#include "game/game.h"

namespace fox::advice {

enum class Effort { quick, deep };

struct Question {
  int seat = -1;  // from 0; -1: whoever may act
  Effort effort = Effort::quick;
  std::size_t best = 0;  // how many lines; 0: all
  bool chances = false;  // who wins, too, in the last rounds of several players
};

// {"seat", "expected", "lines": [{"line", "loses", "parts", "reasons"}], "chances"}, or why there is no
// advice.
std::variant<nlohmann::json, Refused> advise(const Game& game, const Question& question,
                                             const Catalogue& words);

// {"players": [{"seat", "name", "expected", "luck", "lost", "final", "choices": […]}]}, or why there is none.
std::variant<nlohmann::json, Refused> review(const Game& game, const Catalogue& words);

}  // namespace fox::advice
