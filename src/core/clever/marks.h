// Which marks a die or a bonus may make, as groups. It writes nothing on a pad; earn.h does that.
#pragma once

#include "core/clever/areas/kinds.h"
#include "core/clever/group.h"
#include "core/clever/rules.h"

namespace fox::clever {

inline constexpr int kGreyCells = -1;  // Use::row of a die that gives the grey cells only
inline constexpr std::size_t kMostGroups = 2 * kMaxAreas + 1;  // of one set of dice
inline constexpr int kNoRow = -2;      // of a die of which nobody said where it lies

// How dice are used: what is the same for every die in the same hands.
struct Use {
  const Faces* face = nullptr;
  int row = kGreyCells;    // the roll row they may mark in, from 0, or kGreyCells
  std::uint8_t group = 0;  // dice that count as companions, as bits
  std::uint8_t sweeps = 0; // dice from which a pick sweeps the lower ones, for a chain, as bits
  bool sweeps_all = false; // a chain covers the others, too
};

template <class F>
inline void each_bit(Mask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(__builtin_ctz(mask));
}

inline int face_of(const Use& use, int die) { return (*use.face)[static_cast<std::size_t>(die)]; }

inline bool die_serves(const Sheet& sheet, int die, int area) {
  return die == sheet.joker || sheet.own_area[static_cast<std::size_t>(die)] == area;
}

// The dice of the set that show less than the face. All faces are compared at once: a byte's highest bit stays set
// where its face is not below, and a multiplication gathers the bits.
inline std::uint8_t dice_below(const Faces& all_faces, std::uint8_t set, int face) {
  constexpr std::uint64_t each = 0x0101010101010101u;
  std::uint64_t faces;
  static_assert(sizeof faces == sizeof all_faces);
  __builtin_memcpy(&faces, all_faces.data(), sizeof faces);
  const std::uint64_t below = ~(faces + each * static_cast<std::uint64_t>(0x80 - face)) >> 7 & each;
  return static_cast<std::uint8_t>(set & (below * 0x0102040810204080u >> 56));
}

// The number a die brings into an area that counts sums; 0, which fits nowhere, where the partner has not been seen.
inline int sum_for(const Sheet& sheet, const Area& area, const Use& use, int die, int number) {
  const int face = face_of(use, die == sheet.joker ? area.die : sheet.joker);
  return face == 0 || number == 0 ? 0 : number + face;
}

inline int number_for(const Sheet& sheet, const Area& area, const Use& use, int die, int number) {
  return area.sum ? sum_for(sheet, area, use, die, number) : number;
}

// Where rows go by rolls, the place of a die says which cells it may mark.
inline Mask cells_by_place(const Area& area, int row) {
  if (row < 0) return row == kGreyCells ? area.grey : 0;
  return area.row[static_cast<std::size_t>(row)];
}

// Dice of the group, other than the used one, that show the number.
inline int companions_of(const Use& use, int die, int number) {
  int count = 0;
  each_bit(use.group & ~(1u << die), [&](int other) { count += face_of(use, other) == number; });
  return count;
}

// What a chain may cross besides the own mark: cells of dice with a row of their own, each for itself, and one cell of
// the die that may choose its row.
struct Chain {
  Mask fixed = 0, chosen = 0;

  Chain(const Area& area, const Use& use, int die) {
    const auto others = static_cast<std::uint8_t>(use.sweeps & ~(1u << die));
    const auto swept = use.sweeps_all ? others : dice_below(*use.face, others, face_of(use, die));
    each_bit(swept, [&](int other) {
      const auto row = area.chain_row[static_cast<std::size_t>(other)];
      const Mask cells = area.fit[static_cast<std::size_t>(face_of(use, other))];
      if (row == kNone)
        chosen |= cells;
      else
        fixed |= cells & area.row[row];
    });
  }

  // What is left of it where these cells are open.
  [[nodiscard]] Chain within(Mask cells) const {
    Chain chain = *this;
    chain.fixed &= cells;
    chain.chosen &= cells & ~chain.fixed;
    return chain;
  }

  [[nodiscard]] std::size_t sets() const {
    return (std::size_t{1} << count_bits(fixed)) * static_cast<std::size_t>(1 + count_bits(chosen));
  }
};

// How many sets of 1 to 1+k of so many cells there are.
inline std::size_t companion_sets(int cells, int k) {
  std::size_t sets = 0, choose = 1;
  for (int size = 1; size <= cells && size <= 1 + k; ++size) {
    choose = choose * static_cast<std::size_t>(cells - size + 1) / static_cast<std::size_t>(size);
    sets += choose;
  }
  return sets;
}

// The marks of a choice row's field: `put(value, choice)`. `choices` says which of the two are wanted.
template <class Put>
inline void each_choice(const Area& area, int cell, int number, Choice choices, Put&& put) {
  const bool choice = row::offers_choice(area, cell);
  if (choices != Choice::points) put(row::halved(number), choice ? Choice::bonus : Choice::none);
  if (choice) put(number * area.factor[static_cast<std::size_t>(cell)], Choice::points);
}

[[gnu::always_inline]] inline Cursor put_cells(Cursor at, std::size_t a, int die, Mask cells, int number) {
  // Mostly one cell or none: counting them one by one is quickest.
  std::uint64_t count = cells != 0;
  for (Mask rest = cells & (cells - 1); rest != 0; rest &= rest - 1) ++count;
  return put(at, die, a, number, cells, count);
}

// Areas where a mark is more than a cell: sets of cells, or a choice.
inline Cursor put_special(Cursor at, const Area& area, std::size_t a, Mask open, const Use& use, int die, Mask cells,
                          int number) {
  if (cells == 0) return at;
  if (area.kind == AreaKind::choice_row)
    return put(at, die, a, number, cells, row::offers_choice(area, __builtin_ctz(cells)) ? 2 : 1);
  if (area.companions && use.group != 0)
    if (const int k = companions_of(use, die, number); k > 0)
      return put(at, die, a, number | k << 4, cells, companion_sets(count_bits(cells), k));
  if (area.chain && use.sweeps != 0) {
    const Chain chain(area, use, die);
    std::uint64_t count = 0;
    each_bit(cells, [&](int cell) { count += chain.within(open & ~(Mask{1} << cell)).sets(); });
    return put(at, die, a, number, cells, count);
  }
  return put_cells(at, a, die, cells, number);
}

[[gnu::always_inline]] inline Cursor put_in(const Rules& rules, Cursor at, const Area& area, std::size_t a,
                                            const Opening& open, const Use& use, int die, int face) {
  if (area.plain) return put_cells(at, a, die, open.cells & area.fit[static_cast<std::size_t>(face)], face);
  const int number = number_for(rules.sheet, area, use, die, face);
  Mask cells = cells_for(area, open, number);
  if (area.roll_rows) cells &= cells_by_place(area, use.row);
  if (area.special) return put_special(at, area, a, open.cells, use, die, cells, number);
  return put_cells(at, a, die, cells, number);
}

// Every mark that a set of dice may make, area by area, since what an area takes is the same for its own die and for the
// joker. `pretended` replaces the face of a single die; 0: as it lies.
inline Cursor put_marks(const Rules& rules, const Pad& pad, const Use& use, std::uint8_t dice, int pretended, Cursor at) {
  const Sheet& sheet = rules.sheet;
  const bool again = rules.is_on(Effect::start_again);
  const auto face = [&](int die) { return pretended != 0 ? pretended : face_of(use, die); };
  const bool joker = sheet.joker != kNone && has(dice, sheet.joker);
  if (!joker) {
    for (unsigned left = dice; left != 0; left &= left - 1) {
      const int die = __builtin_ctz(left);
      const auto a = static_cast<std::size_t>(sheet.own_area[static_cast<std::size_t>(die)]);
      const Area& area = sheet.area[a];
      at = put_in(rules, at, area, a, opening(area, pad, a, again), use, die, face(die));
    }
    return at;
  }
  const int joker_face = face(sheet.joker);
  for (std::size_t a = 0; a < sheet.areas; ++a) {
    const Area& area = sheet.area[a];
    const Opening open = opening(area, pad, a, again);
    if (has(dice, area.die)) at = put_in(rules, at, area, a, open, use, area.die, face(area.die));
    at = put_in(rules, at, area, a, open, use, sheet.joker, joker_face);
  }
  return at;
}

// Could the die mark anything, counting as the number?
inline bool has_mark(const Rules& rules, const Pad& pad, const Use& use, int die, int number) {
  for (unsigned areas = rules.sheet.areas_of[std::size_t{1} << die]; areas != 0; areas &= areas - 1) {
    const auto a = static_cast<std::size_t>(__builtin_ctz(areas));
    const Area& area = rules.sheet.area[a];
    const Opening open = opening(area, pad, a, rules.is_on(Effect::start_again));
    Mask cells = cells_for(area, open, number_for(rules.sheet, area, use, die, number));
    if (area.roll_rows) cells &= cells_by_place(area, use.row);
    if (cells != 0) return true;
  }
  return false;
}

}  // namespace fox::clever
