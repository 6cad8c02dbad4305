// The platter of the solo passive half: which dice are surely on it, and which platters equal faces leave
// open.
#pragma once

#include "core/clever/marks.h"

namespace fox::clever {

struct Serving {
  unsigned sure = 0;  // dice that are on every possible platter
  unsigned open = 0;  // dice of equal face of which `wanted` more join them
  int wanted = 0;
};

Serving serving(const Rules& rules, const State& state);

template <class F>
void each_platter(const Rules& rules, const State& state, F&& f) {
  const Serving parts = serving(rules, state);
  for (unsigned set = parts.open; set != 0; set = (set - 1) & parts.open)
    if (count_bits(set) == parts.wanted) f(parts.sure | set);
}

// The dice of a serve line that says only what lies on the platter.
ByDie serve_dice(const Rules& rules, unsigned platter);

// And back: the dice of such a line that lie on the platter, as bits.
unsigned platter_of(ByDie dice);

}  // namespace fox::clever
