// The sheet is data: another one plays by the same code, and one that cannot be played is found out.
#include "catch.h"
#include "game/wizard_text.h"
#include "world.h"

using namespace fox::wizard;

namespace {

std::string paths(const SheetDef& sheet) {
  std::string all;
  for (const auto& problem : problems(sheet)) all += (all.empty() ? "" : " ") + problem.path;
  return all;
}

}  // namespace

TEST_CASE("The printed sheet has no problems, and its state is small") {
  CHECK(problems(world::sheet()).empty());
  CHECK(sizeof(State) <= 512);
}

TEST_CASE("All problems of a sheet are found at once, with their places") {
  auto sheet = world::sheet();
  sheet.id.clear();
  sheet.dice = 13;
  sheet.targets.clear();
  sheet.colours[1].letter = 'g';
  sheet.colours[2].id = "green";
  sheet.effects[0].factor = 4;
  sheet.effects[1].throw_first = true;
  sheet.effects[3].throw_first = true;
  sheet.effects[4].id = "secret";
  sheet.effects[5].second_least = 2;
  CHECK(paths(sheet) ==
        "id dice targets colours.1.letter colours.2.id effects.0.factor effects.1.jesters_locked "
        "effects.3.turned "
        "effects.5.second_least effects.7.id");
}

TEST_CASE("A sheet with five colours, six columns and eight dice plays by its own numbers") {
  auto sheet = world::sheet();
  sheet.colours.push_back({"white", 'x', "#ffffff", ""});
  sheet.points = {2, 4, 6, 8, 10, 20};
  sheet.dice = 8;
  sheet.throws = 1;
  sheet.effects.clear();  // some need a second throw
  sheet.targets = {2};
  sheet.bonus = 7;
  sheet.jester_fields = 6;
  REQUIRE(problems(sheet).empty());
  world::Game game(2);
  game.rules = make_rules(sheet, 2);
  game.state = begin(game.rules, game.happened);
  CHECK(game.legal().size() == 30);
  game.play("1 predict 6 white; 2 predict 1 red");
  CHECK(game.refused("1 roll x7") == "dice-count");
  game.play("1 roll x2 j6; 2 stop jester; 1 stop");
  CHECK(game.marks(1) == "white.6=4");
  CHECK(game.marks(2) == "jester.6 red.1=0");
  game.play("2 predict 6 white; 1 predict 3 white; 2 roll x6 y2");
  CHECK(game.phase() == "over");
  CHECK(game.total(2) == 20 + 7);
  CHECK(game.total(1) == -4 - 3);
}
