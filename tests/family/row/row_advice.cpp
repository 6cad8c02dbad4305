#include "row/row_advice.h"

#include <nlohmann/json.hpp>

#include "game/read_reasons.h"

namespace fox::row {

std::variant<nlohmann::json, Refused> advise_family(const TypedGame<Codec>&, const advice::Question&,
                                                    const Catalogue&) {
  return Refused{refuse(ReadReason::not_for_family).number("at", 0), "advise"};
}

std::variant<nlohmann::json, Refused> review_family(const TypedGame<Codec>&, const Catalogue&) {
  return Refused{refuse(ReadReason::not_for_family).number("at", 0), "review"};
}

}  // namespace fox::row
