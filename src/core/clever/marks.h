// Which marks a die may make, and how many. It writes nothing on a pad; earn.h does that.
#pragma once

#include "core/clever/areas/opening.h"
#include "core/clever/clever_rules.h"
#include "core/clever/use.h"

namespace fox::clever {

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
[[gnu::always_inline]] inline std::uint8_t dice_below(const Faces& all_faces, std::uint8_t set, int face) {
  constexpr std::uint64_t each = 0x0101010101010101u;
  const std::uint64_t below =
      ~(word_of(all_faces) + each * static_cast<std::uint64_t>(0x80 - face)) >> 7 & each;
  return static_cast<std::uint8_t>(set & (below * 0x0102040810204080u >> 56));
}

// By set of dice: all bits of the bytes that hold their faces.
inline constexpr auto kBytesOf = [] {
  std::array<std::uint64_t, 1 << kMaxDice> bytes{};
  for (std::size_t set = 0; set < bytes.size(); ++set)
    for (std::size_t die = 0; die < kMaxDice; ++die)
      if ((set >> die & 1) != 0) bytes[set] |= std::uint64_t{0xff} << (8 * die);
  return bytes;
}();

// A one for each die of the set that shows the face, in the die's byte. A byte that differs from the face
// reaches its highest bit.
[[gnu::always_inline]] inline std::uint64_t bytes_showing(const Faces& faces, std::uint8_t set, int face) {
  constexpr std::uint64_t each = 0x0101010101010101u;
  const std::uint64_t differs = (word_of(faces) ^ each * static_cast<std::uint64_t>(face)) + 0x7f * each;
  return ~differs >> 7 & each & kBytesOf[set & ((1u << kMaxDice) - 1)];
}

inline std::uint8_t dice_showing(const Faces& faces, std::uint8_t set, int face) {
  return static_cast<std::uint8_t>(bytes_showing(faces, set, face) * 0x0102040810204080u >> 56);
}

[[gnu::always_inline]] inline int count_showing(const Faces& faces, std::uint8_t set, int face) {
  return static_cast<int>(bytes_showing(faces, set, face) * 0x0101010101010101u >> 56);
}

// What the dice of the set show, or that they all count as `pretended`; the others show 0, which fits
// nowhere: so a die that is not there needs no question of its own.
[[gnu::always_inline]] inline Faces faces_in(const Faces& faces, std::uint8_t set, int pretended) {
  const std::uint64_t shown =
      pretended != 0 ? 0x0101010101010101u * static_cast<std::uint64_t>(pretended) : word_of(faces);
  const std::uint64_t word = shown & kBytesOf[set & ((1u << kMaxDice) - 1)];
  Faces in;
  __builtin_memcpy(in.data(), &word, sizeof word);
  return in;
}

// The number a die brings into an area that counts sums; 0, which fits nowhere, where the partner has not
// been seen.
[[gnu::always_inline]] inline int number_for(const Sheet& sheet, const Area& area, const Use& use, int die,
                                             int number) {
  if (!area.sum) return number;
  const int face = face_of(use, die == sheet.joker ? area.die : sheet.joker);
  return (number + face) * ((number != 0) & (face != 0));
}

// Where rows go by rolls, the place of a die says which cells it may mark.
[[gnu::always_inline]] inline Mask cells_by_place(const Area& area, int row) {
  return area.by_place[static_cast<std::size_t>(row) + 2];
}

// Dice of the group, other than the used one, that show the number.
[[gnu::always_inline]] inline int companions_of(const Use& use, int die, int number) {
  return count_showing(use.face, static_cast<std::uint8_t>(use.companions(die) & ~(1u << die)), number);
}

// The cells that the dice would add to a chain: those of dice with a row of their own in the lower half,
// those of dice that may choose their row in the upper one.
[[gnu::always_inline]] inline std::uint64_t chain_cells(const Area& area, const Use& use, std::uint8_t dice) {
  const Faces faces = faces_in(use.face, dice, 0);
  std::uint64_t cells = 0;
  for (std::size_t die = 0; die < kMaxDice; ++die) cells |= area.chain_cells[die][faces[die]];
  return cells;
}

// What a chain may cross besides the own mark: cells of dice with a row of their own, each for itself, and
// one cell of the die that may choose its row.
struct Chain {
  Mask fixed = 0, chosen = 0;

  [[gnu::always_inline]] Chain(const Area& area, const Use& use, int die) {
    const auto others = static_cast<std::uint8_t>(use.sweeps & ~(1u << die));
    const std::uint64_t cells =
        chain_cells(area, use, use.sweeps_all ? others : dice_below(use.face, others, face_of(use, die)));
    fixed = static_cast<Mask>(cells);
    chosen = static_cast<Mask>(cells >> 32);
  }

  // What is left of it where these cells are open.
  [[nodiscard, gnu::always_inline]] Chain within(Mask cells) const {
    Chain chain = *this;
    chain.fixed &= cells;
    chain.chosen &= cells & ~chain.fixed;
    return chain;
  }

  [[nodiscard]] std::size_t sets() const { return sets(fixed | std::uint64_t{chosen} << 32); }

  // Bits of both halves are counted at once.
  [[gnu::always_inline]] static std::size_t sets(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = ((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x01010101u;
    return (1 + (bits >> 56)) << (bits >> 24 & 0xff);
  }
};

// Of up to eight cells, every set of 1 to 1+k, from that of the highest bits down: how many there are and
// which they are, by cells and by k. A byte holds a set.
struct CompanionSets {
  std::array<std::array<std::uint8_t, kMaxDice>, kMaxRows + 1> count{};
  std::array<std::array<std::array<std::uint8_t, 256>, kMaxDice>, kMaxRows + 1> sets{};
};
inline constexpr auto kCompanions = [] {
  CompanionSets all;
  static_assert(kMaxRows == 8);
  for (std::size_t cells = 0; cells <= kMaxRows; ++cells)
    for (std::size_t k = 0; k < kMaxDice; ++k)
      for (unsigned set = (1u << cells) - 1; set != 0; --set)
        if (static_cast<std::size_t>(count_bits(set)) <= 1 + k)
          all.sets[cells][k][all.count[cells][k]++] = static_cast<std::uint8_t>(set);
  return all;
}();

// How many marks one of these cells makes.
[[gnu::always_inline]] inline unsigned count_cells(const Area& area, Mask cells) {
  const int count = area.one_open ? (cells != 0) + ((cells & area.choices) != 0) : count_bits(cells);
  return static_cast<unsigned>(count);
}

// How many lines a chain makes of these cells. Its own cell is none of the chain's, but a house rule can make
// it so.
inline std::uint64_t count_chains(const Chain& chain, Mask open, Mask cells) {
  const Mask both = cells & (chain.fixed | chain.chosen);
  std::uint64_t count = static_cast<std::uint64_t>(count_bits(cells & ~both)) * chain.within(open).sets();
  each_bit(both, [&](int cell) { count += chain.within(open & ~(Mask{1} << cell)).sets(); });
  return count;
}

// The number a die of this face brings into an area, and the cells it may mark there.
struct Fit {
  int number;
  Mask cells;

  [[gnu::always_inline]] Fit(const Sheet& sheet, const Area& area, const Opening& open, const Use& use,
                             int die, int face)
      : number(number_for(sheet, area, use, die, face)), cells(cells_for(area, open, number)) {
    if (area.roll_rows) cells &= cells_by_place(area, use.row(die));
  }
};

// Could one of the dice mark anything?
bool has_mark(const Rules& rules, const Pad& pad, const Use& use, std::uint8_t dice, int pretended);

}  // namespace fox::clever
