// Every legal next line, in canonical form, complete and without doubles. A throw stands once, without
// dice; on paper, where any marks may follow in any order, nothing is listed.
#pragma once

#include "core/wizard/line.h"
#include "core/wizard/rules.h"
#include "core/wizard/state.h"

namespace fox::wizard {

void legal(const Rules& rules, const State& state, Lines& lines);

}  // namespace fox::wizard
