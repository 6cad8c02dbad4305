// Reasons for which there is no advice. The catalogues hold a sentence for each; `foxref lint --catalogues`
// compares them with this list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/refusal.h"

// X(name, id)
#define FOX_ADVICE_REASONS(X)                                   \
  X(no_table, "advice-no-table") /* nobody enters the dice */   \
  X(not_learnt, "advice-not-learnt")                            \
  X(damaged, "advice-damaged")                                  \
  X(other_weights, "advice-other-weights") /* of other rules */ \
  X(no_round, "advice-no-round")           /* nothing to reckon with yet */

namespace fox::advice {

enum class NoAdvice : std::uint8_t {
#define FOX_X(name, id) name,
  FOX_ADVICE_REASONS(FOX_X)
#undef FOX_X
};

inline constexpr std::string_view kNoAdvice[] = {
#define FOX_X(name, id) id,
    FOX_ADVICE_REASONS(FOX_X)
#undef FOX_X
};
inline constexpr std::string_view kAdviceRule = "advice";

inline Refusal refuse(NoAdvice reason) {
  Refusal refusal;
  refusal.reason = kNoAdvice[static_cast<std::size_t>(reason)];
  refusal.rule = kAdviceRule;
  return refusal;
}

}  // namespace fox::advice
