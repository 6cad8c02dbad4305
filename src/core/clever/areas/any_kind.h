// What an area kind is asked, with the answers of most kinds. A descriptor inherits them and has its own
// where it differs. Whoever lists, plays, explains, scores or audits asks the descriptor (`visit_kind` in
// kinds.h); nobody else knows the kinds' names.
#pragma once

#include <optional>

#include "core/clever/areas/opening.h"
#include "core/clever/clever_line.h"
#include "core/finding.h"

namespace fox::clever {

struct Rules;

// A field with what is written there, for those who say why not.
struct FieldAt {
  const Rules& rules;
  const Pad& pad;
  std::size_t a;
  int cell, number;

  [[nodiscard]] const Area& area() const;
};

// What a bonus can write, for the question whether it could be used to the end.
struct Offered {
  unsigned numbers;  // as bits
  bool crosses;      // it leaves the number open
  bool grey_only;
};

struct AnyKind {
  static constexpr KindTraits traits{};

  // What it would take now; `cells` are those that Area::free and Area::next leave open.
  static Opening opening(const Area&, const Pad&, std::size_t, Mask cells) { return {cells}; }

  // Empty fields that nothing will ever mark again.
  static Mask gone(const Area&, const Pad&, std::size_t) { return 0; }

  // The numbers that may follow one in the half, as bits; 0: where none stands yet.
  static std::uint16_t follow(const AreaDef& def, int beside, std::size_t half, bool start_again);

  // What a number becomes in a field; 0 where a cross is made.
  static int written(const Area& area, int cell, int number, Choice) {
    return number * area.factor[static_cast<std::size_t>(cell)];
  }

  // Whether a mark gives what is printed below its field, while it is made and afterwards.
  static bool gives(const Area& area, const Line& line) {
    const auto from = area.bonus_from[line.cell];
    return from == 0 || line.value >= from;
  }
  static bool gave(const Area& area, const Pad& pad, int cell) {
    const auto c = static_cast<std::size_t>(cell);
    return area.bonus_from[c] == 0 || pad.numbers[area.first_number + c] >= area.bonus_from[c];
  }

  // Whether a mark writes the start number right after itself.
  static bool repeats_start(const Area&, const Pad&, const Line&) { return false; }

  // Why a number does not go into an open field.
  static std::optional<Refusal> why_number(const FieldAt& field);

  // Of a finished sheet: what speaks against a number that nothing can have written there, and against one
  // that does not go with the one beside it (0: none) in its half.
  static Finding impossible(const FieldAt& field, Choice choice);
  static Finding out_of_order(const FieldAt& field, int beside, std::size_t half);

  // Whether a bonus had a field at any time, given those that are empty at the end.
  static bool stayed_open(const Area& area, Mask empty, const Offered& offered);
};

// Where fields halve: what is written for the bonus, and whether one offers the points instead.
constexpr int halved(int number) {
  return (number + 1) / 2;
}
inline bool offers_choice(const Area& area, int cell) {
  return (area.choices >> cell & 1) != 0;
}

// Whatever stood beside it: does each of these fields always take one of the numbers?
bool always_takes(const Area& area, std::size_t half, Mask cells, unsigned numbers);

}  // namespace fox::clever
