// The fields of an area by themselves: nothing skipped, nothing that no die, sum or factor gives, rows that
// go on as they must. Grids and skipping rows cannot go wrong here: only printed numbers are crossed there,
// and the order of crosses cannot be seen.
#include "core/clever/areas/kinds.h"
#include "core/clever/audit_parts.h"
#include "core/clever/marks.h"

namespace fox::clever {
namespace {

class Row {
 public:
  Row(const Rules& rules, const Pad& pad, std::size_t a, Broken& broken, Findings& findings)
      : rule_(rules.def->areas[a].rule),
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
        Finding finding = about(Fault::skipped, cell);
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

  [[nodiscard]] Finding about(Fault fault, int cell) const {
    Finding finding = found(fault, rule_);
    finding.what.area("area", static_cast<int>(a_));
    finding.what.cell("cell", static_cast<int>(a_), cell);
    finding.spots.push_back(spot(a_, cell));
    return finding;
  }

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
    const int number = number_at(area_, pad_, cell);
    if (!fits(cell, brought(area_))) return note(impossible(cell, number), cell);
    const bool known = before < 0 || (broken_ >> before & 1) == 0;
    if (!area_.relative || gap || !known) return;
    const int beside = before < 0 ? 0 : number_at(area_, pad_, before);
    if (beside > kMaxNumber) return;
    if (!fits(cell, brought(area_) & area_.follow[half][static_cast<std::size_t>(beside)]))
      note(out_of_order(cell, number, beside, half), cell);
  }

  [[nodiscard]] Finding impossible(int cell, int number) const {
    const int factor = area_.factor[static_cast<std::size_t>(cell)];
    const Choice choice = choice_at(area_, pad_, cell);
    if (area_.kind == AreaKind::choice_row && choice != Choice::points) {
      Finding finding = about(Fault::half, cell);
      finding.what.number("number", number);
      finding.what.number("most", row::halved(kMaxFace));
      return finding;
    }
    Finding finding = about(factor > 1 ? Fault::product : Fault::number, cell);
    finding.what.number("number", number);
    if (factor > 1) finding.what.number("factor", factor);
    return finding;
  }

  [[nodiscard]] Finding out_of_order(int cell, int number, int beside, std::size_t half) const {
    if (area_.kind != AreaKind::two_way_row) {
      Finding finding = about(area_.accept == Accept::rising ? Fault::rise : Fault::fall, cell);
      finding.what.number("number", number);
      finding.what.number("last", beside);
      return finding;
    }
    if (beside == 0) beside = area_.start;
    if (number == area_.start && beside == area_.start) {
      Finding finding = about(Fault::start_twice, cell);
      finding.what.number("number", number);
      return finding;
    }
    Finding finding = about(Fault::step, cell);
    finding.what.number("number", number);
    const int step = half == 0 ? beside - 1 : beside + 1;
    finding.what.number("needed", step < area_.low || step > area_.high ? area_.start : step);
    return finding;
  }

  std::string_view rule_;
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
    Row row(rules, pad, a, broken, findings);
    if (area.kind == AreaKind::two_way_row) {
      row.look(0, area.split, 0);
      row.look(area.split, area.count, 1);
    } else if (area.kind == AreaKind::row || area.kind == AreaKind::choice_row) {
      row.look(0, area.count, 0);
    }
  }
}

}  // namespace fox::clever
