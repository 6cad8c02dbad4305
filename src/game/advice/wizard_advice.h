// Advice on games of the Wizard family.
#pragma once

#include "game/advice/advice.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"

namespace fox::wizard {

std::variant<nlohmann::json, Refused> advise_family(const TypedGame<Codec>& game,
                                                    const advice::Question& question, const Catalogue& words);
std::variant<nlohmann::json, Refused> review_family(const TypedGame<Codec>& game, const Catalogue& words);

}  // namespace fox::wizard
