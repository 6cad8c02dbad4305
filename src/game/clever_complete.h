// What a line of text may leave out is found again: a number or a choice where only one is possible, the
// field of an any-number action, a joker's face that everybody sees.
#pragma once

#include <variant>

#include "core/clever/clever_family.h"

namespace fox::clever {

// The canonical line, or a refusal where several would do; a line that nothing legal fits comes back as it
// is, for the rules to say why. Which word is in question the caller adds to the refusal.
std::variant<Line, Refusal> complete_line(const Rules& rules, const State& state, Line line);

}  // namespace fox::clever
