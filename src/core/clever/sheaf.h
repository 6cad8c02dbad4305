// All marks that a set of dice may make in the same hands, before they are spelled out: how many there are in
// each area, and how many of them are of its own die. The lines that close the list, which are no marks, may
// be counted with them, in places behind those of the areas.
#pragma once

#include <utility>

#include "core/clever/counts.h"
#include "core/clever/outlook.h"

namespace fox::clever {

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
  if (!apart || use.sweeps_all || area.kind != AreaKind::grid) [[unlikely]]
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

// Lines that close the list of a sheaf's marks.
struct Closing {
  LineKind last = LineKind::done;
  bool there = false, reroll = false;

  static constexpr std::size_t reroll_place = kMaxAreas, last_place = kMaxAreas + 1;  // behind the areas
  static_assert(last_place < Counts::places);

  [[nodiscard]] Counts counts() const {
    Counts counts;
    counts.add(reroll_place, reroll);
    counts.add(last_place, there);
    return counts;
  }
};

struct Sheaf {
  Line alike;              // what all marks have in common
  std::uint8_t dice;       // as bits
  std::uint8_t as, field;  // the number they pretend, 0 = none, and the action's field
  LineKind last;           // the line that closes the list, where there is one
  Use use;
  Counts own;     // marks of the own die of each area
  Counts before;  // all marks before each area, and before the lines that close the list
  std::size_t lines;

  // Every mark that the dice may make, as they lie or all of them as one number.
  [[gnu::always_inline]] void fill(const auto& rules, const Outlook& outlook, Counts closing) {
    const Sheet& sheet = rules.sheet;
    const Faces faces = faces_in(use.face, dice, as);
    const int joker = sheet.joker & kNoDie;
    const int joker_shows = faces[static_cast<std::size_t>(joker)];
    Counts own_marks, marks = closing;
    each_area([&](std::size_t a) __attribute__((always_inline)) {
      if (a + 1 == kMaxAreas && sheet.areas < kMaxAreas) return;
      const Area& area = sheet.area[a];
      const int own_shows = faces[area.die];
      std::uint64_t of_own, of_joker;
      if (by_number(area.way)) [[likely]] {
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
    own = own_marks;
    lines = marks.sum();
    before = marks.before();
  }

 private:
  // Does the number alone decide? Chains and companions make nothing more as long as there are no dice for
  // them.
  [[nodiscard, gnu::always_inline]] bool by_number(Way way) const {
    return way == Way::number || (way == Way::chain && use.sweeps == 0) ||
           (way == Way::companions && (use.group | use.fields) == 0);
  }
};

}  // namespace fox::clever
