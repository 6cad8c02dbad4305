// A game's state as people read it on a terminal: round, what is due, every player's marks and points.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

#include "sheets/catalogue.h"

namespace fox::cli {

void print_board(std::ostream& out, const nlohmann::json& state, const Catalogue& words);
void print_tally(std::ostream& out, const nlohmann::json& score, const Catalogue& words);

}  // namespace fox::cli
