// One refusal: a record, a line after it, and what has to be answered.
#pragma once

#include <string>
#include <vector>

namespace reasons {

struct Case {
  std::string id;
  std::string record;  // from the header's second line on; the line is then refused
  std::string line;
  std::string arguments;  // as JSON
  std::string sentence;   // English
};

std::vector<Case> turn_cases();  // whose turn it is and what is due
std::vector<Case> dice_cases();  // dice, actions and bonuses
std::vector<Case> mark_cases();  // the mark; sheet and paper mode
std::vector<Case> line_cases();  // lines that cannot be read

}  // namespace reasons
