#include "core/clever/opening_cache.h"

#include "core/clever/areas/kinds.h"
#include "core/ensure.h"

namespace fox::clever {
namespace {

// Bits become bytes.
std::uint64_t spread(std::uint32_t bits) {
  const std::uint64_t each = (bits & 0xff) * 0x0101010101010101u & 0x8040201008040201u;
  return (each + 0x7f7f7f7f7f7f7f7fu) >> 7 & 0x0101010101010101u;
}

// Where the first of the cells is counted.
std::size_t printed(const Area& area, Mask cells) {
  return area.counts_as[static_cast<std::size_t>(__builtin_ctz(cells))];
}

// The numbers that the first of the cells takes, as bits, of those that the opening accepts.
unsigned taken(const Area& area, Mask cells, unsigned numbers) {
  if (cells == 0) return 0;
  return area.takes[static_cast<std::size_t>(__builtin_ctz(cells))] & numbers;
}

}  // namespace

void OpeningCache::look(const Rules& rules, const Pad& pad, unsigned changed) {
  each_bit(changed, [&](int a) {
    look(rules.sheet.area[static_cast<std::size_t>(a)], pad, static_cast<std::size_t>(a));
  });
}

// A row's next cell is counted anew, twice where it offers a choice, and so are the two of a two-way row;
// elsewhere only what opened or closed since.
void OpeningCache::look(const Area& area, const Pad& pad, std::size_t a) {
  ensure(seen_[a] == kNothing || (seen_[a] & ~pad.marked[a]) == 0,
         "what was counted is of this game, before");
  const Opening now = clever::opening(area, pad, a);
  Counts& counts = counts_[a];
  if (area.traits.ends != 0) {
    const unsigned one = taken(area, now.cells & area.first_half, now.numbers.first());
    const unsigned other = area.one_open ? one * ((area.choices & now.cells) != 0)
                                         : taken(area, now.cells & ~area.first_half, now.numbers.second());
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

}  // namespace fox::clever
