// Whatever the rules of Wizard allow can be done by tapping: random games in which every line, before it is
// submitted, is first reached through WizardPendingMove, tap by tap, and must come out as the very same text.
// And the small promises: throws brought back by undo, answers to taps that are not allowed, the app's own
// deck.
#include <set>

#include "ui/wizard/wizard_prompt.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::wizard_mirror;

void play_by_taps(int players, bool cards, std::uint64_t seed) {
  INFO("players " << players << (cards ? ", cards" : "") << ", seed " << seed);
  Random random(seed);
  Table table(header_for(players, cards, random.below(2) == 0 ? 9 : 12));
  WizardGameView& game_view = *table.game_view;
  for (int lines = 0; !game_view.is_over(); ++lines) {
    REQUIRE(lines < 2000);
    const Line line = table.any_line(random);
    REQUIRE(!prompt_of(game_view, *table.pending, words()).sentence.empty());
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    INFO(table.text(line));
    REQUIRE(!text.empty());
    if (!wizard::any_throw(line)) REQUIRE(text == table.text(line));
    const std::string before = table.last();
    table.play(text);
    REQUIRE(table.last() == text);
    REQUIRE(!describe(game_view, *game_view.last(), words()).empty());
    if (random.below(10) == 0) {  // taken back, brought back as it was entered, and once more
      REQUIRE(table.undo());
      REQUIRE(table.last() == before);
      table.pending->look_again();
      table.pending->reopen(*game_view.next());
      const bool dice = line.kind == LineKind::roll || line.kind == LineKind::turn;
      REQUIRE(table.text(table.pending->confirm(table.now, words())) == (dice ? text : ""));
      REQUIRE(table.redo());
      table.pending->look_again();
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
  WizardPendingMove& pending = *table.pending;
  for (const char* line : {"1 predict 2 green", "2 predict 4 red", "1 wizards red"}) table.play(line);
  REQUIRE(pending.entry());
  REQUIRE_FALSE(pending.entered_any());
  std::string text;
  for (const int face : {0, 0, 1, 1, 3, 4, 5}) {
    REQUIRE(text.empty());
    text = table.text(pending.tap_face(face, 1, words()));
  }
  REQUIRE(text == kThrown);
  table.play(text);
  SECTION("looked over once more") {
    REQUIRE(table.undo());
    pending.look_again();
    pending.reopen(*table.game_view->next());
    REQUIRE(pending.entry()->review);
    REQUIRE_FALSE(pending.tap_slot(4, 2, words()));  // blue was wrong
    REQUIRE_FALSE(pending.confirm(2, words()));
    REQUIRE_FALSE(pending.tap_face(2, 2, words()));  // others may be, too
    REQUIRE(table.text(pending.confirm(2, words())) == "1 roll g2 r2 y1 w1 j1");
  }
  SECTION("two dice are thrown again") {
    pending.begin_throw();
    REQUIRE(pending.entry()->missing() == 0);
    pending.tap_slot(0, 2, words());
    pending.tap_slot(1, 2, words());
    REQUIRE(pending.entry()->missing() == 2);
    pending.tap_face(3, 2, words());
    REQUIRE(table.text(pending.tap_face(3, 2, words())) == "1 roll r2 b3 w1 j1");
  }
  SECTION("all of them, said anew without taking any up") {
    pending.begin_throw();
    for (int i = 0; i < 6; ++i) REQUIRE_FALSE(pending.tap_face(2, 2, words()));
    REQUIRE(table.text(pending.tap_face(5, 2, words())) == "1 roll y6 j1");
  }
  SECTION("what is entered stays while somebody else stops, and goes with the round") {
    pending.begin_throw();
    pending.tap_slot(0, 2, words());
    pending.tap_face(3, 2, words());  // whole, so it is a throw; the next one
    table.play("1 roll g1 r2 b2 w1 j1");
    pending.begin_throw();
    pending.tap_slot(0, 3, words());
    table.play("2 stop");
    REQUIRE(pending.entry());
    REQUIRE(pending.entry()->missing() == 1);
    table.play("1 stop");
    REQUIRE_FALSE(pending.entry());
  }
  SECTION("face by face it is taken back, then the dice lie there again") {
    pending.begin_throw();
    pending.tap_slot(0, 2, words());
    pending.tap_slot(2, 2, words());
    pending.tap_face(5, 2, words());
    REQUIRE(pending.take_back_face());
    REQUIRE(pending.entry()->missing() == 2);
    REQUIRE(pending.take_back_face());
    REQUIRE(pending.entry()->missing() == 0);
    REQUIRE_FALSE(pending.take_back_face());
  }
}

TEST_CASE("Wizard answers what is not allowed with the rule and the reason now") {
  Table table(header_for(3, false));
  WizardPendingMove& pending = *table.pending;
  table.play("1 predict 2 green");
  REQUIRE(pending.seat() == 1);
  SECTION("somebody else's prediction") {
    REQUIRE_FALSE(pending.tap_field({1, 0, 2}, 1, words()));
    REQUIRE_THAT(pending.notice().sentence, contains("Player 1"));
    REQUIRE(!pending.notice().grounds.rule.empty());
    REQUIRE(pending.notice().field == FieldRef{1, 0, 2});
  }
  SECTION("not one's turn") {
    REQUIRE_FALSE(pending.tap_field({2, 1, 2}, 1, words()));
    REQUIRE_THAT(pending.notice().sentence, contains("Player 2"));
  }
  SECTION("a jester before any throw") {
    REQUIRE_FALSE(pending.tap_field({1, 4, 1}, 1, words()));
    REQUIRE(!pending.notice().sentence.empty());
  }
  SECTION("another number of jesters than the dice show") {
    for (const char* line : {"2 predict 4 red", "3 predict 3 blue", "1 wizards red", kThrown})
      table.play(line);
    REQUIRE_FALSE(pending.tap_field({2, 4, 3}, 1, words()));
    REQUIRE_THAT(pending.notice().sentence, contains("1"));
    REQUIRE(table.text(pending.tap_field({2, 4, 1}, 1, words())) == "3 stop jester");
  }
  SECTION("a die of the throw before the throw") {
    REQUIRE_FALSE(pending.tap_face(0, 1, words()));
    REQUIRE(!pending.notice().sentence.empty());
  }
}

TEST_CASE("Wizard's cards hold dice where they lie") {
  Table table(header_for(2, true));
  WizardPendingMove& pending = *table.pending;
  SECTION("a jester stays") {
    for (const char* line :
         {"card jesters-locked", "1 predict 2 green", "2 predict 4 red", "1 wizards red", kThrown})
      table.play(line);
    pending.begin_throw();
    REQUIRE_FALSE(pending.tap_slot(6, 1, words()));
    REQUIRE(!pending.notice().sentence.empty());
    REQUIRE(pending.entry()->missing() == 0);
    for (int i = 0; i < 5; ++i) REQUIRE_FALSE(pending.tap_face(0, 1, words()));
    REQUIRE(table.text(pending.tap_face(0, 1, words())) == "1 roll g6 j1");
  }
  SECTION("the two that were turned stay, the other five are thrown") {
    table.play("card turn-two");
    REQUIRE_FALSE(pending.tap_face(2, 1, words()));
    REQUIRE(table.text(pending.tap_face(2, 1, words())) == "1 turn y y");
    for (const char* line : {"1 turn y y", "1 predict 5 yellow", "2 predict 4 red", "1 wizards red"})
      table.play(line);
    REQUIRE(pending.entry()->missing() == 5);
    REQUIRE_FALSE(pending.tap_slot(0, 1, words()));
    REQUIRE(!pending.notice().sentence.empty());
    for (int i = 0; i < 4; ++i) REQUIRE_FALSE(pending.tap_face(0, 1, words()));
    REQUIRE(table.text(pending.tap_face(0, 1, words())) == "1 roll g5 y2 threw 5");
  }
  SECTION("at least three are thrown after the predictions, and which ones is said first") {
    for (const char* line :
         {"card roll-first", kThrown, "1 predict 2 green", "2 predict 4 red", "1 wizards red"})
      table.play(line);
    REQUIRE_FALSE(pending.tap_face(0, 1, words()));
    REQUIRE(!pending.notice().sentence.empty());
    pending.tap_slot(0, 1, words());
    pending.tap_slot(1, 1, words());
    pending.tap_face(2, 1, words());
    REQUIRE_FALSE(pending.tap_face(2, 1, words()));
    REQUIRE(!pending.notice().sentence.empty());  // only two
    REQUIRE(pending.entry()->review);
    pending.tap_slot(2, 1, words());
    pending.tap_face(2, 1, words());
    REQUIRE(table.text(pending.confirm(1, words())) == "1 roll r1 y3 b1 w1 j1 threw 3");
  }
}

TEST_CASE("the app's own deck has each of eight effects once, then all of them again") {
  Table table(header_for(2, true));
  std::set<int> drawn;
  Random random(3);
  while (drawn.size() < 8 && !table.game_view->is_over()) {
    if (table.game_view->state().phase == Phase::card) {
      const auto deck = table.game_view->deck();
      REQUIRE(deck.size() == 8 - drawn.size());
      const int card = deck[static_cast<std::size_t>(random.below(static_cast<int>(deck.size())))];
      REQUIRE(drawn.insert(card).second);
      table.play("card " + table.game_view->def().effects[static_cast<std::size_t>(card)].id);
      continue;
    }
    std::vector<std::string> names;
    table.play(reach(table, table.any_line(random), random, names));
  }
  if (drawn.size() == 8) REQUIRE(table.game_view->deck().size() == 8);
}
