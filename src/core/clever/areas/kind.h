// The kinds of areas: their words in sheet files, their descriptors, and in a few words what each is like.
// What a kind does is its descriptor in this folder; kinds.h finds it.
#pragma once

#include "core/named_enum.h"

namespace fox::clever {

// X(name, Kind): sheet files say the name, core/clever/areas/<name>.h has the descriptor.
#define FOX_CLEVER_AREA_KINDS(X) \
  X(grid, Grid)                  \
  X(circled_grid, CircledGrid)   \
  X(row, Row)                    \
  X(two_way_row, TwoWayRow)      \
  X(skipping_row, SkippingRow)   \
  X(choice_row, ChoiceRow)

FOX_NAMED_LIST(AreaKind, FOX_CLEVER_AREA_KINDS)

#define FOX_X(name, Kind) struct Kind;
FOX_CLEVER_AREA_KINDS(FOX_X)
#undef FOX_X

struct KindTraits {
  bool by_print = true;   // a field takes the number printed on it; else any that is not too low for it
  bool any_order = true;  // every empty field is open
  int ends =
      0;  // else: where fields are filled without gaps, the ends that grow; of two, the first half left
  bool relative = false;  // what is open depends on more than how many fields are filled
  bool circles = false;   // a field is circled first and crossed later, and a circle counts for lines
  bool halves = false;    // a field offers its bonus for half of the number, or points for a multiple of it

  // Whether a second mark of each field has to be kept.
  [[nodiscard]] constexpr bool second_marks() const { return circles || halves; }
};

const KindTraits& traits_of(AreaKind kind);

}  // namespace fox::clever
