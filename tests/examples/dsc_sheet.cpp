// Doppelt so clever, the numbered edge cases, ready-made sums and rulebook examples that concern one sheet.
#include "game_world.h"

namespace dsc_sheet {

using worlds::Words;
using worlds::World;

namespace {

World dsc(const std::string& lines = "") {
  return worlds::sheet("doppelt-so-clever", lines);
}

World page(const std::string& lines) {
  return worlds::paper("doppelt-so-clever", lines);
}

std::string row(const std::string& area, const std::string& dice, int from, int to) {
  std::string lines;
  for (int f = from; f <= to; ++f) lines += "1 use " + dice + " " + area + "." + std::to_string(f) + ";";
  return lines;
}

std::string crosses(const std::string& letter, int count) {
  std::string marks;
  for (int n = 1; n <= count; ++n) marks += " silver." + letter + std::to_string(n);
  return marks;
}

}  // namespace

TEST_CASE(
    "Doppelt so clever 02: a swept coloured die crosses its own value in its own row, a swept white die any "
    "row") {
  const World game = dsc();
  REQUIRE(game.legal("1 use s3 b1 w2 g5 silver.g3 silver.b1 silver.y2"));
  REQUIRE(game.why("1 use s3 b1 w2 g5 silver.g3 silver.y1") == "chain-not-swept");
  REQUIRE(game.why("1 use s3 b1 w2 g5 silver.g3 silver.g2 silver.p2") ==
          "chain-die-twice");  // white goes once
  World taken = dsc("1 use s1 silver.b1");
  REQUIRE(taken.why("1 use s3 b1 silver.g3 silver.b1") == "cell-taken");
  REQUIRE(taken.uses("s3 b1").size() == 4);  // that mark is simply lost
}

TEST_CASE(
    "Doppelt so clever 03: white used as silver starts the same chain, with a lower silver die in a row of "
    "choice") {
  const World game = dsc();
  REQUIRE(game.legal("1 use w5 s2 y1 silver.g5 silver.p2 silver.y1"));
  REQUIRE(game.why("1 use w5 s5 y1 silver.g5 silver.p5") == "chain-not-swept");
}

TEST_CASE(
    "Doppelt so clever 04: of silver 4, green 4, pink 6, yellow 3, blue 2 and white 1 the last three are "
    "swept") {
  const World game = dsc();
  REQUIRE(game.legal("1 use s4 g4 p6 y3 b2 w1 silver.y4 silver.b2 silver.p1 silver.y3"));
  REQUIRE(game.why("1 use s4 g4 p6 y3 b2 w1 silver.y4 silver.g4") == "chain-not-swept");
  REQUIRE(game.why("1 use s4 g4 p6 y3 b2 w1 silver.y4 silver.p6") == "chain-not-swept");
}

TEST_CASE(
    "Doppelt so clever 05: a silver die whose value is crossed in all four rows cannot be chosen, nor white "
    "as silver") {
  World game = dsc("1 use s2 silver.y2; 1 use s2 silver.b2; 1 use s2 silver.g2; 1 use s2 silver.p2");
  game.play("1 bonus yellow yellow.12");
  REQUIRE(game.uses("s2 y1 b1").empty());
  for (const auto& line : game.uses("w2 y1 b1 s1")) REQUIRE(line.find("silver") == std::string::npos);
}

TEST_CASE(
    "Doppelt so clever 06: silver as a passive pick, as an extra die or as a bonus is one cross without a "
    "chain") {
  World game = dsc("round");
  REQUIRE(game.uses("s4 y1 b2 passive").size() == 4);
  REQUIRE(game.uses("s4 y1 b2 extra").size() == 4);
  World bonus = dsc("1 use y2 yellow.23; 1 use y5 yellow.43");
  REQUIRE(bonus.lines().size() == 24);
  for (const auto& line : bonus.lines()) REQUIRE(worlds::split(line, ' ').size() == 4);
}

TEST_CASE("Doppelt so clever 07: one pick can finish several columns, and a chain mark may complete one") {
  World game = dsc(
      "1 use s3 silver.y3; 1 use s3 silver.b3; 1 use s3 silver.p3; 1 use s1 silver.y1; 1 use s1 silver.g1");
  game.play("1 use s1 silver.p1; 1 use s3 b1 silver.g3 silver.b1");
  REQUIRE(game.foxes() == 1);
  REQUIRE(game.circled("plus1") == 1);
}

TEST_CASE(
    "09: an uncircled cell cannot be crossed, a crossed one takes no more, and of a doubled value the player "
    "picks") {
  World game = dsc();
  REQUIRE(game.uses("y3") == Words{"1 use y3 yellow.12", "1 use y3 yellow.34"});
  game.play("1 use y3 yellow.12");
  REQUIRE(game.marks() == "yellow.12:circle");
  REQUIRE(game.points("yellow") == 0);
  game.play("1 use y3 yellow.12");
  REQUIRE(game.marks() == "yellow.12");
  REQUIRE(game.points("yellow") == 3);
  REQUIRE(game.uses("y3") == Words{"1 use y3 yellow.34"});
}

TEST_CASE(
    "Doppelt so clever 10: one circle may finish a row and a column, as the 1 does beside and above its 2s") {
  World game = dsc("1 use y2 yellow.23; 1 use y2 yellow.41; 1 use y1 yellow.21");
  REQUIRE(game.circled("back") == 1);
  REQUIRE(game.circled("reroll") == 2);
}

TEST_CASE(
    "Doppelt so clever 11: crossing never fires a line again, and a line with crosses counts as circled") {
  World game = dsc("1 use y1 yellow.21; 1 use y1 yellow.21; 1 use y2 yellow.23");
  REQUIRE(game.circled("back") == 1);
  game.play("1 use y2 yellow.23");
  REQUIRE(game.circled("back") == 1);
}

TEST_CASE("Doppelt so clever 12: the same cell is circled and crossed in one turn by two dice") {
  World game = dsc("1 use y1 yellow.21; 1 use w1 yellow.21");
  REQUIRE(game.marks() == "yellow.21");
}

TEST_CASE(
    "Doppelt so clever 13: blue is always the sum with the other die's face, never one die alone, for extra "
    "dice too") {
  World game = dsc("round");
  REQUIRE(game.uses("b3").empty());
  REQUIRE(game.uses("b3 w4") == Words{"1 use b3 w4 blue.1=7"});
  REQUIRE(game.uses("b3 w4 extra") == Words{"1 use b3 w4 extra blue.1=7"});
  REQUIRE(game.uses("b3 w4 passive") == Words{"1 use b3 w4 passive blue.1=7"});
}

TEST_CASE("Doppelt so clever 14: blue and white in one turn fill two fields, an equal value is fine") {
  World game = dsc("1 use b3 w4 blue.1; 1 use w4 b3 blue.2");
  REQUIRE(game.marks() == "blue.1=7 blue.2=7");
}

TEST_CASE("Doppelt so clever 15: after a 2 only a further 2 fits, and white can still go elsewhere") {
  World game = dsc("1 use b1 w1 blue.1");
  REQUIRE(game.uses("b2 w1").empty());
  REQUIRE(game.uses("b1 w1") == Words{"1 use b1 w1 blue.2=2"});
  REQUIRE(game.legal("1 use w1 b6 pink.1=1"));
}

TEST_CASE(
    "16: the blue bonus offers 2 to the last value, 2 to 12 in field 1, and nothing when field 12 is "
    "filled") {
  World first = dsc("1 use y3 yellow.12; 1 use y6 yellow.14");
  REQUIRE(first.lines().size() == 11);
  World later = dsc("1 use b4 w1 blue.1; 1 use y3 yellow.12; 1 use y6 yellow.14");
  REQUIRE(later.lines() == Words{"1 bonus blue blue.2=2", "1 bonus blue blue.2=3", "1 bonus blue blue.2=4",
                                 "1 bonus blue blue.2=5"});
  World full = dsc(row("blue", "b1 w1", 1, 3) + "1 bonus yellow yellow.52;" + row("blue", "b1 w1", 4, 7) +
                   "1 bonus pink pink.1=1;" + row("blue", "b1 w1", 8, 12) + "1 bonus green green.1=2");
  full.play("1 use y3 yellow.12; 1 use y6 yellow.14");
  REQUIRE(full.happened("lost blue"));
}

TEST_CASE(
    "17: a green bonus comes with its field even if the pair stays open, and an odd last value scores "
    "nothing") {
  World game =
      dsc("1 use g6 green.1; 1 use g1 green.2; 1 use g6 green.3; 1 use g1 green.4; 1 bonus blue blue.1=2; 1 "
          "use g6 green.5");
  REQUIRE(game.circled("back") == 1);
  REQUIRE(game.points("green") == 10 + 11);
}

TEST_CASE(
    "18: negative stars stand, the area may be negative and the foxes with it; at exactly 0 they are 0") {
  World game = page("1 mark green.1=2 green.2=12 silver.y1 blue.1=2 pink.1=1 yellow.12; 1 circled reroll 6");
  REQUIRE(game.points("green") == -10);
  REQUIRE(game.fox_points() == -10);
  World zero = page("1 mark green.1=4 green.2=4 silver.y1 blue.1=2 pink.1=1 yellow.12; 1 circled reroll 6");
  REQUIRE(zero.points("green") == 0);
  REQUIRE(zero.fox_points() == 0);
}

TEST_CASE(
    "Doppelt so clever 19: below its minimum a pink number is written and scores, its bonus is gone for "
    "good") {
  World game = dsc("1 use p1 pink.1; 1 use p1 pink.2; 1 use p1 pink.3");
  REQUIRE(game.marks() == "pink.1=1 pink.2=1 pink.3=1");
  REQUIRE(game.points("pink") == 3);
  REQUIRE(game.circled("reroll") == 1);  // that of round 1
  game.play("1 use p2 pink.4; 1 use p3 pink.5; 1 use p4 pink.6; 1 use p5 pink.7; 1 use p1 pink.8");
  REQUIRE(game.foxes() == 0);
  REQUIRE(game.circled("back") == 0);
}

TEST_CASE("Doppelt so clever 20: a pink bonus with a number below the minimum gives nothing further") {
  World game =
      dsc("1 use p5 pink.1; 1 use p5 pink.2; 1 use y5 yellow.52; 1 use y4 yellow.54; 1 bonus pink pink.3=1");
  REQUIRE(game.circled("reroll") == 1);
  World enough =
      dsc("1 use p5 pink.1; 1 use p5 pink.2; 1 use y5 yellow.52; 1 use y4 yellow.54; 1 bonus pink pink.3=2");
  REQUIRE(enough.circled("reroll") == 2);
}

TEST_CASE("Doppelt so clever 21: the black bonus of round 4 comes to every player, also with four of them") {
  World game(worlds::header("doppelt-so-clever", "sheet", 4));
  game.play("round; round; round");
  for (int seat = 1; seat <= 4; ++seat) REQUIRE(game.waiting(seat) == "black");
}

TEST_CASE("Doppelt so clever 22: a question mark into a full area is lost, no other colour takes its place") {
  World game = dsc("1 use p1 pink.1;" + row("pink", "p1", 2, 12) + "1 use y5 yellow.52; 1 use y4 yellow.54");
  REQUIRE(game.happened("lost pink"));
  REQUIRE(game.waiting().empty());
}

TEST_CASE(
    "Doppelt so clever 23: a track's end fires with its sixth circle, and its pink bonus may go on from "
    "there") {
  World game = dsc("round; round; 1 use y1 yellow.21; 1 use y2 yellow.23;" + row("green", "g1", 1, 4) +
                   "1 bonus blue blue.1=12; 1 use b6 w6 blue.2; 1 use g1 green.5;" + row("pink", "p3", 1, 4));
  REQUIRE(game.circled("back") == 5);
  game.play("1 use b6 w6 blue.3; 1 bonus yellow yellow.12;" + row("blue", "b6 w6", 4, 7) +
            "1 bonus pink pink.5=4");
  REQUIRE(game.circled("plus1") == 3);  // round 2, blue 5, pink 5
  game.play(row("blue", "b6 w6", 8, 10));
  REQUIRE(game.circled("back") == 6);
  REQUIRE(game.waiting() == "pink");
  game.play("1 bonus pink pink.6=5");  // that field's green bonus follows
  REQUIRE(game.waiting() == "green");
}

TEST_CASE("Doppelt so clever 24: an earned action is used at once or later, the leftmost circle first") {
  World game = dsc("1 spend reroll");
  REQUIRE(game.crossed("reroll") == 1);
  REQUIRE(game.why("1 spend reroll") == "action-not-circled");
  game.play("1 use y1 yellow.21; 1 use y2 yellow.41; 1 spend reroll");
  REQUIRE(game.crossed("reroll") == 2);
}

TEST_CASE(
    "34: the variant is the same sheet with orange for silver and purple for pink, question marks included") {
  World game = worlds::sheet("doppelt-so-clever-gsc-dice", "1 use o3 b1 w2 g5 orange.g3 orange.b1 orange.y2");
  REQUIRE(game.points("orange") == 6);
  game.play("1 use y5 yellow.52; 1 use y4 yellow.54");
  REQUIRE(game.waiting() == "purple");
  REQUIRE(game.legal("1 bonus purple purple.1=6"));
}

TEST_CASE(
    "Ready-made sums of silver: rows of 6, 4, 0 and 1 crosses are 35, four in a row 11, a full area 88") {
  REQUIRE(page("1 mark" + crosses("y", 6) + crosses("b", 4) + crosses("p", 1)).points("silver") == 35);
  REQUIRE(page("1 mark" + crosses("g", 4)).points("silver") == 11);
  REQUIRE(page("1 mark" + crosses("y", 6) + crosses("b", 6) + crosses("g", 6) + crosses("p", 6))
              .points("silver") == 88);
}

TEST_CASE("Rulebook: blue with five fields is 15, with twelve 78") {
  REQUIRE(dsc("1 use b6 w6 blue.1; 1 use b5 w6 blue.2; 1 use b3 w6 blue.3; 1 bonus yellow yellow.12; 1 use "
              "b3 w6 blue.4; "
              "1 use b1 w1 blue.5")
              .points("blue") == 15);
}

TEST_CASE(
    "Rulebook: a green 5 and 1 in the first pair are 10 and 2, a star of 8; with a second pair of 5 the area "
    "is 13") {
  World game = dsc("1 use g5 green.1=10; 1 use g1 green.2=2");
  REQUIRE(game.points("green") == 8);
  for (const auto& pair : {std::pair<int, int>{3, 1}, {4, 3}, {5, 5}}) {
    World two = dsc("1 use g5 green.1=10; 1 use g1 green.2=2; 1 use g" + std::to_string(pair.first) +
                    " green.3; 1 use g" + std::to_string(pair.second) + " green.4");
    REQUIRE(two.points("green") == 13);
  }
}

TEST_CASE("Rulebook: pink 5, 3, 1 and 4 are 13, the action of field 3 is lost, that of field 4 is not") {
  World game = dsc("1 use p5 pink.1; 1 use p3 pink.2; 1 use p1 pink.3; 1 use p4 pink.4");
  REQUIRE(game.points("pink") == 13);
  REQUIRE(game.circled("reroll") == 1);
  REQUIRE(game.circled("back") == 1);
}

TEST_CASE("Rulebook: silver 3 sweeps blue 1 and white 2; the blue 1 has its one cell, the white 2 any row") {
  const World game = dsc();
  std::size_t both = 0;
  for (const auto& line : game.uses("s3 b1 w2")) both += worlds::split(line, ' ').size() == 8;
  REQUIRE(both == 4 * 4);  // the own 3 in four rows, the white 2 in four
}

}  // namespace dsc_sheet
