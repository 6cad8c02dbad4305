#include "core/clever/paper_mode.h"

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_reasons.h"

namespace fox::clever {
namespace {

constexpr int kHighestPaperNumber = 99;

std::uint8_t first_fields(int count) {
  return static_cast<std::uint8_t>((1u << count) - 1);
}

Refusal about_cell(const Rules& rules, Reason reason, const Line& line) {
  Refusal refusal = refuse(reason, rules.def->areas[line.area].rule);
  refusal.area("area", line.area);
  refusal.cell("cell", line.area, line.cell);
  return refusal;
}

std::optional<Refusal> why_mark_on_paper(const Rules& rules, const Pad& pad, const Line& line) {
  const Area& area = rules.sheet.area[line.area];
  const Mask mark = Mask{1} << line.cell;
  const Mask noted = pad.noted[second_marks(area)] & area.circled;
  if ((area.printed & mark) != 0) return about_cell(rules, Reason::cell_printed, line);
  if (((pad.marked[line.area] | noted) & mark) != 0) return about_cell(rules, Reason::paper_taken, line);
  const bool choice_row = offers_choice(area, line.cell);
  const bool halves = line.choice == Choice::bonus || line.choice == Choice::points;
  if (choice_row && !halves) return about_cell(rules, Reason::choice_needed, line);
  if (!choice_row && halves) return about_cell(rules, Reason::no_choice_here, line);
  if (line.choice == Choice::circle && !area.traits.circles)
    return about_cell(rules, Reason::no_choice_here, line);
  if (area.writes && line.value == 0) return about_cell(rules, Reason::paper_number_missing, line);
  if ((line.value != 0) != area.writes || line.value > kHighestPaperNumber) {
    Refusal refusal = about_cell(rules, Reason::paper_number, line);
    refusal.number("number", line.value);
    return refusal;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> why_paper(const Rules& rules, const State& state, const Line& line) {
  if (line.seat >= rules.players) {
    Refusal refusal = refuse(Reason::no_such_seat);
    refusal.seat("seat", line.seat + 1);
    return refusal;
  }
  if (line.kind == LineKind::mark) return why_mark_on_paper(rules, state.pads[line.seat], line);
  if (line.kind == LineKind::clear) return std::nullopt;
  if (line.kind != LineKind::crossed && line.kind != LineKind::circled) return refuse(Reason::other_mode);
  const int fields = rules.sheet.track[line.what].fields;
  if (fields != 0 && line.value <= fields) return std::nullopt;
  Refusal refusal = refuse(fields == 0 ? Reason::no_such_action : Reason::paper_track);
  refusal.action("action", line.what);
  refusal.number("number", line.value);
  refusal.number("fields", fields);
  return refusal;
}

void play_paper(const Rules& rules, State& state, const Line& line, Events* events) {
  Pad& pad = state.pads[line.seat];
  if (line.kind == LineKind::circled) {
    pad.circled[line.what] = line.value;
    return;
  }
  if (line.kind == LineKind::crossed) {
    pad.crossed[line.what] = first_fields(line.value);
    return;
  }
  const Area& area = rules.sheet.area[line.area];
  const Mask mark = Mask{1} << line.cell;
  if (line.kind == LineKind::clear) {
    pad.marked[line.area] &= ~mark;
    if (area.noted != kNone) pad.noted[area.noted] &= ~mark;
    if (area.writes) pad.numbers[static_cast<std::size_t>(area.first_number + line.cell)] = 0;
    return;
  }
  if (line.choice == Choice::circle)
    pad.noted[area.noted] |= mark;
  else
    pad.marked[line.area] |= mark;
  if (line.choice == Choice::bonus) pad.noted[area.noted] |= mark;
  if (area.writes) pad.numbers[static_cast<std::size_t>(area.first_number + line.cell)] = line.value;
  if (events != nullptr)
    events->push({Event::Kind::mark, line.seat, 0, line.area, line.cell, line.value, line.choice, {}});
}

}  // namespace fox::clever
