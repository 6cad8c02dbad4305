// Which marks a number, a die or a pick of a die can make on a paper.
// Nothing here changes anything.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "paper.h"
#include "tables.h"

namespace naive {

// Every single mark the number can make in the area. In blue the number is
// the finished sum. `place` matters to the yellow area of clever hoch drei:
// "I", "II", "III", "grey", "any" or "" (no yellow mark possible).
std::vector<std::string> single_marks(const Table& table, const Rules& rules, const Paper& paper,
                                      const std::string& area, int number, const std::string& place);

using Die = std::pair<char, int>;

struct Pick {
  char die = 0;
  int number = 0;               // what it counts as
  std::string yellow_place;     // see single_marks
  std::map<char, int> faces;    // known faces, for the blue and white sum
  std::vector<Die> companions;  // the group of a turquoise pick
  std::vector<Die> swept;       // dice a silver pick may also mark
};

// Every set of marks this pick can make: own mark first, further ones sorted.
std::vector<std::vector<std::string>> pick_marks(const Table& table, const Rules& rules, const Paper& paper,
                                                 const Pick& pick);

// An any-number action that could be used: the number it gives, the position
// it crosses and how the line says so.
struct AnyNumber {
  int number = 0;
  int position = 0;
  std::string words;  // "as 5" or "as 5@3"
};

std::vector<AnyNumber> any_numbers(const Table& table, const Paper& paper, int own_face);

}  // namespace naive
