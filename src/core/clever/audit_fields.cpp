// The fields of an area by themselves: nothing skipped, nothing that no die, sum or factor gives, rows that
// go on as they must. Grids and skipping rows cannot go wrong here: only printed numbers are crossed there,
// and the order of crosses cannot be seen.
#include "core/clever/areas/kinds.h"
#include "core/clever/audit_parts.h"
#include "core/clever/marks.h"

namespace fox::clever {
namespace {

class FieldAudit {
 public:
  FieldAudit(const Rules& rules, const Pad& pad, std::size_t a, Broken& broken, Findings& findings)
      : rules_(rules),
        area_(rules.sheet.area[a]),
        pad_(pad),
        a_(a),
        broken_(broken[a]),
        findings_(findings) {}

  // Fields from `first` up to `end`, in the order in which they are written.
  void look(int first, int end, std::size_t half) {
    int before = first - 1;
    for (int cell = first; cell < end; ++cell) {
      if (!marked(cell)) continue;
      const bool gap = before != cell - 1;
      if (gap) {
        Finding finding = found(Fault::skipped, rules_.def->areas[a_].rule);
        finding.what.area("area", static_cast<int>(a_)).cell("cell", static_cast<int>(a_), cell);
        finding.spots.push_back(spot(a_, cell));
        finding.what.cell("next", static_cast<int>(a_), before + 1);
        finding.spots.push_back(spot(a_, before + 1));
        finding.missing = true;
        findings_.push_back(std::move(finding));
      }
      if (area_.writes) look_at_number(cell, cell == first ? -1 : before, gap, half);
      before = cell;
    }
  }

 private:
  [[nodiscard]] bool marked(int cell) const { return (pad_.marked[a_] >> cell & 1) != 0; }

  // Could one of these numbers have been entered here?
  [[nodiscard]] bool fits(int cell, unsigned numbers) const {
    bool any = false;
    each_bit(numbers & area_.takes[static_cast<std::size_t>(cell)], [&](int n) {
      any = any || written(area_, cell, n, choice_at(area_, pad_, cell)) == number_at(area_, pad_, cell);
    });
    return any;
  }

  void note(Finding finding, int cell) {
    broken_ |= Mask{1} << cell;
    findings_.push_back(std::move(finding));
  }

  void look_at_number(int cell, int before, bool gap, std::size_t half) {
    const FieldAt field{rules_, pad_, a_, cell, number_at(area_, pad_, cell)};
    const Choice choice = choice_at(area_, pad_, cell);
    if (!fits(cell, brought(area_)))
      return note(visit_kind(area_.kind, [&](auto kind) { return kind.impossible(field, choice); }), cell);
    const bool known = before < 0 || (broken_ >> before & 1) == 0;
    if (!area_.relative || gap || !known) return;
    const int beside = before < 0 ? 0 : number_at(area_, pad_, before);
    if (beside > kMaxNumber) return;
    if (!fits(cell, brought(area_) & area_.follow[half][static_cast<std::size_t>(beside)]))
      note(visit_kind(area_.kind, [&](auto kind) { return kind.out_of_order(field, beside, half); }), cell);
  }

  const Rules& rules_;
  const Area& area_;
  const Pad& pad_;
  std::size_t a_;
  Mask& broken_;
  Findings& findings_;
};

}  // namespace

void audit_fields(const Rules& rules, const Pad& pad, Broken& broken, Findings& findings) {
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) {
    const Area& area = rules.sheet.area[a];
    FieldAudit audit(rules, pad, a, broken, findings);
    const int ends = area.traits.ends;
    for (int end = 0; end < ends; ++end)
      audit.look(area.count / ends * end, area.count / ends * (end + 1), static_cast<std::size_t>(end));
  }
}

}  // namespace fox::clever
