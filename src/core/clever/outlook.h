// What a player's areas would take now: the openings, and for every number how many marks it makes. It stands
// beside a pad and is renewed where something was marked since it was last asked; a state never holds it.
#pragma once

#include "core/clever/known_rules.h"
#include "core/clever/marks.h"

namespace fox::clever {

class Outlook {
 public:
  // Looks at the pad again. What it saw before must have been this pad earlier in the same game; a new
  // Outlook has seen nothing and takes any pad.
  [[gnu::always_inline]] void renew(const auto& rules, const Pad& pad) {
    unsigned changed = 0;
    for (std::size_t a = 0; a < rules.sheet.areas; ++a) changed |= unsigned{seen_[a] != pad.marked[a]} << a;
    if (changed != 0) look(rules, pad, changed);
  }

  [[nodiscard]] const Opening& opening(std::size_t a) const { return openings_[a]; }
  // The marks that a number makes in an area, each of one cell, wherever the die lies.
  [[nodiscard]] unsigned count(std::size_t a, int number) const {
    return counts_[a][static_cast<std::size_t>(number)];
  }

 private:
  using Counts = std::array<std::uint8_t, 16>;  // by number
  static_assert(kMaxNumber < kUnasked && kUnasked < 16);

  // Bits become bytes.
  static std::uint64_t spread(std::uint32_t bits) {
    const std::uint64_t each = (bits & 0xff) * 0x0101010101010101u & 0x8040201008040201u;
    return (each + 0x7f7f7f7f7f7f7f7fu) >> 7 & 0x0101010101010101u;
  }

  [[gnu::noinline]] void look(const auto& rules, const Pad& pad, unsigned changed) {
    for (; changed != 0; changed &= changed - 1) {
      const auto a = static_cast<std::size_t>(__builtin_ctz(changed));
      at_area(
          rules,
          a, [&](const Area& area, std::size_t at) __attribute__((always_inline)) { look(area, pad, at); });
    }
  }

  // Where the first of the cells is counted.
  static std::size_t printed(const Area& area, Mask cells) {
    return area.counts_as[static_cast<std::size_t>(__builtin_ctz(cells))];
  }

  // The numbers that the first of the cells takes, as bits, of those that the opening accepts.
  static unsigned taken(const Area& area, Mask cells, std::uint32_t numbers) {
    if (cells == 0) return 0;
    return area.takes[static_cast<std::size_t>(__builtin_ctz(cells))] & numbers;
  }

  // A row's next cell is counted anew, twice where it offers a choice, and so are the two of a two-way row;
  // elsewhere only what opened or closed since.
  [[gnu::always_inline]] void look(const Area& area, const Pad& pad, std::size_t a) {
    const Opening now = clever::opening(area, pad, a);
    Counts& counts = counts_[a];
    if (area.one_open || area.kind == AreaKind::two_way_row) {
      const unsigned one = taken(area, now.cells & area.first_half, now.numbers);
      const unsigned other = area.one_open ? one * ((area.choices & now.cells) != 0)
                                           : taken(area, now.cells & ~area.first_half, now.numbers >> 16);
      const std::uint64_t low = spread(one) + spread(other), high = spread(one >> 8) + spread(other >> 8);
      __builtin_memcpy(counts.data(), &low, sizeof low);
      __builtin_memcpy(counts.data() + sizeof low, &high, sizeof high);
    } else {
      const Mask before = openings_[a].cells;
      for (Mask lost = before & ~now.cells; lost != 0; lost &= lost - 1) --counts[printed(area, lost)];
      for (Mask gained = now.cells & ~before; gained != 0; gained &= gained - 1)
        ++counts[printed(area, gained)];
    }
    openings_[a] = now;
    seen_[a] = pad.marked[a];
  }

  // Nobody's marks; an area of 32 cells that is full takes nothing either.
  static constexpr Mask kNothing = ~Mask{0};
  std::array<Mask, kMaxAreas> seen_{kNothing, kNothing, kNothing, kNothing, kNothing, kNothing};
  std::array<Opening, kMaxAreas> openings_{};
  std::array<Counts, kMaxAreas> counts_{};
};

}  // namespace fox::clever
