// What can happen next at the table (contracts: core/clever/table.h).
#pragma once

#include "core/clever/bonus_marks.h"
#include "core/clever/serve.h"
#include "core/clever/table.h"
#include "core/clever/turn.h"

namespace fox::clever {

[[gnu::noinline]] void list_roll(const auto& rules, const State& state, Groups& groups) {
  bool waits = false;
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0) {
      list_bonuses(rules, state, seat, groups);
      waits = true;
    }
  const int active = rules.seat(state.active);
  if (state.pads[static_cast<std::size_t>(active)].waiting != 0) return;
  if (state.hand != 0 && !waits) groups.push(LineKind::roll, active);
  if (can_take_back(rules, state)) {
    each_bit(state.platter, [&](int die) { groups.push(LineKind::back, active, die); });
    if (state.hand == 0) groups.push(LineKind::done, active);
  }
}

[[gnu::always_inline]] inline void list_pick(const auto& rules, const State& state, Groups& groups) {
  const int seat = rules.seat(state.active);
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  list_dice(rules, pad, blank(LineKind::take, seat), seat, state.hand, active_use(rules, state),
            {LineKind::forfeit, may_forfeit(rules, state, pad), action_left(pad, Action::reroll)}, groups);
}

void list_passive(const auto& rules, const State& state, int seat, Groups& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  list_dice(rules, pad, blank(LineKind::take, seat), seat, passive_dice(rules, state, pad),
            passive_use(state), {LineKind::decline, true}, groups);
}

void list_extra(const auto& rules, const State& state, int seat, Groups& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  list_dice(rules, pad, blank(LineKind::extra, seat), seat, extra_dice_left(rules, state, seat),
            extra_use(rules, state), {LineKind::done, true}, groups);
}

[[gnu::noinline]] void list_turn_end(const auto& rules, const State& state, Groups& groups) {
  for (int seat = 0; seat < rules.players; ++seat) {
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0)
      list_bonuses(rules, state, seat, groups);
    else if (!has(state.acted, seat))
      list_passive(rules, state, seat, groups);
    else if (!has(state.done, seat))
      list_extra(rules, state, seat, groups);
  }
}

[[gnu::noinline]] void list_serve(const auto& rules, const State& state, Groups& groups) {
  each_platter(rules, state, [&](unsigned platter) { groups.push_serve(serve_dice(rules, platter)); });
}

void list_bonuses(const auto& rules, const State& state, int seat, Groups& groups) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  for (std::uint64_t left = pad.waiting; left != 0;) {
    const int b = __builtin_ctzll(left) / 4;
    left &= ~(std::uint64_t{15} << (4 * b));
    list_bonus(rules, pad, joker_face(rules, state), bonus_dice(rules, state, seat), seat, b, groups);
  }
}

bool only_a_throw(const auto& rules, const State& state) {
  return state.phase == Phase::roll && state.hand != 0 && !can_take_back(rules, state) &&
         !somebody_waits(rules, state);
}

void list_table(const auto& rules, const State& state, Groups& groups) {
  // A bonus that waits comes before the next pick; it cannot be there right after a throw.
  if (state.phase == Phase::pick) return list_pick(rules, state, groups);
  if (state.phase == Phase::turn_end) return list_turn_end(rules, state, groups);
  if (state.phase == Phase::roll) return list_roll(rules, state, groups);
  if (state.phase == Phase::serve) return list_serve(rules, state, groups);
}

}  // namespace fox::clever
