#include "core/clever/group.h"

#include "core/clever/marks.h"
#include "core/clever/sheet_mode.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

void expand_chain(const Chain& chain, Line line, Lines& lines) {
  Mask chosen = chain.chosen, one = 0;  // the cell of the die that chooses its row; first without
  for (;;) {
    for (Mask set = chain.fixed;; set = (set - 1) & chain.fixed) {
      line.more = set | one;
      lines.push(line);
      if (set == 0) break;
    }
    if (chosen == 0) return;
    one = chosen & (~chosen + 1);
    chosen &= chosen - 1;
  }
}

void expand_companions(Mask cells, int k, Line line, Lines& lines) {
  for (Mask set = cells; set != 0; set = (set - 1) & cells) {
    if (count_bits(set) > 1 + k) continue;
    line.cell = static_cast<std::uint8_t>(__builtin_ctz(set));
    line.more = set & (set - 1);
    lines.push(line);
  }
}

// What the group's lines have in common, with its die, its area and one cell.
Line line_of(const Area& area, const Line& alike, const Group& group, int cell) {
  Line line = alike;
  if (group.die() != Group::kNoDie) line.die = static_cast<std::uint8_t>(group.die());
  line.area = static_cast<std::uint8_t>(group.area());
  line.cell = static_cast<std::uint8_t>(cell);
  line.value = static_cast<std::uint8_t>(group.counts_as() * area.factor[static_cast<std::size_t>(cell)]);
  return line;
}

template <class F>
void each_choice_line(const Area& area, const Line& alike, const Group& group, F&& f) {
  Line mark = line_of(area, alike, group, __builtin_ctz(group.cells));
  const bool points_only = (group.number & Group::kPointsOnly) != 0;
  each_choice(area, mark.cell, group.counts_as(), points_only ? Choice::points : Choice::none,
              [&](int value, Choice choice) {
                mark.value = static_cast<std::uint8_t>(value);
                mark.choice = choice;
                f(mark);
              });
}

bool has_chain(const Area& area, const State& state, const Line& alike) {
  if (!area.chain) return false;
  if (alike.kind == LineKind::take) return state.phase == Phase::pick;
  return alike.kind == LineKind::use && alike.role == Role::active;
}

void expand_chains(const Rules& rules, const State& state, const Line& alike, const Group& group, Lines& lines) {
  const auto a = static_cast<std::size_t>(group.area());
  const Area& area = rules.sheet.area[a];
  const Faces named = named_faces(alike.dice);
  const Use use = alike.kind == LineKind::use ? named_use(rules, alike, named) : active_use(rules, state);
  const Mask open = opening(area, state.pads[alike.seat], a, false).cells;
  const Chain chain(area, use, group.die());
  each_bit(group.cells, [&](int cell) {
    expand_chain(chain.within(open & ~(Mask{1} << cell)), line_of(area, alike, group, cell), lines);
  });
}

// A line that is no mark.
Line plain_line(const State& state, const Group& group) {
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

void expand_group(const Rules& rules, const State& state, const Line& alike, const Group& group, Lines& lines) {
  const Area& area = rules.sheet.area[static_cast<std::size_t>(group.area())];
  if (area.kind == AreaKind::choice_row)
    return each_choice_line(area, alike, group, [&](const Line& mark) { lines.push(mark); });
  if (group.companions() != 0)
    return expand_companions(group.cells, group.companions(), line_of(area, alike, group, 0), lines);
  if (has_chain(area, state, alike)) return expand_chains(rules, state, alike, group, lines);
  each_bit(group.cells, [&](int cell) { lines.push(line_of(area, alike, group, cell)); });
}

}  // namespace

void expand(const Rules& rules, const State& state, const Groups& groups, Lines& lines) {
  std::size_t next_batch = 0;
  for (std::size_t g = 0; g < groups.groups().size(); ++g) {
    const Group& group = groups.groups()[g];
    while (next_batch < groups.batches().size() && groups.batches()[next_batch].first <= g) ++next_batch;
    if (group.area() == Group::kNoArea)
      lines.push(plain_line(state, group));
    else
      expand_group(rules, state, groups.batches()[next_batch - 1].alike, group, lines);
  }
}

Line line_at(const Rules& rules, const State& state, const Groups& groups, std::size_t index, Lines& scratch) {
  const Group* group = groups.groups().begin();
  while (group->total <= index) ++group;
  if (group->area() == Group::kNoArea) return plain_line(state, *group);
  const auto g = static_cast<std::size_t>(group - groups.groups().begin());
  const Batch* batch = groups.batches().end() - 1;
  while (batch->first > g) --batch;
  index -= g == 0 ? 0 : group[-1].total;
  const Area& area = rules.sheet.area[static_cast<std::size_t>(group->area())];
  if (!area.special) {
    Mask cells = group->cells;
    for (; index != 0; --index) cells &= cells - 1;
    return line_of(area, batch->alike, *group, __builtin_ctz(cells));
  }
  scratch.clear();
  expand_group(rules, state, batch->alike, *group, scratch);
  return scratch[index];
}

Line only_line(const Rules& rules, const Line& alike, const Group& group) {
  const Area& area = rules.sheet.area[static_cast<std::size_t>(group.area())];
  if (area.kind != AreaKind::choice_row) return line_of(area, alike, group, __builtin_ctz(group.cells));
  Line only;
  each_choice_line(area, alike, group, [&](const Line& mark) { only = mark; });
  return only;
}

bool stands_for(const Rules& rules, const Line& alike, const Group& group, const Line& line) {
  if (group.area() != line.area || (group.cells >> line.cell & 1) == 0) return false;
  const Area& area = rules.sheet.area[line.area];
  if (area.kind != AreaKind::choice_row) return line_of(area, alike, group, line.cell) == line;
  bool found = false;
  each_choice_line(area, alike, group, [&](const Line& mark) { found = found || mark == line; });
  return found;
}

}  // namespace fox::clever
