// Sheet mode: no turns and no dice of its own, and the counting of paths.
#include <set>

#include "naive.h"
#include "text.h"

namespace naive {

Game::Choices Game::sheet_choices() const {
  Choices choices;
  for (int seat = 1; seat <= players_; seat++) {
    add_bonuses(seat, choices);
    if (!paper(seat).waiting.empty()) continue;
    for (const std::string action : {"reroll", "back"}) {
      if (!has_open(seat, action)) continue;
      Choice choice;
      choice.line = std::to_string(seat) + " spend " + action;
      choice.seat = seat;
      choice.kind = "spend";
      choice.name = action;
      choices.push_back(choice);
    }
  }
  if (!anybody_waits()) {
    Choice choice;
    choice.line = "round";
    choice.seat = 1;
    choice.kind = "round";
    choices.push_back(choice);
  }
  return choices;
}

// Dice, then `from W`, then `passive` or `extra`; nothing else.
Game::Use Game::read_use(const std::vector<std::string>& words) const {
  Use use;
  std::size_t i = 0;
  std::set<char> seen;
  while (i < words.size() && is_die_with_face(words[i], table_->dice)) {
    if (!seen.insert(words[i][0]).second) return use;
    use.dice.emplace_back(words[i][0], words[i][1] - '0');
    i++;
  }
  if (use.dice.empty()) return use;
  if (i + 1 < words.size() && words[i] == "from") {
    use.from = words[i + 1];
    const std::set<std::string> places = {"I", "II", "III", "platter"};
    if (places.count(use.from) == 0) return use;
    i += 2;
  }
  if (i < words.size() && (words[i] == "passive" || words[i] == "extra")) {
    use.word = words[i];
    i++;
  }
  use.readable = i == words.size();
  return use;
}

// The line between the seat and the marks: the used die first, the others in
// the sheet's order.
std::vector<std::string> Game::use_words(const Use& use, const std::string& any_number) const {
  std::vector<std::string> words = {"use", use.dice[0].first + std::to_string(use.dice[0].second)};
  for (const char letter : table_->dice) {
    for (std::size_t i = 1; i < use.dice.size(); i++) {
      if (use.dice[i].first == letter) words.push_back(letter + std::to_string(use.dice[i].second));
    }
  }
  if (!any_number.empty()) words.push_back(any_number);
  if (!use.from.empty()) {
    words.push_back("from");
    words.push_back(use.from);
  }
  if (!use.word.empty()) words.push_back(use.word);
  return words;
}

Game::Choices Game::use_choices(const Use& use, int seat) const {
  Choices choices;
  if (is_over() || !use.readable || !paper(seat).waiting.empty()) return choices;
  const bool is_extra = use.word == "extra";
  const bool is_passive = use.word == "passive" || (use.from == "platter" && !is_extra);
  if (is_extra && !has_open(seat, "plus1")) return choices;

  Pick pick;
  pick.die = use.dice[0].first;
  const int own_face = use.dice[0].second;
  pick.yellow_place = use.from;
  if (use.from == "platter" || (is_passive && !use.from.empty())) pick.yellow_place = "grey";
  for (std::size_t i = 1; i < use.dice.size(); i++) {
    const Die& other = use.dice[i];
    pick.faces[other.first] = other.second;
    pick.companions.push_back(other);
    if (!is_extra && !is_passive && other.second < own_face) pick.swept.push_back(other);
  }

  std::vector<AnyNumber> numbers = {{own_face, 0, ""}};  // first as it lies
  for (const AnyNumber& number : any_numbers(*table_, paper(seat), own_face)) numbers.push_back(number);
  for (const AnyNumber& number : numbers) {
    pick.number = number.number;
    for (const std::vector<std::string>& marks : pick_marks(*table_, rules_, paper(seat), pick)) {
      Choice choice;
      choice.line =
          std::to_string(seat) + " " + join_words(use_words(use, number.words)) + " " + join_words(marks);
      choice.seat = seat;
      choice.kind = is_extra ? "extra" : "use";
      choice.die = pick.die;
      choice.number_field = number.position;
      choice.marks = marks;
      choices.push_back(choice);
    }
  }
  return choices;
}

std::vector<std::string> Game::legal_use(const std::string& dice) const {
  if (mode_ != "sheet") return {};
  const Use use = read_use(split_words(dice));
  std::vector<std::string> lines;
  for (int seat = 1; seat <= players_; seat++) {
    for (const Choice& choice : use_choices(use, seat)) lines.push_back(choice.line);
  }
  return sorted_without_doubles(lines);
}

bool Game::apply_use(const std::vector<std::string>& words) {
  if (mode_ != "sheet") return false;
  // Without its marks and its any-number words, the line says what to look up.
  std::vector<std::string> asked;
  for (std::size_t i = 2; i < words.size(); i++) {
    if (words[i].find('.') != std::string::npos) continue;
    if (words[i] == "as") {
      i++;
      continue;
    }
    asked.push_back(words[i]);
  }
  const Use use = read_use(asked);
  for (int seat = 1; seat <= players_; seat++) {
    for (const Choice& choice : use_choices(use, seat)) {
      if (choice.line != join_words(words)) continue;
      for (const Die& die : use.dice) {
        if (die.first == 'w') last_white_use_ = die.second;
      }
      carry_out(choice);
      return true;
    }
  }
  return false;
}

std::uint64_t Game::perft(const std::vector<std::string>& uses) {
  if (mode_ != "sheet") return 0;
  return paths(uses, 0);
}

// Seat 1 only. Waiting bonuses come first, also after the last use.
std::uint64_t Game::paths(const std::vector<std::string>& uses, std::size_t next) const {
  Choices choices;
  if (!paper(1).waiting.empty()) {
    add_bonuses(1, choices);
  } else {
    if (next == uses.size()) return 1;
    for (const Choice& choice : use_choices(read_use(split_words(uses[next])), 1)) {
      if (choice.number_field == 0) choices.push_back(choice);
    }
    next++;
    if (choices.empty()) return paths(uses, next);
  }
  std::set<std::string> lines;
  for (const Choice& choice : choices) lines.insert(choice.line);
  std::uint64_t count = 0;
  for (const std::string& line : lines) {
    Game after = *this;
    after.apply(line);
    count += after.paths(uses, next);
  }
  return count;
}

}  // namespace naive
