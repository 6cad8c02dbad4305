// The n-th of the marks that a number makes in some cells of an area, written into a line.
#pragma once

#include "core/clever/areas/choice_row.h"
#include "core/clever/marks.h"

namespace fox::clever {

inline Mask companion_set(Mask cells, int k, std::size_t index) {
  const auto& sets = kCompanions.sets[static_cast<std::size_t>(count_bits(cells))];
  Mask set = 0;
  for (unsigned left = sets[static_cast<std::size_t>(k)][index]; left != 0; left >>= 1, cells &= cells - 1)
    set |= cells & (~cells + 1) & (Mask{0} - (left & 1));
  return set;
}

// Marks of a number in some cells of an area.
struct Marks {
  const Area& area;
  std::size_t a;
  Mask cells;
  int number;

  [[gnu::always_inline]] void write(Line& line, int cell) const {
    line.area = static_cast<std::uint8_t>(a);
    line.cell = static_cast<std::uint8_t>(cell);
    line.value =
        static_cast<std::uint8_t>(number * area.factor[static_cast<std::size_t>(cell)] & -int{area.writes});
  }
};

template <class F>
void each_choice_line(const Marks& marks, const Line& alike, Choice choices, F&& f) {
  Line line = alike;
  marks.write(line, __builtin_ctz(marks.cells));
  each_choice(marks.area, line.cell, marks.number, choices, [&](int value, Choice choice) {
    line.value = static_cast<std::uint8_t>(value);
    line.choice = choice;
    f(line);
  });
}

inline void write_choice(const Marks& marks, Choice choices, std::size_t index, Line& line) {
  const Line alike = line;
  each_choice_line(marks, alike, choices, [&](const Line& mark) {
    if (index-- == 0) line = mark;
  });
}

// A line of marks where every cell is a line: mostly one of the first four, which are told apart without a
// branch.
[[gnu::always_inline]] inline void write_cell(const Marks& marks, std::size_t index, Line& line) {
  Mask cells = marks.cells;
  for (std::size_t i = 0; i < 3; ++i) cells &= (cells - 1) | (Mask{0} - (index <= i));
  for (; index > 3; --index) cells &= cells - 1;
  marks.write(line, __builtin_ctz(cells));
}

[[gnu::always_inline]] inline void write_mark(const Marks& marks, Choice choices, std::size_t index,
                                              Line& line) {
  if (marks.area.traits.halves)
    write_choice(marks, choices, index, line);
  else
    write_cell(marks, index, line);
}

[[gnu::always_inline]] inline void write_companions(const Marks& marks, int k, std::size_t index,
                                                    Line& line) {
  const Mask set = companion_set(marks.cells, k, index);
  line.more = set & (set - 1);
  marks.write(line, __builtin_ctz(set));
}

}  // namespace fox::clever
