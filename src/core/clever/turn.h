// Questions about a turn in table mode that listing, playing and explaining share: which dice somebody may
// use now, in which role, and whether anything is left to do.
#pragma once

#include "core/clever/marks.h"

namespace fox::clever {

// The dice of the set that show less than the face. All faces are compared at once: a byte's highest bit stays set
// where its face is not below, and a multiplication gathers the bits.
inline std::uint8_t dice_below(const State& state, std::uint8_t set, int face) {
  constexpr std::uint64_t each = 0x0101010101010101u;
  std::uint64_t faces;
  static_assert(sizeof faces == sizeof state.face);
  __builtin_memcpy(&faces, state.face.data(), sizeof faces);
  const std::uint64_t below = ~(faces + each * static_cast<std::uint64_t>(0x80 - face)) >> 7 & each;
  return static_cast<std::uint8_t>(set & (below * 0x0102040810204080u >> 56));
}

inline Use with_die(Use use, const State& state, int die) {
  use.die = die;
  use.number = state.face[static_cast<std::size_t>(die)];
  return use;
}

// What is the same for every die that the active player could pick from this roll.
inline Use active_pick(const Rules& rules, const State& state) {
  Use use;
  use.face = &state.face;
  use.row = state.roll - 1;
  if (rules.sheet.some_companions) use.group = field_dice(state);
  return use;
}

inline Use active_use(const Rules& rules, const State& state, const Use& pick, int die) {
  Use use = with_die(pick, state, die);
  if (!rules.sheet.some_chain) return use;
  const auto others = static_cast<std::uint8_t>(state.hand & ~(1u << die));
  const bool all = rules.is_on(Effect::chain_leftovers) && state.roll == rules.sheet.rolls;
  use.swept = all ? others : dice_below(state, others, use.number);
  return use;
}

// A passive player takes a die, from the platter or, where they are open, from the dice fields.
inline Use passive_use(const State& state, int die) {
  Use use;
  use.face = &state.face;
  use.row = kGreyCells;
  use.group = state.platter;
  return with_die(use, state, die);
}

// An extra die counts by where it lies.
inline Use extra_use(const State& state, int die) {
  Use use = passive_use(state, die);
  for (int f = 0; f < 3; ++f)
    if (state.field[static_cast<std::size_t>(f)] == die) {
      use.row = f;
      use.group = field_dice(state);
    }
  return use;
}

inline std::uint8_t seat_bit(int seat) { return static_cast<std::uint8_t>(1u << seat); }

inline bool is_active(const State& state, int seat) { return seat == state.active && !state.passive_half; }

inline bool platter_usable(const Rules& rules, const State& state, const Openings& openings) {
  for (unsigned dice = state.platter; dice != 0; dice &= dice - 1)
    if (has_mark(rules, openings, passive_use(state, __builtin_ctz(dice)))) return true;
  return false;
}

// The dice a passive player may take; the fields open only where no die of the platter serves.
inline std::uint8_t passive_dice(const Rules& rules, const State& state, const Openings& openings) {
  const bool fields_may_open = !rules.solo() || rules.is_on(Effect::solo_fallback);
  if (!fields_may_open || platter_usable(rules, state, openings)) return state.platter;
  return static_cast<std::uint8_t>(state.platter | field_dice(state));
}

// The numbers an any-number action can pretend, each with the field to name where two kinds would do.
template <class F>
inline void each_pretended(const Rules& rules, const Pad& pad, int face, F&& f) {
  if (!action_left(pad, Action::number)) return;
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

// The lines of one die as every number that can be pretended.
inline void put_pretended(const Rules& rules, const Pad& pad, const Openings& openings, const Use& use, const Line& line,
                          Lines& lines) {
  each_pretended(rules, pad, use.number, [&](int number, int field) {
    Use pretended = use;
    pretended.number = number;
    Line as = line;
    as.as = static_cast<std::uint8_t>(number);
    as.field = static_cast<std::uint8_t>(field);
    LineWriter writer(lines, as);
    put_marks(rules, openings, pretended, writer);
  });
}

// All lines of a set of dice: as they lie, then as what they can pretend. `use_of` says how a die is used.
template <class UseOf>
[[gnu::always_inline]] inline void put_use_lines(const Rules& rules, const Pad& pad, const Openings& openings,
                                                 std::uint8_t dice, const Line& line, Lines& lines, UseOf&& use_of) {
  {
    LineWriter writer(lines, line);
    each_bit(dice, [&](int die) { put_marks(rules, openings, use_of(die), writer); });
  }
  if (action_left(pad, Action::number)) [[unlikely]]
    each_bit(dice, [&](int die) { put_pretended(rules, pad, openings, use_of(die), line, lines); });
}

inline bool has_use(const Rules& rules, const Pad& pad, const Openings& openings, const Use& use) {
  if (has_mark(rules, openings, use)) return true;
  bool found = false;
  each_pretended(rules, pad, use.number, [&](int number, int) {
    Use pretended = use;
    pretended.number = number;
    found = found || has_mark(rules, openings, pretended);
  });
  return found;
}

inline std::uint8_t extra_dice_left(const Rules& rules, const State& state, int seat) {
  return static_cast<std::uint8_t>(((1u << rules.sheet.dice) - 1) &
                                   ~unsigned{state.extra_used[static_cast<std::size_t>(seat)]});
}

inline bool can_use_extra(const Rules& rules, const State& state, int seat) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  if (!action_left(pad, Action::plus1)) return false;
  const Openings openings(rules, pad);
  for (unsigned dice = extra_dice_left(rules, state, seat); dice != 0; dice &= dice - 1)
    if (has_use(rules, pad, openings, extra_use(state, __builtin_ctz(dice)))) return true;
  return false;
}

// Between a pick or a forfeit and the next roll a die can come back from the platter.
inline bool can_take_back(const State& state) {
  return state.phase == Phase::roll && !state.passive_half && state.platter != 0 &&
         action_left(state.pads[state.active], Action::back);
}

inline bool somebody_waits(const Rules& rules, const State& state) {
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting != 0) return true;
  return false;
}

}  // namespace fox::clever
