#include "core/clever/areas/two_way_row.h"

#include "core/clever/area_refusal.h"
#include "core/clever/audit_parts.h"

namespace fox::clever {
namespace {

// The one step on; beyond the end the start number begins anew.
int needed_beside(const Area& area, int beside, bool right) {
  const int step = right ? beside + 1 : beside - 1;
  return step < area.low || step > area.high ? area.start : step;
}

}  // namespace

// One step on, or the start number where it does not stand there already.
std::uint16_t TwoWayRow::follow(const AreaDef& def, int beside, std::size_t half, bool start_again) {
  if (beside == 0) beside = def.start;
  unsigned next = 1u << (half == 0 ? beside - 1 : beside + 1);
  if (start_again || beside != def.start) next |= 1u << def.start;
  const unsigned range = (2u << def.high) - (1u << def.low);
  return static_cast<std::uint16_t>(next & range);
}

std::optional<Refusal> TwoWayRow::why_number(const FieldAt& field) {
  const Area& area = field.area();
  const int a = static_cast<int>(field.a), number = field.number;
  const bool right = field.cell >= area.split;
  const int beside = before(area, field.pad, field.a, right);
  const bool again = number == area.start && beside == area.start;
  Refusal refusal =
      area_refusal(field.rules, again ? Reason::start_twice : Reason::step_by_one, a, field.cell);
  refusal.number("number", number);
  return again ? refusal : refusal.number("needed", needed_beside(area, beside, right));
}

Finding TwoWayRow::out_of_order(const FieldAt& field, int beside, std::size_t half) {
  const Area& area = field.area();
  if (beside == 0) beside = area.start;
  const bool again = field.number == area.start && beside == area.start;
  Finding finding = found_at(again ? Fault::start_twice : Fault::step, field);
  if (!again) finding.what.number("needed", needed_beside(area, beside, half != 0));
  return finding;
}

bool TwoWayRow::stayed_open(const Area& area, Mask empty, const Offered& offered) {
  const Mask left = area.all & area.first_half, right = area.all & ~area.first_half;
  return ((empty & left) != 0 && always_takes(area, 0, left, offered.numbers)) ||
         ((empty & right) != 0 && always_takes(area, 1, right, offered.numbers));
}

}  // namespace fox::clever
