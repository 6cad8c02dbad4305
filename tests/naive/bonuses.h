// What marks earn, and what becomes of earned bonuses: lost, made by
// themselves, or waiting for the player.
#pragma once

#include <string>
#include <vector>

#include "paper.h"
#include "tables.h"

namespace naive {

// A way to use a waiting bonus. `white` ("w4") is filled only where the line
// has to say what the white die shows.
struct BonusChoice {
  std::string white;
  std::vector<std::string> marks;
};

// `white_face` is what the white die shows, 0 where nobody knows; `dice` are faces that a turquoise bonus may
// take further crosses by.
std::vector<BonusChoice> bonus_choices(const Table& table, const Rules& rules, const Paper& paper,
                                       const std::string& name, int white_face, const std::vector<int>& dice);

// An action to circle, a fox, or a bonus that will wait.
void earn(const Table& table, Paper& paper, const std::string& what);

// Writes all marks of a line, then collects everything they earned.
void write_and_collect(const Table& table, Paper& paper, const std::vector<std::string>& marks);

// Loses what cannot be used and makes what is forced, until nothing moves.
void settle(const Table& table, const Rules& rules, Paper& paper, int white_face,
            const std::vector<int>& dice);

}  // namespace naive
