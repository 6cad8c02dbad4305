// Whole games for tests and the benchmark, whose lines somebody chooses.
#pragma once

#include "core/clever/clever_family.h"
#include "core/clever/marks.h"
#include "game/advice/clever_advice.h"
#include "game/random_play.h"

namespace nets {

// A game whose lines `choose(state, seat)` gives, of the seat that may act; throws come of the seed.
// `see(state, line)` sees each line before it is played. The end.
template <class Choose, class See>
fox::clever::State play_game(const fox::clever::Rules& rules, std::uint64_t seed, Choose&& choose,
                             See&& see) {
  using namespace fox::clever;
  fox::RandomSource random(seed);
  Events events;
  State state = Family::begin(rules, events);
  while (state.phase != Phase::over) {
    Line line = choose(state, seat_to_advise(rules, state));
    if (is_throw(line)) {
      const Faces faces = throw_dice(state.hand, random);
      for (int die = 0; die < kMaxDice; ++die) line.dice.say(die, faces[static_cast<std::size_t>(die)]);
    }
    see(state, line);
    Family::play(rules, state, line, nullptr);
  }
  return state;
}

}  // namespace nets
