// How groups are spelled out as lines (contracts: core/clever/group.h).
#pragma once

#include "core/clever/group.h"

namespace fox::clever {

// One of a chain's sets, counted from 0: the dice with a row of their own in every combination, then the same
// with each cell of the die that chooses.
inline Mask chain_set(const Chain& chain, std::size_t index) {
  Mask set = 0;
  for (Mask left = chain.fixed; left != 0; left &= left - 1) {
    set |= (left & (~left + 1)) & (~Mask{0} + !(index & 1));
    index >>= 1;
  }
  if (index == 0) return set;
  Mask chosen = chain.chosen;
  for (; index > 1; --index) chosen &= chosen - 1;
  return set | (chosen & (~chosen + 1));
}

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

[[gnu::always_inline]] inline Marks marks_of(const auto& rules, const Group& group) {
  const auto a = static_cast<std::size_t>(group.area());
  return {rules.sheet.area[a], a, group.cells, group.counts_as()};
}

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

inline Choice choices_of(const Group& group) {
  return (group.number & Group::kPointsOnly) != 0 ? Choice::points : Choice::none;
}

[[gnu::noinline]] inline void write_choice(const Marks& marks, Choice choices, std::size_t index,
                                           Line& line) {
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
  if (marks.area.kind == AreaKind::choice_row)
    write_choice(marks, choices, index, line);
  else
    write_cell(marks, index, line);
}

[[gnu::always_inline]] inline void write_chain(const Marks& marks, const Use& use, Mask open,
                                               std::size_t index, Line& line) {
  const Chain chain(marks.area, use, line.die);
  if ((marks.cells & (chain.fixed | chain.chosen)) == 0) [[likely]] {
    const Chain rest = chain.within(open);
    const auto sets = static_cast<std::uint32_t>(rest.sets());
    const std::uint32_t cell = static_cast<std::uint32_t>(index) / sets;
    write_cell(marks, cell, line);
    line.more = sets == 1 ? 0 : chain_set(rest, index - std::size_t{cell} * sets);
    return;
  }
  for (Mask left = marks.cells;; left &= left - 1) {
    ensure(left != 0, "an area has as many lines as were counted");
    const Chain rest = chain.within(open & ~(left & (~left + 1)));
    const std::size_t sets = rest.sets();
    if (index < sets) {
      line.more = chain_set(rest, index);
      return marks.write(line, __builtin_ctz(left));
    }
    index -= sets;
  }
}

[[gnu::always_inline]] inline void write_companions(const Marks& marks, int k, std::size_t index,
                                                    Line& line) {
  const Mask set = companion_set(marks.cells, k, index);
  line.more = set & (set - 1);
  marks.write(line, __builtin_ctz(set));
}

// A mark of more than one cell.
[[gnu::always_inline]] inline void write_many(const Marks& marks, const Use& use, Mask open,
                                              std::size_t index, Line& line) {
  if (marks.area.chain) return write_chain(marks, use, open, index, line);
  const int k = companions_of(use, line.die, marks.number);
  if (k == 0) return write_cell(marks, index, line);
  write_companions(marks, k, index, line);
}

// A line that closes the list of a sheaf.
inline Line closing_line(const Sheaf& sheaf, std::size_t place) {
  Line line;
  line.kind = place == Closing::reroll_place ? LineKind::reroll : sheaf.last;
  line.seat = sheaf.alike.seat;
  return line;
}

// A line of a sheaf, by its area and its place there.
[[gnu::always_inline]] inline Line sheaf_line(const Sheet& sheet, const Area& area, const Outlook& outlook,
                                              const Sheaf& sheaf, std::size_t a, std::size_t index) {
  const Opening& open = outlook.opening(a);
  const std::size_t own = sheaf.own[a];
  // Which of the two dice it is, is chance: no branch.
  const std::size_t joker = ~std::size_t{0} + (index < own);
  index -= own & joker;
  const int die = area.die ^ static_cast<int>((area.die ^ sheet.joker) & joker);
  const int face = sheaf.as != 0 ? sheaf.as : face_of(sheaf.use, die);
  const Fit fit(sheet, area, open, sheaf.use, die, face);
  const Marks marks{area, a, fit.cells, fit.number};
  Line line = sheaf.alike;
  line.die = static_cast<std::uint8_t>(die);
  line.as = sheaf.as;
  line.field = sheaf.field;
  if (area.many)
    write_many(marks, sheaf.use, open.cells, index, line);
  else
    write_mark(marks, Choice::none, index, line);
  return line;
}

// A line that is no mark.
inline Line plain_line(const State& state, const Group& group) {
  Line line;
  line.kind = static_cast<LineKind>(group.number);
  if (line.kind == LineKind::serve) {
    line.seat = state.active;
    line.dice = group.cells;
    return line;
  }
  line.seat = static_cast<std::uint8_t>(group.cells);
  line.die = static_cast<std::uint8_t>(group.cells >> 8);
  line.what = static_cast<std::uint8_t>(group.cells >> 16);
  return line;
}

[[gnu::noinline]] Line bonus_line(const auto& rules, const Batch& batch, const Group& group,
                                  std::size_t index) {
  Line line = batch.alike;
  if (group.companions() != 0) [[unlikely]]
    write_companions(marks_of(rules, group), group.companions(), index, line);
  else
    write_mark(marks_of(rules, group), choices_of(group), index, line);
  return line;
}

Line sheaf_line_at(const auto& rules, const Groups& groups, const Sheaf& sheaf, std::size_t index) {
  const std::size_t place = sheaf.before.find(index);
  if (place >= kMaxAreas) return closing_line(sheaf, place);
  index -= sheaf.before[place];
  const Outlook& outlook = groups.outlook(static_cast<std::size_t>(rules.seat(sheaf.alike.seat)));
  return at_area(
      rules, place, [&](const Area& area, std::size_t a) __attribute__((always_inline)) {
        return sheaf_line(rules.sheet, area, outlook, sheaf, a, index);
      });
}

void expand(const auto& rules, const State& state, const Groups& groups, Lines& lines) {
  std::size_t next_batch = 0, before = 0;
  for (std::size_t g = 0; g < groups.groups().size(); ++g) {
    const Group& group = groups.groups()[g];
    const std::size_t count = group.total - before;
    before = group.total;
    while (next_batch < groups.batches().size() && groups.batches()[next_batch].first <= g) ++next_batch;
    if (group.area() == Group::kSheaf) {
      const Sheaf& sheaf = groups.sheaves()[group.cells];
      for (std::size_t i = 0; i < count; ++i) lines.push(sheaf_line_at(rules, groups, sheaf, i));
    } else if (group.area() == Group::kNoArea) {
      lines.push(plain_line(state, group));
    } else {
      const Batch& batch = groups.batches()[next_batch - 1];
      for (std::size_t i = 0; i < count; ++i) lines.push(bonus_line(rules, batch, group, i));
    }
  }
}

Line line_at(const auto& rules, const State& state, const Groups& groups, std::size_t index) {
  std::size_t g = 0, before = 0;
  for (; groups.groups()[g].total <= index; ++g) before = groups.groups()[g].total;
  const Group& group = groups.groups()[g];
  index -= before;
  if (group.area() == Group::kSheaf) {
    const Sheaf& sheaf = groups.sheaves()[group.cells];
    return sheaf_line_at(rules, groups, sheaf, index);
  }
  if (group.area() == Group::kNoArea) return plain_line(state, group);
  const Batch* batch = groups.batches().end() - 1;
  while (batch->first > g) --batch;
  return bonus_line(rules, *batch, group, index);
}

Line only_line(const auto& rules, const Line& alike, const Group& group) {
  Line line = alike;
  write_mark(marks_of(rules, group), choices_of(group), 0, line);
  return line;
}

bool stands_for(const auto& rules, const Line& alike, const Group& group, const Line& line) {
  if (group.area() != line.area || (group.cells >> line.cell & 1) == 0) return false;
  Marks marks = marks_of(rules, group);
  marks.cells = Mask{1} << line.cell;
  bool found = false;
  if (marks.area.kind == AreaKind::choice_row) {
    each_choice_line(marks, alike, choices_of(group),
                     [&](const Line& mark) { found = found || mark == line; });
    return found;
  }
  Line mark = alike;
  marks.write(mark, line.cell);
  const int more = count_bits(line.more);
  const bool companions = more <= group.companions() && (line.more & ~group.cells) == 0;
  if (companions && (more == 0 || line.cell < __builtin_ctz(line.more))) mark.more = line.more;
  return mark == line;
}

}  // namespace fox::clever
