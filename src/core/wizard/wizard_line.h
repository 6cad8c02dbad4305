// One thing somebody did at the table, as a small value. Seats, colours, faces and cards are indices from 0;
// text (game/README.md) exists only at the edge, in src/game.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_list.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// Its name is the verb of the line in a record.
FOX_NAMED_ENUM(LineKind, card, turn, predict, pass, strike, keep, wizards, roll, stop,  // a game
               mark, clear)                                                             // a finished sheet

inline constexpr std::int8_t kUnsaid = -1;

struct Line {
  LineKind kind = LineKind::keep;
  std::uint8_t seat = 0;        // nobody's for `card`
  std::uint8_t card = kNone;    // card: the effect
  std::uint8_t number = 0;      // predict, strike
  std::uint8_t colour = kNone;  // predict, strike, wizards: a face, so that a wrong one can be said
  bool jester = false;          // stop: with a jester count
  std::int8_t threw = kUnsaid;  // roll: how many dice were thrown
  std::array<std::uint8_t, kMaxFaces> faces{};  // turn, roll: how many dice show each face
  Pad marks{};                                  // mark: what is added to the paper; clear: the fields

  friend bool operator==(const Line&, const Line&) = default;
};
static_assert(std::is_trivially_copyable_v<Line>);

// A throw without dice stands for any throw: so it is listed where one is due. It is a pattern, not a line to
// play.
inline bool any_throw(const Line& line) {
  if (line.kind != LineKind::roll) return false;
  for (const auto count : line.faces)
    if (count != 0) return false;
  return true;
}

using Lines = FixedList<Line, 192>;

}  // namespace fox::wizard
