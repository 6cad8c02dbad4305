// The course of a turn and of a game, on whichever sheet shows it best: who may act when, what follows by
// itself, the end.
#include <nlohmann/json.hpp>

#include "game_world.h"

namespace turn_cases {

using worlds::Words;
using worlds::World;

namespace {

World gsc(int players, const std::string& lines = "") {
  return worlds::table("ganz-schoen-clever", players, lines);
}

std::string forfeits(int seat) {
  const std::string s = std::to_string(seat);
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += s + " roll w6 y6 b6 g6 o6 p6; " + s + " forfeit;";
  return lines;
}

}  // namespace

TEST_CASE("The record's own example: dice on the field, in hand and on the platter after the first pick") {
  const World game = gsc(2, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34");
  const auto state = game.state();
  REQUIRE(state["phase"] == "roll");
  REQUIRE(state["roll"] == 2);
  REQUIRE(game.hand() == "g6 p5");
  REQUIRE(game.platter() == "b2 o1 w3");
  REQUIRE(state["dice"]["fields"] == nlohmann::json::parse(R"(["y4", null, null])"));
  REQUIRE(game.marks() == "yellow.34");
  REQUIRE(game.circled("reroll") == 1);
  REQUIRE(game.events() == Words{"yellow.34", "sweep w3 b2 o1"});
}

TEST_CASE("Nobody takes from the platter while the active player is still rolling") {
  const World game = gsc(2, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34; 1 roll g6 p5");
  REQUIRE(game.why("2 take o orange.1=1") == "rolling-goes-on");
  REQUIRE(game.why("2 decline") == "decline-not-now");
}

TEST_CASE("Passive players act in any order of seats") {
  World game = gsc(4, forfeits(1) + "4 decline; 2 take o orange.1=6; 3 decline");
  REQUIRE(game.state()["active"] == 2);
  REQUIRE(game.has("orange.1=6", 2));
}

TEST_CASE("What is left in hand after the third roll is cleared to the platter, which is no sweep") {
  World game = worlds::table("doppelt-so-clever", 2,
                             "1 roll w1 s1 y1 b1 g1 p1; 1 forfeit; 1 roll w1 s1 y1 b1 g1 p1; 1 forfeit; "
                             "1 roll w2 s3 y5 b4 g6 p5; 1 take s silver.y3 silver.b2");
  REQUIRE(game.happened("sweep w2"));
  REQUIRE(game.happened("platter y5 b4 g6 p5"));
  REQUIRE(game.marks() == "silver.b2 silver.y3");
}

TEST_CASE("The platter is empty again at the next turn and all six dice are in hand") {
  World game = gsc(2, forfeits(1) + "2 decline");
  REQUIRE(game.platter().empty());
  REQUIRE(worlds::split(game.hand(), ' ').size() == 6);
  REQUIRE(game.state()["dice"]["fields"] == nlohmann::json::parse("[null, null, null]"));
}

TEST_CASE("The round's gift comes to everybody at its start, before the first throw, and twice to nobody") {
  World game =
      gsc(3, forfeits(1) + "2 decline; 3 decline;" + forfeits(2) + "1 decline; 3 decline;" + forfeits(3));
  for (int seat = 1; seat <= 3; ++seat) REQUIRE(game.circled("plus1", seat) == 0);
  game.play("1 decline; 2 decline");
  REQUIRE(game.state()["round"] == 2);
  for (int seat = 1; seat <= 3; ++seat) {
    REQUIRE(game.circled("plus1", seat) == 1);
    REQUIRE(game.circled("reroll", seat) == 1);
  }
}

TEST_CASE("A player with an extra die left is asked before the turn goes on, and done is enough") {
  World game = gsc(2, forfeits(1) + "2 decline;" + forfeits(2) + "1 decline;" + forfeits(1) + "2 decline");
  REQUIRE(game.phase() == "turn-end");
  REQUIRE_FALSE(game.done(1));
  REQUIRE(game.why("2 roll w1 y1 b1 g1 o1 p1") == "not-your-turn");
  game.play("2 done");
  REQUIRE(game.phase() == "turn-end");
  game.play("1 done");
  REQUIRE(game.state()["active"] == 2);
}

TEST_CASE("The active player's extra dice and the passive players' lines mix as they like") {
  World game = gsc(2, forfeits(1) + "2 decline;" + forfeits(2) + "1 decline;" + forfeits(1));
  game.play("1 extra o orange.1=6; 2 take o orange.1=6; 2 extra p purple.1=6");
  REQUIRE(game.state()["active"] == 2);
  REQUIRE(game.marks(1) == "orange.1=6");
  REQUIRE(game.marks(2) == "orange.1=6 purple.1=6");
}

TEST_CASE("An extra die is spent only after the own regular part of the turn") {
  World game = gsc(2, forfeits(1) + "2 decline;" + forfeits(2) +
                          "1 decline; 1 roll w6 y6 b6 g6 o6 p6; 1 take o orange.1=6");
  REQUIRE(game.why("1 extra p purple.1=6") == "rolling-goes-on");
  game.play("1 roll w6 y6 b6 g6 p6; 1 forfeit; 1 roll w6 y6 b6 g6 p6; 1 forfeit");
  REQUIRE(game.why("2 extra p purple.1=6") == "regular-part-first");
  REQUIRE(game.legal("1 extra o orange.2=6"));  // the die on the own field, used already
}

TEST_CASE("While a bonus waits its owner writes nothing else and nobody throws, but others go on") {
  World game =
      gsc(2, forfeits(1) + "2 decline;" + forfeits(2) + "1 decline;" + forfeits(1) +
                 "2 decline; 1 done; 2 done;" + forfeits(2) + "1 decline; 1 done; 2 done;" + forfeits(1) +
                 "2 decline; 1 done; 2 done;" + forfeits(2) + "1 decline; 1 done; 2 done");
  REQUIRE(game.state()["round"] == 4);
  REQUIRE(game.waiting(1) == "black");
  REQUIRE(game.waiting(2) == "black");
  REQUIRE(game.why("1 roll w1 y1 b1 g1 o1 p1") == "bonus-waits");
  game.play("2 bonus black green.1");
  REQUIRE(game.why("1 roll w1 y1 b1 g1 o1 p1") == "bonus-waits");
  game.play("1 bonus black purple.1=6; 1 roll w1 y1 b1 g1 o1 p1");
}

TEST_CASE("A throw names exactly the dice in hand") {
  World game = gsc(2, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34");
  REQUIRE(game.why("1 roll g1") == "dice-missing");
  REQUIRE(game.why("1 roll g1 p1 y1") == "die-not-thrown");
  REQUIRE(game.lines() == Words{"1 roll *"});
}

TEST_CASE("Alone every round has an active and a passive half of one seat") {
  World game = gsc(1, forfeits(1));
  REQUIRE(game.state()["round"] == 1);
  REQUIRE(game.why("1 forfeit") == "forfeit-not-now");
  game.play("1 roll w1 y2 b3 g4 o5 p6");
  REQUIRE(game.phase() == "turn-end");
  REQUIRE(game.state()["dice"]["fields"] == std::vector<std::string>{"g4", "o5", "p6"});
  game.play("1 take b blue.4");
  REQUIRE(game.state()["round"] == 2);
}

TEST_CASE("Alone a passive throw of equal dice asks which lie on the platter, each set once") {
  World game = gsc(1, forfeits(1) + "1 roll w1 y1 b1 g1 o1 p1");
  REQUIRE(game.lines().size() == 20);
  REQUIRE(game.why("1 take w yellow.31") == "serve-first");
}

TEST_CASE(
    "The game is over after the last turn of the last round: six rounds for two, and nothing is legal then") {
  std::string lines;
  for (int round = 1; round <= 6; ++round)
    for (int seat = 1; seat <= 2; ++seat) {
      if (round == 4 && seat == 1) lines += "1 bonus black orange.1=6; 2 bonus black purple.1=6;";
      lines += forfeits(seat) + std::to_string(3 - seat) + " decline;";
      if (round > 1) lines += "1 done; 2 done;";
    }
  World game = gsc(2, lines);
  REQUIRE(game.game().is_over());
  REQUIRE(game.phase() == "over");
  REQUIRE(game.lines().empty());
  REQUIRE(game.why("1 done") == "game-over");
  REQUIRE(game.score()["players"][0]["total"] == 6);
  REQUIRE(game.score()["rating"].is_null());
}

TEST_CASE("Alone the end brings the rating") {
  std::string lines;
  for (int round = 1; round <= 6; ++round) {
    if (round == 4) lines += "1 bonus black orange.1=6;";
    lines += forfeits(1) + (round > 1 ? "1 done;" : "") + "1 roll w1 y2 b3 g4 o5 p6; 1 decline;" +
             (round > 1 ? "1 done;" : "");
  }
  World game = gsc(1, lines);
  REQUIRE(game.game().is_over());
  REQUIRE(game.score()["rating"]["tier"] == 9);
}

TEST_CASE(
    "A torn last line is ignored, any other bad line stops the replay and what stands before it stays") {
  const std::string start =
      "foxsheet 1\n" + worlds::header("ganz-schoen-clever", "table", 1) + "1 roll w3 y4 b2 g6 o1 p5\n";
  const fox::Replay torn = fox::replay_record(start + "1 take y yel", worlds::library());
  REQUIRE_FALSE(torn.fault.has_value());
  REQUIRE(torn.torn.has_value());
  REQUIRE(torn.game->lines().size() == 1);
  const fox::Replay whole = fox::replay_record(start + "1 take y yellow.34", worlds::library());
  REQUIRE_FALSE(whole.torn.has_value());
  REQUIRE(whole.game->lines().size() == 2);
  const fox::Replay bad =
      fox::replay_record(start + "1 take y yellow.11\n1 take y yellow.34\n", worlds::library());
  REQUIRE(bad.fault.has_value());
  REQUIRE(bad.fault->line == 7);
  REQUIRE(bad.fault->refused.refusal.reason == "face-differs");
  REQUIRE(bad.game->lines().size() == 1);
}

}  // namespace turn_cases
