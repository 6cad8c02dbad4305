#include "core/clever/areas/row.h"

#include "core/clever/area_refusal.h"
#include "core/clever/areas/choice_row.h"
#include "core/clever/audit_parts.h"

namespace fox::clever {

std::optional<Refusal> Row::why_number(const FieldAt& field) {
  const Area& area = field.area();
  const bool at_least = area.accept == Accept::at_least;
  const bool rising = area.accept == Accept::rising;
  Refusal refusal = area_refusal(field.rules,
                                 at_least ? Reason::too_low
                                 : rising ? Reason::row_must_rise
                                          : Reason::row_must_not_rise,
                                 static_cast<int>(field.a), field.cell);
  refusal.number("number", field.number);
  if (at_least) {
    const auto& cells = field.rules.def->areas[field.a].cells;
    return refusal.number("needed", cells[static_cast<std::size_t>(field.cell)].at_least);
  }
  return refusal.number("last",
                        static_cast<int>(beside(field.pad, area.first_number, field.pad.marked[field.a])));
}

bool Row::stayed_open(const Area& area, Mask, const Offered& offered) {
  return offered.crosses || always_takes(area, 0, area.all, offered.numbers);
}

Finding ChoiceRow::impossible(const FieldAt& field, Choice choice) {
  if (choice == Choice::points) return AnyKind::impossible(field, choice);
  Finding finding = found_at(Fault::half, field);
  finding.what.number("most", halved(kMaxFace));
  return finding;
}

}  // namespace fox::clever
