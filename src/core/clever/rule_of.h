// The rule that a legal line rests on, as an id of the catalogues' [rules]: what a referee names who says
// yes. Of a line that is refused the refusal itself names it.
#pragma once

#include <string_view>

#include "core/clever/clever_rules.h"

namespace fox::clever {

std::string_view rule_of(const Rules& rules, const Line& line);
std::string_view rule_of(Action action);

}  // namespace fox::clever
