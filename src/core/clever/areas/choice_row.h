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

// The marks of a choice row's field: `put(value, choice)`. `choices` says which of the two are wanted.
template <class Put>
inline void each_choice(const Area& area, int cell, int number, Choice choices, Put&& put) {
  const bool choice = offers_choice(area, cell);
  if (choices != Choice::points) put(halved(number), choice ? Choice::bonus : Choice::none);
  if (choice) put(number * area.factor[static_cast<std::size_t>(cell)], Choice::points);
}

}  // namespace fox::clever
