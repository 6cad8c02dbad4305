// What a position is worth to a seat: the points it will come to, in sixty-fourths. It is asked before a
// throw, where nobody has a choice; at the end of a game it is the score.
#pragma once

#include "advice/net.h"

namespace fox::advice {

// By area, and last what foxes bring; the total is their sum.
struct Worth {
  int total = 0;
  Heads parts{};
};

class Judge {
 public:
  // Both must outlive it.
  Judge(const clever::Rules& rules, const Net& net) : rules_(rules), net_(net) {}

  // Positions like this one are asked about next: what differs from it is all that has to be worked out.
  void begin_at(const clever::State& state, int seat);
  [[nodiscard]] Worth worth(const clever::State& state) const;

 private:
  const clever::Rules& rules_;
  const Net& net_;
  int seat_ = 0;
  FirstSums root_{};
};

}  // namespace fox::advice
