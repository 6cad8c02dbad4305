// A skipping row: any field right of the last cross that shows the number; what is skipped is gone for good.
#pragma once

#include "core/clever/areas/any_kind.h"

namespace fox::clever {

struct SkippingRow : AnyKind {
  static constexpr KindTraits traits{.any_order = false, .relative = true};

  static Opening opening(const Area& area, const Pad& pad, std::size_t a, Mask) {
    const Mask marked = pad.marked[a];
    if (marked == 0) return {area.all};
    const int last = 31 - __builtin_clz(marked);
    return {area.all & ~((Mask{2} << last) - 1)};
  }

  static Mask gone(const Area& area, const Pad& pad, std::size_t a) {
    return area.all & ~area.printed & ~pad.marked[a] & ~opening(area, pad, a, 0).cells;
  }

  static bool stayed_open(const Area& area, Mask empty, const Offered& offered) {
    return offered.crosses && (empty >> (area.count - 1) & 1) != 0;
  }
};

}  // namespace fox::clever
