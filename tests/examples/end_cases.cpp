// The end of a game: who won, what is said of equal totals, the rating of whoever played alone.
#include <nlohmann/json.hpp>

#include "game_world.h"

namespace end_cases {

using worlds::World;

namespace {

std::vector<int> ranks(const World& world, int players) {
  std::vector<int> all;
  for (int seat = 1; seat <= players; ++seat) all.push_back(world.rank(seat));
  return all;
}

World papers(int players, const std::string& lines) {
  World world(worlds::header("ganz-schoen-clever", "paper", players));
  world.play(lines);
  return world;
}

}  // namespace

TEST_CASE("A place that is shared behind a decided first one does not say that the first is shared") {
  const World world =
      papers(3, "1 mark purple.1=6 purple.2=6; 2 mark purple.1=6 orange.1=6; 3 mark purple.1=6 orange.1=6");
  REQUIRE(ranks(world, 3) == std::vector<int>{1, 2, 2});
  REQUIRE(world.score()["tie_break"] == "best-area");
}

TEST_CASE("Two at the top who share it are told, also where a third of the same total comes behind them") {
  const World world =
      papers(3, "1 mark purple.1=6 purple.2=6; 2 mark purple.1=6 orange.1=6; 3 mark orange.1=6 orange.2=6");
  REQUIRE(ranks(world, 3) == std::vector<int>{1, 3, 1});
  REQUIRE(world.score()["tie_break"] == "shared");
}

TEST_CASE("Of two ties the one for the better place is told") {
  const std::string decided = "1 mark purple.1=6 purple.2=6; 2 mark purple.1=6 orange.1=6;";
  const World first_decided = papers(4, decided + "3 mark purple.1=1; 4 mark purple.1=1");
  REQUIRE(ranks(first_decided, 4) == std::vector<int>{1, 2, 3, 3});
  REQUIRE(first_decided.score()["tie_break"] == "best-area");
  const World first_shared =
      papers(4,
             "1 mark purple.1=6 purple.2=6; 2 mark purple.1=6 purple.2=6; 3 mark purple.1=1 purple.2=2;"
             "4 mark purple.1=2 orange.1=1");
  REQUIRE(ranks(first_shared, 4) == std::vector<int>{1, 1, 3, 4});
  REQUIRE(first_shared.score()["tie_break"] == "shared");
}

TEST_CASE("Only a lower place is tied: that is told; without equal totals nothing is") {
  const World third = papers(4, "1 mark purple.1=6; 2 mark purple.1=5; 3 mark purple.1=1; 4 mark orange.1=1");
  REQUIRE(ranks(third, 4) == std::vector<int>{1, 2, 3, 3});
  REQUIRE(third.score()["tie_break"] == "shared");
  REQUIRE(papers(2, "1 mark purple.1=6").score()["tie_break"].is_null());
}

TEST_CASE("Less than nothing is rated like little: the last tier") {
  // Green counts the first number of a pair less the second.
  const World world = worlds::paper("doppelt-so-clever", "1 mark green.1=2 green.2=12");
  REQUIRE(world.total() == -10);
  const auto rating = world.score()["rating"];
  REQUIRE(rating["tier"] == 11);
  REQUIRE(rating["text"] == worlds::paper("doppelt-so-clever").score()["rating"]["text"]);
}

}  // namespace end_cases
