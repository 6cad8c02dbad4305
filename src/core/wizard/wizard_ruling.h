// The house reading that an answer rests on, of a yes as of a no.
#pragma once

#include <optional>

#include "core/refusal.h"
#include "core/ruling.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"

namespace fox::wizard {

// `no` is what `why` says of the line, nullptr where it is legal.
std::optional<Ruling> ruling_of(const Rules& rules, const Line& line, const Refusal* no);

}  // namespace fox::wizard
