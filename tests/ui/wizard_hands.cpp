// Whatever the rules of Wizard allow can be done by tapping: random games in which every line, before it is
// submitted, is first reached through WizardHands, tap by tap, and must come out as the very same text. And
// the small promises: throws brought back by undo, answers to taps that are not allowed, the app's own deck.
#include <set>

#include "ui/wizard/prompt.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::wizard_mirror;

void play_by_taps(int players, bool cards, std::uint64_t seed) {
  INFO("players " << players << (cards ? ", cards" : "") << ", seed " << seed);
  Random random(seed);
  Table table(header_for(players, cards, random.below(2) == 0 ? 9 : 12));
  WizardMatch& match = *table.match;
  for (int lines = 0; !match.over(); ++lines) {
    REQUIRE(lines < 2000);
    const Line line = table.any_line(random);
    REQUIRE(!prompt_of(match, *table.hands, words()).sentence.empty());
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    INFO(table.text(line));
    REQUIRE(!text.empty());
    if (!wizard::any_throw(line)) REQUIRE(text == table.text(line));
    const std::string before = table.last();
    table.play(text);
    REQUIRE(table.last() == text);
    REQUIRE(!describe(match, *match.last(), words()).empty());
    if (random.below(10) == 0) {  // taken back, brought back as it was entered, and once more
      REQUIRE(table.undo());
      REQUIRE(table.last() == before);
      table.hands->look_again();
      table.hands->reopen(*match.next());
      const bool dice = line.kind == LineKind::roll || line.kind == LineKind::turn;
      REQUIRE(table.text(table.hands->confirm(table.now, words())) == (dice ? text : ""));
      REQUIRE(table.redo());
      table.hands->look_again();
      REQUIRE(table.last() == text);
    }
  }
}

const char* const kThrown = "1 roll g2 r2 b1 w1 j1";

}  // namespace

TEST_CASE("every legal line of Wizard can be tapped") {
  const int players = GENERATE(2, 3, 5);
  const bool cards = GENERATE(false, true);
  for (int game = 0; game < amount(6, 200); ++game)
    play_by_taps(players, cards, static_cast<std::uint64_t>(game) * 8 + 1);
}

TEST_CASE("a throw of Wizard is a tap a die, and undo brings it back with its faces") {
  Table table(header_for(2, false));
  WizardHands& hands = *table.hands;
  for (const char* line : {"1 predict 2 green", "2 predict 4 red", "1 wizards red"}) table.play(line);
  REQUIRE(hands.entry());
  REQUIRE_FALSE(hands.entered_any());
  std::string text;
  for (const int face : {0, 0, 1, 1, 3, 4, 5}) {
    REQUIRE(text.empty());
    text = table.text(hands.tap_face(face, 1, words()));
  }
  REQUIRE(text == kThrown);
  table.play(text);
  SECTION("looked over once more") {
    REQUIRE(table.undo());
    hands.look_again();
    hands.reopen(*table.match->next());
    REQUIRE(hands.entry()->review);
    REQUIRE_FALSE(hands.tap_slot(4, 2, words()));  // blue was wrong
    REQUIRE_FALSE(hands.confirm(2, words()));
    REQUIRE_FALSE(hands.tap_face(2, 2, words()));  // others may be, too
    REQUIRE(table.text(hands.confirm(2, words())) == "1 roll g2 r2 y1 w1 j1");
  }
  SECTION("two dice are thrown again") {
    hands.begin_throw();
    REQUIRE(hands.entry()->missing() == 0);
    hands.tap_slot(0, 2, words());
    hands.tap_slot(1, 2, words());
    REQUIRE(hands.entry()->missing() == 2);
    hands.tap_face(3, 2, words());
    REQUIRE(table.text(hands.tap_face(3, 2, words())) == "1 roll r2 b3 w1 j1");
  }
  SECTION("all of them, said anew without taking any up") {
    hands.begin_throw();
    for (int i = 0; i < 6; ++i) REQUIRE_FALSE(hands.tap_face(2, 2, words()));
    REQUIRE(table.text(hands.tap_face(5, 2, words())) == "1 roll y6 j1");
  }
  SECTION("what is entered stays while somebody else stops, and goes with the round") {
    hands.begin_throw();
    hands.tap_slot(0, 2, words());
    hands.tap_face(3, 2, words());  // whole, so it is a throw; the next one
    table.play("1 roll g1 r2 b2 w1 j1");
    hands.begin_throw();
    hands.tap_slot(0, 3, words());
    table.play("2 stop");
    REQUIRE(hands.entry());
    REQUIRE(hands.entry()->missing() == 1);
    table.play("1 stop");
    REQUIRE_FALSE(hands.entry());
  }
  SECTION("face by face it is taken back, then the dice lie there again") {
    hands.begin_throw();
    hands.tap_slot(0, 2, words());
    hands.tap_slot(2, 2, words());
    hands.tap_face(5, 2, words());
    REQUIRE(hands.take_back_face());
    REQUIRE(hands.entry()->missing() == 2);
    REQUIRE(hands.take_back_face());
    REQUIRE(hands.entry()->missing() == 0);
    REQUIRE_FALSE(hands.take_back_face());
  }
}

TEST_CASE("Wizard answers what is not allowed with the rule and the reason now") {
  Table table(header_for(3, false));
  WizardHands& hands = *table.hands;
  table.play("1 predict 2 green");
  REQUIRE(hands.seat() == 1);
  SECTION("somebody else's prediction") {
    REQUIRE_FALSE(hands.tap_field({1, 0, 2}, 1, words()));
    REQUIRE_THAT(hands.said().sentence, contains("Player 1"));
    REQUIRE(!hands.said().grounds.rule.empty());
    REQUIRE(hands.said().field == FieldRef{1, 0, 2});
  }
  SECTION("not one's turn") {
    REQUIRE_FALSE(hands.tap_field({2, 1, 2}, 1, words()));
    REQUIRE_THAT(hands.said().sentence, contains("Player 2"));
  }
  SECTION("a jester before any throw") {
    REQUIRE_FALSE(hands.tap_field({1, 4, 1}, 1, words()));
    REQUIRE(!hands.said().sentence.empty());
  }
  SECTION("another number of jesters than the dice show") {
    for (const char* line : {"2 predict 4 red", "3 predict 3 blue", "1 wizards red", kThrown})
      table.play(line);
    REQUIRE_FALSE(hands.tap_field({2, 4, 3}, 1, words()));
    REQUIRE_THAT(hands.said().sentence, contains("1"));
    REQUIRE(table.text(hands.tap_field({2, 4, 1}, 1, words())) == "3 stop jester");
  }
  SECTION("a die of the throw before the throw") {
    REQUIRE_FALSE(hands.tap_face(0, 1, words()));
    REQUIRE(!hands.said().sentence.empty());
  }
}

TEST_CASE("Wizard's cards hold dice where they lie") {
  Table table(header_for(2, true));
  WizardHands& hands = *table.hands;
  SECTION("a jester stays") {
    for (const char* line :
         {"card jesters-locked", "1 predict 2 green", "2 predict 4 red", "1 wizards red", kThrown})
      table.play(line);
    hands.begin_throw();
    REQUIRE_FALSE(hands.tap_slot(6, 1, words()));
    REQUIRE(!hands.said().sentence.empty());
    REQUIRE(hands.entry()->missing() == 0);
    for (int i = 0; i < 5; ++i) REQUIRE_FALSE(hands.tap_face(0, 1, words()));
    REQUIRE(table.text(hands.tap_face(0, 1, words())) == "1 roll g6 j1");
  }
  SECTION("the two that were turned stay, the other five are thrown") {
    table.play("card turn-two");
    REQUIRE_FALSE(hands.tap_face(2, 1, words()));
    REQUIRE(table.text(hands.tap_face(2, 1, words())) == "1 turn y y");
    for (const char* line : {"1 turn y y", "1 predict 5 yellow", "2 predict 4 red", "1 wizards red"})
      table.play(line);
    REQUIRE(hands.entry()->missing() == 5);
    REQUIRE_FALSE(hands.tap_slot(0, 1, words()));
    REQUIRE(!hands.said().sentence.empty());
    for (int i = 0; i < 4; ++i) REQUIRE_FALSE(hands.tap_face(0, 1, words()));
    REQUIRE(table.text(hands.tap_face(0, 1, words())) == "1 roll g5 y2 threw 5");
  }
  SECTION("at least three are thrown after the predictions, and which ones is said first") {
    for (const char* line :
         {"card roll-first", kThrown, "1 predict 2 green", "2 predict 4 red", "1 wizards red"})
      table.play(line);
    REQUIRE_FALSE(hands.tap_face(0, 1, words()));
    REQUIRE(!hands.said().sentence.empty());
    hands.tap_slot(0, 1, words());
    hands.tap_slot(1, 1, words());
    hands.tap_face(2, 1, words());
    REQUIRE_FALSE(hands.tap_face(2, 1, words()));
    REQUIRE(!hands.said().sentence.empty());  // only two
    REQUIRE(hands.entry()->review);
    hands.tap_slot(2, 1, words());
    hands.tap_face(2, 1, words());
    REQUIRE(table.text(hands.confirm(1, words())) == "1 roll r1 y3 b1 w1 j1 threw 3");
  }
}

TEST_CASE("the app's own deck has each of eight effects once, then all of them again") {
  Table table(header_for(2, true));
  std::set<int> drawn;
  Random random(3);
  while (drawn.size() < 8 && !table.match->over()) {
    if (table.match->state().phase == Phase::card) {
      const auto deck = table.match->deck();
      REQUIRE(deck.size() == 8 - drawn.size());
      const int card = deck[static_cast<std::size_t>(random.below(static_cast<int>(deck.size())))];
      REQUIRE(drawn.insert(card).second);
      table.play("card " + table.match->def().effects[static_cast<std::size_t>(card)].id);
      continue;
    }
    std::vector<std::string> names;
    table.play(reach(table, table.any_line(random), random, names));
  }
  if (drawn.size() == 8) REQUIRE(table.match->deck().size() == 8);
}
