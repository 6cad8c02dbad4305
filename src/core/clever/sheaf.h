// All marks that a set of dice may make in the same hands, before they are spelled out: how many there are in
// each area, of its own die and of the joker together, since what an area takes is the same for both. The
// counts lie four in a word, so that adding up and finding the area of a line are a few operations on words.
#pragma once

#include <utility>

#include "core/clever/outlook.h"

namespace fox::clever {

// Not a loop but the same code once for every area: what kind of area is where does not change during a game,
// and so the processor learns all its branches.
template <class F>
[[gnu::always_inline]] inline void each_area(const Sheet& sheet, F&& f) {
  const auto unrolled = [&]<std::size_t... A>(std::index_sequence<A...>) __attribute__((always_inline)) {
    ((A < sheet.areas ? f(A) : void()), ...);
  };
  unrolled(std::make_index_sequence<kMaxAreas>{});
}

// How many sets of cells a die and its chain can cross, of so many cells for the die itself.
inline std::uint64_t count_sets(const Area& area, Mask open, const Use& use, int die, Mask cells,
                                std::uint64_t own) {
  if (use.sweeps == 0) return own;
  const Chain chain(area, use, die);
  const bool apart = (cells & (chain.fixed | chain.chosen)) == 0;
  const std::uint64_t sets = apart ? own * chain.within(open).sets() : count_chains(chain, open, cells);
  ensure(sets < 0x800, "a chain has too many sets");  // all areas together stay below Sheaf::kHigh
  return sets;
}

// Where rows go by rolls and no row shows a number twice: is there a cell for it?
[[gnu::always_inline]] inline std::uint64_t fits_place(const Area& area, const Opening& open, const Use& use,
                                                       int die, int number) {
  const Mask cells = open.cells & area.fit[static_cast<std::size_t>(number)];
  return (cells & cells_by_place(area, use.row(die))) != 0;
}

// Where other dice of the number make further crosses: how many sets of so many cells there are.
[[gnu::always_inline]] inline std::uint64_t count_companions(std::size_t cells, const Use& use, int die,
                                                             int number) {
  return kCompanionSets[cells][static_cast<std::size_t>(companions_of(use, die, number))];
}

// How many marks a die makes in an area where more than its number matters.
[[gnu::noinline]] inline std::uint64_t count_special(const Area& area, const Outlook& outlook, std::size_t a,
                                                     const Use& use, int die, int number) {
  const Opening& open = outlook.opening(a);
  Mask cells = cells_for(area, open, number);
  if (area.chain && !area.roll_rows)
    return count_sets(area, open.cells, use, die, cells, outlook.count(a, number));
  if (area.roll_rows) cells &= cells_by_place(area, use.row(die));
  if (area.chain)
    return count_sets(area, open.cells, use, die, cells, static_cast<std::uint64_t>(count_bits(cells)));
  if (area.companions)
    return kCompanionSets[static_cast<std::size_t>(count_bits(cells))]
                         [static_cast<std::size_t>(companions_of(use, die, number))];
  return area.one_a_place ? cells != 0 : count_cells(area, cells);
}

// How many marks a die makes in any area.
[[gnu::always_inline]] inline std::uint64_t count_marks(const Area& area, const Outlook& outlook,
                                                        std::size_t a, const Use& use, int die, int number) {
  return area.plain ? outlook.count(a, number) : count_special(area, outlook, a, use, die, number);
}

class alignas(32) Sheaf {
 public:
  std::uint8_t dice;       // as bits
  std::uint8_t as, field;  // the number they pretend, 0 = none, and the action's field

  // Every mark that a set of dice may make, as they lie or all of them as one number.
  [[gnu::always_inline]] void fill(const Sheet& sheet, const Outlook& outlook, const Use& use) {
    const Faces faces = faces_in(use.face, dice, as);
    const int joker = static_cast<int>(sheet.joker & kNoDie);
    const int joker_shows = faces[static_cast<std::size_t>(joker)];
    std::array<std::uint64_t, 2> counts{0, 0};
    each_area(
        sheet, [&](std::size_t a) __attribute__((always_inline)) {
          const Area& area = sheet.area[a];
          int own_number = faces[area.die], joker_number = joker_shows;
          if (area.sum) {
            own_number = number_for(sheet, area, use, area.die, own_number);
            joker_number = number_for(sheet, area, use, joker, joker_number);
          }
          std::uint64_t count;
          if (area.plain) [[likely]]
            count = outlook.count(a, own_number) + outlook.count(a, joker_number);
          else if (area.one_a_place)
            count = fits_place(area, outlook.opening(a), use, area.die, own_number) +
                    fits_place(area, outlook.opening(a), use, joker, joker_number);
          else if (area.companions && !area.roll_rows)
            count = count_companions(outlook.count(a, own_number), use, area.die, own_number) +
                    count_companions(outlook.count(a, joker_number), use, joker, joker_number);
          else
            count = count_special(area, outlook, a, use, area.die, own_number) +
                    count_special(area, outlook, a, use, joker, joker_number);
          counts[a / 4] += count << (16 * (a % 4));
        });
    counts_ = counts;
  }

  [[nodiscard]] std::size_t lines() const { return (counts_[0] + counts_[1]) * kEach >> 48; }
  [[nodiscard]] std::size_t count(std::size_t a) const { return counts_[a / 4] >> (16 * (a % 4)) & 0xffff; }

  // The area that holds the line of the index, which becomes its place among the area's.
  [[nodiscard]] std::size_t find(std::size_t& index) const {
    std::uint64_t sums = counts_[0] * kEach;  // each with all before it
    const std::size_t first = sums >> 48, beyond = index >= first;
    index -= beyond != 0 ? first : 0;
    sums = beyond != 0 ? counts_[1] * kEach : sums;
    // The highest bit stays set where an area and those before it do not reach beyond the index.
    const std::uint64_t passed = (((index * kEach | kHigh) - sums) & kHigh) >> 15;
    const std::size_t a = passed * kEach >> 48;
    index -= (sums << 16 >> (16 * a)) & 0xffff;
    return 4 * beyond + a;
  }

 private:
  static constexpr std::uint64_t kEach = 0x0001000100010001u, kHigh = kEach << 15;
  std::array<std::uint64_t, 2> counts_;  // of areas
};

}  // namespace fox::clever
