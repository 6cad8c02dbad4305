#include "core/clever/explain.h"
#include "core/clever/rule_of.h"
#include "core/clever/serve.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

using Why = std::optional<Refusal>;

constexpr std::string_view kSweepRule = kReasons[static_cast<std::size_t>(Reason::chain_not_swept)].rule;

Refusal refuse_seat(Reason reason, int seat) {
  Refusal refusal = refuse(reason);
  refusal.seat("seat", seat + 1);
  return refusal;
}

Refusal refuse_die(Reason reason, int die) {
  Refusal refusal = refuse(reason);
  refusal.die("die", die);
  return refusal;
}

Refusal refuse_action(Reason reason, Action action) {
  Refusal refusal = refuse(reason);
  refusal.action("action", static_cast<int>(action));
  return refusal;
}

bool printed(const Rules& rules, Action action) {
  return rules.sheet.track[static_cast<std::size_t>(action)].fields != 0;
}

Why why_action(const Rules& rules, const Pad& pad, Action action) {
  if (!printed(rules, action)) return refuse_action(Reason::no_such_action, action);
  if (!action_left(pad, action)) return refuse_action(Reason::action_not_circled, action);
  return std::nullopt;
}

// Re-rolls and dice that come back belong to the player in turn.
Refusal refuse_active_only(const State& state, Action action) {
  Refusal refusal = refuse(Reason::active_only, rule_of(action));
  return refusal.action("action", static_cast<int>(action)).seat("seat", state.active + 1);
}

// Of a die that is missed: equal dice stay in hand, only lower ones were swept.
Refusal refuse_missed(Reason reason, int die, const State& state) {
  Refusal refusal = refuse_die(reason, die);
  if (state.roll > 1) refusal.rule = kSweepRule;
  return refusal;
}

Why why_faces(const State& state, const Rules& rules, const Line& line) {
  for (int die = 0; die < rules.sheet.dice; ++die) {
    const bool named = line.dice[die] != 0;
    if (named && !has(state.hand, die)) return refuse_missed(Reason::die_not_thrown, die, state);
    if (!named && has(state.hand, die)) return refuse_missed(Reason::dice_missing, die, state);
  }
  return std::nullopt;
}

Refusal why_rolling_over(const Rules& rules, const State& state) {
  if (state.roll < rules.sheet.rolls) return refuse(Reason::no_dice_in_hand);
  Refusal refusal = refuse(Reason::rolls_used);
  return refusal.number("rolls", rules.sheet.rolls);
}

Why why_roll(const Rules& rules, const State& state, const Line& line) {
  if (line.seat != state.active) return refuse_seat(Reason::not_your_turn, state.active);
  if (state.phase == Phase::serve) return refuse(Reason::serve_first);
  if (state.phase == Phase::turn_end && !state.passive_half) return why_rolling_over(rules, state);
  if (state.phase != Phase::roll) return refuse(Reason::throw_not_due);
  if (state.hand == 0) return refuse(Reason::no_dice_in_hand);
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting.any())
      return refuse_seat(Reason::others_bonus_waits, seat);
  return why_faces(state, rules, line);
}

Why why_reroll(const Rules& rules, const State& state, const Line& line) {
  if (line.seat != state.active) return refuse_active_only(state, Action::reroll);
  if (state.passive_half) return refuse(Reason::reroll_alone);
  if (state.phase != Phase::pick) return refuse(Reason::reroll_not_now);
  if (auto why = why_action(rules, state.pads[line.seat], Action::reroll)) return why;
  return why_faces(state, rules, line);
}

Why why_die_and_mark(const Rules& rules, const State& state, const Use& use, const Line& line) {
  const Pad& pad = state.pads[line.seat];
  if (auto why = why_pretended(rules, pad, face_of(use, line.die), line)) return why;
  return why_mark(rules, pad, use, line);
}

Why why_pick(const Rules& rules, const State& state, const Line& line) {
  if (line.seat != state.active) return refuse_seat(Reason::rolling_goes_on, state.active);
  if (state.phase == Phase::roll)
    return refuse(state.hand == 0 ? Reason::no_dice_in_hand : Reason::throw_first);
  if (!has(state.hand, line.die))
    return refuse_die(has(state.platter, line.die) ? Reason::die_on_platter : Reason::die_on_field, line.die);
  return why_die_and_mark(rules, state, active_use(rules, state), line);
}

Why why_passive_turn(const State& state, int seat) {
  if (is_active(state, seat)) return refuse(Reason::rolling_over);
  if (has(state.acted, seat)) return refuse(Reason::turn_part_done);
  return std::nullopt;
}

Why why_passive_take(const Rules& rules, const State& state, const Line& line) {
  if (auto why = why_passive_turn(state, line.seat)) return why;
  if (!has(passive_dice(rules, state, state.pads[line.seat]), line.die)) {
    const bool never = !fields_may_open(rules);
    return refuse_die(never ? Reason::fields_closed_alone : Reason::fields_closed, line.die);
  }
  return why_die_and_mark(rules, state, passive_use(state), line);
}

Why why_take(const Rules& rules, const State& state, const Line& line) {
  if (state.phase == Phase::serve) return refuse(Reason::serve_first);
  if (state.phase == Phase::turn_end) return why_passive_take(rules, state, line);
  if (state.passive_half) return refuse(Reason::throw_first);
  return why_pick(rules, state, line);
}

Why why_forfeit(const Rules& rules, const State& state, const Line& line) {
  if (line.seat != state.active) return refuse_seat(Reason::not_your_turn, state.active);
  if (state.phase != Phase::pick) return refuse(Reason::forfeit_not_now);
  if (may_forfeit_freely(rules)) return std::nullopt;
  for (int die = 0; die < rules.sheet.dice; ++die) {
    const auto one = static_cast<std::uint8_t>(state.hand & 1u << die);
    if (one != 0 && has_mark(rules, state.pads[line.seat], active_use(rules, state), one, 0))
      return refuse_die(Reason::forfeit_fits, die);
  }
  return std::nullopt;
}

Why why_decline(const State& state, const Line& line) {
  if (state.phase == Phase::serve) return refuse(Reason::serve_first);
  if (state.phase == Phase::turn_end) return why_passive_turn(state, line.seat);
  return refuse(state.passive_half ? Reason::throw_first : Reason::decline_not_now);
}

Why why_back(const Rules& rules, const State& state, const Line& line) {
  if (!printed(rules, Action::back)) return refuse_action(Reason::no_such_action, Action::back);
  if (line.seat != state.active) return refuse_active_only(state, Action::back);
  if (state.passive_half) return refuse(Reason::back_alone);
  if (auto why = why_action(rules, state.pads[line.seat], Action::back)) return why;
  if (state.phase != Phase::roll) return refuse(Reason::back_not_now);
  if (has(state.platter, line.die)) return std::nullopt;
  Refusal refusal = refuse_die(Reason::back_not_on_platter, line.die);
  if (has(state.hand, line.die)) refusal.rule = kSweepRule;
  return refusal;
}

Why why_serve(const Rules& rules, const State& state, const Line& line) {
  const bool places_matter = rules.sheet.some_roll_rows || rules.sheet.some_companions;
  const bool may_order =
      places_matter && state.passive_half && state.phase == Phase::turn_end && !state.served;
  if (line.seat != state.active) return refuse_seat(Reason::not_your_turn, state.active);
  if (state.phase != Phase::serve && !may_order) return refuse(Reason::serve_not_due);
  unsigned platter = 0, fields = 0, places = 0;
  for (int die = 0; die < rules.sheet.dice; ++die) {
    const int place = line.dice[die];
    if (place == kOnPlatter) platter |= 1u << die;
    if (place >= 1 && place <= 3) fields |= 1u << die, places |= 1u << place;
  }
  bool possible = false;
  each_platter(rules, state, [&](unsigned set) { possible = possible || set == platter; });
  if (!possible) return refuse(Reason::serve_not_lowest);
  if (fields == 0) return std::nullopt;
  if (!places_matter) return refuse(Reason::serve_fields_unused);
  const unsigned rest = ((1u << rules.sheet.dice) - 1) & ~platter;
  if (fields != rest || count_bits(places) != count_bits(rest)) return refuse(Reason::serve_fields_wrong);
  return std::nullopt;
}

Why why_after_rolling(const State& state, const Line& line) {
  if (state.phase == Phase::serve) return refuse(Reason::serve_first);
  if (state.phase != Phase::turn_end && state.passive_half) return refuse(Reason::throw_first);
  if (state.phase != Phase::turn_end) return refuse_seat(Reason::rolling_goes_on, state.active);
  if (!has(state.acted, line.seat)) return refuse(Reason::regular_part_first);
  if (has(state.done, line.seat)) return refuse(Reason::finished);
  return std::nullopt;
}

Why why_extra(const Rules& rules, const State& state, const Line& line) {
  if (state.phase == Phase::turn_end && has(state.acted, line.seat))
    if (auto why = why_action(rules, state.pads[line.seat], Action::plus1)) return why;
  if (auto why = why_after_rolling(state, line)) return why;
  if (has(state.extra_used[line.seat], line.die)) return refuse_die(Reason::extra_die_used, line.die);
  return why_die_and_mark(rules, state, extra_use(rules, state), line);
}

Why why_done(const State& state, const Line& line) {
  if (state.phase == Phase::roll && line.seat == state.active && !state.passive_half) {
    if (state.hand == 0 && can_take_back(state)) return std::nullopt;
    return refuse(Reason::done_not_needed);
  }
  return why_after_rolling(state, line);
}

}  // namespace

Why why_table(const Rules& rules, const State& state, const Line& line) {
  if (state.phase == Phase::over) return refuse(Reason::game_over);
  if (line.seat >= rules.players) return refuse_seat(Reason::no_such_seat, line.seat);
  if (line.kind == LineKind::bonus) return why_bonus(rules, state, line);
  const Pad& pad = state.pads[line.seat];
  if (pad.waiting.any()) {
    Refusal refusal = refuse(Reason::bonus_waits);
    refusal.bonus("bonus", pad.waiting.first());
    return refusal;
  }
  switch (line.kind) {
    case LineKind::roll:
      return why_roll(rules, state, line);
    case LineKind::reroll:
      return why_reroll(rules, state, line);
    case LineKind::take:
      return why_take(rules, state, line);
    case LineKind::forfeit:
      return why_forfeit(rules, state, line);
    case LineKind::decline:
      return why_decline(state, line);
    case LineKind::back:
      return why_back(rules, state, line);
    case LineKind::serve:
      return why_serve(rules, state, line);
    case LineKind::extra:
      return why_extra(rules, state, line);
    case LineKind::done:
      return why_done(state, line);
    default:
      return refuse(Reason::other_mode);
  }
}

}  // namespace fox::clever
