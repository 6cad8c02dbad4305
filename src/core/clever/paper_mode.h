// Paper mode: a finished sheet as it lies there, marks in any order and however impossible. Only the cells
// must exist; what cannot be is for the audit to name. Whatever was written by mistake can be cleared.
#pragma once

#include <optional>

#include "core/clever/clever_rules.h"
#include "core/refusal.h"

namespace fox::clever {

void play_paper(const Rules& rules, State& state, const Line& line, Events* events);

std::optional<Refusal> why_paper(const Rules& rules, const State& state, const Line& line);

}  // namespace fox::clever
