// A two-way row: it grows from a printed start number to both sides, down to the left and up to the right,
// one step at a time; the start number itself may be written again to begin anew. Fields of the first half go
// left from the middle, the others go right.
#pragma once

#include "core/clever/areas/any_kind.h"

namespace fox::clever {

struct TwoWayRow : AnyKind {
  static constexpr KindTraits traits{.by_print = false, .any_order = false, .ends = 2, .relative = true};

  // The number beside the next field of a side.
  static int before(const Area& area, const Pad& pad, std::size_t a, bool right) {
    const Mask side = right ? pad.marked[a] >> area.split : pad.marked[a] & area.first_half;
    if (side == 0) return area.start;
    const int filled = __builtin_ctz(~side);
    return pad.numbers[static_cast<std::size_t>(area.first_number + (right ? area.split : 0) + filled - 1)];
  }

  static Opening opening(const Area& area, const Pad& pad, std::size_t a, Mask) {
    const Mask marked = pad.marked[a], left = marked & area.first_half, right = marked >> area.split;
    const Mask next = ((left + 1) & area.first_half) | (((right + 1) << area.split) & area.all);
    const std::size_t second = area.first_number + std::size_t{area.split};
    return {next, NextNumbers(area.follow[0][beside(pad, area.first_number, left)],
                              area.follow[1][beside(pad, second, right)])};
  }

  static bool repeats_start(const Area& area, const Pad& pad, const Line& line) {
    return line.value == area.start && before(area, pad, line.area, line.cell >= area.split) == area.start;
  }

  static std::uint16_t follow(const AreaDef& def, int beside, std::size_t half, bool start_again);
  static std::optional<Refusal> why_number(const FieldAt& field);
  static Finding out_of_order(const FieldAt& field, int beside, std::size_t half);
  static bool stayed_open(const Area& area, Mask empty, const Offered& offered);
};

}  // namespace fox::clever
