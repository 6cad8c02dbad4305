// The parts both modes share: setting up, finding the choice a line stands
// for, bonuses, round gifts.
#include <algorithm>
#include <stdexcept>

#include "naive.h"
#include "text.h"

namespace naive {

Game::Game(std::string sheet, int players, std::string mode, std::map<std::string, std::string> switches)
    : table_(find_table(sheet)), players_(players), mode_(std::move(mode)) {
  if (table_ == nullptr) throw std::invalid_argument("no such sheet: " + sheet);
  if (players < 1 || players > 4) throw std::invalid_argument("1 to 4 players");
  if (mode_ != "table" && mode_ != "sheet") throw std::invalid_argument("no such mode: " + mode_);
  const std::map<std::string, std::vector<std::string>> known = {
      {"solo-fallback", {"off", "on"}},
      {"silver-leftovers", {"lower", "all"}},
      {"negative-foxes", {"literal", "zero"}},
      {"yellow-question", {"any", "grey"}},
      {"seven-after-seven", {"off", "on"}},
      {"blue-question", {"plus-white", "any-fitting"}},
      {"forfeit-freely", {"on", "off"}},
      {"number-usable", {"off", "on"}},
      {"turquoise-question", {"single", "companions"}},
  };
  for (const auto& [name, values] : known) rules_[name] = values[0];  // the default comes first
  for (const auto& [name, value] : switches) {
    const auto found = known.find(name);
    if (found == known.end()) throw std::invalid_argument("no such switch: " + name);
    if (std::count(found->second.begin(), found->second.end(), value) == 0) {
      throw std::invalid_argument("no such value: " + name + " " + value);
    }
    rules_[name] = value;
  }
  papers_.resize(static_cast<std::size_t>(players));
  phase_ = "sheet";
  if (mode_ == "table") start_turn();
  give_round_gift();
}

bool Game::anybody_waits() const {
  for (const Paper& one : papers_) {
    if (!one.waiting.empty()) return true;
  }
  return false;
}

std::vector<std::string> Game::legal() const {
  std::vector<std::string> lines;
  for (const Choice& choice : all_choices()) lines.push_back(choice.line);
  return sorted_without_doubles(lines);
}

const Game::Choices& Game::all_choices() const {
  if (!choices_) {
    choices_.emplace();
    if (!is_over()) choices_ = mode_ == "table" ? table_choices() : sheet_choices();
  }
  return *choices_;
}

bool Game::apply(const std::string& line) {
  const bool done = carry_out_if_legal(line);
  choices_.reset();  // after a refusal, too: who asks again sees whether it changed anything
  return done;
}

bool Game::carry_out_if_legal(const std::string& line) {
  const std::vector<std::string> words = split_words(line);
  if (words.empty() || is_over()) return false;
  if (words.size() >= 2 && (words[1] == "roll" || words[1] == "reroll")) return apply_throw(words);
  if (words.size() >= 2 && words[1] == "serve") return apply_serve(words);
  if (words.size() >= 2 && words[1] == "use") return apply_use(words);
  for (const Choice& choice : all_choices()) {
    if (choice.line != line) continue;
    carry_out(choice);
    return true;
  }
  return false;
}

void Game::carry_out(const Choice& choice) {
  if (choice.kind == "bonus") {
    std::vector<std::string>& waiting = paper(choice.seat).waiting;
    waiting.erase(std::find(waiting.begin(), waiting.end(), choice.name));
  }
  if (choice.number_field != 0) paper(choice.seat).crossed["number"].insert(choice.number_field);
  if (choice.kind == "extra") cross_action(choice.seat, "plus1");
  if (choice.kind == "spend") cross_action(choice.seat, choice.name);
  if (choice.kind == "back") cross_action(choice.seat, "back");
  if (!choice.marks.empty()) write_and_collect(*table_, paper(choice.seat), choice.marks);
  if (mode_ == "table") carry_out_at_table(choice);
  if (choice.kind == "round") {
    if (round_ == rounds()) {
      phase_ = "over";
    } else {
      round_++;
      give_round_gift();
    }
  }
  settle_everybody();
  if (mode_ == "table") move_on();
}

void Game::cross_action(int seat, const std::string& action) {
  paper(seat).crossed[action].insert(open_actions(paper(seat), action).front());
}

void Game::settle_everybody() {
  for (int seat = 1; seat <= players_; seat++)
    settle(*table_, rules_, paper(seat), white_face(), bonus_dice(seat));
}

void Game::give_round_gift() {
  for (Paper& one : papers_) earn(*table_, one, table_->gifts.at(static_cast<std::size_t>(round_ - 1)));
  settle_everybody();
}

// What the white die shows, 0 where nobody knows.
int Game::white_face() const {
  if (mode_ == "sheet") return last_white_use_;
  const auto face = faces_.find('w');
  return face == faces_.end() ? 0 : face->second;
}

// The faces that further crosses of a turquoise bonus could go by: those on the dice fields for the player in
// turn, those on the platter for the others; on the sheet alone nobody knows, so as many as there can be.
std::vector<int> Game::bonus_dice(int seat) const {
  std::vector<int> faces;
  if (mode_ == "sheet") {
    for (int face = 1; face <= 6; face++) faces.insert(faces.end(), 5, face);
    return faces;
  }
  if (phase_ == "roll" && roll_ <= 1) return faces;
  std::string dice = platter_;
  if (seat == active_ && !is_solo_passive()) {
    dice.clear();
    for (const std::string& die : fields_) dice += die;
  }
  for (const char die : dice) faces.push_back(faces_.at(die));
  return faces;
}

void Game::add_bonuses(int seat, Choices& choices) const {
  for (const std::string& name : paper(seat).waiting) {
    for (const BonusChoice& way :
         bonus_choices(*table_, rules_, paper(seat), name, white_face(), bonus_dice(seat))) {
      std::vector<std::string> words = {std::to_string(seat), "bonus", name};
      if (!way.white.empty()) words.push_back(way.white);
      for (const std::string& mark : way.marks) words.push_back(mark);
      Choice choice;
      choice.line = join_words(words);
      choice.seat = seat;
      choice.kind = "bonus";
      choice.name = name;
      choice.marks = way.marks;
      choices.push_back(choice);
    }
  }
}

std::vector<std::string> Game::marks(int seat) const {
  return state_marks(paper(seat));
}

int Game::circled(int seat, const std::string& action) const {
  const auto found = paper(seat).circled.find(action);
  return found == paper(seat).circled.end() ? 0 : found->second;
}

int Game::crossed(int seat, const std::string& action) const {
  const auto found = paper(seat).crossed.find(action);
  return found == paper(seat).crossed.end() ? 0 : static_cast<int>(found->second.size());
}

std::vector<int> Game::number_fields(int seat) const {
  const auto found = paper(seat).crossed.find("number");
  if (found == paper(seat).crossed.end()) return {};
  return {found->second.begin(), found->second.end()};
}

std::vector<std::string> Game::waiting(int seat) const {
  std::vector<std::string> names = paper(seat).waiting;
  std::sort(names.begin(), names.end());
  return names;
}

bool Game::is_over() const {
  return phase_ == "over";
}

std::string Game::phase() const {
  return phase_;
}

int Game::active() const {
  return active_;
}

int Game::roll() const {
  return roll_;
}

int Game::round() const {
  return round_;
}

int Game::rounds() const {
  if (players_ == 4) return 4;
  if (players_ == 3) return 5;
  return 6;
}

bool Game::done(int seat) const {
  return paper(seat).done;
}

std::map<std::string, int> Game::hand() const {
  std::map<std::string, int> dice;
  for (const char die : hand_) {
    if (faces_.count(die) > 0) dice[std::string(1, die)] = faces_.at(die);
  }
  return dice;
}

std::map<std::string, int> Game::platter() const {
  std::map<std::string, int> dice;
  for (const char die : platter_) dice[std::string(1, die)] = faces_.at(die);
  return dice;
}

std::vector<std::string> Game::fields() const {
  std::vector<std::string> dice;
  for (const std::string& die : fields_) {
    dice.push_back(die.empty() ? "" : die + std::to_string(faces_.at(die[0])));
  }
  return dice;
}

void Game::force_mark(int seat, const std::string& mark) {
  choices_.reset();
  force_state_mark(paper(seat), mark);
}

void Game::force_circled(int seat, const std::string& action, int n) {
  choices_.reset();
  paper(seat).circled[action] = n;
}

}  // namespace naive
