// How likely each seat is to win: the game is played to its end many times, everybody by the net, and first
// places are counted. Towards the end of a game that takes a moment; before, nobody could say.
#pragma once

#include <functional>
#include <vector>

#include "advice/turn_search.h"

namespace fox::advice {

// The rounds at the end of a game in which it may be asked.
inline constexpr int kChanceRounds = 2;

// By seat, from 0 to 1; a first place that is shared counts as its share. `next_throw` gives faces for all
// dice.
std::vector<double> chances_to_win(const clever::Rules& rules, const Net& net, const clever::State& now,
                                   int games, const std::function<clever::Faces()>& next_throw);

}  // namespace fox::advice
