// Questions about a turn in table mode that listing, playing and explaining share: which dice somebody may
// use now, in which role, and whether anything is left to do.
#pragma once

#include "core/clever/marks.h"

namespace fox::clever {

inline std::uint8_t seat_bit(int seat) {
  return static_cast<std::uint8_t>(1u << seat);
}

inline bool is_active(const State& state, int seat) {
  return seat == state.active && !state.passive_half;
}

// The active player picks from this roll.
inline Use active_use(const Rules& rules, const State& state) {
  const std::uint8_t group = rules.sheet.some_companions ? field_dice(state) : 0;
  const bool all = rules.is_on(Effect::chain_leftovers) && state.roll == rules.sheet.rolls;
  return {state.face, Use::rows_of(state.roll - 1), group, 0, state.hand, all};
}

// A passive player takes a die, from the platter or, where they are open, from the dice fields.
inline Use passive_use(const State& state) {
  return {state.face, Use::rows_of(kGreyCells), state.platter, 0, 0, false};
}

// An extra die counts by where it lies.
Use extra_use(const Rules& rules, const State& state);

// The numbers an any-number action can pretend, each with the field to name where two kinds would do. A die
// that shows the number cannot pretend it.
template <class F>
inline void each_pretended(const Rules& rules, const Pad& pad, F&& f) {
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

// Could one of the dice mark anything, as it lies or as what it can pretend?
bool has_use(const Rules& rules, const Pad& pad, const Use& use, std::uint8_t dice);

bool platter_usable(const Rules& rules, const State& state, const Pad& pad);

// Where no die of the platter serves, the dice fields open to a passive player, but not to one who plays
// alone.
inline bool fields_may_open(const Rules& rules) {
  return !rules.solo() || rules.is_on(Effect::solo_fallback);
}

// The dice a passive player may take.
std::uint8_t passive_dice(const Rules& rules, const State& state, const Pad& pad);

// Or only where nothing fits?
inline bool may_forfeit_freely(const Rules& rules) {
  return !rules.is_on(Effect::forfeit_useless);
}

// May the active player let this roll go?
bool may_forfeit(const Rules& rules, const State& state, const Pad& pad);

inline std::uint8_t extra_dice_left(const Rules& rules, const State& state, int seat) {
  return static_cast<std::uint8_t>(((1u << rules.sheet.dice) - 1) &
                                   ~unsigned{state.extra_used[static_cast<std::size_t>(seat)]});
}

bool can_use_extra(const Rules& rules, const State& state, int seat);

// Between a pick or a forfeit and the next roll a die can come back from the platter.
inline bool can_take_back(const State& state) {
  return state.phase == Phase::roll && !state.passive_half && state.platter != 0 &&
         action_left(state.pads[state.active], Action::back);
}

inline bool somebody_waits(const Rules& rules, const State& state) {
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting.any()) return true;
  return false;
}

}  // namespace fox::clever
