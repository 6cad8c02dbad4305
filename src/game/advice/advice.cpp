#include "game/advice/advice.h"

#include <nlohmann/json.hpp>

#include "game/advice/advice_families.h"

namespace fox::advice {

std::variant<nlohmann::json, Refused> advise(const Game& game, const Question& question,
                                             const Catalogue& words) {
  return std::visit([&](const auto* typed) { return advise_family(*typed, question, words); }, game.typed());
}

std::variant<nlohmann::json, Refused> review(const Game& game, const Catalogue& words) {
  return std::visit([&](const auto* typed) { return review_family(*typed, words); }, game.typed());
}

}  // namespace fox::advice
