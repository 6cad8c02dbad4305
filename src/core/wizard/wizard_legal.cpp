#include "core/wizard/wizard_legal.h"

#include <cstddef>

#include "core/wizard/wizard_table.h"
#include "core/wizard/wizard_why.h"

namespace fox::wizard {

namespace {

Line make(LineKind kind, int seat) {
  Line line;
  line.kind = kind;
  line.seat = static_cast<std::uint8_t>(seat);
  return line;
}

void cards(const Rules& rules, Lines& lines) {
  for (std::size_t i = 0; i < rules.sheet.effects.size(); ++i) {
    Line line = make(LineKind::card, 0);
    line.card = static_cast<std::uint8_t>(i);
    lines.push(line);
  }
}

// Each choice of faces once, whatever the order of the dice: from `face` on, `left` dice still to be turned.
void turns(const Rules& rules, Line& line, int face, int left, Lines& lines) {
  auto& count = line.faces[static_cast<std::size_t>(face)];
  if (face + 1 == faces(rules.sheet)) {
    count = static_cast<std::uint8_t>(left);
    lines.push(line);
    count = 0;
    return;
  }
  for (int here = 0; here <= left; ++here) {
    count = static_cast<std::uint8_t>(here);
    turns(rules, line, face + 1, left - here, lines);
  }
  count = 0;
}

void predictions(const Rules& rules, const State& state, int seat, Lines& lines) {
  const auto before = lines.size();
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number) {
      if (obstacle(rules, state, seat, colour, number).kind != Obstacle::Kind::none) continue;
      Line line = make(LineKind::predict, seat);
      line.colour = static_cast<std::uint8_t>(colour);
      line.number = static_cast<std::uint8_t>(number);
      lines.push(line);
    }
  if (lines.size() == before) lines.push(make(LineKind::pass, seat));
}

void all_predictions(const Rules& rules, const State& state, Lines& lines) {
  if (!effect_of(rules, state).secret || !prediction_of(state, state.seer).made()) {
    predictions(rules, state, due_to_predict(rules, state), lines);
    return;
  }
  for (int seat = 0; seat < rules.players; ++seat)
    if (!prediction_of(state, seat).made() && !has(state.passed, seat))
      predictions(rules, state, seat, lines);
}

void strikes(const Rules& rules, const State& state, Lines& lines) {
  for (int seat = 0; seat < rules.players; ++seat) {
    if (!may_strike(rules, state, seat)) continue;
    lines.push(make(LineKind::keep, seat));
    Line line = make(LineKind::strike, seat);
    line.colour = prediction_of(state, seat).colour;
    for (int number = 1; number <= columns(rules.sheet); ++number) {
      if (field(pad_of(state, seat), line.colour, number).what != Written::difference) continue;
      line.number = static_cast<std::uint8_t>(number);
      lines.push(line);
    }
  }
}

void wizards(const Rules& rules, const State& state, Lines& lines) {
  for (int colour = 0; colour < colours(rules.sheet); ++colour) {
    Line line = make(LineKind::wizards, state.seer);
    line.colour = static_cast<std::uint8_t>(colour);
    lines.push(line);
  }
}

void stops(const Rules& rules, const State& state, Lines& lines) {
  for (int seat = 0; seat < rules.players; ++seat) {
    if (!still_in(state, seat)) continue;
    Line line = make(LineKind::stop, seat);
    lines.push(line);
    if (jester_bar(rules, state, seat) != JesterBar::none) continue;
    line.jester = true;
    lines.push(line);
  }
}

}  // namespace

void legal(const Rules& rules, const State& state, Lines& lines) {
  lines.clear();
  const bool throw_possible =
      state.phase == Phase::wizards || state.phase == Phase::roll || state.phase == Phase::stop;
  if (throw_possible && !why_not_throw(rules, state, state.seer))
    lines.push(make(LineKind::roll, state.seer));
  switch (state.phase) {
    case Phase::card:
      return cards(rules, lines);
    case Phase::turn: {
      Line line = make(LineKind::turn, state.seer);
      return turns(rules, line, 0, effect_of(rules, state).turned, lines);
    }
    case Phase::predict:
      return all_predictions(rules, state, lines);
    case Phase::strike:
      return strikes(rules, state, lines);
    case Phase::wizards:
      return wizards(rules, state, lines);
    case Phase::stop:
      return stops(rules, state, lines);
    case Phase::roll:
    case Phase::over:
    case Phase::paper:
      return;
  }
}

}  // namespace fox::wizard
