#include "core/wizard/wizard_reasons.h"

namespace fox::wizard {

Refusal refuse(Reason reason) {
  return refusal_of(kReasons, reason);
}

Refusal refuse(Reason reason, const Effect& effect, int card) {
  Refusal refusal = refuse(reason);
  if (!effect.rule.empty()) refusal.rule = effect.rule;
  refusal.action("card", card);
  return refusal;
}

}  // namespace fox::wizard
