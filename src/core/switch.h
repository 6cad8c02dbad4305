// What can be turned before a game of a sheet. Where a value is not the first of its list, a record's header
// says so: `rule ID VALUE`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fox {

struct Switch {
  enum class Kind : std::uint8_t {
    house_rule,  // how the rules are read: as printed, unless somebody turns it
    option,      // what is played: asked before each game
    seat         // who begins: the order of the players says it, but for those who write a record
  };

  std::string id;
  std::vector<std::string> values;  // the first counts where nobody says anything
  Kind kind = Kind::house_rule;
  bool numbers = false;  // its values are numbers, and one sentence serves for all of them
};

// Of a switch that is off or on.
inline constexpr const char *kOff = "off", *kOn = "on";

}  // namespace fox
