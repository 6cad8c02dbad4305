#include "core/wizard/wizard_reasons.h"

#include <cstddef>

namespace fox::wizard {

namespace {
constexpr ReasonInfo kReasons[] = {
#define X(name, id, rule, arguments) {id, rule, arguments},
    FOX_WIZARD_REASONS(X)
#undef X
};
}  // namespace

std::span<const ReasonInfo> reasons() {
  return kReasons;
}

Refusal refuse(Reason reason) {
  const auto& info = kReasons[static_cast<std::size_t>(reason)];
  return {info.id, info.rule};
}

Refusal refuse(Reason reason, const Effect& effect, int card) {
  Refusal refusal = refuse(reason);
  if (!effect.rule.empty()) refusal.rule = effect.rule;
  refusal.action("card", card);
  return refusal;
}

}  // namespace fox::wizard
