#include "core/clever/dice_marks.h"

#include <utility>

#include "core/clever/grouped_lines.h"
#include "core/clever/nth_mark.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

// Not a loop but the same code once for every area: what kind of area is where does not change during a game,
// and so the processor learns all its branches.
template <class F>
[[gnu::always_inline]] inline void each_area(F&& f) {
  const auto unrolled = [&]<std::size_t... A>(std::index_sequence<A...>) __attribute__((always_inline)) {
    (f(A), ...);
  };
  unrolled(std::make_index_sequence<kMaxAreas>{});
}

// The open cells that the dice in hand would add to a chain.
[[gnu::always_inline]] inline std::uint64_t open_chain(const Area& area, Mask open, const Use& use) {
  return chain_cells(area, use, use.sweeps) & (open | std::uint64_t{open} << 32);
}

// How many sets of cells a die and its chain can cross, of so many cells for the die itself. `all` is what
// the dice in hand would add; a cell of a grid shows its die's face, so that lower dice have lower numbers.
[[gnu::always_inline]] inline std::uint64_t count_sets(const Area& area, Mask open, const Use& use, int die,
                                                       std::uint64_t all, Mask cells, std::uint64_t own) {
  const std::uint64_t chain = all & area.below[static_cast<std::size_t>(face_of(use, die))];
  const bool apart = (cells & static_cast<Mask>(chain | chain >> 32)) == 0;
  std::uint64_t sets = own * Chain::sets(chain & ~(chain << 32));
  if (!apart || use.sweeps_all || area.relative) [[unlikely]]
    sets = count_chains(Chain(area, use, die), open, cells);
  ensure(sets < 0x800, "a chain has too many sets");  // all areas together stay below what Counts can hold
  return sets;
}

// Where other dice of the number make further crosses: how many sets of so many cells there are.
[[gnu::always_inline]] inline std::uint64_t count_companions(std::size_t cells, const Use& use, int die,
                                                             int number) {
  return kCompanions.count[cells][static_cast<std::size_t>(companions_of(use, die, number))];
}

// Where sums count: a die that shows a number, with its partner. Without both there is no sum.
[[gnu::always_inline]] inline std::uint64_t count_sum(const OpeningCache& openings, std::size_t a, int number,
                                                      int partner) {
  const std::uint64_t both = std::uint64_t{0} - static_cast<std::uint64_t>(number * partner != 0);
  return openings.count(a, number + partner) & both;
}

// How many marks a die makes in an area where several things matter.
[[gnu::noinline]] inline std::uint64_t count_several(const Sheet& sheet, const Area& area,
                                                     const Opening& open, const Use& use, int die, int face) {
  const int number = number_for(sheet, area, use, die, face);
  Mask cells = cells_for(area, open, number);
  if (area.roll_rows) cells &= cells_by_place(area, use.row(die));
  const auto count = static_cast<std::uint64_t>(count_bits(cells));
  if (area.chain && use.sweeps != 0)
    return count_sets(area, open.cells, use, die, open_chain(area, open.cells, use), cells, count);
  return area.companions ? count_companions(count, use, die, number) : count_cells(area, cells);
}

// How many marks a die makes in an area where more than its number matters.
[[gnu::always_inline]] inline std::uint64_t count_marks(const Sheet& sheet, const Area& area,
                                                        const OpeningCache& openings, std::size_t a,
                                                        const Use& use, int die, int number,
                                                        std::uint64_t chain) {
  const Opening& open = openings.opening(a);
  if (area.way == CountedBy::place)
    return (open.cells & area.fit[static_cast<std::size_t>(number)] & cells_by_place(area, use.row(die))) !=
           0;
  if (area.way == CountedBy::companions) return count_companions(openings.count(a, number), use, die, number);
  if (area.way == CountedBy::chain)
    return count_sets(area, open.cells, use, die, chain, cells_for(area, open, number),
                      openings.count(a, number));
  return count_several(sheet, area, open, use, die, number);
}

// Does the number alone decide? Chains and companions make nothing more as long as there are no dice for
// them.
[[gnu::always_inline]] inline bool by_number(CountedBy way, const Use& use) {
  return way == CountedBy::number || (way == CountedBy::chain && use.sweeps == 0) ||
         (way == CountedBy::companions && (use.group | use.fields) == 0);
}

// Every mark that the dice may make, as they lie or all of them as one number.
[[gnu::always_inline]] inline void fill(DiceMarks& dice_marks, const Rules& rules,
                                        const OpeningCache& openings, Counts closing) {
  const Sheet& sheet = rules.sheet;
  const Use& use = dice_marks.use;
  const Faces faces = faces_in(use.face, dice_marks.dice, dice_marks.as);
  const int joker = sheet.joker & kNoDie;
  const int joker_shows = faces[static_cast<std::size_t>(joker)];
  Counts own_marks, marks = closing;
  each_area([&](std::size_t a) __attribute__((always_inline)) {
    if (a + 1 == kMaxAreas && sheet.areas < kMaxAreas) return;
    const Area& area = sheet.area[a];
    const int own_shows = faces[area.die];
    std::uint64_t of_own, of_joker;
    if (by_number(area.way, use)) [[likely]] {
      of_own = openings.count(a, own_shows);
      of_joker = openings.count(a, joker_shows);
    } else if (area.way == CountedBy::sum) {
      of_own = count_sum(openings, a, own_shows, face_of(use, joker));
      of_joker = count_sum(openings, a, joker_shows, face_of(use, area.die));
    } else {
      const std::uint64_t chain =
          area.way == CountedBy::chain ? open_chain(area, openings.opening(a).cells, use) : 0;
      of_own = count_marks(sheet, area, openings, a, use, area.die, own_shows, chain);
      of_joker = count_marks(sheet, area, openings, a, use, joker, joker_shows, chain);
    }
    own_marks.add(a, of_own);
    marks.add(a, of_own + of_joker);
  });
  dice_marks.own = own_marks;
  dice_marks.lines = marks.sum();
  dice_marks.before = marks.before();
}

// The lines of the dice as every number that can be pretended.
void list_pretended(const Rules& rules, const Pad& pad, const OpeningCache& openings,
                    const DiceMarks& dice_marks, GroupedLines& groups) {
  each_pretended(rules, pad, [&](int number, int field) {
    const auto others = static_cast<std::uint8_t>(
        dice_marks.dice & ~dice_showing(dice_marks.use.face, dice_marks.dice, number));
    DiceMarks& pretended = groups.next(dice_marks, others, number, field);
    fill(pretended, rules, openings, {});
    groups.push(pretended);
  });
}

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

// A mark of more than one cell.
[[gnu::always_inline]] inline void write_many(const Marks& marks, const Use& use, Mask open,
                                              std::size_t index, Line& line) {
  if (marks.area.chain) return write_chain(marks, use, open, index, line);
  const int k = companions_of(use, line.die, marks.number);
  if (k == 0) return write_cell(marks, index, line);
  write_companions(marks, k, index, line);
}

// A line that closes the list of dice's marks.
Line closing_line(const DiceMarks& dice_marks, std::size_t place) {
  Line line;
  line.kind = place == Closing::reroll_place ? LineKind::reroll : dice_marks.last;
  line.seat = dice_marks.alike.seat;
  return line;
}

// A mark of dice, by its area and its place there.
Line mark_of(const Sheet& sheet, const OpeningCache& openings, const DiceMarks& dice_marks, std::size_t a,
             std::size_t index) {
  const Area& area = sheet.area[a];
  const Opening& open = openings.opening(a);
  const std::size_t own = dice_marks.own[a];
  // Which of the two dice it is, is chance: no branch.
  const std::size_t joker = ~std::size_t{0} + (index < own);
  index -= own & joker;
  const int die = area.die ^ static_cast<int>((area.die ^ sheet.joker) & joker);
  const int face = dice_marks.as != 0 ? dice_marks.as : face_of(dice_marks.use, die);
  const Fit fit(sheet, area, open, dice_marks.use, die, face);
  const Marks marks{area, a, fit.cells, fit.number};
  Line line = dice_marks.alike;
  line.die = static_cast<std::uint8_t>(die);
  line.as = dice_marks.as;
  line.field = dice_marks.field;
  if (area.many)
    write_many(marks, dice_marks.use, open.cells, index, line);
  else
    write_mark(marks, Choice::none, index, line);
  return line;
}

}  // namespace

void list_dice(const Rules& rules, const Pad& pad, DiceMarks& dice_marks, const Closing& closing,
               GroupedLines& groups) {
  const int seat = dice_marks.alike.seat;
  OpeningCache& openings = groups.openings(dice_marks.alike.seat);
  openings.renew(rules, pad);
  dice_marks.last = closing.last;
  const bool pretends = action_left(pad, Action::number);
  fill(dice_marks, rules, openings, pretends ? Counts{} : closing.counts());
  groups.push(dice_marks);
  if (!pretends) [[likely]]
    return;
  list_pretended(rules, pad, openings, dice_marks, groups);
  if (closing.reroll) groups.push(LineKind::reroll, seat);
  if (closing.there) groups.push(closing.last, seat);
}

Line line_of(const Rules& rules, const OpeningCache& openings, const DiceMarks& dice_marks,
             std::size_t index) {
  const std::size_t place = dice_marks.before.find(index);
  if (place >= kMaxAreas) return closing_line(dice_marks, place);
  return mark_of(rules.sheet, openings, dice_marks, place, index - dice_marks.before[place]);
}

}  // namespace fox::clever
