// A second, slow and simple referee of the Wizard Würfelspiel, written from the rules and sharing nothing
// with the game's own: words and maps, every question answered by looking at everything again.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace naive_wizard {

class Table {
 public:
  Table(int players, int target, bool cards, int first_seer);

  // Lines in canonical form; `play` takes only what is allowed.
  bool allowed(const std::string& line) const;
  void play(const std::string& line);

  std::string marks(int seat) const;  // sorted, one line
  int xs(int seat) const;
  int total(int seat) const;

  bool over = false;
  int round = 0, seer = 0;
  std::string wizards;  // the colour, "" = not named

 private:
  struct Player {
    std::map<std::string, std::string> marks;  // "green.5" -> what is written, "" for a jester's X
    int number = 0;                            // of the prediction, 0 = none
    std::string colour;
    bool passed = false, decided = false, scored = false;
    bool spoken() const { return passed || number > 0; }
  };

  void next_round(int seer);
  void settle();
  void write_score(int seat, bool jester);
  int off_by(int seat) const;
  bool may_count_jesters(int seat) const;
  bool may_predict(int seat, int number, const std::string& colour) const;
  bool can_predict(int seat) const;
  bool full(int seat) const;
  bool may_speak(int seat) const;
  bool everybody_spoke() const;
  bool may_strike(int seat) const;
  bool strikes_open() const;
  bool throw_allowed(int seat) const;
  bool dice_possible(const std::map<char, int>& now, int threw) const;
  int needed_before_stop() const { return card_ == "roll-first" || card_ == "turn-two" ? 2 : 1; }

  int players_, target_;
  bool cards_;
  std::string card_;
  std::map<int, Player> player_;  // by seat from 1
  std::map<char, int> dice_;
  int throws_ = 0;
};

}  // namespace naive_wizard
