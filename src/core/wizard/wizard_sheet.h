// The sheet of the Wizard family as it is printed, and its cards as changes of rule: plain data that a sheet
// file fills. It holds no play; wizard_rules.h adds who plays and with which switches.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/box.h"
#include "core/wizard/wizard_limits.h"

namespace fox::wizard {

// One face of the dice.
struct FaceDef {
  std::string id;       // its word in a record, and its name in the catalogues
  char letter = 0;      // its letter in a throw
  std::string color;    // #rrggbb
  std::string pattern;  // drawn with it, so that colour is never alone
};

// What a magic card changes for one round. Whatever it does not name stays as it is, so a card without
// any change is a card that does nothing.
struct Effect {
  std::string id;
  std::string rule;                 // the catalogues' rule sentence
  int factor = 1;                   // of X's and differences
  bool wizards_everywhere = false;  // wizards count in every colour, nobody names one
  bool jesters_locked = false;      // dice showing a jester are not thrown again
  bool throw_first = false;         // the first throw lies before the predictions, the second must follow
  int turned = 0;        // so many dice are turned in place of the first throw; then all others are thrown
  int second_least = 0;  // the second throw takes at least so many dice
  int extra = 0;         // every colour counts so many dice more
  bool jesters_own = false;  // jesters count for everybody's own colour
  bool strike = false;       // a difference in the colour of one's prediction may be struck
  bool secret = false;       // predictions after the seer's may be alike

  // The second throw must come before anybody stops, and says how many dice were thrown.
  [[nodiscard]] bool second_compulsory() const { return throw_first || turned > 0; }
};

// Where everything stands on the page. A row is a colour's, or the jesters', which is the last.
struct Row {
  Box place;               // its panel
  std::vector<Box> cells;  // by column; of the jesters' row by number of jesters
};

struct Places {
  double width = 0, height = 0;  // of the page
  Box heads;                     // the columns with their points, above the first row
  std::vector<Row> rows;
  std::vector<Box> circles;  // one for each X up to the highest target, to be coloured in
  Box bonus;                 // beside the circle that earns it
  Box sums;                  // points by column, below the last row
  Box total;                 // differences, bonus and total
};

struct SheetDef {
  static constexpr const char* family = "wizard";  // as a sheet file says it
  std::string id;
  int min_players = 2, max_players = kMaxPlayers;
  int dice = 7;
  int throws = 3;
  std::vector<FaceDef> colours;  // in the order of the rows
  FaceDef wizard, jester;
  std::vector<int> points;   // of an X, column by column; the first column stands for the number 1
  int jester_fields = 5;     // for 1, 2, … jesters
  std::vector<int> targets;  // X's that end the game; the first is the default
  int bonus = 3;             // for whoever has reached the target
  std::vector<Effect> effects;
  std::vector<std::string> rules;    // ids of the rule sentences that apply
  std::vector<std::string> rulings;  // ids of the house readings that apply, of wizard_readings.h
  Places places;                     // for the screen alone; play never looks
};

// What has a colour of its own.
inline auto& coloured(SheetDef& sheet) {
  return sheet.colours;
}

inline int colours(const SheetDef& sheet) {
  return static_cast<int>(sheet.colours.size());
}
inline int columns(const SheetDef& sheet) {
  return static_cast<int>(sheet.points.size());
}

// Faces are numbered: the colours from 0, then the wizard, then the jester.
inline int wizard_face(const SheetDef& sheet) {
  return colours(sheet);
}
inline int jester_face(const SheetDef& sheet) {
  return colours(sheet) + 1;
}
inline int faces(const SheetDef& sheet) {
  return colours(sheet) + 2;
}
const FaceDef& face(const SheetDef& sheet, int index);

// Something in the data that cannot be played, and where: `path` names it as a sheet file would.
struct SheetProblem {
  std::string path;
  std::string text;
};

// Every problem at once; a sheet with any must not be played.
std::vector<SheetProblem> problems(const SheetDef& sheet);

}  // namespace fox::wizard
