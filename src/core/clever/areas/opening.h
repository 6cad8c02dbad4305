// What an area would take now: the cells a mark could go to, and the numbers they accept beyond what is
// printed on them. Every kind says it in this one form, so that "where may this number go" is the same few
// operations for all of them.
#pragma once

#include "core/clever/clever_sheet.h"
#include "core/clever/clever_state.h"
#include "core/clever/next_numbers.h"

namespace fox::clever {

struct Opening {
  Mask cells = 0;
  NextNumbers numbers{};
};

// The number that stands beside the next cell of a row's half, 0 where none does.
inline std::size_t beside(const Pad& pad, std::size_t first_number, Mask half) {
  const int filled = __builtin_ctz(~half);
  // Read even where nothing is written: it is 0 then.
  return pad.numbers[first_number + static_cast<std::size_t>(filled - (filled != 0))];
}

// Those of the open cells that take the number.
[[gnu::always_inline]] inline Mask cells_for(const Area& area, const Opening& opening, int number) {
  const Mask cells = opening.cells & area.fit[static_cast<std::size_t>(number)];
  if (!area.relative) return cells;
  return cells & opening.numbers.cells(number, area.first_half);
}

}  // namespace fox::clever
