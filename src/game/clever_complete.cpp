#include "game/clever_complete.h"

#include <memory>

#include "core/clever/sheet_mode.h"
#include "game/read_reasons.h"

namespace fox::clever {
namespace {

// Of equal fields of the any-number track the first is crossed, and it is named only where two kinds would
// do.
std::uint8_t canonical_field(const Rules& rules, const State& state, const Line& line) {
  constexpr auto number = static_cast<std::size_t>(Action::number);
  if (line.as == 0 || line.field == 0 || line.seat >= rules.players) return line.field;
  const Pad& pad = state.pads[line.seat];
  const int field = line.field - 1;
  if (line.field > pad.circled[number] || has(pad.crossed[number], field)) return line.field;
  const int face = rules.sheet.track[number].faces[static_cast<std::size_t>(field)];
  if (face != 0 && face != line.as) return line.field;
  const bool both = number_field(rules.sheet, pad, line.as) != 0 && number_field(rules.sheet, pad, 0) != 0;
  return static_cast<std::uint8_t>(both ? number_field(rules.sheet, pad, face) : 0);
}

bool names_seen_joker(const Rules& rules, const State& state, const Line& line) {
  const int joker = rules.sheet.joker;
  return line.kind == LineKind::bonus && line.dice.any() && joker != kNone &&
         state.face[static_cast<std::size_t>(joker)] == line.dice[joker];
}

bool may_leave_out(const Rules& rules, const Line& line) {
  const bool marks = line.kind == LineKind::take || line.kind == LineKind::extra ||
                     line.kind == LineKind::use || line.kind == LineKind::bonus;
  return marks && line.area != kNone && rules.sheet.area[line.area].writes &&
         (line.value == 0 || line.choice == Choice::none);
}

bool agrees(Line line, const Line& legal) {
  if (line.value == 0) line.value = legal.value;
  if (line.choice == Choice::none) line.choice = legal.choice;
  return line == legal;
}

// The dice of a use without its mark.
Line named(const Line& line) {
  Line use;
  use.kind = LineKind::use;
  use.die = line.die;
  use.dice = line.dice;
  use.from = line.from;
  use.role = line.role;
  return use;
}

// The number, or the half or the star of a choice row, is left out and could be several: the area's rule says
// what there is to choose.
Refusal several_fit(const Rules& rules, const Line& line) {
  Refusal refusal = fox::refuse(ReadReason::mark_open);
  refusal.rule = rules.def->areas[line.area].rule;
  return refusal.area("area", line.area).cell("cell", line.area, line.cell);
}

}  // namespace

std::variant<Line, Refusal> complete_line(const Rules& rules, const State& state, Line line) {
  line.field = canonical_field(rules, state, line);
  if (names_seen_joker(rules, state, line)) line.dice = {};
  if (!may_leave_out(rules, line)) return line;
  const auto lines = std::make_unique<Lines>();
  if (line.kind == LineKind::use)
    list_uses(rules, state, named(line), *lines);
  else
    Family::legal(rules, state, *lines);
  const Line* found = nullptr;
  for (const auto& legal : *lines) {
    if (!agrees(line, legal)) continue;
    if (found != nullptr) return several_fit(rules, line);
    found = &legal;
  }
  return found == nullptr ? line : *found;
}

}  // namespace fox::clever
