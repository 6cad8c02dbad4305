// Table mode: which lines are legal now. Changes nothing.

#include "naive.h"
#include "text.h"

namespace naive {

Game::Choices Game::table_choices() const {
  Choices choices;
  for (int seat = 1; seat <= players_; seat++) add_bonuses(seat, choices);
  if (phase_ == "roll") add_rolling(choices);
  if (phase_ == "pick") add_picks(choices);
  if (phase_ == "serve") add_serves(choices);
  if (phase_ == "turn-end") {
    for (int seat = 1; seat <= players_; seat++) add_turn_end(seat, choices);
  }
  return choices;
}

namespace {

std::string seat_word(int seat, const std::string& word) {
  return std::to_string(seat) + " " + word;
}

}  // namespace

void Game::add_rolling(Choices& choices) const {
  const bool rolling_started = roll_ > 1 && !is_solo_passive();
  if (!hand_.empty() && !anybody_waits()) {
    Choice choice;
    choice.line = seat_word(active_, "roll *");
    choice.seat = active_;
    choice.kind = "throw";
    choices.push_back(choice);
  }
  if (!paper(active_).waiting.empty()) return;
  if (rolling_started && has_open(active_, "back")) {
    for (const char die : platter_) {
      Choice choice;
      choice.line = seat_word(active_, "back ") + die;
      choice.seat = active_;
      choice.kind = "back";
      choice.die = die;
      choices.push_back(choice);
    }
  }
  if (hand_.empty()) {
    Choice choice;
    choice.line = seat_word(active_, "done");
    choice.seat = active_;
    choice.kind = "done";
    choices.push_back(choice);
  }
}

void Game::add_picks(Choices& choices) const {
  if (!paper(active_).waiting.empty()) return;
  for (const char die : hand_) {
    add_entries(active_, Role::active, die, seat_word(active_, "take ") + die, true, choices);
  }
  Choices plain;
  for (const char die : hand_)
    add_entries(active_, Role::active, die, seat_word(active_, "take ") + die, false, plain);
  if (rules_.at("forfeit-freely") == "on" || plain.empty()) {
    Choice forfeit;
    forfeit.line = seat_word(active_, "forfeit");
    forfeit.seat = active_;
    forfeit.kind = "forfeit";
    choices.push_back(forfeit);
  }
  if (has_open(active_, "reroll") && !anybody_waits()) {
    Choice reroll;
    reroll.line = seat_word(active_, "reroll *");
    reroll.seat = active_;
    reroll.kind = "throw";
    choices.push_back(reroll);
  }
}

void Game::add_serves(Choices& choices) const {
  for (const std::string& served : possible_platters()) {
    Choice choice;
    choice.line = seat_word(active_, "serve");
    for (const char die : served) choice.line += std::string(" ") + die;
    choice.seat = active_;
    choice.kind = "serve";
    choices.push_back(choice);
  }
}

void Game::add_turn_end(int seat, Choices& choices) const {
  if (paper(seat).done || !paper(seat).waiting.empty()) return;
  if (paper(seat).regular_open) {
    add_passive_takes(seat, choices);
    Choice decline;
    decline.line = seat_word(seat, "decline");
    decline.seat = seat;
    decline.kind = "decline";
    choices.push_back(decline);
    return;
  }
  const Choices more = extras(seat);
  if (more.empty()) return;
  choices.insert(choices.end(), more.begin(), more.end());
  Choice finished;
  finished.line = seat_word(seat, "done");
  finished.seat = seat;
  finished.kind = "done";
  choices.push_back(finished);
}

void Game::add_passive_takes(int seat, Choices& choices) const {
  // An any-number action makes a die usable for the fallback only where the house rule says so.
  const bool numbers = rules_.at("number-usable") == "on";
  Choices plain;
  for (const char die : platter_)
    add_entries(seat, Role::passive, die, seat_word(seat, "take ") + die, numbers, plain);
  std::string open = platter_;
  const bool fallback_open = players_ > 1 || rules_.at("solo-fallback") == "on";
  if (plain.empty() && fallback_open) {
    for (const std::string& die : fields_) open += die;
  }
  for (const char die : open)
    add_entries(seat, Role::passive, die, seat_word(seat, "take ") + die, true, choices);
}

Game::Choices Game::extras(int seat) const {
  Choices choices;
  if (!has_open(seat, "plus1")) return choices;
  for (const char die : table_->dice) {
    if (paper(seat).extra_used.count(die) > 0) continue;
    add_entries(seat, Role::extra, die, seat_word(seat, "extra ") + die, true, choices);
  }
  return choices;
}

// Where a die lies: "I", "II", "III", "platter" or, in hand, "".
std::string Game::place_of(char die) const {
  const std::vector<std::string> names = {"I", "II", "III"};
  for (std::size_t i = 0; i < 3; i++) {
    if (fields_[i] == std::string(1, die)) return names[i];
  }
  return platter_.find(die) != std::string::npos ? "platter" : "";
}

// What picking this die out of the hand sweeps for a silver chain.
std::vector<Die> Game::swept_by(char die) const {
  const bool all = rules_.at("silver-leftovers") == "all" && roll_ == 3;
  std::vector<Die> swept;
  for (const char other : hand_) {
    if (other == die) continue;
    if (all || faces_.at(other) < faces_.at(die)) swept.emplace_back(other, faces_.at(other));
  }
  return swept;
}

// Every way this player can enter this die, `head` being the line so far.
void Game::add_entries(int seat, Role role, char die, const std::string& head, bool with_any_number,
                       Choices& choices) const {
  const std::string place = place_of(die);
  Pick pick;
  pick.die = die;
  pick.number = faces_.at(die);
  pick.faces = faces_;

  const std::vector<std::string> rows = {"I", "II", "III"};
  std::string group;  // the other dice that count for a turquoise pick
  std::string lying_on_fields;
  for (const std::string& one : fields_) lying_on_fields += one;
  if (role == Role::active) {
    pick.yellow_place = rows.at(static_cast<std::size_t>(roll_ - 1));
    group = lying_on_fields;
    pick.swept = swept_by(die);
  } else if (role == Role::passive) {
    pick.yellow_place = "grey";
    group = platter_;
  } else {
    pick.yellow_place = place == "platter" ? "grey" : place;
    group = place == "platter" ? platter_ : lying_on_fields;
  }
  for (const char other : group) {
    if (other != die) pick.companions.emplace_back(other, faces_.at(other));
  }

  std::vector<AnyNumber> numbers = {{pick.number, 0, ""}};  // first as it lies
  if (with_any_number) {
    for (const AnyNumber& number : any_numbers(*table_, paper(seat), faces_.at(die)))
      numbers.push_back(number);
  }
  for (const AnyNumber& number : numbers) {
    pick.number = number.number;
    for (const std::vector<std::string>& marks : pick_marks(*table_, rules_, paper(seat), pick)) {
      Choice choice;
      choice.line = head;
      if (!number.words.empty()) choice.line += " " + number.words;
      choice.line += " " + join_words(marks);
      choice.seat = seat;
      choice.kind = role == Role::extra ? "extra" : "take";
      choice.die = die;
      choice.number_field = number.position;
      choice.marks = marks;
      choices.push_back(choice);
    }
  }
}

}  // namespace naive
