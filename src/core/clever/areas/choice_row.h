// A choice row: a row whose fields offer the bonus for half of the number, rounded up, or the points for a
// multiple of it. A field without a factor is always halved and offers no choice.
#pragma once

#include "core/clever/areas/row.h"

namespace fox::clever {

struct ChoiceRow : Row {
  static constexpr KindTraits traits{.by_print = false, .any_order = false, .ends = 1, .halves = true};

  static int written(const Area& area, int cell, int number, Choice choice) {
    return choice == Choice::points ? AnyKind::written(area, cell, number, choice) : halved(number);
  }
  static bool gives(const Area&, const Line& line) { return line.choice == Choice::bonus; }
  static bool gave(const Area& area, const Pad& pad, int cell) {
    return (pad.noted[area.noted] >> cell & 1) != 0;
  }
  static Finding impossible(const FieldAt& field, Choice choice);
};

}  // namespace fox::clever
