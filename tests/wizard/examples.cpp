// Every worked example of the rule book. Maria sits on seat 1, Harry on 2, Gerard on 3.
#include "catch.h"
#include "world.h"

using world::Game;

namespace {

// Maria's round of the examples A1 to A3, before the first throw.
Game first_round() {
  return Game(3).play("1 predict 5 green; 2 predict 2 blue; 3 predict 2 red; 1 wizards green");
}

Game with_card(const std::string& card, int seer) {
  Game game(3, "magic-cards on; first-seer " + std::to_string(seer));
  game.play("card " + card);
  return game;
}

}  // namespace

TEST_CASE("A1: Harry stops after the first throw with a hit and scores it alone") {
  auto game = first_round().play("1 roll g2 r1 y1 b2 w1; 2 stop");
  CHECK(game.mark(2, "blue.2") == "X");
  CHECK(game.mark(1, "green.5") == "o");
  CHECK(game.mark(3, "red.2") == "o");
  CHECK(game.refused("1 roll g3 r1 b1 w2 threw 4").empty());
  CHECK(game.refused("2 stop") == "stopped-already");
}

TEST_CASE("A2: Maria stops with five, so Gerard must score, one short of two") {
  auto game = first_round().play("1 roll g2 r1 y1 b2 w1; 2 stop; 1 roll g3 r1 b1 w2 threw 4; 1 stop");
  CHECK(game.mark(1, "green.5") == "X");
  CHECK(game.mark(3, "red.2") == "1");
  CHECK(game.mark(2, "blue.2") == "X");
  CHECK(game.events() == "1 green.5=X, 3 red.2=1, round 2, seer 2");
  CHECK(game.total(1) == 5);
  CHECK(game.total(2) == 2);
  CHECK(game.total(3) == -1);
}

TEST_CASE("A3: of two equal numbers in other colours the earlier prediction is the next seer") {
  auto game = first_round();
  CHECK(game.next_seer() == 2);
}

TEST_CASE("A4: the seer stays when all predict his colour") {
  auto game = Game(3).play("1 predict 5 green; 2 predict 4 green; 3 predict 2 green");
  CHECK(game.next_seer() == 1);
  game.play("1 roll g7; 1 stop");
  CHECK(game.events() == "1 green.5=2, 2 green.4=3, 3 green.2=5, round 2, seer 1");
}

TEST_CASE("B: three misses, two of them answered with the same jesters") {
  auto game =
      Game(3, "first-seer 2").play("2 predict 5 green; 3 predict 3 red; 1 predict 4 green; 2 wizards green");
  CHECK(game.next_seer() == 3);
  game.play("2 roll g7; 2 roll g7; 2 roll g2 r2 b1 j2");
  CHECK(game.phase() == "stop");  // each of the three may choose
  game.play("3 stop; 2 stop jester; 1 stop jester");
  CHECK(game.marks(3) == "red.3=1");
  CHECK(game.marks(2) == "green.5=0 jester.2");
  CHECK(game.marks(1) == "green.4=0 jester.2");
  CHECK(game.xs(1) == 1);
  CHECK(game.total(1) == 0);
  CHECK(game.state.seer == 2);
}

TEST_CASE("C1: wizards count in every colour and scores are doubled") {
  for (const std::string dice : {"y5 r2", "g1 r1 y4 w1", "g1 b1 y3 w2", "y3 w2 j2"}) {
    auto game = with_card("wizard-all", 3).play("3 predict 5 yellow; 1 predict 2 red; 2 predict 3 yellow");
    CHECK(game.phase() == "roll");
    CHECK(game.refused("3 wizards yellow") == "wizards-everywhere");
    game.play("3 roll g7; 3 roll g7; 3 roll " + dice);
    if (game.phase() == "stop") game.play("2 stop");
    CHECK(game.marks(3) == "yellow.5=XX");
    CHECK(game.marks(1) == "red.2=XX");
    CHECK(game.marks(2) == "yellow.3=4");
    CHECK(game.total(3) == 10);
    CHECK(game.total(1) == 4);
    CHECK(game.xs(3) == 2);
  }
}

TEST_CASE("C2: jesters locked, hits and differences doubled, the jester count is not") {
  auto game = with_card("jesters-locked", 1).play("1 predict 5 green; 2 predict 4 green; 3 predict 2 yellow");
  game.play("1 wizards green; 1 roll g3 r2 j2");
  CHECK(game.refused("1 roll g4 r2 j1") == "jester-locked");
  game.play("1 roll g3 r2 j2; 1 roll g3 r1 w1 j2");
  game.play("1 stop; 3 stop jester");
  CHECK(game.marks(1) == "green.5=2");
  CHECK(game.marks(2) == "green.4=XX");
  CHECK(game.marks(3) == "jester.2 yellow.2=0");
  CHECK(game.total(2) == 8);
  CHECK(game.xs(3) == 1);
}

TEST_CASE("C2: without the jester count Gerard would have written four") {
  auto game = with_card("jesters-locked", 1).play("1 predict 5 green; 2 predict 4 green; 3 predict 2 yellow");
  game.play("1 roll g3 r1 w1 j2; 3 stop");
  CHECK(game.marks(3) == "yellow.2=4");
}

TEST_CASE("C3: after a throw before the predictions the second takes three dice or more") {
  auto game = with_card("roll-first", 3);
  CHECK(game.refused("3 predict 5 red") == "card-throw-first");
  game.play("3 roll r3 g2 b2; 3 predict 5 red; 1 predict 1 blue; 2 predict 2 green");
  CHECK(game.refused("3 stop") == "stop-second-throw");
  for (const int few : {0, 1, 2}) {
    const auto reason = game.refused("3 roll r3 g2 b2 threw " + std::to_string(few));
    CHECK(reason == (few == 0 ? "threw-range" : "card-needs-three-dice"));
  }
  for (const int enough : {3, 4, 5, 6, 7})
    CHECK(game.refused("3 roll r3 g2 b2 threw " + std::to_string(enough)).empty());
  game.play("3 roll r5 b2 threw 4");
  CHECK(game.marks(3) == "red.5=o");  // the first throw was nobody's
  CHECK(game.refused("1 stop").empty());
  CHECK(game.refused("3 roll r5 b2 threw 1").empty());  // the third throw is free
}

TEST_CASE("C4: two dice are turned, the other five must follow") {
  auto game = with_card("turn-two", 2);
  CHECK(game.phase() == "turn");
  CHECK(game.refused("2 predict 5 yellow") == "turn-first");
  game.play("2 turn y y; 2 predict 5 yellow; 3 predict 4 yellow; 1 predict 1 red");
  CHECK(game.refused("2 stop") == "stop-second-throw");
  CHECK(game.refused("2 roll y5 g2 threw 4") == "card-needs-other-dice");
  CHECK(game.refused("2 roll y1 g6 threw 5") == "turned-die-moved");
  game.play("2 roll y5 g2 threw 5");
  CHECK(game.marks(2) == "yellow.5=o");
  CHECK(game.refused("2 roll g7").empty());  // the third throw may take the turned dice
  game.play("2 stop");
  CHECK(game.marks(2) == "yellow.5=X");
}

TEST_CASE("C5: every colour has one die more") {
  auto game = with_card("extra-die", 2).play("2 predict 3 blue; 3 predict 1 yellow; 1 predict 2 green");
  game.play("2 wizards blue; 2 roll b7; 2 roll b7; 2 roll g2 r1 b3 w1");
  CHECK(game.marks(2) == "blue.3=2");
  CHECK(game.marks(3) == "yellow.1=X");
  CHECK(game.marks(1) == "green.2=1");
}

TEST_CASE("C6: jesters count for everybody's own colour, and for the jester count as they are") {
  auto game = with_card("jesters-own", 1).play("1 predict 5 yellow; 2 predict 2 red; 3 predict 3 green");
  game.play("1 wizards yellow; 1 roll g7; 1 roll g7; 1 roll g1 r1 y2 w2 j1");
  CHECK(game.marks(1) == "yellow.5=X");
  CHECK(game.marks(2) == "red.2=X");
  CHECK(game.legal() == std::vector<std::string>{"3 stop", "3 stop jester"});
  game.play("3 stop jester");
  CHECK(game.marks(3) == "green.3=0 jester.1");
}

TEST_CASE("C7: a difference in the colour of the prediction may be struck out") {
  auto game = Game(3, "magic-cards on; first-seer 3");
  game.put(1, "green.2=1").put(2, "blue.3=2").put(3, "green.1=3");
  const int maria = game.total(1), harry = game.total(2);
  game.play("card strike-out; 3 predict 5 green; 1 predict 4 green; 2 predict 2 blue");
  CHECK(game.phase() == "strike");
  game.play("2 strike 3 blue; 3 keep; 1 strike 2 green");
  CHECK(game.phase() == "wizards");
  CHECK(game.mark(1, "green.2") == "/1");
  CHECK(game.mark(2, "blue.3") == "/2");
  CHECK(game.mark(3, "green.1") == "3");
  CHECK(game.total(1) == maria + 1);
  CHECK(game.total(2) == harry + 2);
}

TEST_CASE("C8: secret predictions may be alike, and the first clockwise becomes seer") {
  auto game = with_card("secret", 2).play("2 predict 5 red; 1 predict 4 blue; 3 predict 4 blue");
  CHECK(game.next_seer() == 3);
  CHECK(game.mark(1, "blue.4") == "o");
  CHECK(game.mark(3, "blue.4") == "o");
}

TEST_CASE("E1: equal totals are parted by fewer jester X's") {
  auto game = Game(3, "", fox::wizard::Mode::paper);
  game.play("1 mark green.5=X red.5=X yellow.5=X blue.5=X green.3=X");  // 23
  game.play("2 mark green.5=X red.5=X yellow.3=X jester.1");            // 13, one jester
  game.play("3 mark green.5=X red.5=X blue.3=X jester.1 jester.4");     // 13, two
  const auto tally = fox::wizard::score(game.rules, game.state);
  CHECK(tally.players[0].total == 23);
  CHECK(tally.players[1].total == 13);
  CHECK(tally.players[2].total == 13);
  CHECK(tally.players[0].rank == 1);
  CHECK(tally.players[1].rank == 2);
  CHECK(tally.players[2].rank == 3);
  CHECK(tally.tie == fox::Tie::parted);
}
