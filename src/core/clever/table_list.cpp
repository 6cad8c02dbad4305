#include "core/clever/bonus_marks.h"
#include "core/clever/serve.h"
#include "core/clever/table.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

Line marks_of(LineKind kind, int seat) {
  Line line;
  line.kind = kind;
  line.seat = static_cast<std::uint8_t>(seat);
  return line;
}

void list_roll(const Rules& rules, const State& state, Groups& groups) {
  bool waits = false;
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0) {
      list_bonuses(rules, state, seat, groups);
      waits = true;
    }
  if (state.pads[state.active].waiting != 0) return;
  if (state.hand != 0 && !waits) groups.push(LineKind::roll, state.active);
  if (can_take_back(state)) {
    each_bit(state.platter, [&](int die) { groups.push(LineKind::back, state.active, die); });
    if (state.hand == 0) groups.push(LineKind::done, state.active);
  }
}

void list_pick(const Rules& rules, const State& state, Groups& groups) {
  const Pad& pad = state.pads[state.active];
  list_dice(rules, pad, active_use(rules, state), state.hand, marks_of(LineKind::take, state.active), groups);
  Cursor at = groups.more(2);
  at = put_line(at, LineKind::reroll, state.active, action_left(pad, Action::reroll));
  groups.close(put_line(at, LineKind::forfeit, state.active));
}

void list_passive(const Rules& rules, const State& state, int seat, Groups& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  list_dice(rules, pad, passive_use(state), passive_dice(rules, state, pad), marks_of(LineKind::take, seat),
            groups);
  groups.close(put_line(groups.more(1), LineKind::decline, seat));
}

void list_extra(const Rules& rules, const State& state, int seat, Groups& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  list_dice(rules, pad, extra_use(rules, state), extra_dice_left(rules, state, seat),
            marks_of(LineKind::extra, seat), groups);
  groups.close(put_line(groups.more(1), LineKind::done, seat));
}

void list_turn_end(const Rules& rules, const State& state, Groups& groups) {
  for (int seat = 0; seat < rules.players; ++seat) {
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0)
      list_bonuses(rules, state, seat, groups);
    else if (!has(state.acted, seat))
      list_passive(rules, state, seat, groups);
    else if (!has(state.done, seat))
      list_extra(rules, state, seat, groups);
  }
}

void list_serve(const Rules& rules, const State& state, Groups& groups) {
  each_platter(rules, state, [&](unsigned platter) { groups.push_serve(serve_dice(rules, platter)); });
}

}  // namespace

void list_bonuses(const Rules& rules, const State& state, int seat, Groups& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  for (std::uint64_t left = pad.waiting; left != 0;) {
    const int b = __builtin_ctzll(left) / 4;
    left &= ~(std::uint64_t{15} << (4 * b));
    list_bonus(rules, pad, joker_face(rules, state), seat, b, groups);
  }
}

bool only_a_throw(const Rules& rules, const State& state) {
  return state.phase == Phase::roll && state.hand != 0 && !can_take_back(state) &&
         !somebody_waits(rules, state);
}

void list_table(const Rules& rules, const State& state, Groups& groups) {
  switch (state.phase) {
    case Phase::roll:
      return list_roll(rules, state, groups);
    case Phase::pick:
      // A bonus that waits comes before the next pick; it cannot be there right after a throw.
      return list_pick(rules, state, groups);
    case Phase::serve:
      return list_serve(rules, state, groups);
    case Phase::turn_end:
      return list_turn_end(rules, state, groups);
    default:
      return;
  }
}

}  // namespace fox::clever
