// Ganz schön clever, the numbered edge cases and worked examples of its facts that concern one sheet.
#include "game_world.h"

namespace gsc_sheet {

using worlds::Words;
using worlds::World;

namespace {

World gsc(const std::string& lines = "") {
  return worlds::sheet("ganz-schoen-clever", lines);
}

World page(const std::string& lines) {
  return worlds::paper("ganz-schoen-clever", lines);
}

std::string row(const std::string& area, char die, int from, int to, int face) {
  std::string lines;
  for (int f = from; f <= to; ++f)
    lines +=
        "1 use " + std::string(1, die) + std::to_string(face) + " " + area + "." + std::to_string(f) + ";";
  return lines;
}

const std::string kBlueRow2 =
    "1 use b4 w1 blue.5; 1 use b4 w2 blue.6; 1 use b4 w3 blue.7; 1 use b4 w4 blue.8";

}  // namespace

TEST_CASE("Ganz schön clever 01: a bonus without room is lost, and no other area takes its place") {
  World game = gsc(row("green", 'g', 1, 5, 6) + "1 use g6 green.6; 1 bonus blue blue.2;" +
                   row("green", 'g', 7, 11, 6));
  game.play("1 use y1 yellow.31; 1 use y2 yellow.33");
  const std::string before = game.marks();
  game.play("1 use y4 yellow.34");  // row 3 gives a green X, but green is full
  REQUIRE(game.happened("lost green"));
  REQUIRE(game.waiting().empty());
  REQUIRE(game.mark_list().size() == worlds::split(before, ' ').size() + 1);
}

TEST_CASE(
    "Ganz schön clever 02: a coloured X is compulsory while a cell is open, and the green one ignores the "
    "threshold") {
  World game = gsc("1 use y3 yellow.11; 1 use y6 yellow.12; 1 use y5 yellow.13");
  REQUIRE(game.waiting() == "blue");
  REQUIRE(game.lines().size() == 11);  // nothing but the blue cells, no way around
  REQUIRE(game.why("round") == "others-bonus-waits");
  World green =
      gsc(row("green", 'g', 1, 4, 6) + "1 use y1 yellow.31; 1 use y2 yellow.33; 1 use y4 yellow.34");
  REQUIRE(green.has("green.5"));  // printed there: 5 or more
}

TEST_CASE(
    "Ganz schön clever 03: a number bonus on a factor field is multiplied: 6 into field 11 is 18, 4 into "
    "field 4 is 8") {
  World four =
      gsc(row("orange", 'o', 1, 3, 1) + "1 use y2 yellow.21; 1 use y1 yellow.22; 1 use y5 yellow.24");
  REQUIRE(four.has("orange.4=8"));
  World six = gsc(row("orange", 'o', 1, 5, 1) + "1 bonus yellow yellow.12;" + row("orange", 'o', 6, 10, 1));
  REQUIRE(six.has("purple.1=6"));  // orange field 10
  six.play(row("purple", 'p', 2, 4, 6) + "1 bonus blue blue.12;" + row("purple", 'p', 5, 6, 6) +
           "1 bonus yellow yellow.13;" + row("purple", 'p', 7, 10, 6));
  REQUIRE(six.has("orange.11=18"));
}

TEST_CASE(
    "Ganz schön clever 04: a purple 6 as a bonus always fits, after any number, and is lost only when purple "
    "is full") {
  for (int last = 1; last <= 6; ++last) {
    World game = gsc("1 use p" + std::to_string(last) + " purple.1; 1 use b1 w2 blue.3; 1 use b4 w3 blue.7");
    game.play("1 use b6 w5 blue.11");
    REQUIRE(game.has("purple.2=6"));
  }
  World full = gsc(row("purple", 'p', 1, 4, 6) + "1 bonus blue blue.12;" + row("purple", 'p', 5, 6, 6) +
                   "1 bonus yellow yellow.13;" + row("purple", 'p', 7, 11, 6));
  full.play("1 use b1 w2 blue.3; 1 use b4 w3 blue.7; 1 use b6 w5 blue.11");
  REQUIRE(full.happened("lost purple6"));
}

TEST_CASE(
    "Ganz schön clever 05: in round 4 only areas with room are offered, and neither X nor 6 goes to the "
    "other kind") {
  World game = gsc(row("green", 'g', 1, 6, 6) + "1 bonus blue blue.2;" + row("green", 'g', 7, 11, 6) +
                   "round; round; round");
  REQUIRE(game.waiting() == "black");
  REQUIRE(game.lines("1 bonus black green").empty());
  REQUIRE(game.lines("1 bonus black orange") == Words{"1 bonus black orange.1=6"});
  REQUIRE(game.lines("1 bonus black purple") == Words{"1 bonus black purple.2=6"});
  REQUIRE(game.lines("1 bonus black blue").size() == 10);
}

TEST_CASE(
    "Ganz schön clever 06: blue is always blue and white together, and the blue die goes nowhere else") {
  const World game = gsc();
  REQUIRE(game.uses("b3 w5") == Words{"1 use b3 w5 blue.8"});
  REQUIRE(game.uses("b3").empty());
  World crossed = gsc("1 use b3 w5 blue.8");
  REQUIRE(crossed.uses("b3 w5").empty());
  REQUIRE(crossed.uses("b3 w5 extra").empty());  // no extra die is circled, and the cell is taken
}

TEST_CASE(
    "Ganz schön clever 08 and 09: the white die is a joker with its own face, in blue only as the sum") {
  const World game = gsc();
  REQUIRE(game.uses("w3 b4") == Words{"1 use w3 b4 blue.7", "1 use w3 b4 green.1", "1 use w3 b4 orange.1=3",
                                      "1 use w3 b4 purple.1=3", "1 use w3 b4 yellow.11",
                                      "1 use w3 b4 yellow.42"});
}

TEST_CASE(
    "Ganz schön clever 10: one yellow die marks one of its two cells, and none where both are crossed") {
  World game = gsc();
  REQUIRE(game.uses("y3").size() == 2);
  REQUIRE(game.why("1 use y3 yellow.11 yellow.42") == "mark-count");
  game.play("1 use y3 yellow.11; 1 use w3 yellow.42");
  REQUIRE(game.uses("y3").empty());
}

TEST_CASE(
    "11: one mark completes two lines at most, a yellow row with the diagonal or a blue row with its "
    "column") {
  World yellow = gsc(
      "1 use y3 yellow.11; 1 use y1 yellow.22; 1 use y2 yellow.33; 1 use y3 yellow.42; 1 use y4 yellow.43");
  yellow.play("1 use y6 yellow.44");
  REQUIRE(yellow.happened("fox"));
  REQUIRE(yellow.circled("plus1") == 1);
  World blue = gsc(
      "1 use b4 w4 blue.8; 1 use b6 w3 blue.9; 1 use b6 w4 blue.10; 1 use b6 w5 blue.11; 1 use b1 w3 blue.4");
  blue.play("1 use b6 w6 blue.12");
  REQUIRE(blue.happened("fox"));
  REQUIRE(blue.circled("plus1") == 1);
}

TEST_CASE(
    "Ganz schön clever 12: of two bonuses the player chooses the order, here 23 points in orange or 21") {
  // Orange and purple hold nine numbers each; blue 3 completes row 1 and column 3.
  const std::string nine = row("orange", 'o', 1, 5, 1) + "1 bonus yellow yellow.12;" +
                           row("orange", 'o', 6, 9, 1) + row("purple", 'p', 1, 4, 6) +
                           "1 bonus blue blue.7;" + row("purple", 'p', 5, 6, 6) +
                           "1 bonus yellow yellow.13;" + row("purple", 'p', 7, 9, 6) +
                           "1 use b1 w1 blue.2; 1 use b1 w3 blue.4; 1 use b6 w5 blue.11";
  World row_first = gsc(nine);
  const int before = row_first.points("orange");
  row_first.play("1 use b1 w2 blue.3");
  REQUIRE(row_first.waiting() == "orange5 purple6");
  row_first.play("1 bonus orange5 orange.10=5; 1 bonus purple6 purple.10=6; 1 bonus orange6 orange.11=18");
  REQUIRE(row_first.points("orange") - before == 23);
  REQUIRE(row_first.has("purple.11=6"));
  World column_first =
      gsc(nine + "; 1 use b1 w2 blue.3; 1 bonus purple6 purple.10=6; 1 bonus orange6 orange.10=6");
  REQUIRE(column_first.why("1 bonus orange5 orange.10=5") == "cell-taken");
  column_first.play("1 bonus orange5 orange.11=15");
  REQUIRE(column_first.points("orange") - before == 21);
}

TEST_CASE("Ganz schön clever 13: a chain runs to its end before anything else may happen") {
  // Blue row 2 gives a yellow X; it completes row 3, whose green X reaches field 4 and its +1.
  World game = gsc(row("green", 'g', 1, 3, 6) + "1 use y1 yellow.31; 1 use y2 yellow.33;" + kBlueRow2);
  REQUIRE(game.why("1 use o1 orange.1") == "bonus-waits");
  game.play("1 bonus yellow yellow.34");
  REQUIRE(game.has("green.4"));
  REQUIRE(game.circled("plus1") == 1);
  REQUIRE(game.waiting().empty());
}

TEST_CASE("Ganz schön clever 20: actions may be kept, bonuses may not") {
  World game = gsc();
  REQUIRE(game.circled("reroll") == 1);
  game.play("round; round");
  REQUIRE(game.circled("reroll") == 2);
  REQUIRE(game.crossed("reroll") == 0);
  game.play("1 spend reroll");
  REQUIRE(game.crossed("reroll") == 1);
  game.play(kBlueRow2);
  REQUIRE(game.why("round") == "others-bonus-waits");
}

TEST_CASE(
    "23: foxes use the final areas with yellow's columns, and untouched yellow makes them all worthless") {
  World game =
      page("1 mark green.1 green.2 green.3 green.4 green.5 green.6 green.7 blue.2 orange.1=5 purple.1=5");
  REQUIRE(game.foxes() == 1);
  REQUIRE(game.fox_points() == 0);
  game.play("1 mark yellow.11 yellow.21");
  REQUIRE(game.fox_points() == 0);  // two of three in the column
  game.play("1 mark yellow.31");
  REQUIRE(game.fox_points() == 1);  // blue is the lowest now
}

TEST_CASE(
    "Ganz schön clever 25: the green threshold falls back to 1 at field 6, so a 1 is legal at fields 1 and 6 "
    "only") {
  World game = gsc();
  for (int f = 1; f <= 11; ++f) {
    const std::string field = " green." + std::to_string(f);
    REQUIRE(game.legal("1 use g1" + field) == (f == 1 || f == 6));
    game.play("1 use g6" + field);
    if (f == 6) game.play("1 bonus blue blue.2");
  }
}

TEST_CASE("Score pad of the rules: areas 46, 37, 28, 5 and 21 add up to 137, each fox adds 5") {
  World game = page(
      "1 mark yellow.11 yellow.21 yellow.31 yellow.13 yellow.33 yellow.43 yellow.24 yellow.34 yellow.44");
  game.play("1 mark blue.2 blue.3 blue.4 blue.5 blue.6 blue.7 blue.8 blue.9 blue.10");
  game.play("1 mark orange.1=5 purple.1=6 purple.2=6 purple.3=6 purple.4=3");
  game.play("1 mark green.1 green.2 green.3 green.4 green.5 green.6");
  REQUIRE(game.points("yellow") == 46);  // 10 + 16 + 20
  REQUIRE(game.points("blue") == 37);
  REQUIRE(game.points("orange") == 5);
  REQUIRE(game.points("purple") == 21);
  REQUIRE(game.points("green") == 21);
  REQUIRE(game.foxes() == 0);
  game.play("1 mark green.7");  // 28, and its fox
  REQUIRE(game.points("green") == 28);
  REQUIRE(game.fox_points() == 5);
  REQUIRE(game.total() == 137 + 5);
}

TEST_CASE(
    "Rulebook rows: orange dice 5, 2, 3, 6 are written 5, 2, 3, 12; purple 2, 5, 6, 3 is 16; 5 green marks "
    "are 15") {
  World game = gsc("1 use o5 orange.1=5; 1 use o2 orange.2=2; 1 use o3 orange.3=3; 1 use o6 orange.4=12");
  REQUIRE(game.points("orange") == 22);
  game.play("1 use p2 purple.1=2; 1 use p5 purple.2=5; 1 use p6 purple.3=6; 1 use p3 purple.4=3");
  REQUIRE(game.points("purple") == 16);
  World five =
      gsc("1 use g1 green.1; 1 use g2 green.2; 1 use g3 green.3; 1 use g4 green.4; 1 use g5 green.5");
  REQUIRE(five.points("green") == 15);
}

TEST_CASE("Column 1 and row 4 of yellow with 7, 6, 6 and 6 elsewhere and one fox make 41") {
  World game = page("1 mark yellow.11 yellow.21 yellow.31 yellow.42 yellow.43 yellow.44");
  game.play("1 mark blue.2 blue.3 blue.5 blue.7 green.1 green.2 green.3 orange.1=6 purple.1=6");
  REQUIRE(game.points("yellow") == 10);
  REQUIRE(game.points("blue") == 7);
  REQUIRE(game.foxes() == 1);
  REQUIRE(game.total() == 41);
}

TEST_CASE("Ganz schön clever 60, 11, 28, 18 and 13 with three foxes make 163") {
  World game = page(
      "1 mark yellow.11 yellow.12 yellow.13 yellow.21 yellow.22 yellow.24 yellow.31 yellow.33 yellow.34");
  game.play("1 mark yellow.42 yellow.43 yellow.44 blue.9 blue.10 blue.11 blue.12 blue.2");
  game.play(
      "1 mark green.1 green.2 green.3 green.4 green.5 green.6 green.7 orange.1=6 orange.2=6 orange.3=6");
  game.play("1 mark purple.1=6 purple.2=6 purple.3=1");
  REQUIRE(game.foxes() == 3);
  REQUIRE(game.total() == 60 + 11 + 28 + 18 + 13 + 3 * 11);
}

}  // namespace gsc_sheet
