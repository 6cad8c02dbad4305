// One refusal: a record, a line after it, and what has to be answered.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game_world.h"

namespace reasons {

struct Case {
  std::string id;
  std::string record;  // from the header's second line on; the line is then refused
  std::string line;
  std::string arguments;  // as JSON
  std::string sentence;   // English
};

// What is asked, the reason and its rule, and the sentence in English, German and Dutch.
struct AskedCase {
  std::string record, line, id, rule;
  std::array<std::string, 3> sentences;
};

std::vector<AskedCase> asked_cases();

std::vector<Case> turn_cases();  // whose turn it is and what is due
std::vector<Case> dice_cases();  // dice, actions and bonuses
std::vector<Case> mark_cases();  // the mark; sheet and paper mode
std::vector<Case> line_cases();  // lines that cannot be read

// Records of one player; lines stand between semicolons.
inline std::string record(const std::string& sheet, const std::string& mode, const std::string& lines = "") {
  std::string text = worlds::header(sheet, mode, 1);
  for (const auto& line : worlds::split(lines, ';')) text += line + "\n";
  return text;
}
inline std::string gsc(const std::string& lines = "") {
  return record("ganz-schoen-clever", "sheet", lines);
}
inline std::string dsc(const std::string& lines = "") {
  return record("doppelt-so-clever", "sheet", lines);
}
inline std::string ch3(const std::string& lines = "") {
  return record("clever-hoch-drei", "sheet", lines);
}

// A full row of yellow has earned a mark in blue.
inline const std::string kBlueWaits = "1 use y3 yellow.11; 1 use y6 yellow.12; 1 use y5 yellow.13";

// A silver chain over the four 1s earns an extra die, round 2 another; then a round of forfeits.
inline std::string two_extra_dice() {
  std::string lines =
      "1 roll w6 s2 y1 b1 g1 p1; 1 take s silver.y2 silver.y1 silver.b1 silver.g1 silver.p1; 1 roll w1; "
      "1 take w blue.1=2; 1 done; 1 roll w6 s6 y1 b5 g1 p1; 1 decline; 1 done";
  for (int i = 0; i < 3; ++i) lines += "; 1 roll w6 s6 y6 b6 g6 p6; 1 forfeit";
  return record("doppelt-so-clever", "table", lines + "; 1 extra y yellow.14");
}

}  // namespace reasons
