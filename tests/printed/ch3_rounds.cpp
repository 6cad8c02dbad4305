// Clever hoch Drei, around the areas: rounds, gifts, tracks, question marks, foxes, rating, the fullest
// sheet.
#include "printed/around.h"

namespace ch3_rounds {

using namespace pen;

namespace {

const std::string kSheet = "clever-hoch-drei";

void play(World& world, const std::string& lines) {
  for (const auto& line : worlds::split(lines, ';')) {
    world.play(line);
    quiet(world, "none");
  }
}

}  // namespace

TEST_CASE(
    "Clever hoch Drei has 6, 6, 5 and 4 rounds with the gifts re-roll, extra die, any number and black") {
  around::rounds(kSheet, {6, 6, 5, 4});
  around::gifts(kSheet, {"reroll", "plus1", "number", "?black", "", ""});
}

TEST_CASE(
    "The black bonus of Clever hoch Drei offers all five areas, blue with the white die that was named "
    "last") {
  const World world = worlds::sheet(kSheet, "1 use p1 w2 pink.1=1; round; round; round");
  Words wanted;
  for (int row = 1; row <= 3; ++row)
    for (const auto& cell : numbers("yellow." + std::to_string(row), 1, 6)) wanted.push_back(cell);
  for (int row = 1; row <= 5; ++row)
    for (const auto& cell : numbers("turquoise." + std::to_string(row), 1, 6)) wanted.push_back(cell);
  for (const auto& cell : numbers("brown.", 1, 12)) wanted.push_back(cell);
  wanted.insert(wanted.end(), {"blue.L1=6", "blue.R1=8"});  // 4 + 2 and 6 + 2
  for (int n = 1; n <= 3; ++n) wanted.push_back("pink.2=" + std::to_string(n) + ":bonus");
  for (int n = 1; n <= 6; ++n) wanted.push_back("pink.2=" + std::to_string(n) + ":points");
  for (auto& mark : wanted) mark = "1 bonus black " + mark;
  std::sort(wanted.begin(), wanted.end());
  REQUIRE(world.lines() == wanted);
}

TEST_CASE("The question marks of Clever hoch Drei offer every number of their area") {
  const auto menu = [](const std::string& lines) { return worlds::sheet(kSheet, lines).lines("1 bonus"); };
  // Yellow I/II 3 is pink, I/II 5 turquoise, II/III 3 blue, II/III 4 brown, II/III 5 yellow.
  REQUIRE(menu("1 use y3 from I yellow.13; 1 use y3 from II yellow.23") ==
          numbers("1 bonus pink pink.1=", 1, 3));
  REQUIRE(menu("1 use y5 from I yellow.15; 1 use y5 from II yellow.25").size() == 30);
  REQUIRE(menu("1 use y4 from II yellow.24; 1 use y4 from III yellow.34").size() == 12);
  REQUIRE(menu("1 use y5 from II yellow.25; 1 use y5 from III yellow.35").size() == 16);
  // Nobody named the white die: every face that leads to a mark is offered.
  const Words blue = menu("1 use y3 from II yellow.23; 1 use y3 from III yellow.33");
  REQUIRE(blue.size() == 5 + 5);  // a 6 with a white 1 to 5, an 8 with a white 2 to 6
  REQUIRE(std::count(blue.begin(), blue.end(), "1 bonus blue w4 blue.L1=6") == 1);
}

TEST_CASE("The re-roll track has seven fields and its seventh circle is a fox") {
  // Round 1, yellow I/II 1, turquoise column 6, blue R2, brown 4|5, pink 2 and pink 8.
  World world = worlds::sheet(kSheet);
  play(world, "1 use y1 from I yellow.11; 1 use y1 from II yellow.21; 1 use t6 turquoise.16");
  play(world, "1 use b2 w6 blue.R1=8; 1 use b3 w6 blue.R2=9; 1 use n4 brown.4; 1 use n2 brown.5");
  REQUIRE(world.circled("reroll") == 5);
  play(world, "1 use p2 pink.1=1; 1 use p2 pink.2=1:bonus");
  REQUIRE(world.circled("reroll") == 6);
  for (int f = 3; f <= 7; ++f) {
    const int star[] = {2, 2, 1, 2, 2};
    play(world, "1 use p2 pink." + std::to_string(f) + "=" + std::to_string(2 * star[f - 3]) + ":points");
  }
  REQUIRE(world.foxes() == 0);
  world.play("1 use p2 pink.8=1:bonus");
  REQUIRE(fired_by_last(world) == Words{"fox", "reroll"});
  REQUIRE(world.circled("reroll") == 7);
  REQUIRE(world.foxes() == 1);
}

TEST_CASE("The any-number track has seven fields and its seventh circle is a pink question mark") {
  // Round 3, yellow I/II 2 and II/III 1, turquoise column 4, blue L2, brown 1|2, pink 5.
  World world = worlds::sheet(kSheet, "round; round");
  play(world, "1 use y2 from I yellow.12; 1 use y2 from II yellow.22; 1 use y1 from II yellow.21");
  play(world, "1 use y1 from III yellow.31; 1 use t4 turquoise.14; 1 use t4 turquoise.24");
  play(world, "1 use b1 w5 blue.L1=6; 1 use b1 w4 blue.L2=5; 1 use n1 brown.1; 1 use n5 brown.2");
  REQUIRE(world.circled("number") == 6);
  play(world,
       "1 use p2 pink.1=1; 1 use p2 pink.2=2:points; 1 use p2 pink.3=4:points; 1 use p2 pink.4=4:points");
  world.play("1 use p2 pink.5=1:bonus");
  REQUIRE(fired_by_last(world) == Words{"?pink", "number"});
  REQUIRE(world.circled("number") == 7);
  REQUIRE(world.waiting() == "pink");
}

TEST_CASE("The extra-die track has seven fields and its seventh circle is a brown question mark") {
  // Round 2, yellow I/II 4 and II/III 6, turquoise row 2, blue L6, brown 7|8, pink 4.
  World world = worlds::sheet(kSheet, "round");
  play(world, "1 use y4 from I yellow.14; 1 use y4 from II yellow.24; 1 use y6 from II yellow.26");
  play(world, "1 use y6 from III yellow.36; 1 use n4 brown.7; 1 use n5 brown.8");
  REQUIRE(world.circled("plus1") == 4);
  for (int n = 1; n <= 5; ++n)
    play(world, "1 use t" + std::to_string(n) + " turquoise.2" + std::to_string(n));
  play(world,
       "1 use p2 pink.1=1; 1 use p2 pink.2=2:points; 1 use p2 pink.3=4:points; 1 use p2 pink.4=1:bonus");
  REQUIRE(world.circled("plus1") == 6);
  for (const char* const line : {"1 use b1 w5 blue.L1=6", "1 use b1 w6 blue.L2=7", "1 use b1 w5 blue.L3=6",
                                 "1 use b1 w6 blue.L4=7", "1 use b1 w5 blue.L5=6"})
    play(world, line);
  world.play("1 use b1 w6 blue.L6=7");
  REQUIRE(fired_by_last(world) == Words{"?brown", "plus1"});
  REQUIRE(world.circled("plus1") == 7);
}

TEST_CASE("The fields of the any-number track give a 3, a 4, a 5, a 6 and then any number three times") {
  const char* const fields[] = {"3", "4", "5", "6", "123456", "123456", "123456"};
  World world = worlds::sheet(kSheet, "round; round");
  const char* const more[] = {"1 use y2 from I yellow.12; 1 use y2 from II yellow.22",
                              "1 use y1 from II yellow.21; 1 use y1 from III yellow.31",
                              "1 use t4 turquoise.14; 1 use t4 turquoise.24",
                              "1 use b1 w5 blue.L1=6; 1 use b1 w4 blue.L2=5",
                              "1 use n1 brown.1; 1 use n5 brown.2",
                              ("1 use p2 pink.1=1; 1 use p2 pink.2=2:points; 1 use p2 pink.3=4:points; "
                               "1 use p2 pink.4=4:points; 1 use p2 pink.5=1:bonus")};
  for (int circled = 1; circled <= 7; ++circled) {
    if (circled > 1) play(world, more[circled - 2]);
    REQUIRE(world.circled("number") == circled);
    for (int n = 1; n <= 6; ++n) {
      std::set<int> able;  // circled fields that give the number, by position; of equal ones the first counts
      for (int f = 1; f <= circled; ++f)
        if (std::string(fields[f - 1]).find(static_cast<char>('0' + n)) != std::string::npos && (f <= 5))
          able.insert(f);
      const std::string face = std::to_string(n == 1 ? 2 : 1);
      const std::string use = "1 use t" + face + " as " + std::to_string(n),
                        mark = " turquoise.5" + std::to_string(n);
      INFO("circled " << circled << ", a " << n);
      REQUIRE(world.legal(use + mark) == (able.size() == 1));
      for (int f = 1; f <= 7; ++f) {
        const bool may = f <= circled && (f <= 5 ? able.count(f) != 0 : true);
        REQUIRE(world.legal(use + "@" + std::to_string(f) + mark) == may);
      }
    }
  }
}

TEST_CASE("Clever hoch Drei has six foxes, and pink 9 gives its own only where it is halved") {
  const auto foxes = [](const std::string& lines) { return worlds::paper(kSheet, lines).foxes(); };
  REQUIRE(foxes("1 mark yellow.16 yellow.36") == 0);
  REQUIRE(foxes("1 mark yellow.16 yellow.26") == 1);
  REQUIRE(foxes("1 mark turquoise.11 turquoise.12 turquoise.13 turquoise.14 turquoise.15") == 0);
  REQUIRE(foxes("1 mark turquoise.11 turquoise.12 turquoise.13 turquoise.14 turquoise.15 turquoise.16") == 1);
  REQUIRE(foxes("1 mark blue.R1=8 blue.R2=7 blue.R3=8 blue.R4=7 blue.R5=8") == 0);
  REQUIRE(foxes("1 mark blue.R1=8 blue.R2=7 blue.R3=8 blue.R4=7 blue.R5=8 blue.R6=7") == 1);
  REQUIRE(foxes("1 mark brown.10 brown.12") == 0);
  REQUIRE(foxes("1 mark brown.11 brown.12") == 1);
  std::string pink = "1 mark pink.1=3";
  for (int f = 2; f <= 8; ++f) pink += " pink." + std::to_string(f) + "=3:bonus";
  REQUIRE(foxes(pink + " pink.9=18:points") == 0);
  REQUIRE(foxes(pink + " pink.9=3:bonus") == 1);
  REQUIRE(foxes("1 circled reroll 6; 1 circled number 7; 1 circled plus1 7") == 0);
  REQUIRE(foxes("1 circled reroll 7") == 1);
  for (const char* const track : {"reroll", "number", "plus1"})
    REQUIRE(worlds::paper(kSheet).why(std::string("1 circled ") + track + " 8") == "paper-track");
}

TEST_CASE("The fullest sheet of Clever hoch Drei is worth 905 points") {
  World world = worlds::paper(kSheet, "1 circled reroll 7");
  for (int n = 1; n <= 6; ++n) {
    const std::string v = std::to_string(n);
    world.play("1 mark yellow.1" + v + " yellow.2" + v + " yellow.3" + v);
    world.play("1 mark turquoise.1" + v + " turquoise.2" + v + " turquoise.3" + v + " turquoise.4" + v +
               " turquoise.5" + v);
  }
  world.play("1 mark blue.L1=6 blue.L2=5 blue.L3=4 blue.L4=3 blue.L5=2 blue.L6=7");
  world.play("1 mark blue.R1=8 blue.R2=9 blue.R3=10 blue.R4=11 blue.R5=12 blue.R6=7");
  for (int f = 1; f <= 12; ++f) world.play("1 mark brown." + std::to_string(f));
  const int star[] = {0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3};
  world.play("1 mark pink.1=3");
  for (int f = 2; f <= 12; ++f) {
    const bool bonus = f == 2 || f == 8 || f == 9;
    world.play("1 mark pink." + std::to_string(f) + "=" +
               (bonus ? "3:bonus" : std::to_string(6 * star[f - 1]) + ":points"));
  }
  REQUIRE(world.points("pink") == 108);
  REQUIRE(world.foxes() == 6);
  REQUIRE(world.fox_points() == 6 * 68);
  REQUIRE(world.total() == 905);
}

TEST_CASE("The rating of Clever hoch Drei has eleven tiers from 180 to 450") {
  around::rating(kSheet, "pink", {450, 420, 390, 360, 330, 300, 270, 240, 210, 180, 0},
                 {5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0}, 11);
}

}  // namespace ch3_rounds
