// Dice that people say lie on the table, with the role of whoever asks; and the position of the game that
// this makes together with what stands on the sheets.
#pragma once

#include <array>

#include "core/clever/family.h"

namespace fox::ui {

// Where a die lies; `loose` is in hand for the active player, on the platter for everybody else.
enum class Lies : unsigned char { loose, field1, field2, field3, platter };

struct Laid {
  clever::Role role = clever::Role::active;
  std::array<std::uint8_t, clever::kMaxDice> face{};  // 0: nobody said
  std::array<Lies, clever::kMaxDice> place{};

  [[nodiscard]] bool said(int die) const { return face[static_cast<std::size_t>(die)] != 0; }
  [[nodiscard]] Lies lies(int die) const;
  // A field holds one die: another one that lies there comes loose.
  void put(int die, Lies where);
};

// Who asks with that role when the sheet looked at is this seat's: in a passive turn somebody else is active.
// `before` has the sheets, and the joker's face where nobody says another.
clever::State set_up(const clever::Rules& rules, const clever::State& before, int seat, const Laid& laid);

}  // namespace fox::ui
