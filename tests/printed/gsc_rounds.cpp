// Ganz schön clever, everything around the areas: rounds and their gifts, action bars, foxes, the rating
// alone.
#include "printed/around.h"

namespace gsc_rounds {

using namespace pen;

namespace {

const std::string kSheet = "ganz-schoen-clever";

}  // namespace

TEST_CASE("Ganz schön clever has 6, 6, 5 and 4 rounds with the gifts re-roll, +1, re-roll and black") {
  around::rounds(kSheet, {6, 6, 5, 4});
  around::gifts(kSheet, {"reroll", "plus1", "reroll", "?black", "", ""});
}

TEST_CASE("The black bonus of round 4 is an X in yellow, blue or green or a 6 in orange or purple") {
  World world = worlds::sheet(kSheet, "round; round; round");
  Words wanted = {"1 bonus black green.1", "1 bonus black orange.1=6", "1 bonus black purple.1=6"};
  for (int n = 2; n <= 12; ++n) wanted.push_back("1 bonus black blue." + std::to_string(n));
  for (const char* const cell : {"11", "12", "13", "21", "22", "24", "31", "33", "34", "42", "43", "44"})
    wanted.push_back(std::string("1 bonus black yellow.") + cell);
  std::sort(wanted.begin(), wanted.end());
  REQUIRE(world.lines() == wanted);
}

TEST_CASE("A bonus of Ganz schön clever may go to every open cell it names and to no other") {
  World blue = worlds::sheet(kSheet, "1 use y3 yellow.11; 1 use y6 yellow.12; 1 use y5 yellow.13");
  REQUIRE(blue.waiting() == "blue");
  REQUIRE(blue.lines().size() == 11);
  World yellow =
      worlds::sheet(kSheet, "1 use b4 w1 blue.5; 1 use b4 w2 blue.6; 1 use b4 w3 blue.7; 1 use b4 w4 blue.8");
  REQUIRE(yellow.waiting() == "yellow");
  REQUIRE(yellow.lines().size() == 12);
  // Numbers and the green X have one place and go there by themselves.
  World column = worlds::sheet(kSheet, "1 use b1 w2 blue.3; 1 use b4 w3 blue.7; 1 use b6 w5 blue.11");
  REQUIRE(column.has("purple.1=6"));
  World green = worlds::sheet(kSheet, "1 use b1 w1 blue.2; 1 use b4 w2 blue.6; 1 use b6 w4 blue.10");
  REQUIRE(green.has("green.1"));
}

TEST_CASE(
    "Each action bar of Ganz schön clever has seven fields, all earned once, without a gift at its end") {
  // Round 1 and 3, blue column 1, green 10, orange 3, purple 3 and 8; round 2, the diagonal, blue column 4,
  // green 4, orange 6, purple 5 and 11.
  World world = worlds::sheet(kSheet, "round; round; 1 use b4 w1 blue.5; 1 use b4 w5 blue.9");
  world.play("1 use b1 w3 blue.4; 1 use b4 w4 blue.8; 1 use b6 w6 blue.12");
  for (const char* const cell : {"3 yellow.11", "1 yellow.22", "2 yellow.33", "6 yellow.44"})
    world.play(std::string("1 use y") + cell);
  const auto fill = [&](char die, const std::string& area, int to) {
    for (int f = 1; f <= to; ++f) {
      const std::string line = "1 use " + std::string(1, die) + "6 " + area + "." + std::to_string(f);
      if (cells_of(world, area).count(std::to_string(f)) == 0) fires(world, line, area);
    }
  };
  fill('g', "green", 10);
  fill('o', "orange", 6);
  REQUIRE(world.circled("reroll") == 5);
  REQUIRE(world.circled("plus1") == 5);
  fill('p', "purple", 10);
  REQUIRE(world.circled("reroll") == 7);
  const Words last = (world.play("1 use p6 purple.11"), fired_by_last(world));
  REQUIRE(last == Words{"plus1"});
  REQUIRE(world.circled("plus1") == 7);
  for (const char* const bar : {"reroll", "plus1"}) {
    World page = worlds::paper(kSheet);
    page.play(std::string("1 circled ") + bar + " 7");
    REQUIRE(page.why(std::string("1 circled ") + bar + " 8") == "paper-track");
    REQUIRE(page.total() == 0);
  }
}

TEST_CASE("Ganz schön clever has five foxes, one an area, and each is worth the lowest area") {
  const std::pair<const char*, const char*> places[] = {
      {"yellow", "yellow.42 yellow.43 yellow.44"},
      {"blue", "blue.9 blue.10 blue.11 blue.12"},
      {"green", "green.1 green.2 green.3 green.4 green.5 green.6 green.7"},
      {"orange", "orange.1=1 orange.2=1 orange.3=1 orange.4=2 orange.5=1 orange.6=1 orange.7=2 orange.8=1"},
      {"purple", "purple.1=6 purple.2=6 purple.3=6 purple.4=6 purple.5=6 purple.6=6 purple.7=6"}};
  for (const auto& [area, marks] : places) {
    INFO(area);
    REQUIRE(worlds::paper(kSheet, std::string("1 mark ") + marks).foxes() == 1);
    std::string fewer = marks;
    fewer.resize(fewer.rfind(' '));
    REQUIRE(worlds::paper(kSheet, "1 mark " + fewer).foxes() == 0);
  }
  World all = worlds::paper(kSheet);
  for (const auto& [area, marks] : places) all.play(std::string("1 mark ") + marks);
  REQUIRE(all.foxes() == 5);
  REQUIRE(all.fox_points() == 0);  // no yellow column is full
  all.play("1 mark yellow.11 yellow.21 yellow.31");
  // yellow 10, blue 7, green 28, orange 10, purple 42
  REQUIRE(all.fox_points() == 5 * 7);
  REQUIRE(all.total() == 10 + 7 + 28 + 10 + 42 + 35);
}

TEST_CASE("The rating of Ganz schön clever changes at 140, 160, 180, 200, 220, 240, 260 and 281 points") {
  around::rating(kSheet, "purple", {281, 260, 240, 220, 200, 180, 160, 140, 0},
                 {5, 4, 3, 2.5, 2, 1.5, 1, 0.5, 0});
}

}  // namespace gsc_rounds
