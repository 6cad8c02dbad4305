#include "core/clever/table.h"
#include "core/clever/serve.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

Line line_of(LineKind kind, int seat, int die = kNone) {
  Line line;
  line.kind = kind;
  line.seat = static_cast<std::uint8_t>(seat);
  line.die = static_cast<std::uint8_t>(die);
  return line;
}

void list_roll(const Rules& rules, const State& state, Lines& lines) {
  bool waits = false;
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0) {
      list_bonuses(rules, state, seat, lines);
      waits = true;
    }
  if (state.pads[state.active].waiting != 0) return;
  if (state.hand != 0 && !waits) lines.push(line_of(LineKind::roll, state.active));
  if (can_take_back(state)) {
    each_bit(state.platter, [&](int die) { lines.push(line_of(LineKind::back, state.active, die)); });
    if (state.hand == 0) lines.push(line_of(LineKind::done, state.active));
  }
}

void list_pick(const Rules& rules, const State& state, Lines& lines) {
  const Pad& pad = state.pads[state.active];
  const Openings openings(rules, pad);
  const Line line = line_of(LineKind::take, state.active);
  const Use pick = active_pick(rules, state);
  put_use_lines(rules, pad, openings, state.hand, line, lines,
                [&](int die) { return active_use(rules, state, pick, die); });
  if (action_left(pad, Action::reroll)) lines.push(line_of(LineKind::reroll, state.active));
  lines.push(line_of(LineKind::forfeit, state.active));
}

void list_passive(const Rules& rules, const State& state, int seat, Lines& lines) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  const Openings openings(rules, pad);
  const Line line = line_of(LineKind::take, seat);
  put_use_lines(rules, pad, openings, passive_dice(rules, state, openings), line, lines,
                [&](int die) { return passive_use(state, die); });
  lines.push(line_of(LineKind::decline, seat));
}

void list_extra(const Rules& rules, const State& state, int seat, Lines& lines) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  const Openings openings(rules, pad);
  const Line line = line_of(LineKind::extra, seat);
  put_use_lines(rules, pad, openings, extra_dice_left(rules, state, seat), line, lines,
                [&](int die) { return extra_use(state, die); });
  lines.push(line_of(LineKind::done, seat));
}

void list_turn_end(const Rules& rules, const State& state, Lines& lines) {
  for (int seat = 0; seat < rules.players; ++seat) {
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0)
      list_bonuses(rules, state, seat, lines);
    else if (!has(state.acted, seat))
      list_passive(rules, state, seat, lines);
    else if (!has(state.done, seat))
      list_extra(rules, state, seat, lines);
  }
}

void list_serve(const Rules& rules, const State& state, Lines& lines) {
  each_platter(rules, state, [&](unsigned platter) {
    Line line = line_of(LineKind::serve, state.active);
    line.dice = serve_dice(rules, platter);
    lines.push(line);
  });
}

}  // namespace

void list_bonuses(const Rules& rules, const State& state, int seat, Lines& lines) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  for (int b = 0; b < rules.sheet.bonuses; ++b) {
    if (waiting_of(pad, b) == 0) continue;
    Line line = line_of(LineKind::bonus, seat);
    line.what = static_cast<std::uint8_t>(b);
    each_bonus_mark(rules, pad, joker_face(rules, state), b, line,
                    [&](const Line& mark) {
                      lines.push(mark);
                      return true;
                    });
  }
}

void list_table(const Rules& rules, const State& state, Lines& lines) {
  switch (state.phase) {
    case Phase::roll: return list_roll(rules, state, lines);
    case Phase::pick:
      // A bonus that waits comes before the next pick; it cannot be there right after a throw.
      return list_pick(rules, state, lines);
    case Phase::serve: return list_serve(rules, state, lines);
    case Phase::turn_end: return list_turn_end(rules, state, lines);
    default: return;
  }
}

}  // namespace fox::clever
