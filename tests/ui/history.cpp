// The history: its figures against sums made by hand, the list that nobody reads as a whole, filters,
// exports, the way to a game and back, by touch and by keys; and ten thousand games.
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "ended.h"
#include "game/store/import.h"
#include "ui/ends/figures.h"
#include "ui/ends/finished_games.h"

using namespace fox;
using namespace fox::ui;
using store::HistoryFilter;

namespace {

// Everything that is known of a game, by hand.
struct Known {
  Finished game;
  Result result;
};

std::vector<Known> known(const std::vector<Finished>& games) {
  std::vector<Known> all;
  for (const Finished& game : games)
    all.push_back({game, result_of(*play_to(game, library()), library(), words(), true)});
  return all;
}

std::unique_ptr<Screen> open_history(const Folder& folder, float width = 1280, float height = 800) {
  AppOptions options = english(folder);
  auto screen = std::make_unique<Screen>(options, width, height);
  screen->tap("button.history");
  screen->settle();
  return screen;
}

// One game many times over, as rows of the database: nobody plays ten thousand games for a test.
void multiply(const std::string& folder, int copies) {
  store::SqliteStore kept(folder, library());
  REQUIRE_FALSE(kept.open());
  store::Database& database = *kept.database();
  const std::string many = "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < " +
                           std::to_string(copies) + ") ";
  database.run("BEGIN");
  database.run(
      "INSERT INTO games(id, uid, begin, created, updated, sequence, entries, head, finished, binned, round, "
      "totals, seal, sheet, mode, size) " +
      many +
      "SELECT 1000 * k + id, uid || '-' || k, begin, created - 60 * k, updated, sequence, entries, head, "
      "finished, "
      "binned, round, totals, seal, sheet, mode, size FROM games, n WHERE id < 1000");
  database.run("INSERT INTO seats " + many +
               "SELECT 1000 * k + game, seat, player, total, rank, foxes, fox_points, lost_bonuses, "
               "unused_actions FROM seats, n WHERE game < 1000");
  database.run("INSERT INTO areas " + many +
               "SELECT 1000 * k + game, seat, area, points FROM areas, n WHERE game < 1000");
  database.run("COMMIT");
  REQUIRE_FALSE(database.failed());
}

}  // namespace

TEST_CASE("the figures are sums over the games, whatever is chosen") {
  const Folder folder;
  const auto games = evenings(20);
  save_games(folder.path(), games);
  const auto all = known(games);
  store::SqliteStore kept(folder.path(), library());
  REQUIRE_FALSE(kept.open());
  const auto groups = std::get<std::vector<store::Statistics>>(store::statistics(kept));

  for (const HistoryFilter& filter : {HistoryFilter{},
                                      {"ganz-schoen-clever", "", 0},
                                      {"ganz-schoen-clever", "Ada", 0},
                                      {"", "Ben", 0},
                                      {"doppelt-so-clever", "", 3},
                                      {"", "Ada", 1},
                                      {"wizard-wuerfelspiel", "Cleo", 3},
                                      {"", "Nobody", 0}}) {
    INFO(filter.sheet << " | " << filter.player << " | " << filter.size);
    int parts = 0, played = 0, against = 0, wins = 0, best = -1000, worst = 1000, counted = 0;
    double sum = 0, foxes = 0, lost = 0, unused = 0;
    std::vector<std::pair<std::int64_t, int>> course;
    for (const Known& one : all) {
      if (!filter.sheet.empty() && one.game.sheet != filter.sheet) continue;
      if (filter.size != 0 && static_cast<int>(one.game.names.size()) != filter.size) continue;
      bool here = false;
      for (const ResultPlayer& player : one.result.players) {
        if (!filter.player.empty() && player.name != filter.player) continue;
        here = true;
        ++parts;
        sum += player.total;
        best = std::max(best, player.total);
        worst = std::min(worst, player.total);
        course.emplace_back(one.game.at, player.total);
        if (one.game.names.size() > 1) {
          ++against;
          wins += player.rank == 1 ? 1 : 0;
        }
        if (!one.result.has_foxes) continue;
        ++counted;
        foxes += player.foxes;
        lost += player.lost;
        unused += player.unused;
      }
      played += here ? 1 : 0;
    }
    const Figures figures = figures_of(groups, filter);
    CHECK(figures.parts == parts);
    CHECK(figures.games == played);
    CHECK(figures.against == against);
    CHECK(figures.wins == wins);
    REQUIRE(figures.outcomes.size() == course.size());
    for (std::size_t i = 1; i < course.size(); ++i)
      CHECK(figures.outcomes[i - 1].at <= figures.outcomes[i].at);
    if (parts == 0) continue;
    CHECK(figures.mean == Approx(sum / parts));
    CHECK(figures.best == best);
    CHECK(figures.worst == worst);
    CHECK(figures.foxes.has_value() == (counted > 0));
    if (counted == 0) continue;
    CHECK(*figures.foxes == Approx(foxes / counted));
    CHECK(*figures.lost == Approx(lost / counted));
    CHECK(*figures.unused == Approx(unused / counted));
  }

  // The bars: means by area, and with foxes and bonus they make the mean total.
  const HistoryFilter filter{"ganz-schoen-clever", "Ben", 0};
  const auto areas = areas_of(filter.sheet, library(), words());
  const auto bars = mean_bars(groups, filter, areas);
  REQUIRE_FALSE(bars.empty());
  CHECK(bars.front().name == "Ben");
  for (const Bar& bar : bars) {
    std::vector<double> sums(areas.size());
    double total = 0;
    int count = 0;
    for (const Known& one : all)
      for (const ResultPlayer& player : one.result.players) {
        if (one.game.sheet != filter.sheet || player.name != bar.name) continue;
        ++count;
        total += player.total;
        for (std::size_t a = 0; a < areas.size(); ++a) sums[a] += player.areas[a];
      }
    REQUIRE(count > 0);
    double whole = bar.foxes + bar.bonus;
    for (std::size_t a = 0; a < areas.size(); ++a) {
      CHECK(bar.areas[a] == Approx(sums[a] / count));
      whole += bar.areas[a];
    }
    CHECK(bar.total == Approx(total / count));
    CHECK(whole == Approx(bar.total));
  }
  const Choices choices = choices_of(groups);
  CHECK(choices.sheets.front() == "ganz-schoen-clever");
  CHECK(choices.players.front() == "Ada");
  CHECK(choices.sizes == std::vector<int>{1, 2, 3, 4});
}

TEST_CASE("the spread and the course of totals, by hand") {
  std::vector<store::Outcome> outcomes;
  for (const int total : {101, 118, 120, 139, 161, 119}) {
    const auto number = static_cast<std::int64_t>(outcomes.size());
    outcomes.push_back({number + 1, 1000 + number, total, total > 120});
  }
  const Spread spread = spread_of(outcomes);
  CHECK(spread.from == 100);
  CHECK(spread.step == 10);
  CHECK(spread.counts == std::vector<int>{1, 2, 1, 1, 0, 0, 1});
  CHECK(spread.last == 1);
  const auto dots = course_of(outcomes, 100);
  REQUIRE(dots.size() == 6);
  CHECK_FALSE(dots[3].mean);
  CHECK(*dots[4].mean == Approx((101 + 118 + 120 + 139 + 161) / 5.));
  CHECK(*dots[5].mean == Approx((118 + 120 + 139 + 161 + 119) / 5.));
  CHECK(dots[3].won);
  CHECK_FALSE(dots[0].won);
  const auto together = course_of(outcomes, 3);
  REQUIRE(together.size() == 3);
  CHECK(together[0].games == 2);
  CHECK(together[0].total == Approx(109.5));
  const Spread below = spread_of({{1, 1, -18, false}, {2, 2, -31, false}, {3, 3, 4, false}});
  CHECK(below.from == -40);
  CHECK(below.counts == std::vector<int>{1, 0, 1, 0, 1});
  CHECK(spread_of({}).counts.empty());
}

TEST_CASE("a frame asks for nothing; what it misses is fetched after it") {
  const Folder folder;
  save_games(folder.path(), evenings(3));
  multiply(folder.path(), 99);
  store::SqliteStore kept(folder.path(), library());
  REQUIRE_FALSE(kept.open());
  FinishedGames finished(kept);
  CHECK(finished.count() == -1);
  CHECK(finished.fetch());
  CHECK(finished.count() == 300);
  CHECK(finished.row(0) == nullptr);
  CHECK(finished.fetch());
  REQUIRE(finished.row(0) != nullptr);
  CHECK(finished.row(0)->created >= finished.row(1)->created);
  CHECK(finished.row(200) == nullptr);  // of another page, which nobody has seen yet
  CHECK(finished.fetch());
  CHECK(finished.row(200) != nullptr);
  while (finished.fetch()) {
  }
  CHECK(finished.counted());
  finished.choose({"", "Ada", 0});
  CHECK(finished.fetch());
  for (const auto& one : finished.statistics())
    if (one.player == "Ada") CHECK(one.games > 0);
  CHECK(finished.games() == std::get<0>(store::finished_games(kept, {"", "Ada", 0})));
}

TEST_CASE("the list, its filters, a game of it and the way back, by touch and by keys") {
  const bool touch = GENERATE(true, false);
  const Folder folder;
  const auto games = evenings(14);
  save_games(folder.path(), games);
  const auto screen = open_history(folder);
  const auto press = [&](const std::string& name) {
    touch ? screen->tap(name) : screen->reach_by_keys(name);
    screen->settle();
  };
  CHECK(screen->says("14 games"));
  press("sheet.doppelt-so-clever");
  const auto some = static_cast<int>(std::count_if(
      games.begin(), games.end(), [](const auto& game) { return game.sheet == "doppelt-so-clever"; }));
  CHECK(screen->says(std::to_string(some) + " games"));
  press("sheet.all");
  press("player.2");
  press("player.all");
  press("size.1");
  const auto alone = static_cast<int>(
      std::count_if(games.begin(), games.end(), [](const auto& game) { return game.names.size() == 1; }));
  CHECK(screen->says(std::to_string(alone) + " game"));
  press("size.all");
  press("figures.ganz-schoen-clever");
  CHECK(screen->says("How the totals spread"));
  press("sheet.all");
  press("row.1");
  const Result newest = result_of(*play_to(games.back(), library()), library(), words(), false);
  CHECK(screen->says(headline(newest, words())));
  press("button.steps");
  press("button.next");
  press("button.back");
  press("button.back");
  CHECK(screen->says("14 games"));
  press("row.2");
  press("button.sheets");
  CHECK(screen->says("The sheets are locked."));
  press("button.home");
  press("button.history");
  press("row.1");
  press("button.again");
  CHECK(screen->find("button.again") == nullptr);
}

TEST_CASE("on a phone the history is one of two, and its choices lie over the screen") {
  const Folder folder;
  save_games(folder.path(), evenings(8));
  const auto screen = open_history(folder, 390, 844);
  CHECK(screen->find("row.1") != nullptr);
  screen->tap("view.figures");
  CHECK(screen->find("row.1") == nullptr);
  screen->tap("pick.sheet");
  screen->tap("sheet.ganz-schoen-clever");
  CHECK(screen->says("How the totals spread"));
  screen->tap("pick.player");
  screen->key("escape");
  screen->tap("pick.player");
  screen->tap("button.close");
  screen->tap("pick.size");
  screen->tap("size.3");
  screen->tap("view.games");
  CHECK(screen->find("row.1") != nullptr);
  screen->tap("button.back");
  CHECK(screen->find("button.new") != nullptr);
}

TEST_CASE("what is shown is exported, and nothing else") {
  const Folder folder;
  const auto games = evenings(12);
  save_games(folder.path(), games);
  const auto screen = open_history(folder);
  screen->tap("sheet.ganz-schoen-clever");
  screen->tap("share.csv");
  screen->settle();
  screen->tap("share.json");
  screen->settle();
  CHECK(screen->says("It is here: "));
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "exports")) {
    std::ifstream in(entry.path(), std::ios::binary);
    files[entry.path().extension()] = {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  std::size_t chosen = 0, seats = 0;
  for (const Finished& game : games)
    if (game.sheet == "ganz-schoen-clever") {
      ++chosen;
      seats += game.names.size();
    }
  const std::string& csv = files[".csv"];
  CHECK(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')) == seats + 1);
  CHECK(csv.find("doppelt-so-clever") == std::string::npos);
  const auto json = nlohmann::json::parse(files[".json"]);
  REQUIRE(json["games"].size() == chosen);
  for (const auto& game : json["games"]) CHECK(game["log"].size() > 20);
}

TEST_CASE("ten thousand games: only what is seen is drawn and asked for") {
  const Folder folder;
  save_games(folder.path(), evenings(10));
  multiply(folder.path(), 999);
  // Nothing is sorted in memory for it, as grouping by SQL would.
  sqlite3_memory_highwater(1);
  const auto screen = open_history(folder);
  screen->settle();
  CHECK(sqlite3_memory_highwater(0) < 6 << 20);
  CHECK(screen->says("10000 games"));
  CHECK(screen->stage().layout().targets.size() < 60);
  CHECK(screen->find("row.1") != nullptr);
  CHECK(screen->find("row.40") == nullptr);
  const Rect list = screen->stage().layout().find_pan("games")->rect;
  for (int i = 0; i < 40; ++i) screen->stage().input.wheel(list.center(), {0, -25000}, 1, screen->now);
  screen->settle();
  CHECK(screen->find("row.10000") != nullptr);
  CHECK(screen->stage().layout().targets.size() < 60);
  screen->settle();
  screen->tap("sheet.ganz-schoen-clever");
  screen->settle();
  CHECK(screen->says("How the totals spread"));
  screen->tap("button.back");
  CHECK(screen->find("button.history") != nullptr);
}

TEST_CASE("an empty history says what will stand there") {
  const Folder folder;
  const auto screen = open_history(folder);
  CHECK(screen->says("No game is finished yet."));
  screen->tap("button.back");
  CHECK(screen->find("button.new") != nullptr);
}

TEST_CASE("a finished game that is brought in counts for the day of its record") {
  const Folder folder;
  store::SqliteStore kept(folder.path(), library());
  REQUIRE_FALSE(kept.open());
  const Finished game{"ganz-schoen-clever", {"Ada"}, 0, 4};
  std::string text = record_text(game, library());
  text.replace(text.find("---"), 3, "date 2024-05-07\n---");
  const store::SessionTools tools{kept, library(), "test", {}};
  auto imported = store::import_record(tools, text);
  REQUIRE(imported.session);
  REQUIRE(imported.session->save());
  const auto outcomes = std::get<0>(store::statistics(kept)).at(0).outcomes;
  const auto at = static_cast<std::time_t>(outcomes.at(0).at);
  std::tm day{};
  localtime_r(&at, &day);
  CHECK(day.tm_year == 124);
  CHECK(day.tm_mon == 4);
  CHECK(day.tm_mday == 7);
}
