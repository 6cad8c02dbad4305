// How dice are used by whoever marks with them: as a pick from the hand, from the platter, as an extra die.
#pragma once

#include "core/clever/line.h"
#include "core/clever/state.h"

namespace fox::clever {

inline constexpr int kGreyCells = -1;  // Use::row of a die that gives the grey cells only
inline constexpr int kNoRow = -2;      // of a die of which nobody said where it lies

// How dice are used: what is the same for every die in the same hands.
struct Use {
  Faces face{};
  std::uint32_t rows = rows_of(kGreyCells);  // by die: the roll row it may mark in and two, four bits each
  std::uint8_t group = 0;                    // dice that count as companions, as bits
  std::uint8_t fields = 0;                   // dice that have each other as companions instead
  std::uint8_t sweeps = 0;  // dice from which a pick sweeps the lower ones, for a chain, as bits
  bool sweeps_all = false;  // a chain covers the others, too

  // The same row, from 0, or kGreyCells or kNoRow, for every die.
  static constexpr std::uint32_t rows_of(int row) {
    return static_cast<std::uint32_t>(row + 2) * 0x11111111u;
  }
  [[nodiscard, gnu::always_inline]] int row(int die) const { return nibble(rows, die) - 2; }
  [[nodiscard, gnu::always_inline]] unsigned companions(int die) const {
    const unsigned on_field = 0u - (unsigned{fields} >> die & 1);
    return (fields & on_field) | (group & ~on_field);
  }
};

inline int face_of(const Use& use, int die) {
  return use.face[static_cast<std::size_t>(die)];
}

}  // namespace fox::clever
