// What speaks against a finished sheet: fields skipped, numbers that nothing gives, bonuses whose mark is
// nowhere, actions never earned, more marks than the game has dice for.
#pragma once

#include "core/clever/clever_rules.h"
#include "core/finding.h"
#include "core/reason_list.h"

namespace fox::clever {

// X(name, id, rule). An empty rule means: the rule of the area that is meant.
#define FOX_CLEVER_FAULTS(X)                                 \
  /* the fields of an area by themselves */                  \
  X(skipped, "audit-skipped", "")                            \
  X(number, "audit-number", "")                              \
  X(product, "audit-product", "")                            \
  X(half, "audit-half", "")                                  \
  X(rise, "audit-rise", "")                                  \
  X(fall, "audit-fall", "")                                  \
  X(step, "audit-step", "")                                  \
  X(start_twice, "audit-start-twice", "")                    \
  /* what the marks earn */                                  \
  X(action_unearned, "audit-action-unearned", "actions")     \
  X(action_uncircled, "audit-action-uncircled", "actions")   \
  X(action_overused, "audit-action-overused", "actions")     \
  X(fox_unearned, "audit-fox-unearned", "foxes")             \
  X(bonus_nowhere, "audit-bonus-nowhere", "bonus-at-once")   \
  X(bonus_missing, "audit-bonus-missing", "bonus-at-once")   \
  /* how many marks there can be */                          \
  X(used_without_mark, "audit-used-without-mark", "actions") \
  X(too_many_marks, "audit-too-many-marks", "rounds")        \
  X(too_many_chained, "audit-too-many-chained", "")

FOX_REASON_LIST(Fault, kFaults, FOX_CLEVER_FAULTS)

// Is anything written on the pad? Otherwise it is nobody's sheet.
bool written_on(const Pad& pad);

// The sheet of one player, as it lies there when the last round is over. Nobody's sheet has no findings.
Findings audit(const Rules& rules, const Pad& pad);

}  // namespace fox::clever
