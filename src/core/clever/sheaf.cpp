#include "core/clever/sheaf.h"

#include <utility>

#include "core/clever/group.h"
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
[[gnu::always_inline]] inline std::uint64_t count_sum(const Outlook& outlook, std::size_t a, int number,
                                                      int partner) {
  const std::uint64_t both = std::uint64_t{0} - static_cast<std::uint64_t>(number * partner != 0);
  return outlook.count(a, number + partner) & both;
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
                                                        const Outlook& outlook, std::size_t a, const Use& use,
                                                        int die, int number, std::uint64_t chain) {
  const Opening& open = outlook.opening(a);
  if (area.way == Way::place)
    return (open.cells & area.fit[static_cast<std::size_t>(number)] & cells_by_place(area, use.row(die))) !=
           0;
  if (area.way == Way::companions) return count_companions(outlook.count(a, number), use, die, number);
  if (area.way == Way::chain)
    return count_sets(area, open.cells, use, die, chain, cells_for(area, open, number),
                      outlook.count(a, number));
  return count_several(sheet, area, open, use, die, number);
}

// Does the number alone decide? Chains and companions make nothing more as long as there are no dice for
// them.
[[gnu::always_inline]] inline bool by_number(Way way, const Use& use) {
  return way == Way::number || (way == Way::chain && use.sweeps == 0) ||
         (way == Way::companions && (use.group | use.fields) == 0);
}

// Every mark that the dice may make, as they lie or all of them as one number.
[[gnu::always_inline]] inline void fill(Sheaf& sheaf, const Rules& rules, const Outlook& outlook,
                                        Counts closing) {
  const Sheet& sheet = rules.sheet;
  const Use& use = sheaf.use;
  const Faces faces = faces_in(use.face, sheaf.dice, sheaf.as);
  const int joker = sheet.joker & kNoDie;
  const int joker_shows = faces[static_cast<std::size_t>(joker)];
  Counts own_marks, marks = closing;
  each_area([&](std::size_t a) __attribute__((always_inline)) {
    if (a + 1 == kMaxAreas && sheet.areas < kMaxAreas) return;
    const Area& area = sheet.area[a];
    const int own_shows = faces[area.die];
    std::uint64_t of_own, of_joker;
    if (by_number(area.way, use)) [[likely]] {
      of_own = outlook.count(a, own_shows);
      of_joker = outlook.count(a, joker_shows);
    } else if (area.way == Way::sum) {
      of_own = count_sum(outlook, a, own_shows, face_of(use, joker));
      of_joker = count_sum(outlook, a, joker_shows, face_of(use, area.die));
    } else {
      const std::uint64_t chain =
          area.way == Way::chain ? open_chain(area, outlook.opening(a).cells, use) : 0;
      of_own = count_marks(sheet, area, outlook, a, use, area.die, own_shows, chain);
      of_joker = count_marks(sheet, area, outlook, a, use, joker, joker_shows, chain);
    }
    own_marks.add(a, of_own);
    marks.add(a, of_own + of_joker);
  });
  sheaf.own = own_marks;
  sheaf.lines = marks.sum();
  sheaf.before = marks.before();
}

// The lines of the dice as every number that can be pretended.
void list_pretended(const Rules& rules, const Pad& pad, const Outlook& outlook, const Sheaf& sheaf,
                    Groups& groups) {
  each_pretended(rules, pad, [&](int number, int field) {
    const auto others =
        static_cast<std::uint8_t>(sheaf.dice & ~dice_showing(sheaf.use.face, sheaf.dice, number));
    Sheaf& pretended = groups.next(sheaf, others, number, field);
    fill(pretended, rules, outlook, {});
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

// A line that closes the list of a sheaf.
Line closing_line(const Sheaf& sheaf, std::size_t place) {
  Line line;
  line.kind = place == Closing::reroll_place ? LineKind::reroll : sheaf.last;
  line.seat = sheaf.alike.seat;
  return line;
}

// A line of a sheaf, by its area and its place there.
Line mark_of(const Sheet& sheet, const Outlook& outlook, const Sheaf& sheaf, std::size_t a,
             std::size_t index) {
  const Area& area = sheet.area[a];
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

}  // namespace

void list_dice(const Rules& rules, const Pad& pad, Sheaf& sheaf, const Closing& closing, Groups& groups) {
  const int seat = sheaf.alike.seat;
  Outlook& outlook = groups.outlook(sheaf.alike.seat);
  outlook.renew(rules, pad);
  sheaf.last = closing.last;
  const bool pretends = action_left(pad, Action::number);
  fill(sheaf, rules, outlook, pretends ? Counts{} : closing.counts());
  groups.push(sheaf);
  if (!pretends) [[likely]]
    return;
  list_pretended(rules, pad, outlook, sheaf, groups);
  if (closing.reroll) groups.push(LineKind::reroll, seat);
  if (closing.there) groups.push(closing.last, seat);
}

Line line_of(const Rules& rules, const Outlook& outlook, const Sheaf& sheaf, std::size_t index) {
  const std::size_t place = sheaf.before.find(index);
  if (place >= kMaxAreas) return closing_line(sheaf, place);
  return mark_of(rules.sheet, outlook, sheaf, place, index - sheaf.before[place]);
}

}  // namespace fox::clever
