// Ganz schön clever, the numbered edge cases of its facts that concern the table: dice, platter, passive
// players, actions.
#include "game_world.h"

namespace gsc_table {

using worlds::Words;
using worlds::World;

namespace {

World gsc(int players, const std::string& lines) {
  return worlds::table("ganz-schoen-clever", players, lines);
}

const std::string kSixes = "1 roll w6 y6 b6 g6 o6 p6";
const std::string kThreeForfeits =
    kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit";

// The rest of a turn of `seat` in which nobody does anything.
std::string idle(int seat, int players) {
  const std::string s = std::to_string(seat);
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += s + " roll w6 y6 b6 g6 o6 p6; " + s + " forfeit;";
  for (int other = 1; other <= players; ++other)
    if (other != seat) lines += std::to_string(other) + " decline;";
  return lines;
}

}  // namespace

TEST_CASE(
    "Ganz schön clever 06b: the sum counts blue and white wherever they lie, on a field, in hand or on the "
    "platter") {
  // White lies on field I with its 6 when blue is taken from the second roll.
  World field = gsc(2, "1 roll w6 y6 b6 g6 o6 p6; 1 take w orange.1=6; 1 roll y6 b2 g6 o6 p6");
  REQUIRE(field.lines("1 take b") == Words{"1 take b blue.8"});
  // White was swept to the platter with its 1.
  World platter = gsc(2, "1 roll w1 y3 b6 g6 o6 p6; 1 take y yellow.11; 1 roll b4 g6 o6 p6");
  REQUIRE(platter.lines("1 take b") == Words{"1 take b blue.5"});
  // A passive player adds them, too.
  World passive = gsc(
      2,
      "1 roll w1 y6 b2 g6 o6 p6; 1 take y yellow.44; 1 roll g6 o6 p6; 1 forfeit; 1 roll g6 o6 p6; 1 forfeit");
  REQUIRE(passive.platter() == "b2 g6 o6 p6 w1");
  REQUIRE(passive.lines("2 take b") == Words{"2 take b blue.3"});
}

TEST_CASE(
    "07: two blue marks in one turn are possible, and an extra die at unchanged faces finds its cell "
    "crossed") {
  World game = gsc(2, "1 roll w6 y6 b1 g6 o6 p6; 1 take b blue.7; 1 roll w3 y6 g6 o6 p6; 1 take w blue.4");
  REQUIRE(game.marks() == "blue.4 blue.7");
  game.play("1 roll y6 g6 o6 p6; 1 forfeit; 2 decline;" + idle(2, 2));
  // Round 2 brought everybody a +1.
  game.play(
      "1 roll w6 y6 b2 g6 o6 p6; 1 take b blue.8; 1 roll w6 y6 g6 o6 p6; 1 forfeit; 1 roll w6 y6 g6 o6 p6; 1 "
      "forfeit");
  REQUIRE(game.why("1 extra b blue.8") == "cell-taken");
  REQUIRE(game.why("1 extra w blue.8") == "cell-taken");
}

TEST_CASE(
    "08: the platter compares faces, not the blue sum; equal faces stay, and the lowest die sweeps nothing") {
  World game = gsc(2, "1 roll w6 y1 b2 g2 o3 p1; 1 take b blue.8");
  REQUIRE(game.platter() == "p1 y1");
  REQUIRE(game.hand() == "g2 o3 w6");
  World lowest = gsc(2, "1 roll w6 y1 b2 g2 o3 p1; 1 take p purple.1=1");
  REQUIRE(lowest.platter().empty());
  REQUIRE(lowest.hand() == "b2 g2 o3 w6 y1");
}

TEST_CASE("Ganz schön clever 09: white used elsewhere still counts with its face for later blue sums") {
  World game = gsc(2, "1 roll w4 y6 b6 g6 o6 p6; 1 take w yellow.34; 1 roll y6 b3 g6 o6 p6; 1 take b blue.7");
  REQUIRE(game.marks() == "blue.7 yellow.34");
}

TEST_CASE(
    "14: a passive player takes from the platter, several the same die, the fields only when nothing there "
    "serves") {
  World game = gsc(3,
                   "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34; 1 roll g6 p5; 1 take p purple.1=5; 1 roll "
                   "g6; 1 take g green.1");
  REQUIRE(game.platter() == "b2 o1 w3");
  game.play("3 take o orange.1=1; 2 take o orange.1=1");
  REQUIRE(game.state()["active"] == 2);
}

TEST_CASE(
    "Ganz schön clever 14b: a usable platter die may be declined, but not to reach the active player's "
    "dice") {
  World game = gsc(
      2, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34; 1 roll g6 p5; 1 forfeit; 1 roll g6 p5; 1 forfeit");
  REQUIRE(game.why("2 take y yellow.34") == "fields-closed");
  game.play("2 decline");
  REQUIRE(game.marks(2).empty());
  REQUIRE(game.state()["active"] == 2);
}

TEST_CASE(
    "Ganz schön clever 14c: where no platter die serves, the fields open, and declining is still possible") {
  // Ben has blue 7, green 1 and a purple 5; the platter shows blue 1 beside a white 6, a green 1 and a
  // purple 1.
  World game = gsc(2, idle(1, 2) + R"(
    2 roll w6 y6 b1 g6 o6 p6; 2 take b blue.7; 2 roll w6 y6 g1 o6 p6; 2 take g green.1; 2 roll w6 y6 o6 p5
    2 take p purple.1=5; 1 decline
    1 roll w6 y6 b1 g1 o6 p1; 1 take w yellow.12; 1 roll y6 o6; 1 take y yellow.44; 1 roll o6; 1 take o orange.1=6)");
  REQUIRE(game.platter() == "b1 g1 p1");
  REQUIRE(game.lines("2 take") == Words{"2 take o orange.1=6", "2 take w green.2", "2 take w orange.1=6",
                                        "2 take w purple.2=6", "2 take w yellow.12", "2 take w yellow.44",
                                        "2 take y yellow.12", "2 take y yellow.44"});
  REQUIRE(game.legal("2 decline"));
  REQUIRE(game.why("2 take b blue.7") == "cell-taken");
}

TEST_CASE("Ganz schön clever 15: a passive player who takes nothing leaves no mark, and the turn passes on") {
  World game = gsc(2, kThreeForfeits + "; 2 decline");
  REQUIRE(game.marks(2).empty());
  REQUIRE(game.state()["active"] == 2);
}

TEST_CASE(
    "16: an unusable roll is one of the three, leaves no mark, sweeps nothing and keeps the dice in hand") {
  // In round 2 both yellow 6s are crossed, the only die in hand is yellow, and the re-roll of round 1 is
  // gone.
  World game =
      gsc(2,
          "1 roll w1 y1 b1 g1 o1 p1; 1 reroll w6 y6 b6 g6 o6 p6; 1 take w yellow.12; 1 roll y6 b6 g6 o6 p6; "
          "1 take y yellow.44; 1 roll b6 g6 o6 p6; 1 forfeit; 2 decline;" +
              idle(2, 2) + "1 roll w6 y6 b1 g1 o1 p1; 1 take w orange.1=6; 1 roll y6");
  REQUIRE(game.lines() == Words{"1 forfeit"});
  game.play("1 forfeit");
  REQUIRE(game.state()["roll"] == 3);
  REQUIRE(game.marks() == "orange.1=6 yellow.12 yellow.44");
  REQUIRE(game.platter() == "b1 g1 o1 p1");
  REQUIRE(game.hand() == "y6");
  game.play("1 roll y5; 1 take y yellow.13");
  REQUIRE(game.state()["dice"]["fields"] == nlohmann::json::parse(R"(["w6", null, "y5"])"));
}

TEST_CASE(
    "Ganz schön clever 16b: a roll that could be used may be left all the same, and goes the same way") {
  World game = gsc(2, kSixes + "; 1 forfeit");
  REQUIRE(game.state()["roll"] == 2);
  REQUIRE(game.platter().empty());
  REQUIRE(worlds::split(game.hand(), ' ').size() == 6);
  REQUIRE(game.state()["dice"]["fields"][0].is_null());
}

TEST_CASE(
    "Ganz schön clever 17: taking the highest die at once ends the rolling, and all others lie on the "
    "platter") {
  World game = gsc(2, "1 roll w1 y1 b1 g1 o6 p1; 1 take o orange.1=6");
  REQUIRE(game.phase() == "turn-end");
  REQUIRE(game.platter() == "b1 g1 p1 w1 y1");
  REQUIRE(game.why("1 roll w1") == "no-dice-in-hand");
}

TEST_CASE(
    "Ganz schön clever 18: a re-roll takes all dice just thrown before a pick, several in a row, and uses up "
    "no roll") {
  World game = gsc(2, "1 roll w1 y1 b1 g1 o1 p1");
  REQUIRE(game.why("1 reroll w2 y2") == "dice-missing");
  REQUIRE(game.why("2 reroll w2 y2 b2 g2 o2 p2") == "active-only");
  game.play("1 reroll w3 y4 b2 g6 o1 p5");
  REQUIRE(game.state()["roll"] == 1);
  REQUIRE(game.crossed("reroll") == 1);
  REQUIRE(game.why("1 reroll w2 y2 b2 g2 o2 p2") == "action-not-circled");
  game.play("1 take y yellow.34");
  REQUIRE(game.why("1 reroll g2 p2") == "reroll-not-now");
}

TEST_CASE("Ganz schön clever 18b: two re-rolls may follow each other before the pick") {
  World game =
      gsc(1, kThreeForfeits + "; 1 roll w1 y2 b3 g4 o5 p6; 1 decline;" + kThreeForfeits + "; 1 done");
  game.play("1 roll w1 y2 b3 g4 o5 p6; 1 decline; 1 done; 1 roll w1 y1 b1 g1 o1 p1");
  REQUIRE(game.circled("reroll") == 2);
  game.play("1 reroll w1 y1 b1 g1 o1 p2; 1 reroll w1 y1 b1 g1 o1 p3");
  REQUIRE(game.state()["roll"] == 1);
  REQUIRE(game.crossed("reroll") == 2);
}

TEST_CASE(
    "Ganz schön clever 19: an extra die is any of the six after the own part of the turn, each once a turn") {
  // The rulebook: white by +1 for a yellow 4, then not white again, but blue 3 and white 4 make 7.
  World game = gsc(2, idle(1, 2) + idle(2, 2));
  REQUIRE(game.circled("plus1") == 1);
  // A second +1: green field 4 by the green die, from one turn to the next.
  game.play("1 roll w6 y6 b6 g6 o6 p6; 1 take g green.1; 1 roll w6 y6 b6 o6 p6; 1 take w green.2;");
  REQUIRE(game.why("1 extra y yellow.44") == "rolling-goes-on");
  game.play("1 roll y6 b6 o6 p6; 1 forfeit; 1 done; 2 decline; 2 done;");
  game.play(
      "2 roll w6 y6 b6 g6 o6 p6; 2 forfeit; 2 roll w6 y6 b6 g6 o6 p6; 2 forfeit; 2 roll w6 y6 b6 g6 o6 p6; 2 "
      "forfeit");
  REQUIRE(game.why("1 extra y yellow.44") == "regular-part-first");
  game.play("1 take g green.3; 1 done; 2 done");
  game.play(
      "1 roll w6 y6 b6 g6 o6 p6; 1 take g green.4; 1 roll w4 y6 b3 o6 p6; 1 forfeit; 1 roll w4 y6 b3 o6 p6; "
      "1 forfeit");
  REQUIRE(game.circled("plus1") == 2);
  game.play("1 extra w yellow.34");
  REQUIRE(game.why("1 extra w orange.1=4") == "extra-die-used");
  game.play("1 extra b blue.7");
  REQUIRE(game.marks() == "blue.7 green.1 green.2 green.3 green.4 yellow.34");
  REQUIRE(game.done(1));
}

TEST_CASE("Ganz schön clever 20b: left-over actions bring nothing at the end of the game") {
  std::string lines;
  for (int round = 1; round <= 4; ++round)
    for (int seat = 1; seat <= 4; ++seat) {
      if (round == 4 && seat == 1)
        for (int s = 1; s <= 4; ++s) lines += std::to_string(s) + " bonus black orange.1=6;";
      lines += idle(seat, 4);
      if (round > 1)
        for (int s = 1; s <= 4; ++s) lines += std::to_string(s) + " done;";
    }
  World game = gsc(4, lines);
  REQUIRE(game.game().is_over());
  REQUIRE(game.circled("reroll") == 2);
  REQUIRE(game.circled("plus1") == 1);
  for (int seat = 1; seat <= 4; ++seat) {
    REQUIRE(game.total(seat) == 6);
    REQUIRE(game.rank(seat) == 1);
  }
  REQUIRE(game.score()["tie_break"] == "shared");
}

TEST_CASE(
    "21: alone, the three lowest dice lie on the platter, ties are said, one is taken, and nothing is "
    "re-rolled") {
  World game = gsc(1, kThreeForfeits + "; 1 roll w2 y4 b2 g2 o2 p6");
  REQUIRE(game.phase() == "serve");
  REQUIRE(game.lines() == Words{"1 serve b g o", "1 serve w b g", "1 serve w b o", "1 serve w g o"});
  game.play("1 serve b g o");
  REQUIRE(game.platter() == "b2 g2 o2");
  REQUIRE(game.why("1 reroll w1 y1 b1 g1 o1 p1") == "reroll-alone");
  game.play("1 take o orange.1=2");
  REQUIRE(game.state()["round"] == 2);
}

TEST_CASE(
    "Ganz schön clever 21b: alone, the extra dice start anew with the passive throw and reach all six") {
  // Round 2 and green 4 bring two.
  World game = gsc(1, R"(
    1 roll w6 y6 b6 g6 o6 p6; 1 take g green.1; 1 roll w6 y6 b6 o6 p6; 1 take w green.2
    1 roll y6 b6 o6 p6; 1 forfeit; 1 roll w6 y6 b6 g3 o2 p2; 1 take g green.3
    1 roll w6 y6 b6 g6 o6 p6; 1 take g green.4; 1 roll w6 y6 b6 o6 p6; 1 forfeit; 1 roll w6 y6 b6 o6 p6; 1 forfeit
    1 extra y yellow.44)");
  REQUIRE(game.why("1 extra y yellow.12") == "extra-die-used");
  game.play("1 done; 1 roll w1 y2 b3 g4 o5 p6; 1 take y yellow.21");
  REQUIRE(game.legal("1 extra p purple.1=6"));  // from a field
  game.play("1 extra y yellow.33");             // used before the throw and just taken
  REQUIRE(game.crossed("plus1") == 2);
  REQUIRE(game.state()["round"] == 3);  // nothing was left to do
}

TEST_CASE(
    "Ganz schön clever 22: equal totals go by the best single area, and only then is the place shared") {
  World game(worlds::header("ganz-schoen-clever", "paper", 3));
  game.play("1 mark purple.1=6 purple.2=6; 2 mark purple.1=6 orange.1=6; 3 mark orange.1=6 orange.2=6");
  REQUIRE(game.total(1) == 12);
  REQUIRE(game.total(2) == 12);
  REQUIRE(game.rank(1) == 1);
  REQUIRE(game.rank(3) == 1);
  REQUIRE(game.rank(2) == 3);
}

TEST_CASE("Ganz schön clever 22b: foxes are no area for the tie-break") {
  World game(worlds::header("ganz-schoen-clever", "paper", 2));
  // Ada: 10 + 7 + 10 + 10 + 7 and three foxes of 7.
  game.play("1 mark yellow.11 yellow.21 yellow.31 yellow.42 yellow.43 yellow.44");
  game.play("1 mark blue.9 blue.10 blue.11 blue.12 green.1 green.2 green.3 green.4 purple.1=1 purple.2=6");
  game.play("1 mark orange.1=1 orange.2=1 orange.3=1 orange.4=2 orange.5=1 orange.6=1 orange.7=2 orange.8=1");
  // Ben: 0 + 16 + 15 + 18 + 16. His best area is more than hers, though less than her foxes.
  game.play("2 mark blue.2 blue.3 blue.5 blue.6 blue.7 blue.8 green.1 green.2 green.3 green.4 green.5");
  game.play("2 mark orange.1=6 orange.2=6 orange.3=6 purple.1=2 purple.2=5 purple.3=6 purple.4=3");
  REQUIRE(game.fox_points(1) == 21);
  REQUIRE(game.points("orange", 2) == 18);
  REQUIRE(game.total(1) == 65);
  REQUIRE(game.total(2) == 65);
  REQUIRE(game.rank(2) == 1);
  REQUIRE(game.rank(1) == 2);
  REQUIRE(game.score()["tie_break"] == "best-area");
}

TEST_CASE("Ganz schön clever 24: to mark nothing is always an entry of its own: a forfeit or a decline") {
  World game = gsc(2, kSixes);
  REQUIRE(game.legal("1 forfeit"));
  game.play("1 forfeit;" + kSixes + "; 1 forfeit;" + kSixes + "; 1 forfeit");
  REQUIRE(game.legal("2 decline"));
}

TEST_CASE(
    "Ganz schön clever 26: there is no fifth player, three play five rounds, four play four, and all round "
    "gifts come") {
  const auto five = fox::replay_record(
      "foxsheet 1\n" + worlds::header("ganz-schoen-clever", "table", 4).insert(0, "player Eve\n"),
      worlds::library());
  REQUIRE(five.fault.has_value());
  REQUIRE(five.fault->refused.refusal.reason == "players-number");
  REQUIRE(gsc(3, "").state()["rounds"] == 5);
  REQUIRE(gsc(4, "").state()["rounds"] == 4);
}

}  // namespace gsc_table
