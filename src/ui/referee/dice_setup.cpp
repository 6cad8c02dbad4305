#include "ui/referee/dice_setup.h"

#include <algorithm>

namespace fox::ui {

using clever::Phase;
using clever::Role;

DiePlace DiceSetup::place_of(int die) const {
  const DiePlace where = place[static_cast<std::size_t>(die)];
  return where == DiePlace::loose && role != Role::active ? DiePlace::platter : where;
}

void DiceSetup::put(int die, DiePlace where) {
  if (where != DiePlace::loose && where != DiePlace::platter)
    std::replace(place.begin(), place.end(), where, DiePlace::loose);
  place[static_cast<std::size_t>(die)] = where;
}

clever::State set_up(const clever::Rules& rules, const clever::State& before, int seat,
                     const DiceSetup& dice_setup) {
  clever::State state = before;
  const bool passive = dice_setup.role == Role::passive;
  state.hand = state.platter = 0;
  state.field.fill(clever::kNone);
  state.extra_used.fill(0);
  int taken = 0;
  for (int die = 0; die < rules.sheet.dice; ++die) {
    if (!dice_setup.is_said(die)) continue;
    state.face[static_cast<std::size_t>(die)] = dice_setup.face[static_cast<std::size_t>(die)];
    const auto bit = static_cast<std::uint8_t>(1u << die);
    const DiePlace where = dice_setup.place_of(die);
    if (where == DiePlace::loose) state.hand |= bit;
    if (where == DiePlace::platter) state.platter |= bit;
    if (where == DiePlace::loose || where == DiePlace::platter) continue;
    state.field[static_cast<std::size_t>(where) - 1] = static_cast<std::uint8_t>(die);
    ++taken;
  }
  state.active = static_cast<std::uint8_t>(passive && !rules.solo() ? (seat + 1) % rules.players : seat);
  state.passive_half = passive && rules.solo();
  state.served = false;
  state.roll = static_cast<std::uint8_t>(std::min(taken + 1, int{rules.sheet.rolls}));
  state.phase = dice_setup.role == Role::active ? Phase::pick : Phase::turn_end;
  state.done = 0;
  // Extra dice come after one's own part of the turn, which the active player has behind him by then.
  state.acted = 0;
  if (dice_setup.role != Role::active && !state.passive_half)
    state.acted = static_cast<std::uint8_t>(1u << state.active);
  return state;
}

}  // namespace fox::ui
