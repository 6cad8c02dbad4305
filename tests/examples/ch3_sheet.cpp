// Clever hoch Drei, the worked examples 1 to 9 and the rules per theme that concern one sheet.
#include "game_world.h"

namespace ch3_sheet {

using worlds::Words;
using worlds::World;

namespace {

World ch3(const std::string& lines = "", const std::string& rules = "") {
  return worlds::sheet("clever-hoch-drei", lines, rules);
}

World page(const std::string& lines) {
  return worlds::paper("clever-hoch-drei", lines);
}

}  // namespace

TEST_CASE(
    "Example 1: yellow I 2 4 5, II 4 5, III 2 4 is 24 and earns an extra die, a turquoise and a brown "
    "bonus") {
  World game =
      ch3("1 use y2 from I yellow.12; 1 use y4 from I yellow.14; 1 use y5 from I yellow.15; 1 use y4 from II "
          "yellow.24");
  REQUIRE(game.circled("plus1") == 1);
  game.play("1 use y5 from II yellow.25");
  REQUIRE(game.waiting() == "turquoise");
  game.play("1 bonus turquoise turquoise.51; 1 use y2 from III yellow.32; 1 use y4 from III yellow.34");
  REQUIRE(game.waiting() == "brown");
  REQUIRE(game.points("yellow") == 24);
}

TEST_CASE(
    "Example 2: II-2 and III-2 give a turquoise bonus; a 2 goes to I-2 on the first roll, to III-2 from the "
    "platter") {
  World game = ch3("1 use y2 from II yellow.22; 1 use y2 from III yellow.32");
  REQUIRE(game.waiting() == "turquoise");
  REQUIRE(ch3().uses("y2 from I") == Words{"1 use y2 from I yellow.12"});
  REQUIRE(ch3().uses("y2 from platter") == Words{"1 use y2 from platter yellow.32"});
}

TEST_CASE(
    "Example 3: a yellow 3 on field I and the turquoise 3 on field II make up to two crosses in column 3") {
  const World game = ch3();
  REQUIRE(game.legal("1 use t3 y3 from II turquoise.13 turquoise.33"));
  REQUIRE(game.legal("1 use t3 y3 from II turquoise.13"));
  REQUIRE(game.why("1 use t3 y3 from II turquoise.13 turquoise.23 turquoise.33") == "companions-missing");
}

TEST_CASE(
    "Example 4: from the platter turquoise 4, pink 4 and blue 4 make three crosses, and rows 1 and 2 fire "
    "column 4") {
  World game = ch3("1 use t4 b4 p4 from platter turquoise.14 turquoise.24 turquoise.44");
  REQUIRE(game.circled("number") == 1);
  REQUIRE(game.points("turquoise") == 3);
}

TEST_CASE(
    "Example 5: turquoise row 3 with 1 2 3 gives a brown bonus, row 1 with 1 2 4 5 6 is 15 points and no "
    "fox") {
  World row3 = ch3("1 use t1 turquoise.31; 1 use t2 turquoise.32; 1 use t3 turquoise.33");
  REQUIRE(row3.waiting() == "brown");
  World row1 = page("1 mark turquoise.11 turquoise.12 turquoise.14 turquoise.15 turquoise.16");
  REQUIRE(row1.points("turquoise") == 15);
  REQUIRE(row1.foxes() == 0);
}

TEST_CASE(
    "Example 6: blue left 6 7 6 and right 8 9 10 11 is 30 and earned any number, yellow, re-roll and brown") {
  World game = ch3("1 use b5 w1 blue.L1=6; 1 use b6 w1 blue.L2=7");
  REQUIRE(game.circled("number") == 1);
  game.play("1 use b5 w1 blue.L3=6");
  REQUIRE(game.waiting() == "yellow");
  game.play("1 bonus yellow yellow.11; 1 use b2 w6 blue.R1=8; 1 use b3 w6 blue.R2=9");
  REQUIRE(game.circled("reroll") == 2);
  game.play("1 use b4 w6 blue.R3=10");
  REQUIRE(game.waiting() == "brown");
  game.play("1 bonus brown brown.12; 1 use b5 w6 blue.R4=11");
  REQUIRE(game.points("blue") == 30);
}

TEST_CASE(
    "Example 7: brown at 2, 3 and 6 is 9 points with the pink bonus alone; 5 and 6 together give turquoise") {
  World game = ch3("1 use n5 brown.2; 1 use n3 brown.3");
  REQUIRE(game.waiting() == "pink");
  game.play("1 bonus pink pink.1=1; 1 use n6 brown.6");
  REQUIRE(game.waiting().empty());
  REQUIRE(game.points("brown") == 9);
  REQUIRE(ch3("1 use n2 brown.5; 1 use n6 brown.6").waiting() == "turquoise");
}

TEST_CASE(
    "Example 8: pink 2, 1 and 8 is 11: always half, half with the re-roll kept, four times 2 with the bonus "
    "struck") {
  for (const char* const first : {"3", "4"}) {
    World game =
        ch3(std::string("1 use p") + first + " pink.1=2; 1 use p2 pink.2=1:bonus; 1 use p4 pink.3=8:points");
    REQUIRE(game.points("pink") == 11);
    REQUIRE(game.circled("reroll") == 2);
    REQUIRE(game.waiting().empty());
  }
}

TEST_CASE(
    "Example 9: with areas of 34, 44, 30, 14 and 24 and three foxes the foxes bring 42 and the total is "
    "188") {
  // Yellow 20 + 12 + 2, turquoise 21 + 15 + 6 + 1 + 1, blue 30, brown with 4 crosses, pink 3 + 6 + 9 + 6.
  World game = page("1 mark yellow.11 yellow.12 yellow.13 yellow.16 yellow.24 yellow.25 yellow.26 yellow.31");
  game.play("1 mark turquoise.11 turquoise.12 turquoise.13 turquoise.14 turquoise.15 turquoise.16");
  game.play("1 mark turquoise.21 turquoise.22 turquoise.23 turquoise.24 turquoise.25");
  game.play("1 mark turquoise.31 turquoise.32 turquoise.33 turquoise.41 turquoise.51");
  game.play("1 mark blue.L1=6 blue.L2=7 blue.L3=6 blue.R1=8 blue.R2=9 blue.R3=10 blue.R4=11");
  game.play(
      "1 mark brown.1 brown.4 brown.11 brown.12 pink.1=3 pink.2=6:points pink.3=10:points pink.4=5:points");
  REQUIRE(game.points("yellow") == 34);
  REQUIRE(game.points("turquoise") == 44);
  REQUIRE(game.points("blue") == 30);
  REQUIRE(game.points("brown") == 14);
  REQUIRE(game.points("pink") == 24);
  REQUIRE(game.foxes() == 3);
  REQUIRE(game.fox_points() == 42);
  REQUIRE(game.total() == 188);
}

TEST_CASE("Any number: the column is the pretended number, and companions count where they really show it") {
  World game = ch3("round; round");
  REQUIRE(game.legal("1 use t2 p3 as 3 turquoise.13 turquoise.23"));
  REQUIRE(game.why("1 use t2 p2 as 3 turquoise.13 turquoise.23") == "companions-none");
}

TEST_CASE("Any number: in blue it replaces the taken die, blue or white, and the partner keeps its face") {
  World game = ch3("round; round");
  REQUIRE(game.legal("1 use b1 w3 as 3 blue.L1=6"));
  REQUIRE(game.legal("1 use w1 b3 as 3 blue.L1=6"));
  REQUIRE_FALSE(game.legal("1 use b1 w4 as 3 blue.L1=5"));
}

TEST_CASE(
    "Any number: the numbered fields give 3, 4, 5 and 6, any circled one may go first, and the own face is "
    "none") {
  World game = ch3("round; round; 1 use y2 from I yellow.12; 1 use y2 from II yellow.22");
  REQUIRE(game.circled("number") == 2);
  REQUIRE(game.why("1 use n1 as 5 brown.2") == "number-not-circled");
  REQUIRE(game.why("1 use n4 as 4 brown.4") == "number-is-face");
  game.play("1 use n1 as 4 brown.4");
  REQUIRE(game.player(1)["actions"]["number"]["fields"] == std::vector<int>{2});
}

TEST_CASE(
    "Any number: after the numbered fields a free one gives any, and the record says which of two is "
    "crossed") {
  World game =
      ch3("round; round; 1 use y2 from I yellow.12; 1 use y2 from II yellow.22; 1 use y1 from II yellow.21; "
          "1 use y1 from III yellow.31; 1 use t4 turquoise.14; 1 use t4 turquoise.24; 1 use b1 w5 blue.L1=6; "
          "1 use b1 w4 blue.L2=5");
  REQUIRE(game.circled("number") == 5);
  REQUIRE(game.why("1 use n1 as 3 brown.3") == "number-field-which");
  REQUIRE(game.legal("1 use n1 as 3@1 brown.3"));
  REQUIRE(game.legal("1 use n1 as 3@5 brown.3"));
  REQUIRE(game.legal("1 use n1 as 2 brown.5"));
}

TEST_CASE("Any number and an extra die go together") {
  World game = ch3("round; round; 1 use y1 as 3 from II extra yellow.23");
  REQUIRE(game.crossed("plus1") == 1);
  REQUIRE(game.crossed("number") == 1);
}

TEST_CASE(
    "Brown goes only to the right of the last cross, a later equal number may be chosen, what is skipped is "
    "gone") {
  World game = ch3();
  REQUIRE(game.uses("n4") == Words{"1 use n4 brown.4", "1 use n4 brown.7"});
  game.play("1 use n4 brown.7");
  REQUIRE(game.uses("n4").empty());
  REQUIRE(game.uses("n5") == Words{"1 use n5 brown.8"});
}

TEST_CASE("Pink halves round up: 1 1 2 2 3 3, for white and for a bonus as well") {
  const int half[] = {1, 1, 2, 2, 3, 3};
  for (int face = 1; face <= 6; ++face) {
    const std::string f = std::to_string(face), h = std::to_string(half[face - 1]);
    REQUIRE(ch3().legal("1 use p" + f + " pink.1=" + h));
    REQUIRE(ch3().legal("1 use w" + f + " pink.1=" + h));
  }
  World bonus = ch3("1 use y3 from I yellow.13; 1 use y3 from II yellow.23");
  REQUIRE(bonus.lines() == Words{"1 bonus pink pink.1=1", "1 bonus pink pink.1=2", "1 bonus pink pink.1=3"});
}

TEST_CASE("A pink 1 on a field of star 1 writes 1 either way, and the player still chooses") {
  World game = ch3("1 use p1 pink.1=1");
  REQUIRE(game.uses("p1") == Words{"1 use p1 pink.2=1:bonus", "1 use p1 pink.2=1:points"});
  REQUIRE(game.why("1 use p1 pink.2=1") == "mark-open");
}

TEST_CASE(
    "Blue: 6 goes left, 8 right, 7 nowhere at first; after a 6 a 5 or a 7; after a 2 or a 12 only a 7") {
  REQUIRE(ch3().uses("b5 w1") == Words{"1 use b5 w1 blue.L1=6"});
  REQUIRE(ch3().uses("b6 w2") == Words{"1 use b6 w2 blue.R1=8"});
  REQUIRE(ch3().uses("b6 w1").empty());
  World left = ch3("1 use b5 w1 blue.L1=6");
  REQUIRE(left.uses("b4 w1") == Words{"1 use b4 w1 blue.L2=5"});
  REQUIRE(left.uses("b6 w1") == Words{"1 use b6 w1 blue.L2=7"});
  World both = ch3("1 use b5 w1 blue.L1=6; 1 use b6 w2 blue.R1=8");
  REQUIRE(both.uses("b6 w1") == Words{"1 use b6 w1 blue.L2=7", "1 use b6 w1 blue.R2=7"});
}

TEST_CASE("The blue question mark is a number plus the white die as it was last named") {
  World game = ch3("1 use y3 w6 from II yellow.23; 1 use p1 w2 pink.1=1; 1 use y3 from III yellow.33");
  // 4 + 2 and 6 + 2
  REQUIRE(game.lines() == Words{"1 bonus blue blue.L1=6", "1 bonus blue blue.R1=8"});
  REQUIRE(game.why("1 bonus blue w3 blue.L1=6") == "joker-face-known");
}

TEST_CASE(
    "Where nobody knows the white die, a bonus gives what a number from 1 to 6 and the named face make") {
  const World game = ch3("round; round; round");
  const int left = 6, right = 8;  // beside the printed 7
  for (int white = 1; white <= 6; ++white)
    for (const int sum : {left, right}) {
      const std::string cell = sum == left ? "blue.L1=" : "blue.R1=";
      const std::string line = "1 bonus black w" + std::to_string(white) + " " + cell + std::to_string(sum);
      const bool possible = sum - white >= 1 && sum - white <= 6;
      INFO(line);
      REQUIRE(game.why(line) == (possible ? "" : "bonus-other-number"));
      const Words lines = game.lines("1 bonus black");
      REQUIRE(std::count(lines.begin(), lines.end(), line) == (possible ? 1 : 0));
    }
}

TEST_CASE("The blue question mark is lost where no number with the white die fits") {
  // The right side is full; the left side needs a 6, and no number from 1 to 6 makes that with a white 6.
  const std::string right =
      "1 use b2 w6 blue.R1=8; 1 use b1 w6 blue.R2=7; 1 use b2 w6 blue.R3=8; 1 bonus brown brown.12; "
      "1 use b1 w6 blue.R4=7; 1 use b2 w6 blue.R5=8; 1 bonus turquoise turquoise.51; 1 use b1 w6 blue.R6=7; ";
  World lost = ch3(right + "1 use y3 w6 from II yellow.23; 1 use y3 from III yellow.33");
  REQUIRE(lost.happened("lost blue"));
  REQUIRE(lost.waiting().empty());
  // With a white 5 it is a 1 and forced.
  World fits = ch3(right + "1 use y3 w5 from II yellow.23; 1 use y3 from III yellow.33");
  REQUIRE(fits.has("blue.L1=6"));
}

TEST_CASE("A turquoise cross that ends a row and a column gives both, a yellow one in row II two bonuses") {
  World turquoise =
      ch3("1 use t1 turquoise.31; 1 use t2 turquoise.32; 1 use t3 turquoise.13; 1 use t3 turquoise.23");
  turquoise.play("1 use t3 turquoise.33");
  REQUIRE(turquoise.waiting() == "yellow brown");
  World yellow = ch3("1 use y4 from I yellow.14; 1 use y4 from III yellow.34; 1 use y4 from II yellow.24");
  REQUIRE(yellow.circled("plus1") == 1);
  REQUIRE(yellow.waiting() == "brown");
}

TEST_CASE(
    "A bonus may fire the next one, into the same area too, and the player orders what waits together") {
  World game =
      ch3("1 use t1 turquoise.11; 1 use t1 turquoise.21; 1 use t1 turquoise.31; 1 use t1 turquoise.51; 1 use "
          "t2 turquoise.42");
  game.play("1 use t1 turquoise.41");  // row 4 gives turquoise, column 1 brown
  REQUIRE(game.waiting() == "turquoise brown");
  game.play("1 bonus turquoise turquoise.16");  // column 6: a re-roll
  REQUIRE(game.circled("reroll") == 2);
  game.play("1 bonus brown brown.12");
}

TEST_CASE("A yellow bonus goes to any open cell of its number, also when nobody rolled anything") {
  World game = ch3("round; round; round");
  REQUIRE(game.lines("1 bonus black yellow").size() == 18);
}

TEST_CASE("Foxes never count into the lowest area and use its final value") {
  World game = page("1 circled reroll 7; 1 mark yellow.11 turquoise.11 blue.L1=6 brown.1");
  REQUIRE(game.fox_points() == 0);  // pink is empty
  game.play("1 mark pink.1=2");
  REQUIRE(game.fox_points() == 1);  // turquoise is the lowest
  REQUIRE(game.total() == 2 + 1 + 3 + 2 + 2 + 1);
}

}  // namespace ch3_sheet
