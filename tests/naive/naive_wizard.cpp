#include "naive_wizard.h"

#include <cstdlib>
#include <sstream>

namespace naive_wizard {

namespace {

const std::vector<std::string> kColours = {"green", "red", "yellow", "blue"};
const std::set<std::string> kCards = {"wizard-all",  "jesters-locked", "roll-first", "turn-two", "extra-die",
                                      "jesters-own", "strike-out",     "secret",     "none"};

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string cell(int number, const std::string& colour) {
  return colour + "." + std::to_string(number);
}

bool is_colour(const std::string& word) {
  for (const auto& colour : kColours)
    if (colour == word) return true;
  return false;
}

bool is_difference(const std::string& written) {
  return !written.empty() && written[0] >= '1' && written[0] <= '9';
}

int count(const std::map<char, int>& dice, char face) {
  const auto found = dice.find(face);
  return found == dice.end() ? 0 : found->second;
}

std::map<char, int> dice_of(const std::vector<std::string>& words, int& threw) {
  std::map<char, int> dice;
  threw = -1;
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (words[i] == "threw") {
      threw = std::atoi(words[i + 1].c_str());
      break;
    }
    dice[words[i][0]] = std::atoi(words[i].c_str() + 1);
  }
  return dice;
}

// Can so many dice be left lying that each of them shows the same before and after?
bool can_keep(const std::map<char, int>& before, const std::map<char, int>& after, int keep,
              bool all_jesters) {
  int most = 0;
  for (const char face : std::string("grybwj")) {
    const int both = std::min(count(before, face), count(after, face));
    if (face == 'j' && all_jesters) {
      if (both < count(before, face) || keep < count(before, face)) return false;
    }
    most += both;
  }
  return keep <= most;
}

}  // namespace

Table::Table(int players, int target, bool cards, int first_seer)
    : players_(players), target_(target), cards_(cards) {
  for (int seat = 1; seat <= players; ++seat) player_[seat];
  next_round(first_seer);
}

void Table::next_round(int nominated) {
  for (int i = 0; i < players_ && full(nominated); ++i) nominated = nominated % players_ + 1;
  if (full(nominated)) {
    over = true;
    return;
  }
  seer = nominated;
  ++round;
  card_ = wizards = "";
  throws_ = 0;
  dice_.clear();
  for (auto& [seat, player] : player_) {
    player.number = 0;
    player.colour = "";
    player.passed = player.decided = player.scored = false;
  }
}

bool Table::full(int seat) const {
  int filled = 0;
  for (const auto& [name, written] : player_.at(seat).marks) filled += written.empty() ? 0 : 1;
  return filled == 20;
}

bool Table::may_predict(int seat, int number, const std::string& colour) const {
  if (number < 1 || number > 5 || !is_colour(colour)) return false;
  if (player_.at(seat).marks.count(cell(number, colour)) > 0) return false;
  for (const auto& [other, player] : player_) {
    if (other == seat || player.number != number || player.colour != colour) continue;
    if (card_ != "secret" || other == seer) return false;
  }
  return true;
}

bool Table::can_predict(int seat) const {
  for (const auto& colour : kColours)
    for (int number = 1; number <= 5; ++number)
      if (may_predict(seat, number, colour)) return true;
  return false;
}

bool Table::may_speak(int seat) const {
  if (needed_before_stop() == 2 && throws_ == 0) return false;
  if (player_.at(seat).spoken()) return false;
  if (card_ == "secret" && player_.at(seer).spoken()) return true;
  for (int other = seer; other != seat; other = other % players_ + 1)
    if (!player_.at(other).spoken()) return false;
  return true;
}

bool Table::everybody_spoke() const {
  for (const auto& [seat, player] : player_)
    if (!player.spoken()) return false;
  return true;
}

bool Table::may_strike(int seat) const {
  const auto& player = player_.at(seat);
  if (card_ != "strike-out" || !everybody_spoke() || throws_ > 0) return false;
  if (player.number == 0 || player.decided) return false;
  for (int number = 1; number <= 5; ++number) {
    const auto found = player.marks.find(cell(number, player.colour));
    if (found != player.marks.end() && is_difference(found->second)) return true;
  }
  return false;
}

bool Table::strikes_open() const {
  for (const auto& [seat, player] : player_)
    if (may_strike(seat)) return true;
  return false;
}

bool Table::throw_allowed(int seat) const {
  if (seat != seer || player_.at(seat).scored || throws_ == 3) return false;
  if (card_ == "turn-two" && throws_ == 0) return false;
  if (card_ == "roll-first" && throws_ == 0) return true;
  return everybody_spoke() && !strikes_open();
}

bool Table::dice_possible(const std::map<char, int>& now, int threw) const {
  int sum = 0;
  for (const auto& [face, how_many] : now) {
    if (std::string("grybwj").find(face) == std::string::npos) return false;
    sum += how_many;
  }
  if (sum != 7) return false;
  if (throws_ == 0) return threw == -1 || threw == 7;
  const bool second = throws_ == 1;
  if (second && card_ == "turn-two") return threw == 5 && can_keep(dice_, now, 2, false);
  if (second && card_ == "roll-first")
    return threw >= 3 && threw <= 7 && can_keep(dice_, now, 7 - threw, false);
  for (int k = 1; k <= 7; ++k)
    if ((threw == -1 || threw == k) && can_keep(dice_, now, 7 - k, card_ == "jesters-locked")) return true;
  return false;
}

bool Table::allowed(const std::string& line) const {
  const auto words = words_of(line);
  if (over) return false;
  if (words[0] == "card") return cards_ && card_.empty() && kCards.count(words[1]) > 0;
  if (cards_ && card_.empty()) return false;
  const int seat = std::atoi(words[0].c_str());
  if (seat < 1 || seat > players_) return false;
  const auto& player = player_.at(seat);
  const auto& verb = words[1];
  if (verb == "turn") return card_ == "turn-two" && throws_ == 0 && seat == seer && words.size() == 4;
  if (verb == "predict") return may_speak(seat) && may_predict(seat, std::atoi(words[2].c_str()), words[3]);
  if (verb == "pass") return may_speak(seat) && !can_predict(seat);
  if (verb == "keep") return may_strike(seat);
  if (verb == "strike") {
    const auto found = player.marks.find(cell(std::atoi(words[2].c_str()), words[3]));
    return may_strike(seat) && words[3] == player.colour && found != player.marks.end() &&
           is_difference(found->second);
  }
  if (verb == "wizards")
    return seat == seer && everybody_spoke() && !strikes_open() && wizards.empty() && card_ != "wizard-all" &&
           throws_ == needed_before_stop() - 1 && is_colour(words[2]);
  if (verb == "roll") {
    int threw = -1;
    const auto dice = dice_of(words, threw);
    return throw_allowed(seat) && dice_possible(dice, threw) &&
           !(card_ == "jesters-locked" && count(dice_, 'j') == 7);
  }
  if (verb == "stop") {
    if (throws_ < needed_before_stop() || player.number == 0 || player.scored) return false;
    return words.size() == 2 || may_count_jesters(seat);
  }
  return false;
}

int Table::off_by(int seat) const {
  const auto& player = player_.at(seat);
  int dice = count(dice_, player.colour[0]);
  if (card_ == "wizard-all" || player.colour == wizards) dice += count(dice_, 'w');
  if (card_ == "extra-die") dice += 1;
  if (card_ == "jesters-own") dice += count(dice_, 'j');
  return std::abs(dice - player.number);
}

bool Table::may_count_jesters(int seat) const {
  const int jesters = count(dice_, 'j');
  return off_by(seat) > 0 && jesters >= 1 && jesters <= 5 &&
         player_.at(seat).marks.count(cell(jesters, "jester")) == 0;
}

void Table::write_score(int seat, bool jester) {
  auto& player = player_[seat];
  const bool twice = card_ == "wizard-all" || card_ == "jesters-locked";
  auto& written = player.marks[cell(player.number, player.colour)];
  if (jester) {
    player.marks[cell(count(dice_, 'j'), "jester")] = "";
    written = "0";
  } else if (off_by(seat) == 0) {
    written = twice ? "XX" : "X";
  } else {
    written = std::to_string(off_by(seat) * (twice ? 2 : 1));
  }
  player.scored = true;
}

void Table::settle() {
  if (throws_ < 3 && !player_[seer].scored) return;
  bool open = false;
  for (auto& [seat, player] : player_) {
    if (player.number == 0 || player.scored) continue;
    if (may_count_jesters(seat))
      open = true;
    else
      write_score(seat, false);
  }
  if (open) return;
  for (int seat = 1; seat <= players_; ++seat) over = over || xs(seat) >= target_;
  if (over) return;
  int next = seer, highest = 0;
  for (int i = 1; i < players_; ++i) {
    const int seat = (seer - 1 + i) % players_ + 1;
    const auto& player = player_[seat];
    if (player.number > highest && player.colour != player_[seer].colour) {
      next = seat;
      highest = player.number;
    }
  }
  next_round(next);
}

void Table::play(const std::string& line) {
  const auto words = words_of(line);
  if (words[0] == "card") {
    card_ = words[1];
    return;
  }
  const int seat = std::atoi(words[0].c_str());
  auto& player = player_[seat];
  const auto& verb = words[1];
  if (verb == "turn") {
    ++dice_[words[2][0]];
    ++dice_[words[3][0]];
    throws_ = 1;
  } else if (verb == "predict") {
    player.number = std::atoi(words[2].c_str());
    player.colour = words[3];
    player.marks[cell(player.number, player.colour)] = "o";
  } else if (verb == "pass") {
    player.passed = true;
  } else if (verb == "keep" || verb == "strike") {
    player.decided = true;
    if (verb == "strike") {
      auto& written = player.marks[cell(std::atoi(words[2].c_str()), words[3])];
      written = "/" + written;
    }
  } else if (verb == "wizards") {
    wizards = words[2];
  } else if (verb == "roll") {
    int threw = -1;
    const bool before_predictions = !everybody_spoke();
    dice_ = dice_of(words, threw);
    ++throws_;
    if (before_predictions) return;
    if (wizards.empty() && card_ != "wizard-all") wizards = player_[seer].colour;
    settle();
  } else if (verb == "stop") {
    write_score(seat, words.size() == 3);
    settle();
  }
}

std::string Table::marks(int seat) const {
  std::string all;
  for (const auto& [name, written] : player_.at(seat).marks)
    all += (all.empty() ? "" : " ") + name + (written.empty() ? "" : "=" + written);
  return all;
}

int Table::xs(int seat) const {
  int all = 0;
  for (const auto& [name, written] : player_.at(seat).marks)
    all += written.empty() ? 1 : written == "X" ? 1 : written == "XX" ? 2 : 0;
  return all;
}

int Table::total(int seat) const {
  int points = xs(seat) >= target_ ? 3 : 0;
  for (const auto& [name, written] : player_.at(seat).marks) {
    const int column = name.back() - '0';
    if (written == "X") points += column;
    if (written == "XX") points += 2 * column;
    if (is_difference(written)) points -= std::atoi(written.c_str());
  }
  return points;
}

}  // namespace naive_wizard
