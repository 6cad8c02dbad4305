#include "ui/referee/laid.h"

#include <algorithm>

namespace fox::ui {

using clever::Phase;
using clever::Role;

Lies Laid::lies(int die) const {
  const Lies where = place[static_cast<std::size_t>(die)];
  return where == Lies::loose && role != Role::active ? Lies::platter : where;
}

void Laid::put(int die, Lies where) {
  if (where != Lies::loose && where != Lies::platter)
    std::replace(place.begin(), place.end(), where, Lies::loose);
  place[static_cast<std::size_t>(die)] = where;
}

clever::State set_up(const clever::Rules& rules, const clever::State& before, int seat, const Laid& laid) {
  clever::State state = before;
  const bool passive = laid.role == Role::passive;
  state.hand = state.platter = 0;
  state.field.fill(clever::kNone);
  state.extra_used.fill(0);
  int taken = 0;
  for (int die = 0; die < rules.sheet.dice; ++die) {
    if (!laid.said(die)) continue;
    state.face[static_cast<std::size_t>(die)] = laid.face[static_cast<std::size_t>(die)];
    const auto bit = static_cast<std::uint8_t>(1u << die);
    const Lies where = laid.lies(die);
    if (where == Lies::loose) state.hand |= bit;
    if (where == Lies::platter) state.platter |= bit;
    if (where == Lies::loose || where == Lies::platter) continue;
    state.field[static_cast<std::size_t>(where) - 1] = static_cast<std::uint8_t>(die);
    ++taken;
  }
  state.active = static_cast<std::uint8_t>(passive && !rules.solo() ? (seat + 1) % rules.players : seat);
  state.passive_half = passive && rules.solo();
  state.served = false;
  state.roll = static_cast<std::uint8_t>(std::min(taken + 1, int{rules.sheet.rolls}));
  state.phase = laid.role == Role::active ? Phase::pick : Phase::turn_end;
  state.done = 0;
  // Extra dice come after one's own part of the turn, which the active player has behind him by then.
  state.acted = 0;
  if (laid.role != Role::active && !state.passive_half)
    state.acted = static_cast<std::uint8_t>(1u << state.active);
  return state;
}

}  // namespace fox::ui
