// Doppelt so clever, the numbered edge cases that concern the table: sweeps, dice back, extra dice, the end.
#include "game_world.h"

namespace dsc_table {

using worlds::Words;
using worlds::World;

namespace {

World dsc(int players, const std::string& lines) {
  return worlds::table("doppelt-so-clever", players, lines);
}

const std::string kSixes = "1 roll w6 s6 y6 b6 g6 p6";

std::string idle(int seat, int players, bool with_done = false) {
  const std::string s = std::to_string(seat);
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += s + " roll w6 s6 y6 b6 g6 p6; " + s + " forfeit;";
  for (int other = 1; other <= players; ++other)
    if (other != seat) lines += std::to_string(other) + " decline;";
  if (with_done)
    for (int other = 1; other <= players; ++other) lines += std::to_string(other) + " done;";
  return lines;
}

// Round 3 of two players, where everybody has a die to take back.
const std::string kRoundThree = idle(1, 2) + idle(2, 2) + idle(1, 2, true) + idle(2, 2, true);

}  // namespace

TEST_CASE(
    "Doppelt so clever 01: the chain covers the dice this very pick sweeps, never what lay on the platter "
    "before") {
  World game = dsc(2, "1 roll w6 s3 y1 b2 g5 p6; 1 take b blue.1=8; 1 roll w6 s3 g2 p6");
  REQUIRE(game.platter() == "y1");
  REQUIRE(game.legal("1 take s silver.y3 silver.g2"));
  REQUIRE(game.why("1 take s silver.b3 silver.y1") == "chain-not-swept");
}

TEST_CASE("Doppelt so clever 03b: white taken as silver sweeps the silver die only if it is strictly lower") {
  World game = dsc(2, "1 roll w3 s3 y1 b6 g6 p6; 1 take w silver.g3 silver.y1");
  REQUIRE(game.platter() == "y1");
  REQUIRE(game.hand() == "b6 g6 p6 s3");
}

TEST_CASE(
    "Doppelt so clever 08: a silver third pick marks only what is lower, though everything left goes to the "
    "platter") {
  World game = dsc(2, kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit; 1 roll w6 s3 y3 b2 g5 p6");
  REQUIRE(game.why("1 take s silver.p3 silver.g5") == "chain-not-swept");
  game.play("1 take s silver.p3 silver.b2");
  REQUIRE(game.platter() == "b2 g5 p6 w6 y3");
}

TEST_CASE(
    "Doppelt so clever 25: a re-roll is the active player's alone, with all dice just rolled and none kept") {
  World game = dsc(2, kSixes);
  REQUIRE(game.why("2 reroll w1 s1 y1 b1 g1 p1") == "active-only");
  REQUIRE(game.why("1 reroll w1") == "dice-missing");
  game.play("1 reroll w1 s1 y1 b1 g1 p1");
  REQUIRE(game.state()["roll"] == 1);
}

TEST_CASE(
    "26: a die comes back between a pick and the next roll, not after rolling and not before a re-roll") {
  World game = dsc(2, kRoundThree + "1 roll w1 s2 y3 b6 g6 p6; 1 take y yellow.12");
  REQUIRE(game.platter() == "s2 w1");
  game.play("1 back w");
  REQUIRE(game.hand() == "b6 g6 p6 w1");
  REQUIRE(game.why("1 back s") == "action-not-circled");
  REQUIRE(game.why("1 roll b1 g1 p1") == "dice-missing");
  game.play("1 roll w5 b1 g1 p1");
  World rolled = dsc(2, kRoundThree + "1 roll w1 s2 y3 b6 g6 p6; 1 take y yellow.12; 1 roll b6 g6 p6");
  REQUIRE(rolled.why("1 back w") == "back-not-now");
}

TEST_CASE(
    "26b: a die comes back also when none is left in hand but rolls are, and not after the third pick") {
  World game = dsc(2, kRoundThree + "1 roll w1 s2 y6 b1 g1 p1; 1 take y yellow.14");
  REQUIRE(game.phase() == "roll");
  REQUIRE(game.hand().empty());
  REQUIRE(game.why("1 roll w1") == "no-dice-in-hand");
  REQUIRE(game.legal("1 done"));
  game.play("1 back g");
  game.play("1 roll g5; 1 take g green.1=10");
  REQUIRE(game.phase() == "turn-end");
  World third = dsc(2, kRoundThree + kSixes + "; 1 forfeit; " + kSixes +
                           "; 1 forfeit; 1 roll w1 s2 y6 b1 g1 p1; 1 take y yellow.14");
  REQUIRE(third.phase() == "turn-end");
  REQUIRE(third.why("1 back g") == "back-not-now");
}

TEST_CASE("Doppelt so clever 26c: several dice come back in a row, and are all thrown again") {
  // The second blue number and round 3 bring two.
  World game = dsc(2,
                   "1 roll w6 s6 y6 b6 g6 p6; 1 take b blue.1=12; 1 roll w6 s6 y6 g6 p6; 1 take w "
                   "blue.2=12; 1 roll s6 y6 g6 p6; 1 forfeit; 2 decline;" +
                       idle(2, 2) + idle(1, 2, true) + idle(2, 2, true) +
                       "1 roll w1 s2 y3 b6 g6 p6; 1 take y yellow.12; 1 back w");
  REQUIRE(game.lines("1 back") == Words{"1 back s"});
  game.play("1 back s");
  REQUIRE(game.crossed("back") == 2);
  REQUIRE(game.platter().empty());
  REQUIRE(game.hand() == "b6 g6 p6 s2 w1");
  REQUIRE(game.why("1 roll w1 b1 g1 p1") == "dice-missing");
  game.play("1 roll w1 s1 b1 g1 p1");
}

TEST_CASE("Doppelt so clever 26d: a die comes back after a forfeit, too, where one lies on the platter") {
  World none = dsc(2, kRoundThree + kSixes + "; 1 forfeit");
  REQUIRE(none.why("1 back w") == "back-not-on-platter");
  World game =
      dsc(2, kRoundThree + "1 roll w1 s2 y3 b6 g6 p6; 1 take y yellow.12; 1 roll b6 g6 p6; 1 forfeit");
  REQUIRE(game.lines() == Words{"1 back s", "1 back w", "1 roll *"});
  game.play("1 back w");
  REQUIRE(game.hand() == "b6 g6 p6 w1");
  game.play("1 roll w4 b6 g6 p6; 1 take w yellow.32");
}

TEST_CASE("Doppelt so clever 26e: one done ends the rolling of an empty hand, another the extra dice") {
  World game = dsc(2, kRoundThree + "1 roll w1 s2 y6 b1 g1 p1; 1 take y yellow.14");
  REQUIRE(game.why("1 extra y yellow.14") == "rolling-goes-on");
  game.play("1 done");
  REQUIRE(game.phase() == "turn-end");
  REQUIRE_FALSE(game.done(1));
  REQUIRE(game.legal("1 extra y yellow.14"));
  game.play("1 done");
  REQUIRE(game.done(1));
  REQUIRE(game.why("1 extra y yellow.14") == "finished");
}

TEST_CASE(
    "Doppelt so clever 27: an extra die is any of the six at its face, once a turn and player, and makes no "
    "chain") {
  World game =
      dsc(2, idle(1, 2) + idle(2, 2) + "1 roll w6 s4 y1 b2 g6 p6; 1 take s silver.y4 silver.y1 silver.b2");
  game.play("1 roll w6 g6 p6; 1 forfeit; 1 roll w6 g6 p6; 1 forfeit");
  REQUIRE(game.lines("1 extra s") ==
          Words{"1 extra s silver.b4", "1 extra s silver.g4", "1 extra s silver.p4"});
  REQUIRE(game.why("2 extra p pink.1=6") == "regular-part-first");
  game.play("2 take g green.1; 2 extra g green.2");
  REQUIRE(game.crossed("plus1", 2) == 1);
}

TEST_CASE("Doppelt so clever 27b: each die is an extra die once a turn, and again in the next of the round") {
  // The silver column 1 and round 2 bring two.
  World game = dsc(2,
                   "1 roll w6 s2 y1 b1 g1 p1; 1 take s silver.y2 silver.y1 silver.b1 silver.g1 silver.p1; "
                   "1 roll w6; 1 forfeit; 1 roll w6; 1 forfeit; 1 done; 2 decline;" +
                       idle(2, 2) + "1 done;" + kSixes + "; 1 forfeit;" + kSixes + "; 1 forfeit;" + kSixes +
                       "; 1 forfeit; 1 extra p pink.1=6");
  REQUIRE(game.why("1 extra p pink.2=6") == "extra-die-used");
  game.play("1 done; 2 decline; 2 done");
  game.play("2 roll w6 s6 y6 b6 g6 p6; 2 take b blue.1=12; 2 roll w6 s6 y6 g6 p6; 2 forfeit");
  game.play("2 roll w6 s6 y6 g6 p6; 2 forfeit; 1 decline");
  REQUIRE(game.state()["round"] == 2);
  game.play("1 extra p pink.2=6");
  REQUIRE(game.crossed("plus1") == 2);
}

TEST_CASE(
    "Doppelt so clever 28: after the last passive part an extra die may still be used, what is left then "
    "expires") {
  std::string lines;
  for (int round = 1; round <= 4; ++round)
    for (int seat = 1; seat <= 4; ++seat) {
      if (round == 4 && seat == 1)
        for (int s = 1; s <= 4; ++s) lines += std::to_string(s) + " bonus black pink.1=6;";
      lines += idle(seat, 4, round > 1 && (round < 4 || seat < 4));
    }
  World game = dsc(4, lines);
  REQUIRE_FALSE(game.game().is_over());
  game.play("2 extra p pink.2=6; 1 done; 4 done");
  REQUIRE_FALSE(game.game().is_over());
  game.play("3 done");
  REQUIRE(game.game().is_over());
  REQUIRE(game.total(2) == 12);
  REQUIRE(game.total(1) == 6);
  REQUIRE(game.circled("reroll") == 1);
  REQUIRE(game.circled("back") == 1);
  REQUIRE(game.rank(2) == 1);
  REQUIRE(game.rank(1) == 2);
}

TEST_CASE(
    "Doppelt so clever 29: the fields are for a passive player who can use no platter die, not for one who "
    "declines") {
  // Ben's last blue number is 2 and all 1s of silver are crossed; the yellow 1 is circled and crossed.
  World game = dsc(2, idle(1, 2) + R"(
    2 roll w6 s2 y1 b1 g1 p1; 2 take s silver.y2 silver.y1 silver.b1 silver.g1 silver.p1; 2 roll w1; 2 take w blue.1=2
    2 extra y yellow.21; 1 decline
    1 roll w6 s6 y1 b6 g6 p6; 1 forfeit; 1 roll w6 s6 y1 b6 g6 p6; 1 forfeit; 1 roll w6 s6 y1 b6 g6 p6; 1 forfeit
    2 take y yellow.21; 1 done; 2 done;)" +
                          idle(2, 2, true));
  game.play(
      "1 roll w6 s1 y1 b1 g6 p6; 1 take g green.1; 1 roll w6 p6; 1 take p pink.1=6; 1 roll w6; 1 take w "
      "pink.2=6");
  REQUIRE(game.platter() == "b1 s1 y1");
  REQUIRE(game.lines("2 take g") == Words{"2 take g green.1=12"});
  REQUIRE(game.why("2 take s silver.y1") == "die-marks-nothing");
  World declines =
      dsc(2, "1 roll w6 s1 y1 b1 g6 p6; 1 take g green.1; 1 roll w6 p6; 1 forfeit; 1 roll w6 p6; 1 forfeit");
  REQUIRE(declines.why("2 take g green.1=12") == "fields-closed");
}

TEST_CASE(
    "Doppelt so clever 30: a forfeited roll counts as one of three, its field stays empty and no dice move") {
  World game = dsc(2, "1 roll w1 s2 y3 b4 g5 p6; 1 forfeit");
  REQUIRE(game.platter().empty());
  REQUIRE(game.state()["roll"] == 2);
  REQUIRE(game.state()["dice"]["fields"][0].is_null());
}

TEST_CASE(
    "31: when everything is swept there are fewer picks; after the third roll the rest goes to the platter") {
  World swept = dsc(2, "1 roll w1 s1 y1 b1 g1 p6; 1 take p pink.1=6");
  REQUIRE(swept.phase() == "turn-end");
  REQUIRE(swept.platter() == "b1 g1 s1 w1 y1");
  World third = dsc(2, kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit; " + kSixes + "; 1 take p pink.1=6");
  REQUIRE(third.platter() == "b6 g6 s6 w6 y6");
}

TEST_CASE(
    "Doppelt so clever 32: alone, ties for the three lowest are said, and there is neither re-roll nor dice "
    "back") {
  World game = dsc(1, kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit; " + kSixes +
                          "; 1 forfeit; 1 roll w1 s2 y3 b3 g5 p6");
  REQUIRE(game.lines() == Words{"1 serve w s b", "1 serve w s y"});
  game.play("1 serve w s y");
  REQUIRE(game.why("1 reroll w1 s1 y1 b1 g1 p1") == "reroll-alone");
  REQUIRE(game.why("1 back w") == "back-alone");
}

TEST_CASE("Doppelt so clever 33: a tie goes by the best single area, then the place is shared") {
  World game(worlds::header("doppelt-so-clever", "paper", 3));
  game.play("1 mark pink.1=6 pink.2=6; 2 mark pink.1=6 green.1=12 green.2=6; 3 mark pink.1=6 pink.2=6");
  REQUIRE(game.total(2) == 12);
  REQUIRE(game.rank(1) == 1);
  REQUIRE(game.rank(3) == 1);
  REQUIRE(game.rank(2) == 3);
}

}  // namespace dsc_table
