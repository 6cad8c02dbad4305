// Every legal next line, in canonical form, complete and without doubles. A throw stands once, without
// dice; on paper, where any marks may follow in any order, nothing is listed.
#pragma once

#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

void legal(const Rules& rules, const State& state, Lines& lines);

}  // namespace fox::wizard
