// Every reason for which a line is refused: a position, the line, the reason and what it names.
#include <set>

#include "catch.h"
#include "core/wizard/wizard_reasons.h"
#include "game/wizard_text.h"
#include "refusal_cases.h"

using fox::wizard::Mode;
using world::Case;
using world::Game;
using world::kCases;
using world::position;

namespace {

// Those that need a position of their own or no line at all, tested below and elsewhere.
const std::set<std::string> kElsewhere = {"game-over", "passed-already", "stop-passed", "mark-nothing"};

}  // namespace

TEST_CASE("Each reason is given for the line that it forbids, with its rule and arguments") {
  for (const auto& one : kCases) {
    INFO(one.switches << " | " << one.before << " | " << one.line);
    auto game = position(one);
    CHECK(game.refused(one.line) == one.reason);
    CHECK(game.details == one.details);
    const auto before = game.state;
    // `S roll *` is listed as a pattern.
    if (std::string(one.reason) != "dice-unnamed") CHECK_FALSE(game.is_legal(one.line));
    CHECK(game.state == before);
  }
}

TEST_CASE("Every reason of the table has a test and the arguments it declares") {
  std::set<std::string> tested = kElsewhere, known;
  for (const auto& one : kCases) tested.insert(one.reason);
  for (const auto& info : fox::wizard::kReasons) {
    known.insert(std::string(info.id));
    for (const auto& one : kCases) {
      if (one.reason != info.id) continue;
      const auto words = world::split(one.details, ' ');
      std::string names;
      for (std::size_t i = 2; i < words.size(); ++i)
        names += (names.empty() ? "" : " ") + words[i].substr(0, words[i].find('='));
      CHECK(names == info.arguments);
    }
  }
  CHECK(known.size() == std::size(fox::wizard::kReasons));
  for (const auto& id : known) {
    INFO(id);
    CHECK(tested.count(id) == 1);
  }
}

TEST_CASE("A finished game takes no line") {
  Game game(2);
  game.put(1, "green.1=XX green.2=XX red.1=XX red.2=XX");
  game.play("1 predict 5 green; 2 predict 4 green; 1 roll g5 r2; 1 stop");
  for (const std::string line :
       {"1 predict 1 blue", "1 stop", "2 roll g7", "1 pass", "1 wizards red", "1 turn g g"}) {
    CHECK(game.refused(line) == "game-over");
    CHECK(game.details == "rule wizard-end");
  }
}

TEST_CASE("A mark line without a mark is refused") {
  Game game(2, "", Mode::paper);
  fox::wizard::Line line;
  line.kind = fox::wizard::LineKind::mark;
  CHECK(why(game.rules, game.state, line)->reason == "mark-nothing");
}

TEST_CASE("Lines that no reader makes are refused as well") {
  using namespace fox::wizard;
  Game game(2);
  Line line;
  line.kind = LineKind::predict;
  line.seat = 200;
  CHECK(why(game.rules, game.state, line)->reason == "no-such-seat");
  line.seat = 0;
  line.colour = 9;
  line.number = 1;
  CHECK(why(game.rules, game.state, line)->reason == "colour-unknown");
  game.play("1 predict 1 green; 2 predict 2 green");
  line.kind = LineKind::wizards;
  CHECK(why(game.rules, game.state, line)->reason == "colour-unknown");
  line.kind = LineKind::roll;
  line.faces = {3, 3, 0, 0, 0, 0, 1, 0};
  CHECK(why(game.rules, game.state, line)->reason == "no-such-face");

  Game cards(2, "magic-cards on");
  line.kind = LineKind::card;
  line.card = 77;
  CHECK(why(cards.rules, cards.state, line)->reason == "card-unknown");
  cards.play("card turn-two");
  line.kind = LineKind::turn;
  CHECK(why(cards.rules, cards.state, line)->reason == "no-such-face");

  Game paper(2, "", Mode::paper);
  line.kind = LineKind::mark;
  line.marks.jesters = 1 << 6;
  CHECK(why(paper.rules, paper.state, line)->reason == "number-range");
  field(line.marks, 5, 2) = {Written::zero, 0};
  CHECK(why(paper.rules, paper.state, line)->reason == "colour-unknown");
}

TEST_CASE("Switches are read, checked and written where they differ from the default") {
  using fox::wizard::set_switch;
  auto rules = fox::wizard::make_rules(world::sheet(), 3);
  CHECK(fox::wizard::switches(rules).empty());
  CHECK_FALSE(set_switch(rules, "target", "12"));
  CHECK_FALSE(set_switch(rules, "magic-cards", "on"));
  CHECK_FALSE(set_switch(rules, "first-seer", "3"));
  const std::vector<std::pair<std::string, std::string>> expected{
      {"target", "12"}, {"magic-cards", "on"}, {"first-seer", "3"}};
  CHECK(fox::wizard::switches(rules) == expected);
  CHECK_FALSE(set_switch(rules, "target", "9"));
  CHECK_FALSE(set_switch(rules, "magic-cards", "off"));
  CHECK_FALSE(set_switch(rules, "first-seer", "1"));
  CHECK(fox::wizard::switches(rules).empty());
  for (const auto& [name, value] : std::vector<std::pair<std::string, std::string>>{{"target", "10"},
                                                                                    {"target", "many"},
                                                                                    {"magic-cards", "yes"},
                                                                                    {"first-seer", "4"},
                                                                                    {"first-seer", "0"}})
    CHECK(set_switch(rules, name, value)->reason == "rule-value-unknown");
  CHECK(set_switch(rules, "colour", "red")->reason == "rule-unknown");
}
