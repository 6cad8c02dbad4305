// The course of a game: who speaks when, what follows by itself, who becomes seer, when it ends.
#include <algorithm>

#include "catch.h"
#include "world.h"

using world::Game;
using Lines = std::vector<std::string>;

namespace {

// Everything but the named cells, filled with jesters' zeros.
std::string all_but(const std::vector<std::string>& free) {
  std::string marks;
  for (const char* colour : {"green", "red", "yellow", "blue"})
    for (int number = 1; number <= 5; ++number) {
      const auto cell = std::string(colour) + "." + std::to_string(number);
      if (std::find(free.begin(), free.end(), cell) == free.end()) marks += cell + "=0 ";
    }
  return marks;
}

}  // namespace

TEST_CASE("Predictions go clockwise from the seer, whoever he is") {
  Game game(5, "first-seer 4");
  CHECK(game.events() == "round 1, seer 4");
  CHECK(game.legal().size() == 20);
  CHECK(game.is_legal("4 predict 5 blue"));
  game.play("4 predict 5 blue; 5 predict 4 blue; 1 predict 3 blue; 2 predict 2 blue");
  CHECK(game.legal().size() == 16);
  game.play("3 predict 1 blue");
  CHECK(game.events() == "3 blue.1=o, next-seer 4");
}

TEST_CASE("The same number in another colour and another number in the same colour are allowed") {
  Game game(3);
  game.play("1 predict 2 blue");
  CHECK(game.refused("2 predict 2 red").empty());
  CHECK(game.refused("2 predict 3 blue").empty());
}

TEST_CASE("Wizards count as the colour named, and as the seer's own when he names none") {
  Game named(2);
  named.play("1 predict 2 green; 2 predict 2 red");
  CHECK(named.phase() == "wizards");
  CHECK(named.legal() ==
        Lines{"1 roll *", "1 wizards blue", "1 wizards green", "1 wizards red", "1 wizards yellow"});
  named.play("1 wizards red");
  CHECK(named.phase() == "roll");
  CHECK(named.legal() == Lines{"1 roll *"});
  named.play("1 roll g2 w2 y3; 1 stop");
  CHECK(named.marks(1) == "green.2=X");
  CHECK(named.marks(2) == "red.2=X");

  Game unnamed(2);
  unnamed.play("1 predict 2 green; 2 predict 2 red; 1 roll w2 r2 y3");
  CHECK(unnamed.events() == "wizards green, throw 1");
  unnamed.play("1 stop");
  CHECK(unnamed.marks(1) == "green.2=X");
  CHECK(unnamed.marks(2) == "red.2=X");
}

TEST_CASE("The next seer is the highest number in another colour, whatever the dice bring") {
  const auto next = [](const std::string& predictions) { return Game(4).play(predictions).next_seer(); };
  CHECK(next("1 predict 1 green; 2 predict 3 red; 3 predict 5 blue; 4 predict 4 red") == 3);
  CHECK(next("1 predict 1 green; 2 predict 5 green; 3 predict 2 blue; 4 predict 2 red") == 3);
  CHECK(next("1 predict 5 green; 2 predict 4 green; 3 predict 3 green; 4 predict 1 red") == 4);
  CHECK(next("1 predict 5 green; 2 predict 4 green; 3 predict 3 green; 4 predict 1 green") == 1);
  // Earlier means clockwise from the seer, not the lower seat.
  Game game(3, "first-seer 2");
  game.play("2 predict 1 green; 3 predict 4 red; 1 predict 4 blue");
  CHECK(game.next_seer() == 3);
}

TEST_CASE("With two players the other becomes seer exactly when he predicts another colour") {
  CHECK(Game(2).play("1 predict 5 green; 2 predict 1 red").next_seer() == 2);
  CHECK(Game(2).play("1 predict 1 green; 2 predict 5 green").next_seer() == 1);
}

TEST_CASE("Everybody may stop after each throw, and the rest score when the seer stops") {
  Game game(4);
  game.play("1 predict 2 green; 2 predict 2 red; 3 predict 2 yellow; 4 predict 2 blue; 1 roll g2 r2 y2 b1");
  CHECK(game.legal() == Lines{"1 roll *", "1 stop", "2 stop", "3 stop", "4 stop"});
  game.play("3 stop; 1 roll r2 y4 b1; 4 stop");
  CHECK(game.events() == "4 blue.2=1");
  game.play("1 stop");
  CHECK(game.events() == "1 green.2=2, 2 red.2=X, round 2, seer 2");
  CHECK(game.mark(3, "yellow.2") == "X");
}

TEST_CASE("The seer goes on alone when all others have stopped") {
  Game game(2);
  game.play("1 predict 2 green; 2 predict 2 red; 1 roll g1 r2 y4; 2 stop");
  CHECK(game.legal() == Lines{"1 roll *", "1 stop"});
  game.play("1 roll g2 r2 y3");
  CHECK(game.marks(2) == "red.2=X");
}

TEST_CASE("After the third throw everybody scores without a line, the seer too") {
  Game game(2);
  game.play("1 predict 2 green; 2 predict 2 red; 1 roll g7; 1 roll g7; 1 roll g6 b1");
  CHECK(game.events() == "throw 3, 1 green.2=4, 2 red.2=2, round 2, seer 2");
}

TEST_CASE("A seer is not made to stop on a hit") {
  Game game(2);
  game.play("1 predict 2 green; 2 predict 2 red; 1 roll g2 r5; 1 roll g7");
  CHECK(game.marks(1) == "green.2=o");
}

TEST_CASE("After the last throw only those are asked who may count jesters") {
  Game game(3);
  game.put(3, "jester.1");
  game.play("1 predict 2 green; 2 predict 2 red; 3 predict 2 blue; 1 roll g7; 1 roll g7; 1 roll g5 r1 j1");
  CHECK(game.events() == "throw 3, 3 blue.2=2");
  CHECK(game.legal() == Lines{"1 stop", "1 stop jester", "2 stop", "2 stop jester"});
  game.play("2 stop; 1 stop jester");
  CHECK(game.events() == "1 jester.1, 1 green.2=0, round 2, seer 2");
  CHECK(game.marks(2) == "red.2=1");
}

TEST_CASE("Four or more jesters of one throw serve several players") {
  Game game(3);
  game.play(
      "1 predict 2 green; 2 predict 2 red; 3 predict 2 blue; 1 roll y3 j4; 1 stop jester; 2 stop jester; 3 "
      "stop jester");
  for (const int seat : {1, 2, 3}) CHECK(game.mark(seat, "jester.4") == "X");
}

TEST_CASE("The round is finished before the end is tested") {
  Game game(3);
  game.put(2, "green.1=XX green.2=XX green.3=XX red.1=XX");
  game.play("1 predict 2 green; 2 predict 2 red; 3 predict 2 blue; 1 roll r2 b2 g2 j1; 2 stop");
  CHECK(game.xs(2) == 9);
  CHECK(game.phase() == "stop");
  game.play("1 roll g5 b2; 1 stop");
  CHECK(game.phase() == "over");
  CHECK(game.mark(3, "blue.2") == "X");
}

TEST_CASE("Jester X's count for the target") {
  Game game(2);
  game.put(1, "green.1=XX green.2=XX green.3=XX red.1=X jester.2");
  game.play("1 predict 2 red; 2 predict 2 blue; 1 roll g6 j1; 1 stop jester; 2 stop");
  CHECK(game.phase() == "over");
  CHECK(game.xs(1) == 9);
}

TEST_CASE("A player without a legal prediction passes, does not score and does not become seer") {
  Game game(3);
  game.put(2, all_but({"blue.5"}));
  game.play("1 predict 5 blue");
  CHECK(game.legal() == Lines{"2 pass"});
  CHECK(game.refused("2 predict 4 blue") == "field-filled");
  game.play("2 pass");
  CHECK(game.refused("2 pass") == "passed-already");
  CHECK(game.details == "rule wizard-pass seat=2");
  game.play("3 predict 1 red");
  CHECK(game.next_seer() == 3);
  game.play("1 roll b7");
  CHECK(game.refused("2 stop") == "stop-passed");
  CHECK(game.details == "rule wizard-pass seat=2");
  CHECK(game.legal() == Lines{"1 roll *", "1 stop", "3 stop"});
  game.play("1 stop");
  CHECK(game.mark(2, "blue.5").empty());
  CHECK(game.phase() == "predict");
}

TEST_CASE("A secret prediction may leave a player nothing but the seer's") {
  Game game(3, "magic-cards on");
  game.put(3, all_but({"blue.5"}));
  game.play("card secret; 1 predict 5 blue");
  CHECK(game.legal().size() == 20);  // 19 for seat 2 and one `3 pass`
  CHECK(game.is_legal("3 pass"));
}

TEST_CASE("The seer card goes on from a player with a full sheet") {
  Game game(3);
  game.put(2, all_but({"red.5"}));
  game.play("1 predict 1 green; 2 predict 5 red; 3 predict 1 yellow; 1 roll r7; 1 stop");
  CHECK(game.events() == "1 green.1=1, 2 red.5=2, 3 yellow.1=1, round 2, seer 3");
  CHECK(game.is_legal("3 predict 5 blue"));
  game.play("3 predict 5 blue; 1 predict 5 green");
  CHECK(game.legal() == Lines{"2 pass"});
}

TEST_CASE("When nobody can predict the game ends") {
  Game game(2);
  game.put(1, all_but({"red.1"})).put(2, all_but({"red.2"}));
  game.play("1 predict 1 red; 2 predict 2 red; 1 roll r7; 1 stop");
  CHECK(game.events() == "1 red.1=6, 2 red.2=5, over");
  CHECK(game.total(1) == -6);
}

TEST_CASE("Secret predictions come in any order after the seer's") {
  Game game(4, "magic-cards on; first-seer 2");
  game.play("card secret");
  CHECK(game.legal().size() == 20);
  game.play("2 predict 3 red; 4 predict 5 blue; 1 predict 5 green; 3 predict 5 blue");
  CHECK(game.next_seer() == 3);
}

TEST_CASE("Who has nothing to strike is not asked") {
  Game game(3, "magic-cards on");
  game.put(2, "blue.1=2 red.1=3 blue.3=X blue.2=0 blue.4=/1");
  game.play("card strike-out; 1 predict 5 green; 2 predict 5 blue; 3 predict 5 red");
  CHECK(game.legal() == Lines{"2 keep", "2 strike 1 blue"});
  game.play("2 strike 1 blue");
  CHECK(game.events() == "2 blue.1=/2");
  CHECK(game.phase() == "wizards");

  Game nothing(3, "magic-cards on");
  nothing.play("card strike-out; 1 predict 5 green; 2 predict 5 blue; 3 predict 5 red");
  CHECK(nothing.phase() == "wizards");
}

TEST_CASE("A card binds its round only") {
  Game game(2, "magic-cards on");
  CHECK(game.legal().size() == 9);
  game.play("card wizard-all; 1 predict 1 green; 2 predict 2 green; 1 roll g1 w1 y5; 1 stop");
  CHECK(game.marks(2) == "green.2=XX");
  CHECK(game.phase() == "card");
  game.play("card none; 1 predict 2 green; 2 predict 2 red; 1 wizards blue; 1 roll g2 w1 r1 y3; 1 stop");
  CHECK(game.mark(1, "green.2") == "X");
  CHECK(game.mark(2, "red.2") == "1");
}

TEST_CASE("With locked jesters nothing can be thrown once all dice show one") {
  Game game(2, "magic-cards on");
  game.play("card jesters-locked; 1 predict 1 green; 2 predict 2 green; 1 roll j7");
  CHECK(game.legal() == Lines{"1 stop", "2 stop"});
  game.play("1 stop");
  CHECK(game.marks(1) == "green.1=2");
  CHECK(game.marks(2) == "green.2=4");
}

TEST_CASE("Two dice can be turned to any two faces, each pair listed once") {
  Game game(2, "magic-cards on");
  game.play("card turn-two");
  CHECK(game.legal().size() == 21);
  CHECK(game.is_legal("1 turn g j"));
  CHECK(game.refused("1 turn j g").empty());
  game.play("1 turn j g");
  CHECK(game.state.throws == 1);
  game.play("1 predict 1 green; 2 predict 2 green; 1 wizards green; 1 roll g6 j1 threw 5");
  CHECK(game.state.throws == 2);
  game.play("1 roll g1 r6 threw 6");
  CHECK(game.events() == "throw 3, 1 green.1=X, 2 green.2=1, round 2, seer 1");
}

TEST_CASE("The number of dice thrown may be said of any throw") {
  Game game(2);
  game.play(
      "1 predict 1 green; 2 predict 2 green; 1 roll g7 threw 7; 1 roll g5 r2 threw 2; 1 roll g5 r2 threw 7");
  CHECK(game.state.round == 2);
}

TEST_CASE("The game does not know whether the table or the sheet keeps the dice") {
  Game table(2), sheet(2, "", fox::wizard::Mode::sheet);
  for (auto* game : {&table, &sheet}) game->play("1 predict 1 green; 2 predict 2 red; 1 roll g7; 1 stop");
  CHECK(table.state == sheet.state);
}

TEST_CASE("A paper sheet holds whatever stands on it") {
  Game game(2, "", fox::wizard::Mode::paper);
  game.play("1 mark green.5=XX jester.5 red.1=/2; 1 mark red.2=o red.3=0 red.4=12; 2 mark green.5=X");
  CHECK(game.marks(1) == "green.5=XX jester.5 red.1=/2 red.2=o red.3=0 red.4=12");
  CHECK(game.total(1) == 10 - 12);
  CHECK(game.xs(1) == 3);
  CHECK(game.phase() == "paper");
  CHECK(game.legal().empty());
}
