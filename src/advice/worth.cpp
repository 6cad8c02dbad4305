#include "advice/worth.h"

namespace fox::advice {

void Judge::begin_at(const clever::State& state, int seat) {
  seat_ = seat;
  known_ = know_inputs(asked_, state, seat);
  root_ = net_.sums_of(known_.inputs);
}

Worth Judge::worth(const clever::State& state) const {
  Worth worth;
  const std::size_t areas = rules_.sheet.areas;
  const auto count = [&](const clever::PlayerTally& tally) {
    for (std::size_t a = 0; a < areas; ++a) worth.parts[a] += tally.areas[a] * kPoint;
    worth.parts[areas] += tally.fox_points * kPoint;
  };
  if (state.phase == clever::Phase::over) {
    count(clever::tally_of(rules_, state, static_cast<std::size_t>(seat_)));
  } else {
    Inputs inputs;
    const clever::PlayerTally tally = read_inputs(asked_, state, seat_, known_, inputs);
    worth.parts = net_.answer(net_.moved(root_, inputs));
    count(tally);
  }
  for (std::size_t part = 0; part <= areas; ++part) worth.total += worth.parts[part];
  return worth;
}

}  // namespace fox::advice
