// What the statistics views say, against sums by hand over the games' own scores.
#include "game/store/statistics.h"

#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "game/store/check.h"
#include "shop.h"

using namespace shop;

namespace {

struct Sum {
  int games = 0, total = 0, best = -10000, worst = 10000, wins = 0, foxes = 0, unused = 0;
  std::map<std::string, int> areas;
};

int unused_actions(const nlohmann::json& player) {
  int unused = 0;
  for (const auto& [name, action] : player["actions"].items())
    unused += action["circled"].get<int>() - action["crossed"].get<int>();
  return unused;
}

}  // namespace

TEST_CASE("the statistics are the sums of the games' scores") {
  const Folder folder;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const fox::Catalogue words;
  std::map<std::tuple<std::string, int, std::string>, Sum> sums;
  Random random(41);
  const std::vector<std::vector<std::string>> tables{
      {"Ada"}, {"Ada", "Ben"}, {"Ben", "Cleo", "Ada"}, {"Ben", "Ada"}};
  for (int i = 0; i < amount(16, 200); ++i) {
    const auto& names = tables[static_cast<std::size_t>(i) % tables.size()];
    const std::string sheet = i % 3 == 0 ? "doppelt-so-clever" : "ganz-schoen-clever";
    const auto session = begin(tools(store), header(names, sheet));
    play_on(*session, random, i % 5 == 4 ? 20 : 100000);  // some stay unfinished
    REQUIRE(session->save());
    if (!session->game().is_over()) continue;
    const auto score = session->game().score(words), state = session->game().state();
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      const auto& player = score["players"][seat];
      Sum& sum = sums[{sheet, static_cast<int>(names.size()), names[seat]}];
      const int total = player["total"];
      ++sum.games;
      sum.total += total;
      sum.best = std::max(sum.best, total);
      sum.worst = std::min(sum.worst, total);
      sum.wins += names.size() > 1 && player["rank"] == 1 ? 1 : 0;
      sum.foxes += player["foxes"].get<int>();
      sum.unused += unused_actions(state["players"][seat]);
      for (const auto& [area, points] : player["areas"].items()) sum.areas[area] += points.get<int>();
    }
  }
  const auto all = std::get<std::vector<Statistics>>(statistics(store));
  REQUIRE(all.size() == sums.size());
  for (const auto& one : all) {
    INFO(one.sheet << " " << one.size << " " << one.player);
    const Sum& sum = sums.at({one.sheet, one.size, one.player});
    const double games = sum.games;
    CHECK(one.games == sum.games);
    CHECK(one.mean == Approx(sum.total / games));
    CHECK(one.best == sum.best);
    CHECK(one.worst == sum.worst);
    CHECK(one.wins == sum.wins);
    CHECK(one.foxes.value() == Approx(sum.foxes / games));
    CHECK(one.unused_actions.value() == Approx(sum.unused / games));
    CHECK(one.outcomes.size() == static_cast<std::size_t>(sum.games));
    REQUIRE(one.areas.size() == sum.areas.size());
    for (const auto& area : one.areas) CHECK(area.mean == Approx(sum.areas.at(area.area) / games));
  }
  CHECK(std::get<Checked>(check_all(store, library())).faults.empty());
  CHECK(std::get<0>(player_names(store)).size() == 3);
}

TEST_CASE("bonuses that were lost are counted for the one who lost them") {
  // Ada fills the middle of yellow so that a yellow bonus has no place left: played at random until it
  // happens.
  const Folder folder;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  Random random(42);
  int seen = 0;
  for (int i = 0; i < 30 && seen == 0; ++i) {
    const auto session = begin(tools(store), header({"Ada", "Ben"}, "clever-hoch-drei"));
    std::map<std::string, int> lost;
    while (!session->locked()) {
      const std::string line = next_line(session->game(), random);
      REQUIRE_FALSE(session->submit(line).has_value());
      const auto state = session->game().state();
      for (const auto& event : state["events"]) {
        const std::string text = event;
        if (text.rfind("lost ", 0) == 0) ++lost[line.substr(0, 1)];
        if (text.find(" lost ") == 1) ++lost[text.substr(0, 1)];
      }
    }
    REQUIRE(session->save());
    const auto tally = stored(store, session->id()).tally;
    CHECK(tally[0].lost_bonuses == lost["1"]);
    CHECK(tally[1].lost_bonuses == lost["2"]);
    seen += lost["1"] + lost["2"];
  }
}

TEST_CASE("games in the bin, unfinished games and corrected ones do not count") {
  const Folder folder;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  Random random(43);
  std::vector<std::unique_ptr<Session>> games;
  for (int i = 0; i < 3; ++i) {
    games.push_back(begin(tools(store), header({"Ada"})));
    play_on(*games.back(), random);
    REQUIRE(games.back()->save());
  }
  CHECK(std::get<0>(statistics(store))[0].games == 3);
  GameRow row = stored(store, games[0]->id()).row;
  row.binned = true;
  REQUIRE(std::holds_alternative<GameId>(store.write({row, row.head, {}, {}})));
  CHECK(std::get<0>(statistics(store))[0].games == 2);
  games[1]->correct();
  REQUIRE(games[1]->save());
  CHECK(std::get<0>(statistics(store))[0].games == 1);
  games[1]->finish();
  REQUIRE(games[1]->save());
  CHECK(std::get<0>(statistics(store))[0].games == 2);
}

TEST_CASE("one go through the file gives what the views of games.db give") {
  const Folder folder;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  Random random(43);
  const std::vector<std::vector<std::string>> tables{{"Ada"}, {"Ada", "Ben"}, {"Ben", "Cleo", "Ada"}};
  for (int i = 0; i < 9; ++i) {
    const auto session = begin(tools(store), header(tables[static_cast<std::size_t>(i) % 3],
                                                    i % 2 == 0 ? "clever-hoch-drei" : "ganz-schoen-clever"));
    play_on(*session, random, i == 7 ? 20 : 100000);
    REQUIRE(session->save());
  }
  GameRow binned = rows(store)[4];
  binned.binned = true;
  REQUIRE(std::holds_alternative<GameId>(store.write({binned, binned.head, {}, {}})));

  const auto all = std::get<std::vector<Statistics>>(statistics(store));
  Query groups(*store.database(), "SELECT * FROM statistics ORDER BY sheet, size, player");
  for (const Statistics& one : all) {
    REQUIRE(groups.row());
    CHECK(groups.text(0) == one.sheet);
    CHECK(groups.number(1) == one.size);
    CHECK(groups.text(2) == one.player);
    CHECK(groups.number(3) == one.games);
    CHECK(groups.real(4) == Approx(one.mean));
    CHECK(groups.number(5) == one.best);
    CHECK(groups.number(6) == one.worst);
    CHECK(groups.number(7) == one.wins);
    const std::optional<double> means[] = {one.foxes, one.fox_points, one.lost_bonuses, one.unused_actions};
    for (int i = 0; i < 4; ++i) {
      CHECK(groups.null(8 + i) == !means[i].has_value());
      if (means[i]) CHECK(groups.real(8 + i) == Approx(*means[i]));
    }
    Query areas(*store.database(),
                "SELECT area, games, mean, best, worst FROM area_statistics WHERE sheet = ? AND "
                "size = ? AND player = ? ORDER BY area");
    areas.bind(one.sheet).bind(one.size).bind(one.player);
    for (const AreaStatistics& area : one.areas) {
      REQUIRE(areas.row());
      CHECK(areas.text(0) == area.area);
      CHECK(areas.real(2) == Approx(area.mean));
      CHECK(areas.number(3) == area.best);
      CHECK(areas.number(4) == area.worst);
    }
    CHECK_FALSE(areas.row());
    CHECK(one.outcomes.size() == static_cast<std::size_t>(one.games));
  }
  CHECK_FALSE(groups.row());
}
