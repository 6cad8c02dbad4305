#include "core/clever/group.h"

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
[[gnu::always_inline]] inline Line line_of(const Area& area, const Line& alike, const Group& group,
                                           int cell) {
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

Line chain_line(const Area& area, const Batch& batch, Mask open, const Group& group, std::size_t index) {
  const Chain chain(area, batch.use, group.die());
  for (Mask left = group.cells;; left &= left - 1) {
    ensure(left != 0, "an area has as many lines as were counted");
    const Chain rest = chain.within(open & ~(left & (~left + 1)));
    if (index < rest.sets()) {
      Line line = line_of(area, batch.alike, group, __builtin_ctz(left));
      line.more = chain_set(rest, index);
      return line;
    }
    index -= rest.sets();
  }
}

[[gnu::noinline]] Line choice_line(const Area& area, const Line& alike, const Group& group,
                                   std::size_t index) {
  Line found;
  each_choice_line(area, alike, group, [&](const Line& mark) {
    if (index-- == 0) found = mark;
  });
  return found;
}

// A line of a group where every cell is a line: mostly the first or the second, which are told apart without
// a branch.
[[gnu::always_inline]] inline Line cell_line(const Area& area, const Line& alike, const Group& group,
                                             std::size_t index) {
  Mask cells = group.cells & ((group.cells - 1) | (Mask{0} - (index == 0)));
  for (; index > 1; --index) cells &= cells - 1;
  return line_of(area, alike, group, __builtin_ctz(cells));
}

[[gnu::always_inline]] inline Line group_line(const Area& area, const Line& alike, const Group& group,
                                              std::size_t index) {
  if (area.kind == AreaKind::choice_row) return choice_line(area, alike, group, index);
  return cell_line(area, alike, group, index);
}

// A mark of more than one cell.
[[gnu::noinline]] Line many_line(const Area& area, const Batch& batch, const Opening& open,
                                 const Group& group, std::size_t index) {
  if (area.chain) return chain_line(area, batch, open.cells, group, index);
  const int k = companions_of(batch.use, group.die(), group.counts_as());
  if (k == 0) return cell_line(area, batch.alike, group, index);
  const Mask set = companion_set(group.cells, k, index);
  Line line = line_of(area, batch.alike, group, __builtin_ctz(set));
  line.more = set & (set - 1);
  return line;
}

// A line of a sheaf, by its area and its place there.
[[gnu::always_inline]] inline Line sheaf_line(const Sheet& sheet, const Outlook& outlook, const Batch& batch,
                                              const Sheaf& sheaf, std::size_t a, std::size_t index) {
  const Area& area = sheet.area[a];
  const Use& use = batch.use;
  const Opening& open = outlook.opening(a);
  const Faces faces = faces_in(use.face, sheaf.dice, sheaf.as);
  const int own_number = number_for(sheet, area, use, area.die, faces[area.die]);
  const std::size_t own = count_marks(area, outlook, a, use, area.die, own_number);
  const bool joker = index >= own;
  index -= joker ? own : 0;
  const int die = joker ? sheet.joker : area.die;
  const Fit fit(sheet, area, open, use, die, faces[static_cast<std::size_t>(die)]);
  Group group;
  group.cells = fit.cells;
  group.die_and_area = static_cast<std::uint8_t>(static_cast<std::size_t>(die) << 4 | a);
  group.number = static_cast<std::uint8_t>(fit.number);
  Line line =
      area.many ? many_line(area, batch, open, group, index) : group_line(area, batch.alike, group, index);
  line.as = sheaf.as;
  line.field = sheaf.field;
  return line;
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
    const Batch& batch = groups.batches()[next_batch - 1];
    if (group.area() == Group::kSheaf) {
      const Sheaf& sheaf = groups.sheaves()[group.cells];
      for (std::size_t a = 0; a < rules.sheet.areas; ++a)
        for (std::size_t i = 0; i < sheaf.count(a); ++i)
          lines.push(sheaf_line(rules.sheet, groups.outlook(batch.alike.seat), batch, sheaf, a, i));
      continue;
    }
    const Area& area = rules.sheet.area[static_cast<std::size_t>(group.area())];
    const std::size_t count = group.total - (g == 0 ? std::size_t{0} : groups.groups()[g - 1].total);
    for (std::size_t i = 0; i < count; ++i) lines.push(group_line(area, batch.alike, group, i));
  }
}

namespace {

// The group that holds the line, mostly among the first.
std::size_t find_group(const Groups& groups, std::size_t index) {
  const Group* group = groups.groups().begin();
  while (group->total <= index) ++group;
  return static_cast<std::size_t>(group - groups.groups().begin());
}

}  // namespace

Line line_at(const Rules& rules, const State& state, const Groups& groups, std::size_t index) {
  const std::size_t g = find_group(groups, index);
  const Group& group = groups.groups()[g];
  if (group.area() == Group::kNoArea) return plain_line(state, group);
  index -= g == 0 ? 0 : groups.groups()[g - 1].total;
  const Batch* batch = groups.batches().end() - 1;
  while (batch->first > g) --batch;
  if (group.area() == Group::kSheaf) {
    const Sheaf& sheaf = groups.sheaves()[group.cells];
    const std::size_t a = sheaf.find(index);
    return sheaf_line(rules.sheet, groups.outlook(batch->alike.seat), *batch, sheaf, a, index);
  }
  return group_line(rules.sheet.area[static_cast<std::size_t>(group.area())], batch->alike, group, index);
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
