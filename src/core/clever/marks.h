// Which marks a die or a bonus may make, as groups. It writes nothing on a pad; earn.h does that.
#pragma once

#include "core/clever/areas/kinds.h"
#include "core/clever/group.h"
#include "core/clever/rules.h"

namespace fox::clever {

inline constexpr int kGreyCells = -1;  // Use::row of a die that gives the grey cells only
inline constexpr std::size_t kMostGroups = 2 * kMaxAreas + 1;  // of one set of dice
inline constexpr int kNoRow = -2;                              // of a die of which nobody said where it lies
inline constexpr unsigned kNoDie = 7;                          // the last byte of Faces, where no die is

// How dice are used: what is the same for every die in the same hands.
struct Use {
  const Faces* face = nullptr;
  std::uint32_t rows = rows_of(kGreyCells);  // by die: the roll row it may mark in and two, four bits each
  std::uint8_t group = 0;                    // dice that count as companions, as bits
  std::uint8_t fields = 0;                   // dice that have each other as companions instead
  std::uint8_t sweeps = 0;  // dice from which a pick sweeps the lower ones, for a chain, as bits
  bool sweeps_all = false;  // a chain covers the others, too

  // The same row, from 0, or kGreyCells or kNoRow, for every die.
  static constexpr std::uint32_t rows_of(int row) {
    return static_cast<std::uint32_t>(row + 2) * 0x11111111u;
  }
  [[nodiscard]] int row(int die) const { return nibble(rows, die) - 2; }
  [[nodiscard]] std::uint8_t companions(int die) const { return has(fields, die) ? fields : group; }
};

template <class F>
inline void each_bit(Mask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(__builtin_ctz(mask));
}

inline int face_of(const Use& use, int die) {
  return (*use.face)[static_cast<std::size_t>(die)];
}

inline bool die_serves(const Sheet& sheet, int die, int area) {
  return die == sheet.joker || sheet.own_area[static_cast<std::size_t>(die)] == area;
}

inline std::uint64_t word_of(const Faces& faces) {
  std::uint64_t word;
  static_assert(sizeof word == sizeof faces);
  __builtin_memcpy(&word, faces.data(), sizeof word);
  return word;
}

// The dice of the set that show less than the face. All faces are compared at once: a byte's highest bit
// stays set where its face is not below, and a multiplication gathers the bits.
inline std::uint8_t dice_below(const Faces& all_faces, std::uint8_t set, int face) {
  constexpr std::uint64_t each = 0x0101010101010101u;
  const std::uint64_t below =
      ~(word_of(all_faces) + each * static_cast<std::uint64_t>(0x80 - face)) >> 7 & each;
  return static_cast<std::uint8_t>(set & (below * 0x0102040810204080u >> 56));
}

inline std::uint8_t dice_showing(const Faces& faces, std::uint8_t set, int face) {
  return static_cast<std::uint8_t>(dice_below(faces, set, face + 1) & ~dice_below(faces, set, face));
}

// By set of dice: all bits of the bytes that hold their faces.
inline constexpr auto kBytesOf = [] {
  std::array<std::uint64_t, 1 << kMaxDice> bytes{};
  for (std::size_t set = 0; set < bytes.size(); ++set)
    for (std::size_t die = 0; die < kMaxDice; ++die)
      if ((set >> die & 1) != 0) bytes[set] |= std::uint64_t{0xff} << (8 * die);
  return bytes;
}();

// What the dice of the set show, or that they all count as `pretended`; the others show 0, which fits
// nowhere: so a die that is not there needs no question of its own.
inline Faces faces_in(const Faces& faces, std::uint8_t set, int pretended) {
  const std::uint64_t shown =
      pretended != 0 ? 0x0101010101010101u * static_cast<std::uint64_t>(pretended) : word_of(faces);
  const std::uint64_t word = shown & kBytesOf[set & ((1u << kMaxDice) - 1)];
  Faces in;
  __builtin_memcpy(in.data(), &word, sizeof word);
  return in;
}

// The number a die brings into an area that counts sums; 0, which fits nowhere, where the partner has not
// been seen.
inline int number_for(const Sheet& sheet, const Area& area, const Use& use, int die, int number) {
  if (!area.sum) return number;
  const int face = face_of(use, die == sheet.joker ? area.die : sheet.joker);
  return (number + face) * ((number != 0) & (face != 0));
}

// Where rows go by rolls, the place of a die says which cells it may mark.
inline Mask cells_by_place(const Area& area, int row) {
  return area.by_place[static_cast<std::size_t>(row + 2)];
}

// Dice of the group, other than the used one, that show the number.
inline int companions_of(const Use& use, int die, int number) {
  return count_bits(dice_showing(*use.face, use.companions(die), number) & ~(Mask{1} << die));
}

// What a chain may cross besides the own mark: cells of dice with a row of their own, each for itself, and
// one cell of the die that may choose its row.
struct Chain {
  Mask fixed = 0, chosen = 0;

  Chain(const Area& area, const Use& use, int die) {
    const auto others = static_cast<std::uint8_t>(use.sweeps & ~(1u << die));
    const auto swept = use.sweeps_all ? others : dice_below(*use.face, others, face_of(use, die));
    const Faces faces = faces_in(*use.face, swept, 0);
    for (std::size_t other = 0; other < kMaxDice; ++other) {
      const Mask cells = area.fit[faces[other]];
      fixed |= cells & area.chain_fixed[other];
      chosen |= cells & area.chain_chosen[other];
    }
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

// How many sets of 1 to 1+k of so many cells there are: by cells, by k.
inline constexpr auto kCompanionSets = [] {
  std::array<std::array<std::uint32_t, kMaxDice>, kMaxRows + 1> sets{};
  for (std::uint32_t cells = 0; cells <= kMaxRows; ++cells) {
    std::uint32_t choose = 1, sum = 0;
    for (std::uint32_t k = 0; k < kMaxDice; ++k) {
      choose = k < cells ? choose * (cells - k) / (k + 1) : 0;
      sets[cells][k] = sum += choose;
    }
  }
  return sets;
}();

// The marks of a choice row's field: `put(value, choice)`. `choices` says which of the two are wanted.
template <class Put>
inline void each_choice(const Area& area, int cell, int number, Choice choices, Put&& put) {
  const bool choice = row::offers_choice(area, cell);
  if (choices != Choice::points) put(row::halved(number), choice ? Choice::bonus : Choice::none);
  if (choice) put(number * area.factor[static_cast<std::size_t>(cell)], Choice::points);
}

[[gnu::always_inline]] inline Cursor put_cells(Cursor at, const Area& area, std::size_t a, int die,
                                               Mask cells, int number) {
  const int count = area.one_open ? (cells != 0) + ((cells & area.choices) != 0) : count_bits(cells);
  return put(at, die, a, number, cells, static_cast<std::uint64_t>(count));
}

// How many lines a chain makes of these cells. Its own cell is none of the chain's, but a house rule can make
// it so.
inline std::uint64_t count_chains(const Chain& chain, Mask open, Mask cells) {
  const Mask both = cells & (chain.fixed | chain.chosen);
  std::uint64_t count = static_cast<std::uint64_t>(count_bits(cells & ~both)) * chain.within(open).sets();
  each_bit(both, [&](int cell) { count += chain.within(open & ~(Mask{1} << cell)).sets(); });
  return count;
}

// Areas where a mark can be more than a cell.
inline Cursor put_many(Cursor at, const Area& area, std::size_t a, Mask open, const Use& use, int die,
                       Mask cells, int number) {
  if (area.companions) {
    const int k = companions_of(use, die, number);
    const auto count =
        kCompanionSets[static_cast<std::size_t>(count_bits(cells))][static_cast<std::size_t>(k)];
    return put(at, die, a, number | k << 4, cells, count);
  }
  if (area.chain && use.sweeps != 0 && cells != 0)
    return put(at, die, a, number, cells, count_chains(Chain(area, use, die), open, cells));
  return put_cells(at, area, a, die, cells, number);
}

// What each area would take now.
using Openings = std::array<Opening, kMaxAreas>;

[[gnu::always_inline]] inline Openings openings(const Rules& rules, const Pad& pad) {
  Openings open;
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) open[a] = opening(rules.sheet.area[a], pad, a);
  return open;
}

// The number a die of this face brings into an area, and the cells it may mark there.
struct Fit {
  int number;
  Mask cells;

  [[gnu::always_inline]] Fit(const Sheet& sheet, const Area& area, const Opening& open, const Use& use,
                             int die, int face)
      : number(face) {
    if (area.plain) {
      cells = open.cells & area.fit[static_cast<std::size_t>(face)];
      return;
    }
    number = number_for(sheet, area, use, die, face);
    cells = cells_for(area, open, number);
    if (area.roll_rows) cells &= cells_by_place(area, use.row(die));
  }
};

[[gnu::always_inline]] inline Cursor put_die(const Sheet& sheet, Cursor at, const Area& area, std::size_t a,
                                             const Opening& open, const Use& use, int die, int face) {
  if (area.plain)
    return put_cells(at, area, a, die, open.cells & area.fit[static_cast<std::size_t>(face)], face);
  const Fit fit(sheet, area, open, use, die, face);
  if (area.many) return put_many(at, area, a, open.cells, use, die, fit.cells, fit.number);
  return put_cells(at, area, a, die, fit.cells, fit.number);
}

// Every mark that a set of dice may make, area by area, since what an area takes is the same for its own die
// and for the joker. All of them count as `pretended`; 0: as they lie.
inline Cursor put_marks(const Rules& rules, const Openings& open, const Use& use, std::uint8_t dice,
                        int pretended, Cursor at) {
  const Sheet& sheet = rules.sheet;
  const Faces faces = faces_in(*use.face, dice, pretended);
  const int joker = static_cast<int>(sheet.joker & kNoDie),
            joker_face = faces[static_cast<std::size_t>(joker)];
  for (std::size_t a = 0; a < sheet.areas; ++a) {
    const Area& area = sheet.area[a];
    at = put_die(sheet, at, area, a, open[a], use, area.die, faces[area.die]);
    at = put_die(sheet, at, area, a, open[a], use, joker, joker_face);
  }
  return at;
}

// Could one of the dice mark anything?
inline bool has_mark(const Rules& rules, const Pad& pad, const Use& use, std::uint8_t dice, int pretended) {
  const Sheet& sheet = rules.sheet;
  const Faces faces = faces_in(*use.face, dice, pretended);
  const auto joker = static_cast<std::size_t>(sheet.joker & kNoDie);
  for (std::size_t a = 0; a < sheet.areas; ++a) {
    const Area& area = sheet.area[a];
    const Opening open = opening(area, pad, a);
    const Fit own(sheet, area, open, use, area.die, faces[area.die]);
    const Fit with_joker(sheet, area, open, use, static_cast<int>(joker), faces[joker]);
    if ((own.cells | with_joker.cells) != 0) return true;
  }
  return false;
}

}  // namespace fox::clever
