// Clever hoch Drei at the table: roll rows, companions, any number, extra dice by place, the platter alone.
#include "game_world.h"

namespace ch3_table {

using worlds::Words;
using worlds::World;

namespace {

World ch3(int players, const std::string& lines) {
  return worlds::table("clever-hoch-drei", players, lines);
}

const std::string kSixes = "1 roll w6 y6 t6 b6 n6 p6";
const std::string kThreeForfeits =
    kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit";

std::string idle(int seat, int players, bool with_done = false) {
  const std::string s = std::to_string(seat);
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += s + " roll w6 y6 t6 b6 n6 p6; " + s + " forfeit;";
  for (int other = 1; other <= players; ++other)
    if (other != seat) lines += std::to_string(other) + " decline;";
  if (with_done)
    for (int other = 1; other <= players; ++other) lines += std::to_string(other) + " done;";
  return lines;
}

// Up to round 3 of two players: everybody has a re-roll, an extra die and any number (a 3).
const std::string kRoundThree = idle(1, 2) + idle(2, 2) + idle(1, 2, true) + idle(2, 2, true);

// The same, but Ben cannot use brown any more (its last field is crossed) and his grey 1 is crossed. Beside a
// white 6 no platter of 1s serves him, for no 7 fits beside the 7.
const std::string kOnesServeBenNothing = idle(1, 2) + R"(
    2 roll w6 y6 t6 b6 n3 p6; 2 take n brown.12; 2 roll w6 y6 t6 b6 p6; 2 forfeit; 2 roll w6 y6 t6 b6 p6; 2 forfeit
    1 decline
    1 roll w6 y1 t6 b6 n6 p6; 1 forfeit; 1 roll w6 y1 t6 b6 n6 p6; 1 forfeit; 1 roll w6 y1 t6 b6 n6 p6; 1 forfeit
    2 take y yellow.31; 1 done; 2 done;)" +
                                         idle(2, 2, true);

}  // namespace

TEST_CASE("The yellow row is the number of the roll, also when field I stayed empty, and white follows it") {
  World game = ch3(2, kSixes + "; 1 forfeit; 1 roll w4 y2 t6 b6 n6 p6");
  REQUIRE(game.lines("1 take y") == Words{"1 take y yellow.22"});
  REQUIRE(game.lines("1 take w yellow") == Words{"1 take w yellow.24"});
  game.play("1 take y yellow.22");
  REQUIRE(game.state()["dice"]["fields"][0].is_null());
  World taken = ch3(2, "1 roll w4 y4 t6 b6 n6 p6; 1 take y yellow.14");
  REQUIRE(taken.why("1 take w yellow.14") == "throw-first");
}

TEST_CASE("A passive player crosses the one grey cell of the number, with yellow or white") {
  World game = ch3(2,
                   "1 roll w2 y5 t6 b6 n6 p6; 1 forfeit; 1 roll w2 y5 t6 b6 n6 p6; 1 forfeit; 1 roll w2 y5 "
                   "t6 b6 n6 p6; 1 forfeit");
  REQUIRE(game.lines("2 take y") == Words{"2 take y yellow.15"});
  REQUIRE(game.lines("2 take w yellow") == Words{"2 take w yellow.32"});
  REQUIRE(game.why("2 take y yellow.25") == "grey-only");
}

TEST_CASE("An active turquoise die counts the dice on the fields as companions, not those in hand") {
  World game = ch3(2, "1 roll w1 y3 t3 b3 n6 p6; 1 take y yellow.13; 1 roll t3 b3 n6 p6");
  REQUIRE(game.legal("1 take t turquoise.13 turquoise.33"));
  REQUIRE(game.why("1 take t turquoise.13 turquoise.23 turquoise.33") == "companions-missing");
}

TEST_CASE("White used as turquoise counts companions the same way, a turquoise die among them") {
  World game = ch3(2,
                   "1 roll w5 y5 t5 b6 n6 p6; 1 take t turquoise.15; 1 roll w5 y5 b6 n6 p6; 1 take w "
                   "turquoise.25 turquoise.35");
  REQUIRE(game.has("turquoise.35"));
}

TEST_CASE("A passive turquoise pick counts the platter, however many equal dice lie there") {
  World game = ch3(2,
                   "1 roll w4 y4 t4 b4 n4 p4; 1 forfeit; 1 roll w4 y4 t4 b4 n4 p4; 1 forfeit; 1 roll w4 y4 "
                   "t4 b4 n4 p4; 1 forfeit");
  REQUIRE(game.legal("2 take t turquoise.14 turquoise.24 turquoise.34 turquoise.44 turquoise.54"));
  REQUIRE(game.lines("2 take t").size() == 31);  // every set of one to five cells
}

TEST_CASE("Any number changes only the own entry: the platter and the others see the rolled face") {
  World game = ch3(2, kRoundThree + "1 roll w6 y2 t1 b6 n6 p6; 1 take y as 3 yellow.13");
  REQUIRE(game.platter() == "t1");  // swept by the rolled 2
  REQUIRE(game.state()["dice"]["fields"][0] == "y2");
  REQUIRE(game.crossed("number") == 1);
  game.play("1 roll w6 b6 n6 p6; 1 forfeit; 1 roll w6 b6 n6 p6; 1 forfeit");
  REQUIRE(game.legal("2 take t as 3 turquoise.13"));
}

TEST_CASE("An unused any-number action does not make a platter die usable for a passive player") {
  World game = ch3(2, kOnesServeBenNothing + R"(
    1 roll w6 y1 t6 b1 n1 p6; 1 take w brown.6; 1 roll t6 p6; 1 take t turquoise.16; 1 roll p6; 1 take p pink.1=3)");
  REQUIRE(game.platter() == "b1 n1 y1");
  REQUIRE(game.circled("number", 2) == 1);
  REQUIRE(game.legal("2 take p pink.1=3"));        // the fields are open
  REQUIRE(game.legal("2 take y as 3 yellow.23"));  // and the action may be used all the same
  // A yellow mark by a die from the fields stays grey for a passive player.
  REQUIRE(game.legal("2 take w yellow.16"));
  REQUIRE(game.why("2 take w yellow.26") == "grey-only");
}

TEST_CASE("A passive turquoise die counts the platter also where it lies on a field that is open") {
  World game = ch3(2, kOnesServeBenNothing + R"(
    1 roll w6 y1 t6 b1 n1 p6; 1 take w brown.6; 1 roll t1 p6; 1 take t turquoise.11; 1 roll p6; 1 take p pink.1=3)");
  REQUIRE(game.platter() == "b1 n1 y1");
  // Three more 1s lie on the platter; the pink 6 on another field is no companion of the white 6.
  REQUIRE(game.legal("2 take t turquoise.11 turquoise.21 turquoise.31 turquoise.41"));
  REQUIRE(game.legal("2 take w turquoise.16"));
  REQUIRE(game.why("2 take w turquoise.16 turquoise.26") == "companions-none");
}

TEST_CASE("An extra die on a field counts by its place: field II gives row II and the dice on the fields") {
  World game = ch3(2, idle(1, 2) + idle(2, 2) + kSixes + R"(; 1 forfeit
    1 roll w5 y6 t6 b6 n6 p6; 1 take w pink.1=3; 1 roll y5 t5 b6 n5 p6; 1 take t turquoise.15; 2 decline)");
  REQUIRE(game.state()["dice"]["fields"] == nlohmann::json::parse(R"([null, "w5", "t5"])"));
  REQUIRE(game.lines("1 extra w yellow") == Words{"1 extra w yellow.25"});  // not the grey 5 of row I
  // White is turquoise's only companion, and the other way round, for the other 5s lie on the platter.
  REQUIRE(game.legal("1 extra t turquoise.25 turquoise.35"));
  REQUIRE(game.why("1 extra t turquoise.25 turquoise.35 turquoise.45") == "companions-missing");
  REQUIRE(game.legal("1 extra w turquoise.25 turquoise.35"));
  REQUIRE(game.why("1 extra w turquoise.25 turquoise.35 turquoise.45") == "companions-missing");
}

TEST_CASE("An extra die on the platter counts by its place: the grey cells and the dice of the platter") {
  World game = ch3(2, idle(1, 2) + idle(2, 2) + kSixes + R"(; 1 forfeit
    1 roll w2 y6 t6 b6 n6 p6; 1 take p pink.1=3; 1 roll y6 t6 b6 n6; 1 take y yellow.36)");
  REQUIRE(game.platter() == "b6 n6 t6 w2");
  REQUIRE(game.lines("1 extra w yellow") == Words{"1 extra w yellow.32"});
  // Blue and brown are turquoise's companions; the 6s on fields II and III are not.
  REQUIRE(game.legal("1 extra t turquoise.16 turquoise.26 turquoise.36"));
  REQUIRE(game.why("1 extra t turquoise.16 turquoise.26 turquoise.36 turquoise.46") == "companions-missing");
  REQUIRE(game.why("1 extra p turquoise.16") == "die-not-for-area");
}

TEST_CASE("An extra die may be used by a passive player who declined, with any number on top") {
  World game = ch3(2, kRoundThree + kThreeForfeits + "; 2 decline; 2 extra n as 3 brown.3");
  REQUIRE(game.has("brown.3", 2));
  REQUIRE(game.crossed("plus1", 2) == 1);
  REQUIRE(game.crossed("number", 2) == 1);
  REQUIRE(game.done(2));
}

TEST_CASE(
    "Alone, the three lowest go to the platter and the others to fields I to III, in the order that is "
    "said") {
  World game = ch3(1, kThreeForfeits + "; 1 roll w1 y2 t3 b4 n5 p6");
  REQUIRE(game.platter() == "t3 w1 y2");
  REQUIRE(game.state()["dice"]["fields"] == std::vector<std::string>{"b4", "n5", "p6"});
  REQUIRE(game.legal("1 take y yellow.32"));
  game.play("1 serve w y t fields p n b");
  REQUIRE(game.state()["dice"]["fields"] == std::vector<std::string>{"p6", "n5", "b4"});
  REQUIRE(game.why("1 serve w y t fields b n p") == "serve-not-due");
  World taken = ch3(1, kThreeForfeits + "; 1 roll w1 y2 t3 b4 n5 p6; 1 decline");
  REQUIRE(taken.state()["round"] == 2);
}

TEST_CASE(
    "Alone with ties, the serve line says which die lies where, and the fields keep the sheet's order "
    "otherwise") {
  World game = ch3(1, kThreeForfeits + "; 1 roll w1 y2 t3 b3 n3 p6");
  REQUIRE(game.lines() == Words{"1 serve w y b", "1 serve w y n", "1 serve w y t"});
  game.play("1 serve w y n");
  REQUIRE(game.state()["dice"]["fields"] == std::vector<std::string>{"t3", "b3", "p6"});
}

TEST_CASE("Alone, the place that is said for a die is the one an extra die counts by") {
  const std::string thrown = kThreeForfeits + "; 1 roll w1 y2 t3 b4 n5 p6; 1 decline;" + kThreeForfeits +
                             "; 1 done; 1 roll w6 y5 t5 b1 n1 p1;";
  World game = ch3(1, thrown + "1 decline");  // in the sheet's order
  REQUIRE(game.lines("1 extra w yellow") == Words{"1 extra w yellow.16"});
  REQUIRE(game.lines("1 extra y yellow") == Words{"1 extra y yellow.25"});
  World said = ch3(1, thrown + "1 serve b n p fields t w y; 1 decline");
  REQUIRE(said.lines("1 extra w yellow") == Words{"1 extra w yellow.26"});
  REQUIRE(said.lines("1 extra y yellow") == Words{"1 extra y yellow.35"});
}

TEST_CASE("Alone, the places may be said until a die is taken, so after declining, too") {
  const std::string thrown = kThreeForfeits + "; 1 roll w1 y2 t3 b4 n5 p6; 1 decline;" + kThreeForfeits +
                             "; 1 done; 1 roll w6 y5 t5 b1 n1 p1;";
  World late = ch3(1, thrown + "1 decline; 1 serve b n p fields t w y");
  REQUIRE(late.lines("1 extra w yellow") == Words{"1 extra w yellow.26"});
  REQUIRE(late.why("1 serve b n p fields w t y") == "serve-not-due");
  World taken = ch3(1, thrown + "1 take n brown.1");
  REQUIRE(taken.why("1 serve b n p fields t w y") == "serve-not-due");
}

TEST_CASE("The blue bonus of round 4 adds the white die as it lay at the end of the last turn") {
  World game = ch3(2, kRoundThree + idle(1, 2, true) +
                          "2 roll w2 y6 t6 b6 n6 p6; 2 forfeit; 2 roll w2 y6 t6 b6 n6 p6; 2 forfeit; "
                          "2 roll w2 y6 t6 b6 n6 p6; 2 forfeit; 1 decline; 1 done; 2 done");
  REQUIRE(game.waiting() == "black");
  REQUIRE(game.lines("1 bonus black blue") == Words{"1 bonus black blue.L1=6", "1 bonus black blue.R1=8"});
  REQUIRE(game.why("1 bonus black blue.L1=5") == "step-by-one");
  REQUIRE(game.why("1 roll w1 y1 t1 b1 n1 p1") == "bonus-waits");
  game.play("1 bonus black blue.L1=6");
  REQUIRE(game.why("1 roll w1 y1 t1 b1 n1 p1") == "others-bonus-waits");  // Ben still has his
}

TEST_CASE(
    "Dice lower than the picked one are swept, equal ones stay, and after the third roll everything left "
    "goes") {
  World game = ch3(2, "1 roll w3 y2 t3 b5 n1 p3; 1 take t turquoise.13");
  REQUIRE(game.platter() == "n1 y2");
  REQUIRE(game.hand() == "b5 p3 w3");
  game.play("1 roll w3 b5 p3; 1 forfeit; 1 roll w3 b5 p3; 1 take p pink.1=2");
  REQUIRE(game.platter() == "b5 n1 w3 y2");
}

TEST_CASE(
    "A re-roll takes the dice of the roll just made, never those on fields or platter, and never alone in "
    "the passive turn") {
  World game = ch3(2, "1 roll w3 y2 t3 b5 n1 p3; 1 take t turquoise.13; 1 roll w3 b5 p3");
  REQUIRE(game.why("1 reroll w1 b1 p1 t1") == "die-not-thrown");
  REQUIRE(game.why("1 reroll w1 b1 p1 y1") == "die-not-thrown");
  game.play("1 reroll w1 b1 p1");
  REQUIRE(game.state()["roll"] == 2);
  World alone = ch3(1, kThreeForfeits + "; 1 roll w1 y2 t3 b4 n5 p6");
  REQUIRE(alone.why("1 reroll w1 y1 t1 b1 n1 p1") == "reroll-alone");
}

TEST_CASE("Several extra dice may follow each other, each die once, and the die just taken is one of them") {
  World game = ch3(2, idle(1, 2) + idle(2, 2) + R"(
    1 roll w6 y6 t6 b6 n4 p6; 1 take n brown.7; 1 roll w6 y6 t6 b6 p6; 1 forfeit; 1 roll w6 y6 t6 b6 p6; 1 forfeit
    1 done; 2 decline; 2 done
    2 roll w6 y6 t6 b6 n5 p6; 2 forfeit; 2 roll w6 y6 t6 b6 n5 p6; 2 forfeit; 2 roll w6 y6 t6 b6 n5 p6; 2 forfeit
    1 take n brown.8)");
  REQUIRE(game.circled("plus1") == 2);  // round 2 and brown 7|8
  game.play("1 extra p pink.1=3");
  REQUIRE(game.why("1 extra p pink.2=3:bonus") == "extra-die-used");
  REQUIRE(game.legal("1 extra t turquoise.16"));
  game.play("1 extra y yellow.16");
  REQUIRE(game.done(1));
}

}  // namespace ch3_table
