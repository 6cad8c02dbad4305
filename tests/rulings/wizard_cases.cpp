// Questions about Wizard whose answers rest on house readings.
#include "rulings/cases.h"

namespace rulings {

std::vector<Case> wizard_cases() {
  const std::string id = "wizard-wuerfelspiel";
  const std::string predicted = "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red";
  return {
      {"wizard-jester-on-miss", id, "table", 3, "", predicted + "; 1 roll b4 j3", "2 stop jester", false},
      {"wizard-jester-on-miss", id, "table", 3, "", predicted + "; 1 roll b4 j3", "1 stop jester", true},
      {"wizard-strike-differences", id, "table", 3, "magic-cards on", "card strike-out; " + predicted,
       "2 keep", false},
      {"wizard-scored-once", id, "table", 3, "", predicted + "; 1 roll g7; 2 stop", "2 stop", false},
      {"wizard-own-deck", id, "table", 3, "magic-cards on", "", "card strike-out", true},
  };
}

}  // namespace rulings
