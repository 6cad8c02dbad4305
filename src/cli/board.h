// A game's state as people read it on a terminal: round, what is due, every player's marks and points.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

#include "game/game.h"

namespace fox::cli {

void print_board(std::ostream& out, const Game& game, const Catalogue& words);
void print_tally(std::ostream& out, const Game& game, const Catalogue& words);

// What the families have in common where they tell of a game or a sheet.
std::string name_of(const nlohmann::json& player, const Catalogue& words);
nlohmann::json die_details(const std::string& id, char letter, const std::string& color);
// "Ada is to act (roll)", in the words of `sentence`.
void print_now(std::ostream& out, const nlohmann::json& state, const char* sentence, std::size_t seat,
               const Catalogue& words);

}  // namespace fox::cli
