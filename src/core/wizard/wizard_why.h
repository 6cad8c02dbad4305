// Why a line may not be written: the first rule that forbids it, however wrong the line is.
// It plays nothing; a line for which it finds no reason can be given to play().
#pragma once

#include <optional>
#include <string_view>

#include "core/refusal.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// A throw without dice is refused last of all, with "dice-unnamed": everything else about it was in order.
std::optional<Refusal> why(const Rules& rules, const State& state, const Line& line);

// The same for a throw as such, whatever its dice: nothing where `seat` may throw now.
std::optional<Refusal> why_not_throw(const Rules& rules, const State& state, int seat);

// The rule that a legal line rests on, as an id of the catalogues' [rules]: what a referee names who says
// yes.
std::string_view rule_of(const Line& line);

}  // namespace fox::wizard
