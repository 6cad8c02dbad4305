#include "world.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "catch.h"
#include "game/wizard_json.h"
#include "game/wizard_text.h"
#include "sheets/library.h"

namespace world {

using namespace fox::wizard;

namespace {

std::string trimmed(const std::string& text) {
  const auto from = text.find_first_not_of(" \n");
  if (from == std::string::npos) return {};
  return text.substr(from, text.find_last_not_of(" \n") - from + 1);
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const auto& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

}  // namespace

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text + separator) {
    if (c != separator) {
      part += c;
      continue;
    }
    if (!trimmed(part).empty()) parts.push_back(trimmed(part));
    part.clear();
  }
  return parts;
}

const SheetDef& sheet() {
  static fox::SheetLibrary library;
  fox::Problems problems;
  const auto* any = library.find("wizard-wuerfelspiel", problems);
  for (const auto& problem : problems) UNSCOPED_INFO(problem.path << ": " << problem.text);
  REQUIRE(any != nullptr);
  return std::get<SheetDef>(*any);
}

Game::Game(int players, const std::string& switches, Mode mode) : rules(make_rules(sheet(), players, mode)) {
  for (const auto& one : split(switches, ';')) {
    const auto words = split(one, ' ');
    REQUIRE(words.size() == 2);
    REQUIRE_FALSE(set_switch(rules, words[0], words[1]).has_value());
  }
  state = begin(rules, happened);
}

Game& Game::play(const std::string& lines) {
  for (const auto& text : split(lines, ';')) {
    INFO("line: " << text << "   state: " << state_json(rules, state, {}).dump());
    const auto no = refused(text);
    INFO("refused: " << no << " " << details);
    REQUIRE(no.empty());
    const auto outcome = Family::apply(rules, state, std::get<Line>(read_line(rules, state, text)));
    REQUIRE(std::holds_alternative<fox::Step<Family>>(outcome));
    state = std::get<fox::Step<Family>>(outcome).state;
    happened = std::get<fox::Step<Family>>(outcome).events;
  }
  return *this;
}

std::string Game::refused(const std::string& line) {
  const auto read = read_line(rules, state, line);
  std::optional<fox::Refusal> no;
  if (const auto* unreadable = std::get_if<fox::Refusal>(&read))
    no = *unreadable;
  else
    no = why(rules, state, std::get<Line>(read));
  details.clear();
  if (!no) return {};
  details = "rule " + std::string(no->rule);
  for (const auto& argument : no->arguments)
    if (argument.kind != fox::Argument::Kind::none)
      details += " " + std::string(argument.name) + "=" + write_argument(rules, argument);
  return std::string(no->reason);
}

Game& Game::put(int seat, const std::string& marks) {
  Rules paper = rules;
  paper.mode = Mode::paper;
  const auto read = read_line(paper, state, std::to_string(seat) + " mark " + marks);
  REQUIRE(std::holds_alternative<Line>(read));
  const auto& added = std::get<Line>(read).marks;
  auto& pad = pad_of(state, seat - 1);
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number)
      if (field(added, colour, number) != Field{}) field(pad, colour, number) = field(added, colour, number);
  pad.jesters |= added.jesters;
  return *this;
}

std::string Game::marks(int seat) const {
  return joined(fox::wizard::marks(rules, pad_of(state, seat - 1)));
}

std::string Game::mark(int seat, const std::string& cell) const {
  for (const auto& one : fox::wizard::marks(rules, pad_of(state, seat - 1))) {
    if (one == cell) return "X";
    if (one.rfind(cell + "=", 0) == 0) return one.substr(cell.size() + 1);
  }
  return {};
}

std::string Game::events() const {
  std::string all;
  for (const auto& event : happened) all += (all.empty() ? "" : ", ") + write_event(rules, event);
  return all;
}

std::vector<std::string> Game::legal() {
  Family::legal(rules, state, lines_);
  std::vector<std::string> all;
  for (const auto& line : lines_) all.push_back(write_line(rules, line));
  std::sort(all.begin(), all.end());
  return all;
}

bool Game::is_legal(const std::string& line) {
  const auto all = legal();
  return std::find(all.begin(), all.end(), line) != all.end();
}

std::string Game::phase() const {
  return state_json(rules, state, {})["phase"];
}

int Game::total(int seat) const {
  return score(rules, state).players[static_cast<std::size_t>(seat - 1)].total;
}
int Game::xs(int seat) const {
  return score(rules, state).players[static_cast<std::size_t>(seat - 1)].xs;
}

}  // namespace world
