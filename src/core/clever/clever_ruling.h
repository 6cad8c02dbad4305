// The house reading that an answer rests on, of a yes as of a no. Only whoever asks for reasons asks for it:
// nothing on the way of a line does.
#pragma once

#include <optional>

#include "core/clever/clever_rules.h"
#include "core/refusal.h"
#include "core/ruling.h"

namespace fox::clever {

// `no` is what `why` says of the line, nullptr where it is legal.
std::optional<Ruling> ruling_of(const Rules& rules, const State& state, const Line& line, const Refusal* no);

}  // namespace fox::clever
