// What every Clever sheet has around its areas, asked the same way: rounds, gifts, the rating alone.
#pragma once

#include <array>

#include "pen.h"

namespace around {

using pen::Words;
using pen::World;

// Rounds by 1, 2, 3 and 4 players: so many times everybody can go on, then it is over.
inline void rounds(const std::string& sheet, const std::array<int, 4>& by_players) {
  for (int players = 1; players <= 4; ++players) {
    World world(worlds::header(sheet, "sheet", players));
    const int wanted = by_players[static_cast<std::size_t>(players - 1)];
    REQUIRE(world.state()["rounds"] == wanted);
    for (int round = 1; round <= wanted; ++round) {
      INFO(sheet << " with " << players << " players, round " << round);
      REQUIRE(world.state()["round"] == round);
      REQUIRE_FALSE(world.state()["over"].get<bool>());
      while (true) {  // the black bonus of round 4
        const Words waiting = world.lines("1 bonus"), others = world.lines("2 bonus");
        if (waiting.empty() && others.empty() && world.lines("3 bonus").empty() &&
            world.lines("4 bonus").empty())
          break;
        world.play(world.lines()[0]);
      }
      world.play("round");
    }
    REQUIRE(world.state()["over"].get<bool>());
    REQUIRE(world.why("round") == "no-more-rounds");
  }
}

// The gift of every round, to everybody: an action's circle, "?black", or nothing.
inline void gifts(const std::string& sheet, const std::array<std::string, 6>& wanted) {
  World world(worlds::header(sheet, "sheet", 2));
  for (int round = 1; round <= 6; ++round) {
    INFO(sheet << " round " << round);
    const std::string& gift = wanted[static_cast<std::size_t>(round - 1)];
    if (round > 1) {
      while (!world.lines("1 bonus").empty()) world.play(world.lines("1 bonus")[0]);
      while (!world.lines("2 bonus").empty()) world.play(world.lines("2 bonus")[0]);
      world.play("round");
    }
    int first = 0, second = 0;
    for (const auto& event : world.events()) {
      const bool other = event.rfind("2 ", 0) == 0, one = event.rfind("1 ", 0) == 0;
      std::string text = other || one ? event.substr(2) : event;
      if (text.rfind("circle ", 0) == 0) text = text.substr(7);
      if (text.rfind("earn ", 0) == 0) text = "?" + text.substr(5);
      if (text.rfind("round", 0) == 0) continue;
      INFO(event);
      REQUIRE(text == gift);
      ++(other ? second : first);
    }
    REQUIRE(first == (gift.empty() ? 0 : 1));
    REQUIRE(second == (gift.empty() ? 0 : 1));
  }
}

// The rating at every border: `from` is the lowest total of a tier, best first, with its stars.
inline void rating(const std::string& sheet, const std::string& area, const std::array<int, 11>& from,
                   const std::array<double, 11>& stars, std::size_t tiers) {
  const auto ask = [&](int total) {
    World world = worlds::paper(sheet);
    // Numbers of one row add up to any total; the other areas stay at 0, and with them all foxes.
    for (int f = 1, left = total; left > 0; left -= 90, ++f)
      world.play("1 mark " + area + "." + std::to_string(f) + "=" + std::to_string(std::min(left, 90)) +
                 (area == "pink" && sheet == "clever-hoch-drei" && f > 1 ? ":points" : ""));
    REQUIRE(world.total() == total);
    return world.score()["rating"];
  };
  for (std::size_t t = 0; t < tiers; ++t) {
    INFO(sheet << " from " << from[t]);
    const auto at = ask(from[t]);
    REQUIRE(at["tier"] == t + 1);
    REQUIRE(at["of"] == tiers);
    REQUIRE(at["stars"] == stars[t]);
    REQUIRE_FALSE(at["text"].get<std::string>().empty());
    if (from[t] == 0) continue;
    const auto below = ask(from[t] - 1);
    REQUIRE(below["tier"] == t + 2);
    REQUIRE(below["stars"] == stars[t + 1]);
    REQUIRE(below["text"] != at["text"]);
  }
  REQUIRE(ask(from[0] + 200)["tier"] == 1);
  World two(worlds::header(sheet, "paper", 2));
  REQUIRE(two.score()["rating"].is_null());
}

inline void rating(const std::string& sheet, const std::string& area, const std::array<int, 9>& from,
                   const std::array<double, 9>& stars) {
  std::array<int, 11> more{};
  std::array<double, 11> more_stars{};
  std::copy(from.begin(), from.end(), more.begin());
  std::copy(stars.begin(), stars.end(), more_stars.begin());
  rating(sheet, area, more, more_stars, 9);
}

}  // namespace around
