// How dice are used by whoever marks with them: as a pick from the hand, from the platter, as an extra die.
#pragma once

#include "core/clever/clever_line.h"
#include "core/clever/clever_state.h"

namespace fox::clever {

inline constexpr int kGreyCells = -1;  // Use::row of a die that gives the grey cells only
inline constexpr int kNoRow = -2;      // of a die of which nobody said where it lies

// How dice are used: what is the same for every die in the same hands.
struct Use {
  Faces face{};
  ByDie rows = rows_of(kGreyCells);  // the roll row it may mark in, as number_of_row says
  std::uint8_t group = 0;            // dice that count as companions, as bits
  std::uint8_t fields = 0;           // dice that have each other as companions instead
  std::uint8_t sweeps = 0;           // dice from which a pick sweeps the lower ones, for a chain, as bits
  bool sweeps_all = false;           // a chain covers the others, too

  // The same row, from 0, or kGreyCells or kNoRow, for every die.
  static constexpr ByDie rows_of(int row) { return ByDie::all(number_of_row(row)); }
  // Of kNoRow, kGreyCells and the rows from 0: 0, 1, 2 and so on.
  static constexpr int number_of_row(int row) { return row + 2; }
  [[nodiscard, gnu::always_inline]] int row(int die) const { return rows[die] - number_of_row(0); }
  [[nodiscard, gnu::always_inline]] unsigned companions(int die) const {
    const unsigned on_field = 0u - (unsigned{fields} >> die & 1);
    return (fields & on_field) | (group & ~on_field);
  }
};

inline int face_of(const Use& use, int die) {
  return use.face[static_cast<std::size_t>(die)];
}

}  // namespace fox::clever
