#include "advice/review.h"

#include <algorithm>

namespace fox::advice {

Reviewer::Reviewer(const clever::Rules& rules, const Net& net, int seat, const clever::State& begin,
                   const Depth& depth)
    : search_(rules, net, depth), seat_(seat), value_(search_.expected(begin, seat)) {
  review_.expected = value_;
}

// Whatever changed since the last choice was chance.
void Reviewer::expect(int total) {
  review_.luck += total - value_;
  value_ = total;
}

void Reviewer::watch(const clever::State& before, const clever::Line& line, std::size_t at) {
  if (line.seat != seat_) return;
  const std::vector<RatedLine> rated = search_.rate(before, seat_);
  if (rated.size() < 2) return;
  const int played = search_.follow(before, seat_, line).worth.total;
  // A line that says more than it must is not listed.
  const int best = std::max(rated.front().leaf.worth.total, played);
  expect(best);
  review_.decisions.push_back({at, line, best == played ? line : rated.front().line, best - played});
  review_.lost += best - played;
  value_ = played;
}

Review Reviewer::finish(const clever::State& now) {
  expect(search_.expected(now, seat_));
  review_.final = value_;
  return review_;
}

}  // namespace fox::advice
