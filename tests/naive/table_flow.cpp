// Table mode: what a line does to the dice and the turn.
#include <algorithm>

#include "naive.h"
#include "text.h"

namespace naive {

void Game::start_turn() {
  hand_ = table_->dice;
  platter_.clear();
  fields_ = {"", "", ""};
  phase_ = "roll";
  roll_ = 1;
  last_throw_ = 1;
  served_ = false;
  for (int seat = 1; seat <= players_; seat++) {
    paper(seat).done = false;
    paper(seat).regular_open = true;
    paper(seat).extra_used.clear();
  }
}

void Game::next_turn() {
  bool new_round = false;
  if (players_ == 1) {
    new_round = passive_half_;
    passive_half_ = !passive_half_;
  } else {
    new_round = active_ == players_;
  }
  if (new_round && round_ == rounds()) {
    passive_half_ = players_ == 1;
    phase_ = "over";
    return;
  }
  if (players_ > 1) active_ = new_round ? 1 : active_ + 1;
  if (new_round) round_++;
  start_turn();
  if (new_round) give_round_gift();
}

void Game::carry_out_at_table(const Choice& choice) {
  if (choice.kind == "take") take_at_table(choice);
  if (choice.kind == "forfeit") {
    if (roll_ == 3) {
      end_rolling();
    } else {
      phase_ = "roll";
      roll_++;
    }
  }
  if (choice.kind == "back") {
    platter_.erase(platter_.find(choice.die), 1);
    hand_ = in_order(hand_ + choice.die);
  }
  if (choice.kind == "decline") paper(choice.seat).regular_open = false;
  if (choice.kind == "extra") paper(choice.seat).extra_used.insert(choice.die);
  if (choice.kind == "done") {
    if (phase_ == "roll") {
      end_rolling();
    } else {
      paper(choice.seat).done = true;
    }
  }
}

void Game::take_at_table(const Choice& choice) {
  if (phase_ != "pick") {  // a passive player; the die stays where it lies
    paper(choice.seat).regular_open = false;
    return;
  }
  std::string kept;
  for (const char die : hand_) {
    if (die == choice.die) continue;
    if (faces_.at(die) < faces_.at(choice.die)) {
      platter_ += die;
    } else {
      kept += die;
    }
  }
  hand_ = kept;
  platter_ = in_order(platter_);
  fields_.at(static_cast<std::size_t>(roll_ - 1)) = std::string(1, choice.die);

  const bool can_ever_take_back = table_->track_length.count("back") > 0;
  if (roll_ == 3 || (hand_.empty() && !can_ever_take_back)) {
    end_rolling();
  } else {
    phase_ = "roll";  // with an empty hand, move_on() decides about `back`
    roll_++;
  }
}

void Game::end_rolling() {
  platter_ = in_order(platter_ + hand_);
  hand_.clear();
  phase_ = "turn-end";
  roll_ = last_throw_;
  paper(active_).regular_open = false;
}

// Everything that follows by itself once the bonuses are settled.
void Game::move_on() {
  while (true) {
    if (phase_ == "roll" && hand_.empty() && paper(active_).waiting.empty()) {
      const bool can_take_back = has_open(active_, "back") && !platter_.empty();
      if (!can_take_back) end_rolling();
    }
    if (phase_ != "turn-end") return;
    bool all_done = true;
    for (int seat = 1; seat <= players_; seat++) {
      Paper& one = paper(seat);
      if (!one.done && !one.regular_open && one.waiting.empty() && extras(seat).empty()) one.done = true;
      if (!one.done) all_done = false;
    }
    if (!all_done) return;
    next_turn();
  }
}

std::string Game::in_order(const std::string& letters) const {
  std::string sorted;
  for (const char die : table_->dice) {
    if (letters.find(die) != std::string::npos) sorted += die;
  }
  return sorted;
}

// "1 roll w3 y4 ..." and "1 reroll ...": exactly the dice in hand.
bool Game::apply_throw(const std::vector<std::string>& words) {
  bool is_due = false;
  for (const Choice& choice : all_choices()) {
    if (choice.kind == "throw" && choice.line == words[0] + " " + words[1] + " *") is_due = true;
  }
  if (!is_due) return false;
  std::map<char, int> thrown;
  for (std::size_t i = 2; i < words.size(); i++) {
    if (!is_die_with_face(words[i], hand_)) return false;
    if (thrown.count(words[i][0]) > 0) return false;
    thrown[words[i][0]] = words[i][1] - '0';
  }
  if (thrown.size() != hand_.size()) return false;

  for (const auto& [die, face] : thrown) faces_[die] = face;
  if (words[1] == "reroll") {
    cross_action(active_, "reroll");
  } else {
    last_throw_ = roll_;
    if (is_solo_passive()) {
      const std::vector<std::string> platters = possible_platters();
      if (platters.size() > 1) {
        phase_ = "serve";
      } else {
        lay_out_solo_platter(platters[0], "");
      }
    } else {
      phase_ = "pick";
    }
  }
  settle_everybody();
  move_on();
  return true;
}

// Every set of three dice that can be the three lowest of six.
std::vector<std::string> Game::possible_platters() const {
  const std::string dice = table_->dice;
  std::vector<std::string> platters;
  for (std::size_t a = 0; a < 6; a++) {
    for (std::size_t b = a + 1; b < 6; b++) {
      for (std::size_t c = b + 1; c < 6; c++) {
        const std::string served = {dice[a], dice[b], dice[c]};
        int highest_served = 0;
        int lowest_left = 7;
        for (const char die : dice) {
          if (served.find(die) != std::string::npos) {
            highest_served = std::max(highest_served, faces_.at(die));
          } else {
            lowest_left = std::min(lowest_left, faces_.at(die));
          }
        }
        if (highest_served <= lowest_left) platters.push_back(served);
      }
    }
  }
  return platters;
}

void Game::lay_out_solo_platter(const std::string& served, const std::string& others) {
  platter_ = in_order(served);
  std::string rest = others;
  if (rest.empty()) {
    for (const char die : table_->dice) {
      if (served.find(die) == std::string::npos) rest += die;
    }
  }
  for (std::size_t i = 0; i < 3; i++) fields_[i] = std::string(1, rest[i]);
  hand_.clear();
  phase_ = "turn-end";
}

// "1 serve b p y" and, on clever hoch drei, "1 serve b p y fields w t n".
bool Game::apply_serve(const std::vector<std::string>& words) {
  if (mode_ != "table" || !is_solo_passive() || words[0] != "1" || served_) return false;
  const bool fields_matter = table_->family == "ch3";
  // Where the faces settled the platter it may still be written, before the take.
  const bool late = fields_matter && phase_ == "turn-end" && paper(1).regular_open;
  if (phase_ != "serve" && !late) return false;

  const bool with_fields = words.size() == 9 && words[5] == "fields" && fields_matter;
  if (words.size() != 5 && !with_fields) return false;
  std::string named;
  for (std::size_t i = 2; i < words.size(); i++) {
    if (i == 5) continue;
    if (words[i].size() != 1 || table_->dice.find(words[i]) == std::string::npos) return false;
    if (named.find(words[i]) != std::string::npos) return false;
    named += words[i];
  }
  const std::string served = in_order(named.substr(0, 3));
  const std::vector<std::string> platters = possible_platters();
  if (std::count(platters.begin(), platters.end(), served) == 0) return false;
  lay_out_solo_platter(served, named.substr(3));
  served_ = true;
  settle_everybody();
  move_on();
  return true;
}

}  // namespace naive
