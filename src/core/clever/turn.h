// Questions about a turn in table mode that listing, playing and explaining share: which dice somebody may
// use now, in which role, and whether anything is left to do.
#pragma once

#include "core/clever/group.h"

namespace fox::clever {

inline std::uint8_t seat_bit(int seat) {
  return static_cast<std::uint8_t>(1u << seat);
}

inline bool is_active(const State& state, int seat) {
  return seat == state.active && !state.passive_half;
}

// The active player picks from this roll.
[[gnu::always_inline]] inline Use active_use(const auto& rules, const State& state) {
  const std::uint8_t group = rules.sheet.some_companions ? field_dice(state) : 0;
  const bool all = rules.is_on(Effect::chain_leftovers) && state.roll == rules.sheet.rolls;
  return {state.face, Use::rows_of(state.roll - 1), group, 0, state.hand, all};
}

// A passive player takes a die, from the platter or, where they are open, from the dice fields.
[[gnu::always_inline]] inline Use passive_use(const State& state) {
  return {state.face, Use::rows_of(kGreyCells), state.platter, 0, 0, false};
}

// An extra die counts by where it lies.
inline Use extra_use(const auto& rules, const State& state) {
  Use use = passive_use(state);
  if (!rules.sheet.some_roll_rows && !rules.sheet.some_companions) return use;
  use.fields = field_dice(state);
  for (int f = 0; f < 3; ++f)
    if (const auto die = state.field[static_cast<std::size_t>(f)]; die != kNone)
      use.rows += to_nibble(die, f - kGreyCells);
  return use;
}

// The numbers an any-number action can pretend, each with the field to name where two kinds would do. A die
// that shows the number cannot pretend it.
template <class F>
inline void each_pretended(const auto& rules, const Pad& pad, F&& f) {
  constexpr auto number = static_cast<std::size_t>(Action::number);
  unsigned printed = 0;
  for (unsigned left = fields_left(pad, Action::number); left != 0; left &= left - 1)
    printed |= 1u << rules.sheet.track[number].faces[static_cast<std::size_t>(__builtin_ctz(left))];
  const bool any = (printed & 1) != 0;
  each_bit(any ? 0x7e : printed, [&](int n) {
    if (any && (printed >> n & 1) != 0) {
      f(n, number_field(rules.sheet, pad, n));
      f(n, number_field(rules.sheet, pad, 0));
    } else {
      f(n, 0);
    }
  });
}

// The lines of the dice as every number that can be pretended.
[[gnu::noinline]] inline void list_pretended(const auto& rules, const Pad& pad, const Outlook& outlook,
                                             const Sheaf& sheaf, Groups& groups) {
  each_pretended(rules, pad, [&](int number, int field) {
    const auto others =
        static_cast<std::uint8_t>(sheaf.dice & ~dice_showing(sheaf.use.face, sheaf.dice, number));
    Sheaf& pretended = groups.next(sheaf, others, number, field);
    pretended.fill(rules, outlook, {});
    groups.push(pretended);
  });
}

// All lines of a sheaf's dice: as they lie, then as what they can pretend; and the two lines that may close
// the list, which are part of the sheaf where it is all there is.
[[gnu::always_inline]] inline void list_dice(const auto& rules, const Pad& pad, const Line& alike, int seat,
                                             std::uint8_t dice, const Use& use, const Closing& closing,
                                             Groups& groups) {
  Outlook& outlook = groups.outlook(static_cast<std::size_t>(seat));
  outlook.renew(rules, pad);
  Sheaf& sheaf = groups.next(alike, dice, use);
  sheaf.last = closing.last;
  const bool pretends = action_left(pad, Action::number);
  sheaf.fill(rules, outlook, pretends ? Counts{} : closing.counts());
  groups.push(sheaf);
  if (!pretends) [[likely]]
    return;
  list_pretended(rules, pad, outlook, sheaf, groups);
  if (closing.reroll) groups.push(LineKind::reroll, seat);
  if (closing.there) groups.push(closing.last, seat);
}

inline bool has_use(const auto& rules, const Pad& pad, const Use& use, std::uint8_t dice) {
  if (has_mark(rules, pad, use, dice, 0)) return true;
  bool found = false;
  each_pretended(rules, pad, [&](int number, int) {
    const auto others = static_cast<std::uint8_t>(dice & ~dice_showing(use.face, dice, number));
    found = found || has_mark(rules, pad, use, others, number);
  });
  return found;
}

inline bool platter_usable(const auto& rules, const State& state, const Pad& pad) {
  const Use use = passive_use(state);
  return has_mark(rules, pad, use, state.platter, 0) ||
         (rules.is_on(Effect::number_usable) && has_use(rules, pad, use, state.platter));
}

// Where no die of the platter serves, the dice fields open to a passive player, but not to one who plays
// alone.
inline bool fields_may_open(const auto& rules) {
  return !rules.solo() || rules.is_on(Effect::solo_fallback);
}

// The dice a passive player may take.
inline std::uint8_t passive_dice(const auto& rules, const State& state, const Pad& pad) {
  if (!fields_may_open(rules) || platter_usable(rules, state, pad)) return state.platter;
  return static_cast<std::uint8_t>(state.platter | field_dice(state));
}

// May the active player let this roll go?
inline bool may_forfeit(const auto& rules, const State& state, const Pad& pad) {
  return !rules.is_on(Effect::forfeit_useless) ||
         !has_mark(rules, pad, active_use(rules, state), state.hand, 0);
}

inline std::uint8_t extra_dice_left(const auto& rules, const State& state, int seat) {
  return static_cast<std::uint8_t>(((1u << rules.sheet.dice) - 1) &
                                   ~unsigned{state.extra_used[static_cast<std::size_t>(seat)]});
}

inline bool can_use_extra(const auto& rules, const State& state, int seat) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  if (!action_left(pad, Action::plus1)) return false;
  return has_use(rules, pad, extra_use(rules, state), extra_dice_left(rules, state, seat));
}

// Between a pick or a forfeit and the next roll a die can come back from the platter.
inline bool can_take_back(const auto& rules, const State& state) {
  return state.phase == Phase::roll && !state.passive_half && state.platter != 0 &&
         action_left(state.pads[static_cast<std::size_t>(rules.seat(state.active))], Action::back);
}

inline bool somebody_waits(const auto& rules, const State& state) {
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0) return true;
  return false;
}

}  // namespace fox::clever
