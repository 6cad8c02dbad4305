// Dice that people say lie on the table, with the role of whoever asks; and the position of the game that
// this makes together with what stands on the sheets.
#pragma once

#include <array>

#include "core/clever/clever_family.h"

namespace fox::ui {

// Where a die lies; `loose` is in hand for the active player, on the platter for everybody else.
enum class DiePlace : unsigned char { loose, field1, field2, field3, platter };

struct DiceSetup {
  clever::Role role = clever::Role::active;
  std::array<std::uint8_t, clever::kMaxDice> face{};  // 0: nobody said
  std::array<DiePlace, clever::kMaxDice> place{};

  [[nodiscard]] bool is_said(int die) const { return face[static_cast<std::size_t>(die)] != 0; }
  [[nodiscard]] DiePlace place_of(int die) const;
  // A field holds one die: another one that lies there comes loose.
  void put(int die, DiePlace where);
};

// Who asks with that role when the sheet looked at is this seat's: in a passive turn somebody else is active.
// `before` has the sheets, and the joker's face where nobody says another.
clever::State set_up(const clever::Rules& rules, const clever::State& before, int seat,
                     const DiceSetup& dice_setup);

}  // namespace fox::ui
