// What a game was won or lost by, for one seat: what was to be expected at its beginning, what chance gave
// since, what was lost by lines that were not the best, and what came of it. These four add up to the last
// part of a point: final = expected + luck - lost.
#pragma once

#include <cstddef>
#include <vector>

#include "advice/turn_search.h"

namespace fox::advice {

struct Decision {
  std::size_t at = 0;  // how many lines stood before it
  clever::Line played, best;
  int cost = 0;  // all in parts of a point
};

struct Review {
  int expected = 0, luck = 0, lost = 0, final = 0;
  std::vector<Decision> decisions;  // where there was a choice
};

// Watches a game line by line. Of a game that is not over, `final` is what is to be expected now.
class Reviewer {
 public:
  Reviewer(const clever::Rules& rules, const Net& net, int seat, const clever::State& begin,
           const Depth& depth = {});

  // The line that was played in this state.
  void watch(const clever::State& before, const clever::Line& line, std::size_t at);
  [[nodiscard]] Review finish(const clever::State& now);

 private:
  void expect(int total);

  TurnSearch search_;
  int seat_;
  int value_;  // what was to be expected after the last choice
  Review review_;
};

}  // namespace fox::advice
