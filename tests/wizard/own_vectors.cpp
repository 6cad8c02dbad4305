// Positions of our own that complete the examples: sums, the two targets, the limits of the jester count.
#include "catch.h"
#include "world.h"

using fox::wizard::Mode;
using world::Game;

namespace {

// Eight X's and 17 points.
const char* const kEight = "green.1=X green.2=X red.1=X red.2=X yellow.1=X yellow.2=X blue.3=X blue.5=X";

}  // namespace

TEST_CASE("D1: points less differences, a jester count costs and brings nothing") {
  auto game =
      Game(2, "", Mode::paper).play("1 mark green.1=X red.2=X blue.5=X yellow.4=3 green.3=0 jester.2");
  CHECK(game.xs(1) == 4);
  CHECK(game.total(1) == 5);
}

TEST_CASE("D2: a doubled hit jumps over the target, ends the game and earns the bonus") {
  auto game = Game(2, "magic-cards on");
  game.put(1, kEight);
  const int before = game.total(1);
  game.play("card wizard-all; 1 predict 3 red; 2 predict 1 green; 1 roll r3 y4; 1 stop");
  CHECK(game.mark(1, "red.3") == "XX");
  CHECK(game.xs(1) == 10);
  CHECK(game.total(1) == before + 6 + 3);
  CHECK(game.phase() == "over");
  CHECK(game.events() == "1 red.3=XX, 2 green.1=2, over");
  CHECK(game.refused("1 predict 1 green") == "game-over");
  CHECK(game.legal().empty());
}

TEST_CASE("D3: with twelve as target nine X's neither end the game nor earn the bonus") {
  for (const bool longer : {false, true}) {
    auto game = Game(2, longer ? "target 12" : "target 9");
    game.put(1, kEight);
    const int before = game.total(1);
    game.play("1 predict 3 red; 2 predict 1 green; 1 roll r3 y4; 1 stop");
    CHECK(game.xs(1) == 9);
    CHECK(game.total(1) == before + 3 + (longer ? 0 : 3));
    CHECK(game.phase() == (longer ? "predict" : "over"));
  }
  auto game = Game(2, "target 12");
  game.put(1, kEight).put(1, "jester.1 jester.2 jester.3");
  game.play("1 predict 3 red; 2 predict 1 green; 1 roll r3 y4; 1 stop");
  CHECK(game.xs(1) == 12);
  CHECK(game.phase() == "over");
  CHECK(game.total(1) == 17 + 3 + 3);
}

TEST_CASE("D4: a total may be negative") {
  auto game = Game(2, "", Mode::paper).play("1 mark green.1=5 red.2=4 blue.5=4");
  CHECK(game.total(1) == -13);
}

TEST_CASE("D5: six or seven jesters give no jester count") {
  auto game = Game(2).play("1 predict 2 red; 2 predict 1 green; 1 roll r1 y6; 1 roll j6 y1");
  CHECK(game.refused("1 stop jester") == "jester-too-many");
  CHECK(game.details == "rule wizard-jester count=6 most=5");
  game.play("1 stop");
  CHECK(game.marks(1) == "red.2=2");
  CHECK(game.marks(2) == "green.1=1");  // without a line: no choice

  auto all = Game(2).play("1 predict 2 red; 2 predict 1 green; 1 roll j7");
  CHECK(all.refused("2 stop jester") == "jester-too-many");

  auto own = Game(3, "magic-cards on")
                 .play("card jesters-own; 1 predict 5 red; 2 predict 1 green; 3 predict 4 blue");
  own.play("1 roll j7; 1 stop");
  CHECK(own.marks(1) == "red.5=2");
  CHECK(own.marks(2) == "green.1=6");
  CHECK(own.marks(3) == "blue.4=3");
}

TEST_CASE("D6: a jester field can be used once") {
  auto game = Game(2);
  game.put(1, "jester.2");
  game.play("1 predict 2 red; 2 predict 1 green; 1 roll g5 j2");
  CHECK(game.refused("1 stop jester") == "jester-field-used");
  CHECK(game.details == "rule wizard-jester cell=jester.2");
  CHECK(game.refused("2 stop jester").empty());
  game.play("1 stop; 2 stop jester");
  CHECK(game.mark(1, "red.2") == "2");
  CHECK(game.marks(2) == "green.1=0 jester.2");
}

TEST_CASE("D7: with an extra die one of a colour that nobody threw is a hit") {
  auto game =
      Game(2, "magic-cards on").play("card extra-die; 1 predict 1 yellow; 2 predict 5 red; 1 wizards red");
  game.play("1 roll r3 w1 g3; 1 stop");
  CHECK(game.marks(1) == "yellow.1=X");
  CHECK(game.marks(2) == "red.5=X");
}

TEST_CASE("The largest differences are six, or twelve doubled, or seven with an extra die") {
  for (const auto& [card, dice, expected] :
       std::vector<std::tuple<std::string, std::string, std::string>>{{"none", "g7", "6"},
                                                                      {"wizard-all", "w7", "12"},
                                                                      {"jesters-locked", "g7", "12"},
                                                                      {"extra-die", "g7", "7"}}) {
    auto game = Game(2, "magic-cards on")
                    .play("card " + card + "; 1 predict 1 green; 2 predict 5 blue; 1 roll " + dice);
    game.play("1 stop");
    CHECK(game.mark(1, "green.1") == expected);
  }
}

TEST_CASE("Several players who reach the target in one round all get the bonus") {
  auto game = Game(2);
  game.put(1, kEight).put(2, kEight);
  game.play("1 predict 3 red; 2 predict 4 yellow; 1 roll r3 y4; 1 stop");
  CHECK(game.phase() == "over");
  CHECK(game.total(1) == 17 + 3 + 3);
  CHECK(game.total(2) == 17 + 4 + 3);
}

TEST_CASE("A struck field counts nothing and is not free") {
  auto game = Game(2);
  game.put(1, "red.3=/4");
  CHECK(game.total(1) == 0);
  CHECK(game.refused("1 predict 3 red") == "field-filled");
}

TEST_CASE("Equal totals with equally many jesters share the place") {
  auto game = Game(3, "", Mode::paper).play("1 mark green.2=X; 2 mark red.2=X; 3 mark green.1=X");
  const auto tally = fox::wizard::score(game.rules, game.state);
  CHECK(tally.players[0].rank == 1);
  CHECK(tally.players[1].rank == 1);
  CHECK(tally.players[2].rank == 3);
  CHECK(tally.tie == fox::Tie::shared);
}
