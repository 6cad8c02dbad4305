#include "advice/look_ahead.h"

#include <algorithm>

#include "core/clever/table_mode.h"

namespace fox::advice {

using namespace clever;

namespace {

// The mean of the best that each throw leads to.
Worth mean_after(const Rules& rules, TurnSearch& search, const State& before, int seat,
                 const std::vector<Faces>& throws) {
  Worth sum;
  for (const Faces& faces : throws) {
    State state = before;
    play_throw(rules, state, LineKind::roll, thrown_in_hand(state, faces), nullptr);
    const Worth best = search.rate(state, seat).front().leaf.worth;
    for (std::size_t part = 0; part < kMaxHeads; ++part) sum.parts[part] += best.parts[part];
  }
  Worth mean;
  for (std::size_t part = 0; part < kMaxHeads; ++part) {
    mean.parts[part] = sum.parts[part] / static_cast<int>(throws.size());
    mean.total += mean.parts[part];
  }
  return mean;
}

}  // namespace

void look_ahead(const Rules& rules, const Net& net, int seat, const std::vector<Faces>& throws,
                const LookAhead& how, std::vector<RatedLine>& rated) {
  // A finished game has no throw, and what it is worth is known; what others throw leaves the seat nothing to
  // choose at once.
  const auto over = [](const RatedLine& line) { return line.leaf.state.phase == Phase::over; };
  const auto can_look = [&](const RatedLine& line) {
    const State& state = line.leaf.state;
    return over(line) || (state.active == seat && !state.pads[state.active].waiting.any());
  };
  const std::size_t count = std::min(how.candidates, rated.size());
  const auto end = rated.begin() + static_cast<std::ptrdiff_t>(count);
  if (count < 2 || throws.empty() || !std::all_of(rated.begin(), end, can_look)) return;
  TurnSearch search(rules, net, how.depth);
  const int first = rated.front().leaf.worth.total;
  for (auto line = rated.begin(); line != end; ++line)
    if (!over(*line)) line->leaf.worth = mean_after(rules, search, line->leaf.state, seat, throws);
  const int shift = rated.front().leaf.worth.total - first;
  for (auto line = end; line != rated.end(); ++line) line->leaf.worth.total += shift;
  std::stable_sort(rated.begin(), rated.end(), [](const RatedLine& a, const RatedLine& b) {
    return a.leaf.worth.total > b.leaf.worth.total;
  });
}

}  // namespace fox::advice
