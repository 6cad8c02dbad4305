#include "core/clever/bonus_marks.h"
#include "core/clever/serve.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

void list_roll(const Rules& rules, const State& state, GroupedLines& groups) {
  bool waits = false;
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting.any()) {
      list_bonuses(rules, state, seat, groups);
      waits = true;
    }
  if (state.pads[state.active].waiting.any()) return;
  if (state.hand != 0 && !waits) groups.push(LineKind::roll, state.active);
  if (can_take_back(state)) {
    each_bit(state.platter, [&](int die) { groups.push(LineKind::back, state.active, die); });
    if (state.hand == 0) groups.push(LineKind::done, state.active);
  }
}

void list_pick(const Rules& rules, const State& state, GroupedLines& groups) {
  const int seat = state.active;
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  DiceMarks& dice_marks = groups.next(blank(LineKind::take, seat), state.hand);
  dice_marks.use = active_use(rules, state);
  list_dice(rules, pad, dice_marks,
            {LineKind::forfeit, may_forfeit(rules, state, pad), action_left(pad, Action::reroll)}, groups);
}

void list_passive(const Rules& rules, const State& state, int seat, GroupedLines& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  DiceMarks& dice_marks = groups.next(blank(LineKind::take, seat), passive_dice(rules, state, pad));
  dice_marks.use = passive_use(state);
  list_dice(rules, pad, dice_marks, {LineKind::decline, true}, groups);
}

void list_extra(const Rules& rules, const State& state, int seat, GroupedLines& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  DiceMarks& dice_marks = groups.next(blank(LineKind::extra, seat), extra_dice_left(rules, state, seat));
  dice_marks.use = extra_use(rules, state);
  list_dice(rules, pad, dice_marks, {LineKind::done, true}, groups);
}

void list_turn_end(const Rules& rules, const State& state, GroupedLines& groups) {
  for (int seat = 0; seat < rules.players; ++seat) {
    if (state.pads[static_cast<std::size_t>(seat)].waiting.any())
      list_bonuses(rules, state, seat, groups);
    else if (!has(state.acted, seat))
      list_passive(rules, state, seat, groups);
    else if (!has(state.done, seat))
      list_extra(rules, state, seat, groups);
  }
}

void list_serve(const Rules& rules, const State& state, GroupedLines& groups) {
  each_platter(rules, state, [&](unsigned platter) { groups.push_serve(serve_dice(rules, platter)); });
}

}  // namespace

void list_bonuses(const Rules& rules, const State& state, int seat, GroupedLines& groups) {
  state.pads[static_cast<std::size_t>(seat)].waiting.each_kind(
      [&](int bonus) { list_bonus(rules, state, seat, bonus, groups); });
}

bool only_a_throw(const Rules& rules, const State& state) {
  return state.phase == Phase::roll && state.hand != 0 && !can_take_back(state) &&
         !somebody_waits(rules, state);
}

void list_table(const Rules& rules, const State& state, GroupedLines& groups) {
  // A bonus that waits comes before the next pick; it cannot be there right after a throw.
  if (state.phase == Phase::pick) return list_pick(rules, state, groups);
  if (state.phase == Phase::turn_end) return list_turn_end(rules, state, groups);
  if (state.phase == Phase::roll) return list_roll(rules, state, groups);
  if (state.phase == Phase::serve) return list_serve(rules, state, groups);
}

}  // namespace fox::clever
