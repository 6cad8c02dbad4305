#include "core/clever/rule_of.h"

namespace fox::clever {

std::string_view rule_of(Action action) {
  switch (action) {
    case Action::reroll:
      return "reroll";
    case Action::back:
      return "dice-back";
    case Action::plus1:
      return "extra-die";
    case Action::number:
      break;
  }
  return "any-number";
}

std::string_view rule_of(const Rules& rules, const Line& line) {
  switch (line.kind) {
    case LineKind::roll:
      return "turn";
    case LineKind::reroll:
      return rule_of(Action::reroll);
    case LineKind::back:
      return rule_of(Action::back);
    case LineKind::spend:
      return rule_of(static_cast<Action>(line.what));
    case LineKind::forfeit:
      return "forfeit";
    case LineKind::decline:
      return "passive";
    case LineKind::serve:
      return "solo-passive";
    case LineKind::done:
      return "turn-end";
    case LineKind::round:
      return "rounds";
    case LineKind::crossed:
    case LineKind::circled:
    case LineKind::clear:
      return "paper";
    case LineKind::take:
    case LineKind::extra:
    case LineKind::bonus:
    case LineKind::use:
    case LineKind::mark:
      break;
  }
  return rules.def->areas[line.area].rule;
}

}  // namespace fox::clever
