// Writing marks and what follows by itself: gains of fields and lines, circled actions, ends of tracks,
// waiting bonuses, forced and lost ones. It never asks whether a mark is legal.
#pragma once

#include "core/clever/clever_rules.h"

namespace fox::clever {

inline void note(Events* events, Event event) {
  if (events != nullptr) [[unlikely]]
    events->push(event);
}

inline Event event_of(Event::Kind kind, int seat, int index = 0, int value = 0) {
  return {kind,
          static_cast<std::uint8_t>(seat),
          static_cast<std::uint8_t>(index),
          0,
          0,
          static_cast<std::uint8_t>(value),
          Choice::none,
          {}};
}

// Writes the marks of a line on its seat's pad, then collects everything earned in their order.
void write_marks(const Rules& rules, State& state, const Line& line, Events* events);

void give(const Rules& rules, State& state, int seat, Gain gain, Events* events);

// Loses what cannot be used and makes what is forced, until a player has a choice or nothing waits.
void settle(const Rules& rules, State& state, int seat, Events* events);

// Crosses a field of a track; the first that will do, or the one named (from 1).
inline void spend(State& state, int seat, Action action, int field, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  auto& crossed = pad.crossed[static_cast<std::size_t>(action)];
  if (field == 0) field = 1 + __builtin_ctz(~static_cast<unsigned>(crossed));
  crossed = static_cast<std::uint8_t>(crossed | 1u << (field - 1));
  note(events, event_of(Event::Kind::cross, seat, static_cast<int>(action), field));
}

// Crosses the any-number field that a line pretending a number uses up; nothing for other lines.
void spend_pretended(const Rules& rules, State& state, const Line& line, Events* events);

}  // namespace fox::clever
