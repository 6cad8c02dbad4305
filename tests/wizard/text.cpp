// Lines as text: what the reader takes, what the writer gives, and that neither stumbles over rubbish.
#include <random>

#include "catch.h"
#include "game/wizard_text.h"
#include "world.h"

using namespace fox::wizard;
using world::Game;

namespace {

std::string canonical(const Game& game, const std::string& text) {
  const auto read = read_line(game.rules, game.state, text);
  INFO(text);
  REQUIRE(std::holds_alternative<Line>(read));
  return write_line(game.rules, std::get<Line>(read));
}

}  // namespace

TEST_CASE("Faces and marks are read in any order and written in the sheet's") {
  const Game game(3);
  CHECK(canonical(game, "1 roll w1 b2 y1 r1 g2") == "1 roll g2 r1 y1 b2 w1");
  CHECK(canonical(game, "1 roll j0 g7") == "1 roll g7");
  CHECK(canonical(game, "1 roll j3 g4 threw 3") == "1 roll g4 j3 threw 3");
  CHECK(canonical(game, "1 roll *") == "1 roll *");
  CHECK(canonical(game, "3 turn j g") == "3 turn g j");
  CHECK(canonical(game, "2 mark red.2=1 jester.2 green.5=XX blue.3=0 blue.1=/2 yellow.1=o yellow.2=12") ==
        "2 mark blue.1=/2 blue.3=0 green.5=XX jester.2 red.2=1 yellow.1=o yellow.2=12");
}

TEST_CASE("Spaces, tabs and a carriage return do no harm") {
  const Game game(3);
  CHECK(canonical(game, "  1   predict\t5  green \r") == "1 predict 5 green");
}

TEST_CASE("Every kind of line is written as it is read") {
  const Game game(5);
  for (const std::string line :
       {"card none", "card turn-two", "5 predict 1 blue", "1 predict 3 jester", "2 pass", "3 strike 4 red",
        "1 keep", "1 wizards yellow", "1 turn y y", "1 roll r1 w6", "1 roll r1 w6 threw 4", "4 stop",
        "4 stop jester", "1 mark jester.1"})
    CHECK(canonical(game, line) == line);
}

TEST_CASE("Events tell what happened in the words of the record") {
  Game game(3, "magic-cards on");
  game.put(2,
           "green.1=0 green.2=0 green.3=0 green.4=0 green.5=0 red.1=0 red.2=0 red.3=0 red.4=0 red.5=0 "
           "yellow.1=0 yellow.2=0 yellow.3=0 yellow.4=0 yellow.5=0 blue.1=0 blue.2=0 blue.3=0 blue.4=0");
  CHECK(game.events() == "round 1, seer 1");
  CHECK(game.play("card none").events() == "card none");
  CHECK(game.play("1 predict 5 blue").events() == "1 blue.5=o");
  CHECK(game.play("2 pass").events() == "2 pass");
  CHECK(game.play("3 predict 1 blue").events() == "3 blue.1=o, next-seer 1");
  CHECK(game.play("1 roll j3 g4").events() == "wizards blue, throw 1");
  CHECK(game.play("3 stop jester").events() == "3 jester.3, 3 blue.1=0");
  CHECK(game.play("1 stop").events() == "1 blue.5=5, round 2, seer 1");
}

TEST_CASE("Rubbish is refused with a reason and never a crash") {
  const std::vector<std::string> words = {
      "1",     "2",   "0",        "card",     "predict", "roll",   "stop", "jester", "mark",     "turn",
      "threw", "*",   "green",    "green.5=", "=",       ".",      "g7",   "x",      "g",        "-1",
      "99",    "100", "jester.9", "#",        "red.1",   "red.=1", "/",    "none",   "\xff\xfe", "red.1=X=X"};
  const Game table(3), paper(3, "", Mode::paper);
  std::mt19937 engine(7);
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (auto n = engine() % 6; n > 0; --n)
      text += words[engine() % words.size()] + (engine() % 9 != 0 ? " " : "");
    for (const auto* game : {&table, &paper}) {
      const auto read = read_line(game->rules, game->state, text);
      if (const auto* no = std::get_if<fox::Refusal>(&read)) {
        if (no->reason.empty() || no->rule.empty()) FAIL(text);
        continue;
      }
      const auto& line = std::get<Line>(read);
      const auto again = read_line(game->rules, game->state, write_line(game->rules, line));
      if (!std::holds_alternative<Line>(again) || std::get<Line>(again) != line) FAIL(text);
    }
  }
}

TEST_CASE("What was written on paper by mistake is cleared, by the names of the fields") {
  Game paper(2, "", Mode::paper);
  paper.play("1 mark green.5=X red.2=3 blue.1=o jester.2 jester.4");
  paper.play("1 clear red.2 jester.2 blue.1");
  CHECK(paper.marks(1) == "green.5=X jester.4");
  CHECK(write_line(paper.rules,
                   std::get<Line>(read_line(paper.rules, paper.state, "1 clear red.2=3 jester.4"))) ==
        "1 clear jester.4 red.2");
  CHECK(paper.refused("1 clear") == "word-missing");
  CHECK(paper.refused("1 clear red.9") == "number-range");
  Game table(2);
  CHECK(table.refused("1 clear red.2") == "marks-only-on-paper");
}
