// Advice on games of the Clever family: the nets that were learnt, put into words.
#pragma once

#include "advice/net.h"
#include "game/advice/advice.h"
#include "game/clever_codec.h"
#include "game/typed_game.h"

namespace fox::clever {

std::variant<nlohmann::json, Refused> advise_family(const TypedGame<Codec>& game,
                                                    const advice::Question& question, const Catalogue& words);
std::variant<nlohmann::json, Refused> review_family(const TypedGame<Codec>& game, const Catalogue& words);

// The same by a net that is given; the game is one at the table.
nlohmann::json advice_by(const advice::Net& net, const TypedGame<Codec>& game,
                         const advice::Question& question, const Catalogue& words);
nlohmann::json review_by(const advice::Net& net, const TypedGame<Codec>& game);

// The seat that has something to choose: whoever is in turn, else the first of the others; -1 where nobody
// has.
int seat_to_advise(const Rules& rules, const State& state);

// Throws for looking ahead, the same ones whenever the same position is asked about.
std::vector<Faces> throws_for(const State& state, std::size_t count);

}  // namespace fox::clever
