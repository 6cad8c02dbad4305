// What speaks against a finished sheet of Wizard: differences no dice give, X's and zeros that do not fit the
// jesters, cards nobody played with, more X's than end a game, rounds that differ.
#pragma once

#include "core/finding.h"
#include "core/reason_list.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// X(name, id, rule)
#define FOX_WIZARD_FAULTS(X)                                           \
  X(open_circle, "audit-open-circle", "wizard-stop")                   \
  X(hits, "audit-hits", "wizard-cards")                                \
  X(difference, "audit-difference", "wizard-score")                    \
  X(zero_without_jester, "audit-zero-without-jester", "wizard-jester") \
  X(jester_without_zero, "audit-jester-without-zero", "wizard-jester") \
  X(struck_without_card, "audit-struck-without-card", "wizard-cards")  \
  X(struck_too_many, "audit-struck-too-many", "wizard-cards")          \
  X(too_many_xs, "audit-too-many-xs", "wizard-end")                    \
  X(fewer_rounds, "audit-fewer-rounds", "wizard-predict")              \
  X(nobody_done, "audit-nobody-done", "wizard-end")

FOX_REASON_LIST(Fault, kFaults, FOX_WIZARD_FAULTS)

// Is anything written on the pad? Otherwise it is nobody's sheet.
bool written_on(const Rules& rules, const Pad& pad);

// The sheet of one seat. The others' sheets count where something is written on them. Nobody's sheet has no
// findings.
Findings audit(const Rules& rules, const State& state, int seat);

}  // namespace fox::wizard
