// The rare ends of a turn: a roll or a platter that serves nobody, extra dice that bring extra dice or have
// nothing left to mark, rolling that goes on with an empty hand.
#include "game_world.h"

namespace turn_edges {

using worlds::Words;
using worlds::World;

namespace {

World gsc(const std::string& lines) {
  return worlds::table("ganz-schoen-clever", 2, lines);
}

World dsc(const std::string& lines) {
  return worlds::table("doppelt-so-clever", 2, lines);
}

std::string gsc_forfeits(int seat) {
  const std::string s = std::to_string(seat);
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += s + " roll w6 y6 b6 g6 o6 p6; " + s + " forfeit;";
  return lines;
}

// Round 4, Ben's rolling is over and all dice show a 1. Ada can use none of them: both yellow 1s and blue 2
// are crossed, green asks for a 2, orange is full, and purple ends in a 1.
const std::string kOnesServeNothing = R"(
  1 roll w6 y1 b6 g6 o6 p6; 1 take y yellow.31; 1 roll w6 b6 g6 o6 p6; 1 take o orange.1=6
  1 roll w6 b6 g6 p6; 1 take w orange.2=6; 2 decline;)" +
                                      gsc_forfeits(2) +
                                      R"(
  1 take o orange.3=6
  1 roll w1 y6 b1 g6 o6 p6; 1 take b blue.2; 1 roll w6 y6 g6 o6 p6; 1 take o orange.4=12
  1 roll w6 y6 g6 p6; 1 take w orange.5=6; 1 bonus yellow yellow.22; 1 done; 2 decline; 2 done;)" +
                                      gsc_forfeits(2) + R"(
  1 take o orange.6=6; 1 done; 2 done
  1 roll w6 y6 b6 g1 o6 p6; 1 take g green.1; 1 roll w6 y6 b6 o6 p6; 1 take o orange.7=12
  1 roll w6 y6 b6 p6; 1 take w orange.8=6; 1 done; 2 decline; 2 done;)" +
                                      gsc_forfeits(2) + R"(
  1 take o orange.9=12; 1 done; 2 done
  1 bonus black orange.10=6; 2 bonus black purple.1=6
  1 roll w6 y6 b6 g6 o6 p6; 1 take o orange.11=18; 1 roll w6 y6 b6 g6 p1; 1 take p purple.2=1
  1 roll w6 y6 b6 g6; 1 forfeit; 1 done; 2 decline; 2 done
  2 roll w1 y1 b1 g1 o1 p1; 2 take w yellow.22; 2 roll y1 b1 g1 o1 p1; 2 take y yellow.31
  2 roll b1 g1 o1 p1; 2 take g green.1)";

}  // namespace

TEST_CASE("Where neither the platter nor the fields serve a passive player, declining is all there is") {
  World game = gsc(kOnesServeNothing);
  REQUIRE(game.platter() == "b1 o1 p1");
  REQUIRE(game.lines("1") == Words{"1 decline"});
  REQUIRE(game.why("1 take y yellow.22") == "cell-taken");  // the fields are open, but do not help
  REQUIRE_FALSE(game.done(1));
  const std::string before = game.marks(1);
  game.play("1 decline");
  REQUIRE(game.marks(1) == before);
}

TEST_CASE("A player whose extra dice could mark nothing is done without a line, and keeps them") {
  World game = gsc(kOnesServeNothing + "; 1 decline");
  REQUIRE(game.circled("plus1", 1) == 2);
  REQUIRE(game.crossed("plus1", 1) == 0);
  REQUIRE(game.done(1));
  REQUIRE(game.why("1 done") == "finished");
  REQUIRE_FALSE(game.done(2));  // Ben's extra die still finds a mark
  game.play("2 done");
  REQUIRE(game.state()["round"] == 5);
}

TEST_CASE("The last extra die is not asked for where the dice not used yet could mark nothing") {
  // Three extra dice by round 2, green 4 and blue column 4. At the end both yellow 5s and blue 12 are
  // crossed, green asks for a 5 and purple for a 6, and white and orange have been extra dice.
  World game = gsc(R"(
    1 roll w2 y6 b2 g6 o6 p6; 1 take b blue.4; 1 roll w6 y6 g6 o6 p6; 1 take g green.1
    1 roll w6 y6 o6 p6; 1 take w green.2; 2 decline;)" +
                   gsc_forfeits(2) + R"(1 take g green.3
    1 roll w4 y6 b4 g6 o6 p6; 1 take b blue.8; 1 roll w6 y6 g6 o6 p6; 1 take g green.4
    1 roll w6 y5 o6 p6; 1 take y yellow.13; 1 done; 2 decline; 2 done
    2 roll w6 y6 b6 g6 o6 p5; 2 forfeit; 2 roll w6 y6 b6 g6 o6 p5; 2 forfeit; 2 roll w6 y6 b6 g6 o6 p5; 2 forfeit
    1 take p purple.1=5; 1 done; 2 done
    1 roll w6 y6 b6 g6 o6 p6; 1 take b blue.12; 1 roll w6 y5 g6 o6 p6; 1 take y yellow.24
    1 roll w6 g4 o6 p5; 1 forfeit; 1 extra o orange.1=6)");
  REQUIRE(game.legal("1 done"));  // white still finds a mark
  game.play("1 extra w orange.2=6");
  REQUIRE(game.circled("plus1") == 3);
  REQUIRE(game.crossed("plus1") == 2);
  REQUIRE(game.done(1));
  REQUIRE(game.why("1 done") == "finished");
}

TEST_CASE("Ganz schön clever 19b: an extra die gained by an extra die may be spent at once") {
  World game = gsc(R"(
    1 roll w6 y6 b6 g6 o6 p6; 1 take g green.1; 1 roll w6 y6 b6 o6 p6; 1 take w green.2
    1 roll y6 b6 o6 p6; 1 forfeit; 2 decline;)" +
                   gsc_forfeits(2) + "1 take g green.3;" + gsc_forfeits(1));
  REQUIRE(game.circled("plus1") == 1);
  game.play("1 extra g green.4");
  REQUIRE(game.circled("plus1") == 2);
  REQUIRE(game.why("1 extra g green.5") == "extra-die-used");
  game.play("1 extra y yellow.44");
  REQUIRE(game.crossed("plus1") == 2);
  REQUIRE(game.done(1));
}

TEST_CASE("Ganz schön clever 14d: at least three dice lie on the platter after an active turn") {
  // Three picks that sweep nothing leave the other three, and fewer picks leave more.
  World three = gsc(R"(
    1 roll w6 y1 b6 g6 o6 p6; 1 take y yellow.31; 1 roll w6 b6 g1 o6 p6; 1 take g green.1
    1 roll w6 b6 o6 p1; 1 take p purple.1=1)");
  REQUIRE(three.phase() == "turn-end");
  REQUIRE(three.platter() == "b6 o6 w6");
  World two = gsc(R"(
    1 roll w6 y1 b6 g6 o6 p6; 1 take y yellow.31; 1 roll w6 b6 g1 o6 p6; 1 forfeit
    1 roll w6 b6 g6 o6 p1; 1 take p purple.1=1)");
  REQUIRE(two.platter() == "b6 g6 o6 w6");
  REQUIRE(gsc(gsc_forfeits(1)).platter() == "b6 g6 o6 p6 w6 y6");
}

TEST_CASE("With no die in hand the rolling waits for a bonus that may earn a die to take back") {
  // The pick sweeps all and fills the silver column 2; yellow row 2 has its 1 and would give a die back.
  const std::string all_swept = R"(
    1 roll w6 s6 y1 b6 g6 p6; 1 take y yellow.21
    1 roll w2 s3 b2 g2 p2; 1 take s silver.y3 silver.y2 silver.b2 silver.g2 silver.p2)";
  World game = dsc(all_swept);
  REQUIRE(game.hand().empty());
  REQUIRE(game.waiting() == "yellow");
  REQUIRE(game.phase() == "roll");
  REQUIRE(game.why("2 decline") == "decline-not-now");
  game.play("1 bonus yellow yellow.23");
  REQUIRE(game.phase() == "roll");
  REQUIRE(game.lines() == Words{"1 back b", "1 back g", "1 back p", "1 back w", "1 done"});
  game.play("1 back g; 1 roll g5; 1 take g green.1=10");
  REQUIRE(game.phase() == "turn-end");
  // Used elsewhere it earns none, and the rolling is over.
  World none = dsc(all_swept + "; 1 bonus yellow yellow.12");
  REQUIRE(none.phase() == "turn-end");
  REQUIRE(none.platter() == "b2 g2 p2 w2");
}

}  // namespace turn_edges
