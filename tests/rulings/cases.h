// A question whose answer rests on a house reading.
#pragma once

#include <string>
#include <vector>

#include "game_world.h"

namespace rulings {

inline const std::string kGsc = "ganz-schoen-clever", kDsc = "doppelt-so-clever",
                         kVariant = "doppelt-so-clever-gsc-dice", kCh3 = "clever-hoch-drei",
                         kWizard = "wizard-wuerfelspiel";

struct Case {
  std::string id;
  std::string sheet, mode;
  int players;
  std::string switches, lines;  // as in a header, and what was played
  std::string question;
  bool legal;
  bool switched = false;  // the sheet's switch stands on its other value
};

// Of readings that no line rests on: what becomes of a position, as JSON. The place is a pointer into
// {"state":…,"score":…}.
struct PointCase {
  std::string id;
  std::string sheet, mode;
  int players;
  std::string switches, lines;
  std::string place, value;
  bool switched = false;
};

std::vector<PointCase> point_cases();
std::vector<Case> clever_cases();
std::vector<Case> wizard_cases();

}  // namespace rulings
