#include "advice/chances.h"

#include <numeric>

#include "advice/nets.h"

using namespace fox;
using namespace fox::advice;
using clever::Phase;
using clever::State;

namespace {

// A state of the last round, at the beginning of its last turn.
State last_turn(const nets::Table& table) {
  std::optional<State> found;
  nets::each_moment(table.rules, 3, [&](const State& state, const clever::Line&) {
    if (!found && state.round == table.rules.rounds() && state.active == table.rules.players - 1)
      found = state;
  });
  REQUIRE(found);
  return *found;
}

std::vector<double> chances(const nets::Table& table, const State& state, std::uint64_t seed = 1) {
  RandomSource random(seed);
  return chances_to_win(table.rules, table.net, state, 20,
                        [&] { return clever::throw_dice((1u << clever::kMaxDice) - 1, random); });
}

double sum(const std::vector<double>& chances) {
  return std::accumulate(chances.begin(), chances.end(), 0.0);
}

}  // namespace

TEST_CASE("somebody wins, by the same chances whenever the same throws come") {
  for (const auto& sheet : sheets::all())
    for (const int players : {2, 4}) {
      const nets::Table table(sheet, players);
      const State state = last_turn(table);
      const std::vector<double> wins = chances(table, state);
      REQUIRE(wins.size() == static_cast<std::size_t>(players));
      REQUIRE(std::abs(sum(wins) - 1) < 1e-9);
      REQUIRE(chances(table, state) == wins);
    }
}

TEST_CASE("whoever is out of reach wins for certain, and equals share") {
  const nets::Table table("ganz-schoen-clever", 2);
  State state = last_turn(table);
  state.pads[1] = {};
  for (auto& marked : state.pads[0].marked) marked = 0x7ff;
  REQUIRE(chances(table, state) == std::vector<double>{1, 0});
  // The game is over, and both have the same.
  state.phase = Phase::over;
  state.pads[1] = state.pads[0];
  REQUIRE(chances(table, state) == std::vector<double>{.5, .5});
}
