#include "core/clever/group.h"

#include "core/clever/nth_mark.h"

namespace fox::clever {
namespace {

Marks marks_of(const Rules& rules, const Group& group) {
  const auto a = static_cast<std::size_t>(group.area());
  return {rules.sheet.area[a], a, group.cells, group.counts_as()};
}

Choice choices_of(const Group& group) {
  return (group.number & Group::kPointsOnly) != 0 ? Choice::points : Choice::none;
}

// A line that is no mark.
Line plain_line(const State& state, const Group& group) {
  Line line;
  line.kind = static_cast<LineKind>(group.number);
  if (line.kind == LineKind::serve) {
    line.seat = state.active;
    line.dice = ByDie(group.cells);
    return line;
  }
  line.seat = static_cast<std::uint8_t>(group.cells);
  line.die = static_cast<std::uint8_t>(group.cells >> 8);
  line.what = static_cast<std::uint8_t>(group.cells >> 16);
  return line;
}

Line bonus_line(const Rules& rules, const Batch& batch, const Group& group, std::size_t index) {
  Line line = batch.alike;
  if (group.companions() != 0) [[unlikely]]
    write_companions(marks_of(rules, group), group.companions(), index, line);
  else
    write_mark(marks_of(rules, group), choices_of(group), index, line);
  return line;
}

}  // namespace

void expand(const Rules& rules, const State& state, const Groups& groups, Lines& lines) {
  std::size_t next_batch = 0, before = 0;
  for (std::size_t g = 0; g < groups.groups().size(); ++g) {
    const Group& group = groups.groups()[g];
    const std::size_t count = group.total - before;
    before = group.total;
    while (next_batch < groups.batches().size() && groups.batches()[next_batch].first <= g) ++next_batch;
    if (group.area() == Group::kSheaf) {
      const Sheaf& sheaf = groups.sheaves()[group.cells];
      for (std::size_t i = 0; i < count; ++i)
        lines.push(line_of(rules, groups.outlook(sheaf.alike.seat), sheaf, i));
    } else if (group.area() == Group::kNoArea) {
      lines.push(plain_line(state, group));
    } else {
      const Batch& batch = groups.batches()[next_batch - 1];
      for (std::size_t i = 0; i < count; ++i) lines.push(bonus_line(rules, batch, group, i));
    }
  }
}

Line line_at(const Rules& rules, const State& state, const Groups& groups, std::size_t index) {
  std::size_t g = 0, before = 0;
  for (; groups.groups()[g].total <= index; ++g) before = groups.groups()[g].total;
  const Group& group = groups.groups()[g];
  index -= before;
  if (group.area() == Group::kSheaf) {
    const Sheaf& sheaf = groups.sheaves()[group.cells];
    return line_of(rules, groups.outlook(sheaf.alike.seat), sheaf, index);
  }
  if (group.area() == Group::kNoArea) return plain_line(state, group);
  const Batch* batch = groups.batches().end() - 1;
  while (batch->first > g) --batch;
  return bonus_line(rules, *batch, group, index);
}

Line only_line(const Rules& rules, const Line& alike, const Group& group) {
  Line line = alike;
  write_mark(marks_of(rules, group), choices_of(group), 0, line);
  return line;
}

bool stands_for(const Rules& rules, const Line& alike, const Group& group, const Line& line) {
  if (group.area() != line.area || (group.cells >> line.cell & 1) == 0) return false;
  Marks marks = marks_of(rules, group);
  marks.cells = Mask{1} << line.cell;
  bool found = false;
  if (marks.area.traits.halves) {
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
