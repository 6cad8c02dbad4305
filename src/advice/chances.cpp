#include "advice/chances.h"

#include <algorithm>

#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::advice {

using namespace clever;

namespace {

const Depth kShallow{{2, 1}, 1};

// One line of whoever has any to write, the active seat first.
void act(const Rules& rules, TurnSearch& search, State& state, const std::function<Faces()>& next_throw) {
  for (int i = 0; i < rules.players; ++i) {
    const std::vector<RatedLine> rated = search.rate(state, (state.active + i) % rules.players);
    if (rated.empty()) continue;
    const Line& line = rated.front().line;
    if (is_throw(line))
      play_throw(rules, state, line.kind, thrown_in_hand(state, next_throw()), nullptr);
    else
      play_table(rules, state, line, nullptr);
    return;
  }
  ensure(false, "somebody can always go on");
}

void count_winners(const Rules& rules, const State& end, std::vector<double>& wins) {
  const Tally tally = score(rules, end);
  const auto first = [](const PlayerTally& player) { return player.rank == 1; };
  const auto players = tally.players.begin();
  const auto winners = std::count_if(players, players + rules.players, first);
  for (std::size_t seat = 0; seat < wins.size(); ++seat)
    if (first(tally.players[seat])) wins[seat] += 1.0 / static_cast<double>(winners);
}

}  // namespace

std::vector<double> chances_to_win(const Rules& rules, const Net& net, const State& now, int games,
                                   const std::function<Faces()>& next_throw) {
  std::vector<double> chances(static_cast<std::size_t>(rules.players));
  TurnSearch search(rules, net, kShallow);
  for (int game = 0; game < games; ++game) {
    State state = now;
    while (state.phase != Phase::over) act(rules, search, state, next_throw);
    count_winners(rules, state, chances);
  }
  for (double& chance : chances) chance /= games;
  return chances;
}

}  // namespace fox::advice
