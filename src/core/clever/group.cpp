#include "core/clever/group.h"

#include <algorithm>

#include "core/clever/marks.h"
#include "core/clever/sheet_mode.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

// One of a chain's sets, counted from 0: the dice with a row of their own in every combination, then the same
// with each cell of the die that chooses.
Mask chain_set(const Chain& chain, std::size_t index) {
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

Mask companion_set(Mask cells, int k, std::size_t index) {
  for (Mask set = cells;; set = (set - 1) & cells)
    if (count_bits(set) <= 1 + k && index-- == 0) return set;
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

Line chain_line(const Rules& rules, const State& state, const Line& alike, const Group& group,
                std::size_t index) {
  const auto a = static_cast<std::size_t>(group.area());
  const Area& area = rules.sheet.area[a];
  const Faces named = named_faces(alike.dice);
  const Use use = alike.kind == LineKind::use ? named_use(rules, alike, named) : active_use(rules, state);
  const Mask open = opening(area, state.pads[alike.seat], a).cells;
  const Chain chain(area, use, group.die());
  for (Mask left = group.cells;; left &= left - 1) {
    ensure(left != 0, "a group has as many lines as were counted");
    const Chain rest = chain.within(open & ~(left & (~left + 1)));
    if (index < rest.sets()) {
      Line line = line_of(area, alike, group, __builtin_ctz(left));
      line.more = chain_set(rest, index);
      return line;
    }
    index -= rest.sets();
  }
}

// One line of a group in an area where a mark is more than a cell.
Line special_line(const Rules& rules, const State& state, const Line& alike, const Group& group,
                  std::size_t index) {
  const Area& area = rules.sheet.area[static_cast<std::size_t>(group.area())];
  if (area.kind == AreaKind::choice_row) {
    Line found;
    each_choice_line(area, alike, group, [&](const Line& mark) {
      if (index-- == 0) found = mark;
    });
    return found;
  }
  if (group.companions() != 0) {
    const Mask set = companion_set(group.cells, group.companions(), index);
    Line line = line_of(area, alike, group, __builtin_ctz(set));
    line.more = set & (set - 1);
    return line;
  }
  if (has_chain(area, state, alike)) return chain_line(rules, state, alike, group, index);
  Mask cells = group.cells;
  for (; index != 0; --index) cells &= cells - 1;
  return line_of(area, alike, group, __builtin_ctz(cells));
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

}  // namespace

void expand(const Rules& rules, const State& state, const Groups& groups, Lines& lines) {
  std::size_t next_batch = 0;
  for (std::size_t g = 0; g < groups.groups().size(); ++g) {
    const Group& group = groups.groups()[g];
    while (next_batch < groups.batches().size() && groups.batches()[next_batch].first <= g) ++next_batch;
    if (group.area() == Group::kNoArea) {
      lines.push(plain_line(state, group));
      continue;
    }
    const Line& alike = groups.batches()[next_batch - 1].alike;
    const Area& area = rules.sheet.area[static_cast<std::size_t>(group.area())];
    const std::size_t count = group.total - (g == 0 ? std::size_t{0} : groups.groups()[g - 1].total);
    if (area.special)
      for (std::size_t i = 0; i < count; ++i) lines.push(special_line(rules, state, alike, group, i));
    else
      each_bit(group.cells, [&](int cell) { lines.push(line_of(area, alike, group, cell)); });
  }
}

namespace {

// The group that holds the line. Where it stands is anybody's guess, so that eight are counted before one is
// asked for; the last one stands in for those behind it.
const Group* group_of(const Groups& groups, std::size_t index) {
  const Group* const list = groups.groups().begin();
  const std::size_t last = groups.groups().size() - 1;
  for (std::size_t g = 0;; g += 8) {
    std::size_t before = 0;
    for (std::size_t i = 0; i < 8; ++i) before += list[std::min(g + i, last)].total <= index;
    if (before < 8) return list + g + before;
  }
}

}  // namespace

Line line_at(const Rules& rules, const State& state, const Groups& groups, std::size_t index) {
  const Group* group = group_of(groups, index);
  if (group->area() == Group::kNoArea) return plain_line(state, *group);
  const auto g = static_cast<std::size_t>(group - groups.groups().begin());
  const Batch* batch = groups.batches().end() - 1;
  while (batch->first > g) --batch;
  index -= g == 0 ? 0 : group[-1].total;
  const Area& area = rules.sheet.area[static_cast<std::size_t>(group->area())];
  if (area.special) return special_line(rules, state, batch->alike, *group, index);
  Mask cells = group->cells;
  for (; index != 0; --index) cells &= cells - 1;
  return line_of(area, batch->alike, *group, __builtin_ctz(cells));
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
