// What a line did and what followed by itself, in order, as small values for the screen and the log.
// They tell; nothing is ever computed from them.
#pragma once

#include <cstdint>

#include "core/fixed_list.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

enum class EventKind : std::uint8_t {
  round,      // a round begins: number
  seer,       // its seer: seat
  card,       // its card: number, an index
  wizards,    // the wizard colour: colour
  mark,       // a field was written: seat, colour, number, field
  jester,     // a jester field got its X: seat, number
  pass,       // no prediction this round: seat
  thrown,     // a throw lies: number
  next_seer,  // the predictions have decided: seat
  over,       // the game has ended
};

struct Event {
  EventKind kind = EventKind::over;
  std::uint8_t seat = kNone;
  std::uint8_t colour = kNone;
  std::uint8_t number = 0;
  Field field{};

  friend bool operator==(const Event&, const Event&) = default;
};

// The longest: a whole paper in one line.
using Events = FixedList<Event, kMaxColours * kMaxColumns + kMaxColumns + 16>;

}  // namespace fox::wizard
