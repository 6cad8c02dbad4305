// A row: filled from left to right without gaps; what the next number must be is the row's own rule.
#pragma once

#include "core/clever/areas/any_kind.h"

namespace fox::clever {

struct Row : AnyKind {
  static constexpr KindTraits traits{.by_print = false, .any_order = false, .ends = 1};

  // Lowest numbers are print, in Area::fit.
  static Opening opening(const Area& area, const Pad& pad, std::size_t a, Mask cells) {
    return {cells, NextNumbers(area.follow[0][beside(pad, area.first_number, pad.marked[a])])};
  }

  static std::optional<Refusal> why_number(const FieldAt& field);
  static bool stayed_open(const Area& area, Mask empty, const Offered& offered);
};

}  // namespace fox::clever
