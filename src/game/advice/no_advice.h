// Reasons for which there is no advice.
#pragma once

#include "core/reason_list.h"

// X(name, id, rule)
#define FOX_NO_ADVICE(X)                                                              \
  X(no_table, "advice-no-table", "advice") /* nobody enters the dice */               \
  X(not_learnt, "advice-not-learnt", "advice")                                        \
  X(damaged, "advice-damaged", "advice")                                              \
  X(other_weights, "advice-other-weights", "advice") /* of other rules */             \
  X(no_round, "advice-no-round", "advice")           /* nothing to reckon with yet */ \
  X(no_chances, "advice-no-chances", "advice")

namespace fox::advice {

FOX_REASON_LIST(NoAdvice, kNoAdvice, FOX_NO_ADVICE)

inline Refusal refuse(NoAdvice reason) {
  return refusal_of(kNoAdvice, reason);
}

}  // namespace fox::advice
