// The state, the score and the arguments of a refusal of the Wizard family as JSON, for the referee program.
// Keys are added, never renamed.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/refusal.h"
#include "core/wizard/wizard_events.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_score.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// `names` by seat; a missing one is empty.
nlohmann::json state_json(const Rules& rules, const State& state, const std::vector<std::string>& names);
nlohmann::json score_json(const Rules& rules, const State& state, const std::vector<std::string>& names);

nlohmann::json events_json(const Rules& rules, const Events& events);

// By name; numbers and seats as numbers, everything else in the words of a record.
nlohmann::json arguments_json(const Rules& rules, const Refusal& refusal);

}  // namespace fox::wizard
