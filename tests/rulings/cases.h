// A question whose answer rests on a house reading.
#pragma once

#include <string>
#include <vector>

#include "game_world.h"

namespace rulings {

struct Case {
  std::string id;
  std::string sheet, mode;
  int players;
  std::string switches, lines;  // as in a header, and what was played
  std::string question;
  bool legal;
  bool switched = false;  // the sheet's switch stands on its other value
};

std::vector<Case> clever_cases();
std::vector<Case> wizard_cases();

}  // namespace rulings
