#include "ui/play/question.h"

#include <algorithm>

namespace fox::ui {

using clever::Line;
using clever::LineKind;
using clever::Mask;
using clever::Rules;
using clever::State;

namespace {

const clever::Pad& pad_of(const State& state, const PointedAt& at) {
  return state.pads[static_cast<std::size_t>(at.seat)];
}

// Any open cell of the die's area.
CellRef open_cell(const Rules& rules, const State& state, const PointedAt& at) {
  const int own = rules.sheet.own_area[static_cast<std::size_t>(at.die)];
  const int area = own == clever::kNone ? 0 : own;
  const auto a = static_cast<std::size_t>(area);
  const Mask open = rules.sheet.area[a].all & ~pad_of(state, at).marked[a];
  return {area, open == 0 ? 0 : __builtin_ctz(open)};
}

// Of several that wait, one that is for this area.
int bonus_meant(const Rules& rules, const State& state, const PointedAt& at) {
  int found = -1;
  for (int b = 0; b < rules.sheet.bonuses; ++b) {
    if (pad_of(state, at).waiting.count(b) == 0) continue;
    const auto& targets = rules.def->bonuses[static_cast<std::size_t>(b)].targets;
    if (std::any_of(targets.begin(), targets.end(), [&](const auto& t) { return t.area == at.cell.area; }))
      return b;
    if (found < 0) found = b;
  }
  return found;
}

// The area's own die and the joker fit; the one that can be used is meant, then the one that lies there.
int die_meant(const Rules& rules, const PointedAt& at) {
  const int own = rules.sheet.area[static_cast<std::size_t>(at.cell.area)].die, joker = rules.sheet.joker;
  for (const std::uint8_t dice : {at.usable, at.there}) {
    if (clever::has(dice, own)) return own;
    if (joker != clever::kNone && clever::has(dice, joker)) return joker;
  }
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (clever::has(at.there, die)) return die;
  return own;
}

// Where no face was said, one that the cell would take: the reason is the cell's then, not the face's.
clever::ByDie dice_shown(const Rules& rules, const PointedAt& at, int die) {
  const auto& area = rules.sheet.area[static_cast<std::size_t>(at.cell.area)];
  const int number = area.number[static_cast<std::size_t>(at.cell.cell)], joker = rules.sheet.joker;
  const auto face = [&](int d) { return int{at.faces[static_cast<std::size_t>(d)]}; };
  const bool sum = area.sum && joker != clever::kNone;
  const int own = face(die) != 0 ? face(die) : std::clamp(sum ? number - 1 : number, 1, 6);
  const int partner = !sum ? -1 : die == joker ? int{area.die} : joker;
  clever::ByDie dice;
  dice.say(die, own);
  for (int d = 0; d < rules.sheet.dice; ++d) {
    if (d == die || (face(d) == 0 && d != partner)) continue;
    dice.say(d, face(d) != 0 ? face(d) : std::clamp(number - own, 1, 6));
  }
  return dice;
}

}  // namespace

Line plain_line(int seat, LineKind kind) {
  Line line;
  line.kind = kind;
  line.seat = static_cast<std::uint8_t>(seat);
  return line;
}

bool uses_die(const Line& line) {
  return line.kind == LineKind::take || line.kind == LineKind::extra || line.kind == LineKind::use;
}

bool covers(const Rules& rules, const Line& line, CellRef cell) {
  if (line.area != cell.area) return false;
  const bool any = rules.sheet.area[line.area].companions;
  return line.cell == cell.cell || (any && (line.more >> cell.cell & 1) != 0);
}

Line question(const Rules& rules, const State& state, const PointedAt& pointed) {
  PointedAt at = pointed;
  const auto& pad = pad_of(state, at);
  if (at.die == clever::kNone) at.die = 0;
  if (!at.cell.is()) at.cell = open_cell(rules, state, at);
  Line line = plain_line(at.seat, LineKind::take);
  line.area = static_cast<std::uint8_t>(at.cell.area);
  line.cell = static_cast<std::uint8_t>(at.cell.cell);
  if (pad.waiting.any() && at.die < 0) {
    line.kind = LineKind::bonus;
    line.what = static_cast<std::uint8_t>(at.bonus >= 0 ? at.bonus : bonus_meant(rules, state, at));
    return line;
  }
  if (at.die < 0) at.die = die_meant(rules, at);
  line.die = static_cast<std::uint8_t>(at.die);
  line.as = static_cast<std::uint8_t>(at.as);
  if (rules.mode == clever::Mode::sheet) {
    line.kind = LineKind::use;
    line.dice = dice_shown(rules, at, at.die);
    return line;
  }
  const bool own_part_done = state.phase == clever::Phase::turn_end && clever::has(state.acted, at.seat);
  if (at.extra || (own_part_done && action_left(pad, clever::Action::plus1))) line.kind = LineKind::extra;
  return line;
}

Line reroll_question(const Rules& rules, const State& state, int seat) {
  Line line = plain_line(seat, LineKind::reroll);
  for (int d = 0; d < rules.sheet.dice; ++d)
    if (state.hand == 0 || clever::has(state.hand, d)) line.dice.say(d, 1);
  return line;
}

}  // namespace fox::ui
