#include "core/wizard/wizard_family.h"

namespace fox::wizard {

Outcome<Family> Family::apply(const Rules& rules, const State& state, const Line& line) {
  if (const auto no = wizard::why(rules, state, line)) return *no;
  Step<Family> step{state, {}};
  play(rules, step.state, line, step.events);
  return step;
}

}  // namespace fox::wizard
