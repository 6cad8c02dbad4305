// Questions about a turn in table mode that listing, playing and explaining share: which dice somebody may
// use now, in which role, and whether anything is left to do.
#pragma once

#include "core/clever/marks.h"

namespace fox::clever {

inline std::uint8_t dice_below(const State& state, std::uint8_t set, int face) {
  unsigned lower = 0;
  each_bit(set, [&](int die) {
    if (state.face[static_cast<std::size_t>(die)] < face) lower |= 1u << die;
  });
  return static_cast<std::uint8_t>(lower);
}

inline Use use_base(const State& state, int die) {
  Use use;
  use.die = die;
  use.number = state.face[static_cast<std::size_t>(die)];
  use.face = &state.face;
  return use;
}

// The active player picks a die of this roll.
inline Use active_use(const Rules& rules, const State& state, int die) {
  Use use = use_base(state, die);
  use.row = state.roll - 1;
  if (rules.sheet.some_companions) use.group = field_dice(state);
  const auto others = static_cast<std::uint8_t>(state.hand & ~(1u << die));
  const bool all = rules.is_on(Effect::chain_leftovers) && state.roll == rules.sheet.rolls;
  use.swept = all ? others : dice_below(state, others, use.number);
  return use;
}

// A passive player takes a die, from the platter or, where they are open, from the dice fields.
inline Use passive_use(const State& state, int die) {
  Use use = use_base(state, die);
  use.row = kGreyCells;
  use.group = state.platter;
  return use;
}

// An extra die counts by where it lies.
inline Use extra_use(const State& state, int die) {
  Use use = use_base(state, die);
  use.row = kGreyCells;
  use.group = state.platter;
  for (int f = 0; f < 3; ++f)
    if (state.field[static_cast<std::size_t>(f)] == die) {
      use.row = f;
      use.group = field_dice(state);
    }
  return use;
}

inline std::uint8_t seat_bit(int seat) { return static_cast<std::uint8_t>(1u << seat); }

inline bool is_active(const State& state, int seat) { return seat == state.active && !state.passive_half; }

inline bool platter_usable(const Rules& rules, const State& state, const Pad& pad) {
  for (unsigned dice = state.platter; dice != 0; dice &= dice - 1)
    if (has_mark(rules, pad, passive_use(state, __builtin_ctz(dice)))) return true;
  return false;
}

// The dice a passive player may take; the fields open only where no die of the platter serves.
inline std::uint8_t passive_dice(const Rules& rules, const State& state, const Pad& pad) {
  const bool fields_may_open = !rules.solo() || rules.is_on(Effect::solo_fallback);
  if (!fields_may_open || platter_usable(rules, state, pad)) return state.platter;
  return static_cast<std::uint8_t>(state.platter | field_dice(state));
}

// The numbers an any-number action can pretend, each with the field to name where two kinds would do.
template <class F>
inline void each_pretended(const Rules& rules, const Pad& pad, int face, F&& f) {
  if (action_left(pad, Action::number) == 0) return;
  const int free_field = number_field(rules.sheet, pad, 0);
  for (int n = 1; n <= 6; ++n) {
    if (n == face) continue;
    const int own_field = number_field(rules.sheet, pad, n);
    if (own_field != 0 && free_field != 0) {
      f(n, own_field);
      f(n, free_field);
    } else if (own_field != 0 || free_field != 0) {
      f(n, 0);
    }
  }
}

// All lines of one die: as it lies, and as every number that can be pretended.
template <class Emit>
inline void each_use_line(const Rules& rules, const Pad& pad, Use use, Line line, Emit&& emit) {
  each_mark(rules, pad, use, line, emit);
  each_pretended(rules, pad, use.number, [&](int number, int field) {
    Use pretended = use;
    pretended.number = number;
    line.as = static_cast<std::uint8_t>(number);
    line.field = static_cast<std::uint8_t>(field);
    each_mark(rules, pad, pretended, line, emit);
  });
}

inline bool has_use(const Rules& rules, const Pad& pad, const Use& use) {
  if (has_mark(rules, pad, use)) return true;
  bool found = false;
  each_pretended(rules, pad, use.number, [&](int number, int) {
    Use pretended = use;
    pretended.number = number;
    found = found || has_mark(rules, pad, pretended);
  });
  return found;
}

inline std::uint8_t extra_dice_left(const Rules& rules, const State& state, int seat) {
  return static_cast<std::uint8_t>(((1u << rules.sheet.dice) - 1) &
                                   ~unsigned{state.extra_used[static_cast<std::size_t>(seat)]});
}

inline bool can_use_extra(const Rules& rules, const State& state, int seat) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  if (action_left(pad, Action::plus1) == 0) return false;
  for (unsigned dice = extra_dice_left(rules, state, seat); dice != 0; dice &= dice - 1)
    if (has_use(rules, pad, extra_use(state, __builtin_ctz(dice)))) return true;
  return false;
}

// Between a pick or a forfeit and the next roll a die can come back from the platter.
inline bool can_take_back(const State& state) {
  return state.phase == Phase::roll && !state.passive_half && state.platter != 0 &&
         action_left(state.pads[state.active], Action::back) > 0;
}

inline bool somebody_waits(const Rules& rules, const State& state) {
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0) return true;
  return false;
}

}  // namespace fox::clever
