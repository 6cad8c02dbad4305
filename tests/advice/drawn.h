// Weights for tests, of any sheet, that were drawn. They know nothing of the game; what holds for them holds
// for every net.
#pragma once

#include "advice/net.h"
#include "game/random_play.h"

namespace nets {

inline fox::advice::Weights drawn(const fox::advice::Layout& layout, std::uint64_t seed) {
  fox::RandomSource random(seed);
  fox::advice::Weights weights = fox::advice::room_for(layout);
  const auto fill = [&](std::vector<std::int16_t>& row, std::uint32_t most) {
    for (std::int16_t& weight : row)
      weight =
          static_cast<std::int16_t>(static_cast<int>(random.below(2 * most + 1)) - static_cast<int>(most));
  };
  fill(weights.first, 100);
  fill(weights.first_bias, 500);
  fill(weights.second, 1500);
  fill(weights.second_bias, 300);
  fill(weights.third, 3000);
  fill(weights.third_bias, 2000);
  return weights;
}

// Calls `f` with each state of a random game and the line that was played there.
template <class F>
void each_moment(const fox::clever::Rules& rules, std::uint64_t seed, F&& f) {
  fox::clever::RandomPlayer player(rules);
  fox::RandomSource random(seed);
  std::uint64_t decisions = 0;
  fox::clever::Events events;
  fox::clever::State state = fox::clever::Family::begin(rules, events);
  player.play(random, decisions, [&](const fox::clever::Line& line) {
    f(state, line);
    fox::clever::Family::play(rules, state, line, nullptr);
  });
}

}  // namespace nets
