// One throw further than the net: what the best candidates come to, as the mean over throws that are handed
// in. All candidates meet the same throws, so that chance does not part them.
#pragma once

#include <cstddef>
#include <vector>

#include "advice/turn_search.h"

namespace fox::advice {

struct LookAhead {
  std::size_t candidates = 3;
  Depth depth{{4, 1}, 1};  // after the throw
};

// Rates the first candidates anew and brings them into their order; the others keep their distance to the one
// that was first. Each throw has a face for every die, of which those in hand count.
void look_ahead(const clever::Rules& rules, const Net& net, int seat,
                const std::vector<clever::Faces>& throws, const LookAhead& how,
                std::vector<RatedLine>& rated);

}  // namespace fox::advice
