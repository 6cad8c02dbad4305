// Everything a line can change, as plain values: the players' pads and what lies on the table.
// Whatever can be derived (points, foxes, what is legal) is not kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/clever/clever_limits.h"
#include "core/clever/waiting.h"
#include "core/mode.h"

namespace fox::clever {

using fox::Mode;

FOX_NAMED_ENUM(Phase, roll, pick, serve, turn_end, sheet, paper, over)

// A byte a die; two spare ones make them one machine word.
using Faces = std::array<std::uint8_t, 8>;

// What one player has written.
struct Pad {
  std::array<Mask, kMaxAreas> marked;  // crossed cells and filled fields
  std::array<Mask, kMaxNoted> noted;   // circled cells; fields of a choice row whose bonus was taken
  std::array<std::uint8_t, kMaxNumbers> numbers;
  std::array<std::uint8_t, kActions> circled;  // how many fields of a track
  std::array<std::uint8_t, kActions> crossed;  // which fields, as bits
  WaitingBonuses waiting;

  friend bool operator==(const Pad&, const Pad&) = default;
};

struct State {
  std::array<Pad, kMaxPlayers> pads;
  Faces face;                                        // last seen, 0 = never
  std::array<std::uint8_t, 3> field;                 // die on each dice field, kNone = empty
  std::array<std::uint8_t, kMaxPlayers> extra_used;  // dice used as extra dice this turn, as bits
  std::uint8_t hand, platter;                        // dice as bits
  Phase phase;
  std::uint8_t round;   // from 1
  std::uint8_t active;  // seat from 0
  std::uint8_t roll;    // from 1
  bool passive_half;    // of a solo round
  bool served;          // where dice lie can no longer be said: a line said it, or one was used
  std::uint8_t acted;   // seats whose regular part of the turn is over, as bits
  std::uint8_t done;    // seats that are finished with the turn, as bits
};
static_assert(sizeof(State) <= 512);

// --- small questions asked everywhere ---

inline bool has(std::uint8_t set, int index) {
  return (set >> index & 1) != 0;
}

// The circled fields of the track that are not crossed yet, as bits.
inline unsigned fields_left(const Pad& pad, Action action) {
  const auto a = static_cast<std::size_t>(action);
  return ((1u << pad.circled[a]) - 1) & ~unsigned{pad.crossed[a]};
}

inline bool action_left(const Pad& pad, Action action) {
  return fields_left(pad, action) != 0;
}

// The first circled, uncrossed field of the any-number track printed `face` (0: free choice); from 1, 0 =
// none.
struct Sheet;
int number_field(const Sheet& sheet, const Pad& pad, int face);

inline std::uint8_t field_dice(const State& state) {
  unsigned set = 0;
  for (const auto die : state.field) set |= 1u << (die & 31);  // kNone falls beyond the dice
  return static_cast<std::uint8_t>(set);
}

}  // namespace fox::clever
