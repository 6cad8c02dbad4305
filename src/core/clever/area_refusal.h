// A refusal about a field of an area, by the rule of that area unless the reason has one of its own.
#pragma once

#include "core/clever/clever_reasons.h"
#include "core/clever/clever_rules.h"

namespace fox::clever {

inline Refusal area_refusal(const Rules& rules, Reason reason, int a, int cell) {
  Refusal refusal = refuse(reason, rules.def->areas[static_cast<std::size_t>(a)].rule);
  refusal.area("area", a);
  refusal.cell("cell", a, cell);
  return refusal;
}

}  // namespace fox::clever
