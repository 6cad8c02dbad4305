#include "core/clever/clever_audit.h"

#include <algorithm>

#include "core/clever/audit_parts.h"

namespace fox::clever {
bool written_on(const Pad& pad) {
  const auto any = [](const auto& values) {
    return std::any_of(values.begin(), values.end(), [](auto value) { return value != 0; });
  };
  return any(pad.marked) || any(pad.noted) || any(pad.circled) || any(pad.crossed);
}

Findings audit(const Rules& rules, const Pad& pad) {
  Findings findings;
  if (!written_on(pad)) return findings;
  Broken broken{};
  audit_fields(rules, pad, broken, findings);
  const Earned earned = earned_on(rules, pad);
  audit_actions(rules, pad, earned, findings);
  audit_marks(rules, pad, earned, broken, findings);
  return findings;
}

}  // namespace fox::clever
