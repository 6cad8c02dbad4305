#include "core/wizard/wizard_ruling.h"

#include <algorithm>

#include "core/wizard/wizard_readings.h"
#include "core/wizard/wizard_reasons.h"

namespace fox::wizard {
namespace {

std::string_view of_no(const Refusal& no) {
  const auto said = [&](Reason reason) { return no.reason == refuse(reason).reason; };
  if (said(Reason::jester_on_hit)) return reading::jester_on_miss;
  if (said(Reason::strike_no_difference) || said(Reason::strike_nothing)) return reading::strike_differences;
  if (said(Reason::stopped_already)) return reading::scored_once;
  return {};
}

std::string_view of_yes(const Line& line) {
  switch (line.kind) {
    case LineKind::stop:
      return line.jester ? reading::jester_on_miss : std::string_view();
    case LineKind::strike:
      return reading::strike_differences;
    case LineKind::pass:
      return reading::pass_no_seer;
    case LineKind::card:
      return reading::own_deck;
    default:
      return {};
  }
}

}  // namespace

std::optional<Ruling> ruling_of(const Rules& rules, const Line& line, const Refusal* no) {
  const std::string_view id = no != nullptr ? of_no(*no) : of_yes(line);
  const auto& named = rules.sheet.rulings;
  if (id.empty() || std::find(named.begin(), named.end(), id) == named.end()) return std::nullopt;
  return Ruling{id};
}

}  // namespace fox::wizard
