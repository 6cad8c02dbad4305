// A small world for the tests of this folder: the sheet, and a game that is spoken to in lines of
// text. It checks nothing by itself but that a line that should be legal is.
#pragma once

#include <string>
#include <vector>

#include "core/wizard/wizard_family.h"

namespace world {

// The Wizard Würfelspiel as the program has it, read from its file.
const fox::wizard::SheetDef& sheet();

// The same typed in by hand from the rule book, places aside: the file is compared with it.
fox::wizard::SheetDef printed();

class Game {
 public:
  // `switches` as in a header: "target 12; magic-cards on; first-seer 3".
  explicit Game(int players, const std::string& switches = "",
                fox::wizard::Mode mode = fox::wizard::Mode::table);

  // Plays lines, one each, or several parted by ';'. Fails the test at one that is refused.
  Game& play(const std::string& lines);
  // The reason for which a line is refused, by the reader or the rules; "" where it is legal.
  std::string refused(const std::string& line);
  // What the last refusal said: "rule wizard-predict seat=1 cell=green.5".
  std::string details;

  // Puts marks on a seat's pad as if they had been written in earlier rounds.
  Game& put(int seat, const std::string& marks);

  // Marks of a seat, sorted, in one line.
  std::string marks(int seat) const;
  std::string mark(int seat, const std::string& cell) const;  // what stands behind its "="
  std::string events() const;                                 // of the last line
  std::vector<std::string> legal();                           // sorted
  bool is_legal(const std::string& line);                     // is it listed
  int next_seer() const { return state.next_seer == fox::wizard::kNone ? 0 : state.next_seer + 1; }
  std::string phase() const;
  int total(int seat) const;
  int xs(int seat) const;

  fox::wizard::Rules rules;
  fox::wizard::State state{};
  fox::wizard::Events happened;

 private:
  fox::wizard::Lines lines_;
};

std::vector<std::string> split(const std::string& text, char separator);

}  // namespace world
