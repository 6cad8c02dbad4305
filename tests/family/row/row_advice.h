// Nobody gives advice on the row.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <variant>

#include "game/advice/advice.h"
#include "game/typed_game.h"
#include "row/row_codec.h"

namespace fox::row {

std::variant<nlohmann::json, Refused> advise_family(const TypedGame<Codec>&, const advice::Question&,
                                                    const Catalogue&);
std::variant<nlohmann::json, Refused> review_family(const TypedGame<Codec>&, const Catalogue&);

}  // namespace fox::row
