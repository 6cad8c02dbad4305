// Questions about Wizard whose answers rest on house readings.
#include "rulings/cases.h"

namespace rulings {

namespace {

// Two sheets that are full but for one and the same field. Ada goes through the fields in their order, Ben is
// always one behind, and no throw is a hit.
std::string one_field_left() {
  const std::string colours[] = {"green", "red", "yellow", "blue"};
  const auto field = [&](int n) { return std::to_string(n / 4 + 1) + " " + colours[n % 4]; };
  worlds::World world(worlds::header(kWizard, "table", 2));
  std::string all;
  for (int round = 0; round < 19; ++round) {
    const std::string fields[] = {field(round), field((round + 18) % 19)};
    const int seer = world.state()["seer"];
    std::string lines;
    for (const int seat : {seer, 3 - seer})
      lines += std::to_string(seat) + " predict " + fields[seat - 1] + "; ";
    const std::string seat = std::to_string(seer) + " ";
    lines += seat + "roll g7; " + seat + "stop; ";
    world.play(lines);
    all += lines;
  }
  return all + std::to_string(world.state()["seer"].get<int>()) + " predict 5 blue";
}

}  // namespace

std::vector<Case> wizard_cases() {
  const std::string predicted = "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red";
  return {
      {"wizard-jester-on-miss", kWizard, "table", 3, "", predicted + "; 1 roll b4 j3", "2 stop jester",
       false},
      {"wizard-jester-on-miss", kWizard, "table", 3, "", predicted + "; 1 roll b4 j3", "1 stop jester", true},
      {"wizard-strike-differences", kWizard, "table", 3, "magic-cards on", "card strike-out; " + predicted,
       "2 keep", false},
      {"wizard-pass-no-seer", kWizard, "table", 2, "", one_field_left(), "1 pass", true},
      {"wizard-scored-once", kWizard, "table", 3, "", predicted + "; 1 roll g7; 2 stop", "2 stop", false},
      {"wizard-own-deck", kWizard, "table", 3, "magic-cards on", "", "card strike-out", true},
  };
}

}  // namespace rulings
