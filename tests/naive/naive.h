// A second, slow and obvious implementation of the Clever score sheets, text
// in and text out. Tests play it next to the real engine and compare; it
// shares nothing with it. Lines are those of the game record, version 1.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bonuses.h"
#include "marks.h"
#include "paper.h"
#include "tables.h"

namespace naive {

class Game {
 public:
  // Throws std::invalid_argument for an unknown sheet, mode, switch or a
  // number of players outside 1 to 4.
  Game(std::string sheet, int players, std::string mode, std::map<std::string, std::string> switches = {});

  std::vector<std::string> legal() const;
  std::vector<std::string> legal_use(const std::string& dice) const;
  bool apply(const std::string& line);

  std::vector<std::string> marks(int seat) const;
  int circled(int seat, const std::string& action) const;
  int crossed(int seat, const std::string& action) const;
  std::vector<int> number_fields(int seat) const;
  std::vector<std::string> waiting(int seat) const;
  std::map<std::string, int> areas(int seat) const;
  int foxes(int seat) const;
  int total(int seat) const;
  std::vector<int> ranks() const;
  bool is_over() const;
  std::string phase() const;
  int active() const;
  int roll() const;
  int round() const;
  int rounds() const;
  bool done(int seat) const;
  std::map<std::string, int> hand() const;
  std::map<std::string, int> platter() const;
  std::vector<std::string> fields() const;
  std::uint64_t perft(const std::vector<std::string>& uses);

  void force_mark(int seat, const std::string& mark);
  void force_circled(int seat, const std::string& action, int n);

 private:
  // One legal line and what it does.
  struct Choice {
    std::string line;
    int seat = 0;
    std::string kind;  // first word after the seat, "throw" for a due roll
    char die = 0;
    std::string name;      // of the bonus used or the action spent
    int number_field = 0;  // position crossed by an any-number action
    std::vector<std::string> marks;
  };
  using Choices = std::vector<Choice>;

  // Who uses a die: decides yellow rows, companions and chains.
  enum class Role { active, passive, extra };

  // A `use` of sheet mode without its any-number words and marks.
  struct Use {
    bool readable = false;
    std::vector<Die> dice;  // the used one first
    std::string from;       // "", "I", "II", "III" or "platter"
    std::string word;       // "", "passive" or "extra"
  };

  Paper& paper(int seat) { return papers_.at(static_cast<std::size_t>(seat - 1)); }
  const Paper& paper(int seat) const { return papers_.at(static_cast<std::size_t>(seat - 1)); }
  bool anybody_waits() const;
  bool has_open(int seat, const std::string& action) const {
    return !open_actions(paper(seat), action).empty();
  }

  // game.cpp
  const Choices& all_choices() const;
  void add_bonuses(int seat, Choices& choices) const;
  bool carry_out_if_legal(const std::string& line);
  void carry_out(const Choice& choice);
  void cross_action(int seat, const std::string& action);
  void settle_everybody();
  void give_round_gift();
  int white_face() const;
  std::vector<int> bonus_dice(int seat) const;

  // table_choices.cpp
  Choices table_choices() const;
  void add_rolling(Choices& choices) const;
  void add_picks(Choices& choices) const;
  void add_serves(Choices& choices) const;
  void add_turn_end(int seat, Choices& choices) const;
  void add_passive_takes(int seat, Choices& choices) const;
  Choices extras(int seat) const;
  void add_entries(int seat, Role role, char die, const std::string& head, bool with_any_number,
                   Choices& choices) const;
  std::vector<Die> swept_by(char die) const;
  std::string place_of(char die) const;

  // table_flow.cpp
  void start_turn();
  void next_turn();
  void carry_out_at_table(const Choice& choice);
  void take_at_table(const Choice& choice);
  void end_rolling();
  void move_on();
  bool is_solo_passive() const { return players_ == 1 && passive_half_; }
  bool apply_throw(const std::vector<std::string>& words);
  bool apply_serve(const std::vector<std::string>& words);
  void lay_out_solo_platter(const std::string& served, const std::string& others);
  std::vector<std::string> possible_platters() const;
  std::string in_order(const std::string& letters) const;

  // sheet_mode.cpp
  Choices sheet_choices() const;
  Use read_use(const std::vector<std::string>& words) const;
  Choices use_choices(const Use& use, int seat) const;
  std::vector<std::string> use_words(const Use& use, const std::string& any_number) const;
  bool apply_use(const std::vector<std::string>& words);
  std::uint64_t paths(const std::vector<std::string>& uses, std::size_t next) const;

  const Table* table_;
  int players_;
  std::string mode_;
  Rules rules_;
  std::vector<Paper> papers_;

  std::string phase_;
  int round_ = 1;
  int active_ = 1;
  bool passive_half_ = false;  // of a solo round
  int roll_ = 0;
  int last_throw_ = 0;
  bool served_ = false;

  std::map<char, int> faces_;  // last known face of each die
  std::string hand_;           // letters
  std::string platter_;
  std::vector<std::string> fields_ = {"", "", ""};
  int last_white_use_ = 0;  // sheet mode

  // What can be chosen now, worked out when it is asked for first; every line forgets it.
  mutable std::optional<Choices> choices_;
};

}  // namespace naive
