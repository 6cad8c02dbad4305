// Every reason for which a line is refused: a position, the line, the reason and what it names.
#include <set>

#include "catch.h"
#include "core/wizard/reasons.h"
#include "game/wizard_text.h"
#include "world.h"

using fox::wizard::Mode;
using world::Game;

namespace {

struct Case {
  const char* switches;
  const char* before;  // lines that lead there
  const char* line;
  const char* reason;
  const char* details;
};

// Three players; green.1 of seat 1 holds an X, red.2 of seat 1 a 2, red.3 of seat 1 a jester's 0.
const Case kCases[] = {
    // what cannot be read
    {"", "", "", "word-missing", "rule record"},
    {"", "", "   ", "word-missing", "rule record"},
    {"", "", "hello", "seat-expected", "rule record at=1"},
    {"", "", "1 hello", "word-unknown", "rule record at=2"},
    {"", "", "1 stop fool", "word-unknown", "rule record at=3"},
    {"", "", "1", "word-missing", "rule record"},
    {"", "", "1 predict", "word-missing", "rule record"},
    {"", "", "1 predict 3", "word-missing", "rule record"},
    {"", "", "card", "word-missing", "rule record"},
    {"", "", "1 roll", "word-missing", "rule record"},
    {"", "", "1 roll g7 threw", "word-missing", "rule record"},
    {"", "", "1 predict 3 red now", "word-too-many", "rule record at=5"},
    {"", "", "1 stop jester jester", "word-too-many", "rule record at=4"},
    {"", "", "1 roll * *", "word-too-many", "rule record at=4"},
    {"", "", "1 predict red 3", "number-unreadable", "rule record at=3"},
    {"", "", "1 predict -3 red", "number-unreadable", "rule record at=3"},
    {"", "", "1 predict 300 red", "number-unreadable", "rule record at=3"},
    {"", "", "1 roll g b7", "number-unreadable", "rule record at=3"},
    {"", "", "1 roll g7 threw all", "number-unreadable", "rule record at=5"},
    {"", "", "1 roll g2 g5", "die-twice", "rule record at=4"},
    {"", "", "1 roll g2 x5", "no-such-face", "rule record"},
    {"", "", "1 turn green", "no-such-face", "rule record"},
    {"", "", "1 predict 3 purple", "colour-unknown", "rule record"},
    {"", "", "0 predict 3 red", "no-such-seat", "rule players seat=0 players=3"},
    {"", "", "4 predict 3 red", "no-such-seat", "rule players seat=4 players=3"},
    {"magic-cards on", "", "card wizard", "card-unknown", "rule wizard-cards"},
    {"paper", "", "1 mark green", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=Y", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=01", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=/", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=/0", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=X jester.3=1", "mark-unknown", "rule record at=4"},
    {"paper", "", "1 mark wizard.3=X", "mark-unknown", "rule record at=3"},
    {"paper", "", "1 mark green.3=X green.3=X", "mark-twice", "rule record at=4"},
    {"paper", "", "1 mark jester.3 jester.3", "mark-twice", "rule record at=4"},
    // mode and course
    {"paper", "", "1 predict 3 red", "paper-only-marks", "rule wizard-paper"},
    {"", "", "1 mark green.3=X", "marks-only-on-paper", "rule wizard-paper"},
    {"paper", "", "1 mark green.1=2", "mark-filled", "rule wizard-paper cell=green.1"},
    {"paper", "1 mark jester.3", "1 mark jester.3", "mark-filled", "rule wizard-paper cell=jester.3"},
    {"paper", "", "1 mark green.6=2", "number-range", "rule wizard-predict number=6 most=5"},
    {"magic-cards on", "", "1 predict 3 red", "card-first", "rule wizard-cards"},
    {"magic-cards on", "", "1 turn g g", "card-first", "rule wizard-cards"},
    {"magic-cards on", "", "1 keep", "card-first", "rule wizard-cards"},
    {"magic-cards on", "", "1 wizards red", "card-first", "rule wizard-cards"},
    {"magic-cards on", "", "1 roll g7", "card-first", "rule wizard-cards"},
    {"magic-cards on", "", "1 stop", "card-first", "rule wizard-cards"},
    {"magic-cards on", "card turn-two", "1 predict 3 red", "turn-first",
     "rule wizard-card-turn-two card=turn-two seat=1 count=2"},
    {"magic-cards on", "card turn-two", "1 roll g7", "turn-first",
     "rule wizard-card-turn-two card=turn-two seat=1 count=2"},
    {"magic-cards on", "card roll-first", "1 predict 3 red", "card-throw-first",
     "rule wizard-card-roll-first card=roll-first seat=1"},
    {"magic-cards on", "card roll-first", "1 wizards red", "card-throw-first",
     "rule wizard-card-roll-first card=roll-first seat=1"},
    {"", "1 predict 3 green", "1 roll g7", "predict-first", "rule wizard-predict seat=2"},
    {"", "1 predict 3 green", "1 wizards red", "predict-first", "rule wizard-predict seat=2"},
    {"magic-cards on", "card strike-out", "1 keep", "predict-first", "rule wizard-predict seat=1"},
    {"magic-cards on", "card roll-first; 1 roll g7", "1 roll g7", "predict-first",
     "rule wizard-predict seat=1"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 red; 3 predict 3 red", "1 roll g7",
     "strike-first", "rule wizard-card-strike-out card=strike-out seat=1"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 red; 3 predict 3 red", "1 wizards red",
     "strike-first", "rule wizard-card-strike-out card=strike-out seat=1"},
    // the card
    {"", "", "card secret", "cards-off", "rule wizard-cards"},
    {"magic-cards on", "card secret", "card none", "card-lies", "rule wizard-card-secret card=secret"},
    // turning
    {"", "", "1 turn g g", "turn-without-card", "rule wizard-cards"},
    {"magic-cards on", "card roll-first", "1 turn g g", "turn-without-card", "rule wizard-cards"},
    {"magic-cards on", "card turn-two", "2 turn g g", "turn-only-seer",
     "rule wizard-card-turn-two card=turn-two seat=1"},
    {"magic-cards on", "card turn-two; 1 turn g b", "1 turn g g", "turn-done",
     "rule wizard-card-turn-two card=turn-two"},
    {"magic-cards on", "card turn-two", "1 turn g", "turn-count",
     "rule wizard-card-turn-two card=turn-two count=1 needed=2"},
    {"magic-cards on", "card turn-two", "1 turn g b w", "turn-count",
     "rule wizard-card-turn-two card=turn-two count=3 needed=2"},
    // predictions
    {"", "1 predict 5 green", "1 predict 4 green", "predicted-already",
     "rule wizard-predict seat=1 cell=green.5"},
    {"", "", "2 predict 3 red", "predict-turn", "rule wizard-predict seat=1"},
    {"", "1 predict 5 green", "3 predict 3 red", "predict-turn", "rule wizard-predict seat=2"},
    {"magic-cards on", "card secret", "2 predict 3 red", "predict-turn", "rule wizard-predict seat=1"},
    {"", "", "1 predict 2 wizard", "predict-wizards", "rule wizard-predict"},
    {"", "", "1 predict 2 jester", "predict-jesters", "rule wizard-predict"},
    {"", "", "1 predict 0 red", "number-range", "rule wizard-predict number=0 most=5"},
    {"", "", "1 predict 6 red", "number-range", "rule wizard-predict number=6 most=5"},
    {"", "", "1 predict 1 green", "field-filled", "rule wizard-predict cell=green.1"},
    {"", "", "1 predict 2 red", "field-filled", "rule wizard-predict cell=red.2"},
    {"", "", "1 predict 3 red", "field-filled", "rule wizard-predict cell=red.3"},
    {"", "1 predict 5 green", "2 predict 5 green", "prediction-taken",
     "rule wizard-predict cell=green.5 seat=1"},
    {"", "1 predict 5 green; 2 predict 2 blue", "3 predict 2 blue", "prediction-taken",
     "rule wizard-predict cell=blue.2 seat=2"},
    {"magic-cards on", "card secret; 1 predict 5 green", "3 predict 5 green", "secret-like-seer",
     "rule wizard-card-secret card=secret cell=green.5 seat=1"},
    {"", "", "1 pass", "pass-can-predict", "rule wizard-pass cell=green.2"},
    {"", "", "2 pass", "predict-turn", "rule wizard-predict seat=1"},
    // striking
    {"", "", "1 strike 2 red", "strike-without-card", "rule wizard-cards"},
    {"magic-cards on", "card none", "1 keep", "strike-without-card", "rule wizard-cards"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 keep",
     "1 strike 2 red", "strike-decided", "rule wizard-card-strike-out card=strike-out seat=1"},
    {"magic-cards on",
     "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 keep; 1 roll g7; 2 stop",
     "2 strike 4 blue", "strike-late", "rule wizard-card-strike-out card=strike-out"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "2 keep",
     "strike-nothing", "rule wizard-card-strike-out card=strike-out seat=2"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 strike 1 green", "strike-colour", "rule wizard-card-strike-out card=strike-out area=red"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 strike 1 jester", "strike-colour", "rule wizard-card-strike-out card=strike-out area=red"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 strike 7 red", "number-range", "rule wizard-predict number=7 most=5"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 strike 1 red", "strike-empty", "rule wizard-card-strike-out card=strike-out cell=red.1"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 strike 5 red", "strike-empty", "rule wizard-card-strike-out card=strike-out cell=red.5"},
    {"magic-cards on", "card strike-out; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 strike 3 red", "strike-no-difference", "rule wizard-card-strike-out card=strike-out cell=red.3"},
    // the wizard colour
    {"magic-cards on", "card wizard-all; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 wizards red",
     "wizards-everywhere", "rule wizard-card-wizard-all card=wizard-all"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "2 wizards red", "wizards-only-seer",
     "rule wizard-colour seat=1"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 wizards blue", "1 wizards red",
     "wizards-named", "rule wizard-colour area=blue"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g7", "1 wizards blue", "wizards-named",
     "rule wizard-colour area=red"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 wizards wizard", "wizards-no-colour",
     "rule wizard-colour"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 wizards jester", "wizards-no-colour",
     "rule wizard-colour"},
    // throws
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "2 roll g7", "roll-only-seer",
     "rule wizard-throw seat=1"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll j1 g6; 1 stop", "1 roll g7",
     "seer-stopped", "rule wizard-throw seat=1"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll j1 g6; 1 roll j1 g6; 1 roll j1 g6",
     "1 roll g7", "throws-used", "rule wizard-throw throws=3"},
    {"magic-cards on", "card jesters-locked; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll j7",
     "1 roll j7", "jesters-all-locked", "rule wizard-card-jesters-locked card=jesters-locked"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 roll *", "dice-unnamed",
     "rule wizard-throw dice=7"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 roll g3 b3", "dice-count",
     "rule wizard-throw count=6 dice=7"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 roll g8", "dice-count",
     "rule wizard-throw count=8 dice=7"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 roll g0", "dice-count",
     "rule wizard-throw count=0 dice=7"},
    {"magic-cards on", "card roll-first; 1 roll g7; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 roll g7", "threw-missing", "rule wizard-card-roll-first card=roll-first"},
    {"magic-cards on", "card turn-two; 1 turn g g; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 roll g7", "threw-missing", "rule wizard-card-turn-two card=turn-two"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g7", "1 roll g7 threw 0", "threw-range",
     "rule wizard-throw count=0 dice=7"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g7", "1 roll g7 threw 8", "threw-range",
     "rule wizard-throw count=8 dice=7"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 roll g7 threw 6", "first-throw-all",
     "rule wizard-throw count=6 dice=7"},
    {"magic-cards on", "card roll-first; 1 roll g7; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 roll g5 b2 threw 2", "card-needs-three-dice",
     "rule wizard-card-roll-first card=roll-first count=2 needed=3"},
    {"magic-cards on", "card turn-two; 1 turn g g; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 roll g7 threw 6", "card-needs-other-dice",
     "rule wizard-card-turn-two card=turn-two count=6 needed=5"},
    {"magic-cards on",
     "card jesters-locked; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g4 j3", "1 roll g5 j2",
     "jester-locked", "rule wizard-card-jesters-locked card=jesters-locked before=3 after=2"},
    {"magic-cards on",
     "card jesters-locked; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g4 j3",
     "1 roll g4 j3 threw 5", "jester-locked-threw",
     "rule wizard-card-jesters-locked card=jesters-locked count=5 free=4"},
    {"magic-cards on", "card turn-two; 1 turn g w; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 roll g7 threw 5", "turned-die-moved", "rule wizard-card-turn-two card=turn-two die=w"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g7", "1 roll g4 b3 threw 2",
     "threw-too-few", "rule wizard-throw changed=3 count=2"},
    {"magic-cards on", "card roll-first; 1 roll g7; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "1 roll g3 b4 threw 3", "threw-too-few", "rule wizard-throw changed=4 count=3"},
    // stopping
    {"", "", "1 stop", "stop-before-throw", "rule wizard-stop"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red", "1 stop", "stop-before-throw",
     "rule wizard-stop"},
    {"magic-cards on", "card roll-first; 1 roll g7; 1 predict 5 red; 2 predict 4 blue; 3 predict 3 red",
     "2 stop", "stop-second-throw", "rule wizard-card-roll-first card=roll-first"},
    {"magic-cards on", "card turn-two; 1 turn g g", "2 stop", "stop-second-throw",
     "rule wizard-card-turn-two card=turn-two"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g7; 2 stop", "2 stop", "stopped-already",
     "rule wizard-stop seat=2"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll b4 j3", "2 stop jester", "jester-on-hit",
     "rule wizard-jester cell=blue.4"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll g7", "2 stop jester", "jester-none",
     "rule wizard-jester"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll j6 g1", "2 stop jester",
     "jester-too-many", "rule wizard-jester count=6 most=5"},
    {"", "1 predict 5 red; 2 predict 4 blue; 3 predict 3 red; 1 roll j4 g3", "1 stop jester",
     "jester-field-used", "rule wizard-jester cell=jester.4"},
};

// Those that need a position of their own or no line at all, tested below and elsewhere.
const std::set<std::string> kElsewhere = {"game-over", "passed-already", "stop-passed", "mark-nothing"};

Game position(const Case& one) {
  const std::string switches = one.switches;
  const bool paper = switches == "paper";
  Game game(3, paper ? "" : switches, paper ? Mode::paper : Mode::table);
  game.put(1, "green.1=X red.2=2 red.3=0 jester.4");
  if (!paper) game.put(3, "red.1=/1");
  game.play(one.before);
  return game;
}

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
  for (const auto& info : fox::wizard::reasons()) {
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
  CHECK(known.size() == fox::wizard::reasons().size());
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
