// Why the dice of a throw cannot lie as a line says: what the rules, the card and plain counting make
// impossible. Whether a throw may be made at all is asked in wizard_why.h, and comes first.
#pragma once

#include <optional>

#include "core/refusal.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// `line` is a throw that may be made; nothing where its dice are possible.
std::optional<Refusal> why_not_dice(const Rules& rules, const State& state, const Line& line);

}  // namespace fox::wizard
