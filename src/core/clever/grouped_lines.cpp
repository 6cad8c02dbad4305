#include "core/clever/grouped_lines.h"

#include "core/clever/nth_mark.h"

namespace fox::clever {
namespace {

Marks marks_of(const Rules& rules, const LineGroup& group) {
  const auto a = static_cast<std::size_t>(group.area());
  return {rules.sheet.area[a], a, group.cells, group.counts_as()};
}

Choice choices_of(const LineGroup& group) {
  return (group.number & LineGroup::kPointsOnly) != 0 ? Choice::points : Choice::none;
}

// A line that is no mark.
Line plain_line(const State& state, const LineGroup& group) {
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

Line bonus_line(const Rules& rules, const BonusGroups& bonus, const LineGroup& group, std::size_t index) {
  Line line = bonus.alike;
  if (group.companions() != 0) [[unlikely]]
    write_companions(marks_of(rules, group), group.companions(), index, line);
  else
    write_mark(marks_of(rules, group), choices_of(group), index, line);
  return line;
}

}  // namespace

void expand(const Rules& rules, const State& state, const GroupedLines& groups, Lines& lines) {
  std::size_t next_bonus = 0, before = 0;
  for (std::size_t g = 0; g < groups.groups().size(); ++g) {
    const LineGroup& group = groups.groups()[g];
    const std::size_t count = group.total - before;
    before = group.total;
    while (next_bonus < groups.bonus_groups().size() && groups.bonus_groups()[next_bonus].first <= g)
      ++next_bonus;
    if (group.area() == LineGroup::kDiceMarks) {
      const DiceMarks& dice_marks = groups.dice_marks()[group.cells];
      for (std::size_t i = 0; i < count; ++i)
        lines.push(line_of(rules, groups.openings(dice_marks.alike.seat), dice_marks, i));
    } else if (group.area() == LineGroup::kNoArea) {
      lines.push(plain_line(state, group));
    } else {
      const BonusGroups& bonus = groups.bonus_groups()[next_bonus - 1];
      for (std::size_t i = 0; i < count; ++i) lines.push(bonus_line(rules, bonus, group, i));
    }
  }
}

Line line_at(const Rules& rules, const State& state, const GroupedLines& groups, std::size_t index) {
  std::size_t g = 0, before = 0;
  for (; groups.groups()[g].total <= index; ++g) before = groups.groups()[g].total;
  const LineGroup& group = groups.groups()[g];
  index -= before;
  if (group.area() == LineGroup::kDiceMarks) {
    const DiceMarks& dice_marks = groups.dice_marks()[group.cells];
    return line_of(rules, groups.openings(dice_marks.alike.seat), dice_marks, index);
  }
  if (group.area() == LineGroup::kNoArea) return plain_line(state, group);
  const BonusGroups* bonus = groups.bonus_groups().end() - 1;
  while (bonus->first > g) --bonus;
  return bonus_line(rules, *bonus, group, index);
}

Line only_line(const Rules& rules, const Line& alike, const LineGroup& group) {
  Line line = alike;
  write_mark(marks_of(rules, group), choices_of(group), 0, line);
  return line;
}

bool stands_for(const Rules& rules, const Line& alike, const LineGroup& group, const Line& line) {
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
