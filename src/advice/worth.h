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
  // All must outlive it. `asked` are the rules that the net was learnt for, where these are not those of the
  // table: what play alone has taught can be asked among several, too.
  Judge(const clever::Rules& rules, const Net& net, const clever::Rules& asked)
      : rules_(rules), asked_(asked), net_(net) {}

  // Positions like this one are asked about next: what differs from it is all that has to be worked out.
  void begin_at(const clever::State& state, int seat);
  [[nodiscard]] Worth worth(const clever::State& state) const;

 private:
  const clever::Rules& rules_;
  const clever::Rules& asked_;
  const Net& net_;
  int seat_ = 0;
  KnownInputs known_{};
  FirstSums root_{};
};

}  // namespace fox::advice
