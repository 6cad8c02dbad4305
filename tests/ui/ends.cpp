// The end of a game on the screen: what it says, that everything on it is reached by touch alone and by keys
// alone, corrections, the game line by line, a new game taken back.
// Setting: begins early
#include <algorithm>
#include <nlohmann/json.hpp>

#include "ended.h"
#include "ui/ends/result.h"
#include "ui/ends/steps.h"

using namespace fox;
using namespace fox::ui;

namespace {

// The acts of the newest game of the folder.
std::vector<store::Act> acts(const std::string& folder) {
  store::SqliteStore kept(folder, library());
  REQUIRE_FALSE(kept.open());
  const auto rows = kept.list();
  const auto& list = std::get<std::vector<store::GameRow>>(rows);
  REQUIRE_FALSE(list.empty());
  const auto game = kept.read(list.front().id);
  std::vector<store::Act> all;
  for (const auto& entry : std::get<store::StoredGame>(game).entries) all.push_back(entry.act);
  return all;
}

}  // namespace

TEST_CASE("the end tells what the rules count, for every family") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  const Finished game{sheet, {"Ada", "Ben", "Cleo"}, 0, 11};
  const auto played = play_to(game, library());
  const Result result = result_of(*played, library(), words(), true);
  const auto score = played->score(words());
  REQUIRE(result.players.size() == 3);
  CHECK(result.over);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const ResultPlayer& player = result.players[seat];
    const auto& counted = score["players"][seat];
    int sum = player.fox_points + player.bonus;
    for (std::size_t a = 0; a < result.areas.size(); ++a) {
      CHECK(player.areas[a] == counted["areas"][result.areas[a].id].get<int>());
      sum += player.areas[a];
    }
    CHECK(player.total == counted["total"].get<int>());
    CHECK(player.total == sum);
    CHECK(player.rank == counted["rank"].get<int>());
    if (player.foxes > 0 && player.lowest >= 0)
      CHECK(player.fox_points == player.foxes * *std::min_element(player.areas.begin(), player.areas.end()));
  }
  CHECK_FALSE(headline(result, words()).empty());
  CHECK(result.ladder.empty());
}

TEST_CASE("whoever plays alone has a ladder, and stands on the rung of the rules") {
  const Finished game{"ganz-schoen-clever", {"Ada"}, 0, 3};
  const auto played = play_to(game, library());
  const Result result = result_of(*played, library(), words(), true);
  REQUIRE(result.ladder.size() == 9);
  REQUIRE(result.rung >= 0);
  const auto rung = static_cast<std::size_t>(result.rung);
  CHECK(result.players[0].total >= result.ladder[rung].from);
  CHECK((rung == 0 || result.players[0].total < result.ladder[rung - 1].from));
}

TEST_CASE("the next game at the table is begun by the next seat") {
  Header header;
  header.names = {"Ada", "Ben", "Cleo"};
  CHECK(next_game(header).names == std::vector<std::string>{"Ben", "Cleo", "Ada"});
  header.rules = {{"target", "12"}, {"first-seer", "2"}};
  const Header next = next_game(header);
  CHECK(next.names == std::vector<std::string>{"Cleo", "Ada", "Ben"});
  CHECK(next.rules == std::vector<std::pair<std::string, std::string>>{{"target", "12"}});
}

TEST_CASE("a tie is explained in words") {
  Result result;
  result.title = "Sheet";
  result.areas = {{"yellow", "yellow", "Y", "dots", rgb(0xFCD445)}};
  result.players = {{"Ada", {20}, 0, 0, 0, -1, 20, 1, 0, 0}, {"Ben", {20}, 0, 0, 0, -1, 20, 2, 0, 0}};
  result.tie = words().text("referee", "tie-broken");
  const auto told = headline_facts(result, words());
  CHECK(std::find(told.begin(), told.end(), result.tie) != told.end());
}

TEST_CASE("everything of the end is reached by touch alone and by keys alone") {
  const bool touch = GENERATE(true, false);
  const auto window = GENERATE(std::pair{1280.F, 800.F}, std::pair{390.F, 844.F});
  const float width = window.first, height = window.second;
  INFO((touch ? "touch " : "keys ") << width << " × " << height);
  Ended ended(kThree, width, height);
  Screen& screen = *ended.screen;
  // By touch a page is dragged until a finger finds what it looks for.
  const auto press = [&](const std::string& name) {
    if (!touch) return screen.reach_by_keys(name);
    for (int i = 0; i < 40; ++i) {
      const Target* target = screen.find(name);
      REQUIRE(target != nullptr);
      if (!target->rect.empty() && target->rect.h > target->whole.h * .6F) break;
      const float way = target->whole.y < height / 2 ? 120.F : -120.F;
      screen.stage().input.wheel({width / 2, height / 2}, {0, way}, 1, screen.now);
      screen.settle();
    }
    screen.tap(name);
  };
  CHECK(ended.says("The sheets are locked."));
  press("button.result");
  CHECK(ended.says(" wins with "));
  press("button.picture");
  press("share.result");
  CHECK(ended.exported(".png").size() == 1);
  press("share.sheet.2");
  CHECK(ended.exported(".png").size() == 2);
  // The folder may lie in somebody's home, which is called ~.
  const std::filesystem::path folder = ended.folder.path();
  CHECK(ended.says("/" + folder.filename().string() + "/exports/"));
  press("button.export");
  press("share.csv");
  press("share.json");
  press("share.record");
  CHECK(ended.exported(".csv").size() == 1);
  CHECK(ended.exported(".json").size() == 1);
  CHECK(ended.exported(".fox").size() == 1);
  press("button.close");
  press("button.steps");
  CHECK(ended.says("The game begins"));
  press("button.next");
  press("button.next");
  press("button.previous");
  press("slide.2");
  press("tab.3");
  press("button.back");
  press("button.sheets");
  CHECK(ended.says("The sheets are locked."));
  press("button.result");
  press("button.correct");
  press("button.reopen");
  press("button.undo");
  CHECK(screen.find("button.result") == nullptr);
  press("button.redo");
  press("button.result");
  press("button.home");
  CHECK(screen.find("button.new") != nullptr);
}

TEST_CASE("a finished game is locked, and a correction is logged") {
  Ended ended(kThree);
  Screen& screen = *ended.screen;
  const std::size_t before = 1 + lines_of(kThree, library()).size();
  SECTION("undo right after the last mark opens it at once") {
    screen.tap("button.result");
    screen.tap("button.correct");
    screen.tap("button.reopen");
    screen.tap("button.undo");
    screen.tap("button.redo");  // the last mark is made, and the game is over
    CHECK(ended.says("Undo can still change the last mark."));
    screen.tap("button.undo");
    CHECK(screen.find("button.result") == nullptr);
    screen.drop();
    using store::Act;
    auto log = acts(ended.folder.path());
    REQUIRE(log.size() == before + 5);
    log.erase(log.begin(), log.begin() + static_cast<long>(before));
    CHECK(log == std::vector<Act>{Act::correct, Act::undo, Act::redo, Act::correct, Act::undo});
  }
  SECTION("once the result was looked at, undo alone does nothing and says why") {
    screen.tap("button.result");
    screen.tap("button.sheets");
    screen.tap("button.undo");
    CHECK(ended.says("finished and locked"));
    screen.drop();
    CHECK(acts(ended.folder.path()).size() == before);
  }
  SECTION("what was opened and not changed is finished again") {
    screen.tap("button.result");
    screen.tap("button.correct");
    screen.tap("button.reopen");
    screen.tap("button.home");
    screen.drop();
    const auto log = acts(ended.folder.path());
    REQUIRE(log.size() == before + 2);
    CHECK(log[before] == store::Act::correct);
    CHECK(log[before + 1] == store::Act::finish);
  }
}

TEST_CASE("again begins with the next one") {
  Ended ended(kThree);
  ended.screen->tap("button.result");
  CHECK(ended.says("Ben begins"));
  ended.screen->tap("button.again");
  REQUIRE(ended.screen->find("face.1") != nullptr);
  CHECK(ended.screen->find("tab.1")->rect.x < ended.screen->find("tab.2")->rect.x);
  ended.screen->tap("face.1");
  ended.screen->drop();
  store::SqliteStore kept(ended.folder.path(), library());
  REQUIRE_FALSE(kept.open());
  const auto rows = kept.list();
  CHECK(std::get<0>(rows).front().begin.header.names == std::vector<std::string>{"Ben", "Cleo", "Ada"});
}

TEST_CASE("line by line a game stands as it stood then") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  const Finished finished{sheet, {"Ada", "Ben", "Cleo"}, 0, 31};
  const auto whole = play_to(finished, library());
  Steps steps(*whole);
  REQUIRE(steps.count() == static_cast<int>(whole->lines().size()));
  RandomSource random(9);
  for (int i = 0; i < amount(25, 400); ++i) {
    const int line = static_cast<int>(random.below(static_cast<std::uint32_t>(steps.count()) + 1));
    steps.go(line, 0);
    const auto then = play_to(finished, library(), static_cast<std::size_t>(line));
    CHECK(steps.at() == line);
    CHECK(steps.game().lines() == then->lines());
    auto state = steps.game().state(), expected = then->state();
    CHECK(state == expected);
    if (line > 0) CHECK_FALSE(steps.words_of(line, words()).empty());
  }
  steps.go(steps.count() + 5, 0);
  CHECK(steps.at() == steps.count());
  CHECK(steps.round_of(steps.count()) >= steps.round_of(1));
  CHECK(whole->count() == whole->lines().size());  // the game itself stays as it is
}

TEST_CASE("the slider is dragged, tapped and stepped by keys") {
  Ended ended(kThree);
  Screen& screen = *ended.screen;
  const int count = static_cast<int>(lines_of(kThree, library()).size());
  const auto at = [&](int line) {
    return ended.says("Line " + std::to_string(line) + " of " + std::to_string(count) + " ");
  };
  screen.tap("button.result");
  screen.tap("button.steps");
  screen.key("n");
  CHECK(at(1));
  screen.key("end");
  CHECK(at(count));
  screen.key("p");
  CHECK(at(count - 1));
  screen.key("home");
  CHECK(ended.says("The game begins"));
  const Rect slider = screen.stage().layout().find_pan("slider")->rect;
  screen.stage().input.down(1, {slider.x + 20, slider.center().y}, screen.now);
  for (int i = 1; i <= 20; ++i) {
    screen.now += .02;
    screen.stage().input.move(1, {slider.x + 20 + slider.w * .03F * static_cast<float>(i), slider.center().y},
                              screen.now);
    screen.settle();
  }
  screen.stage().input.up(1, {slider.x + 20 + slider.w * .6F, slider.center().y}, screen.now + .5);
  screen.settle();
  CHECK_FALSE(ended.says("The game begins"));
  screen.key("pageup");
  screen.key("pagedown");
  screen.key("escape");
  CHECK(screen.find("button.steps") != nullptr);
}

TEST_CASE("a new game that was a slip of the finger is taken back") {
  const auto by = GENERATE(as<std::string>(), "button.take-back", "button.undo");
  Folder folder;
  AppOptions options = english(folder);
  options.sheet = "ganz-schoen-clever";
  options.players = {"Ada", "Ben"};
  Screen screen(options);
  for (int i = 1; i <= 6; ++i) screen.tap("face." + std::to_string(i));
  screen.tap("button.home");
  screen.tap("button.again");
  REQUIRE(screen.find("button.take-back") != nullptr);
  screen.tap(by);
  CHECK(screen.find("button.take-back") == nullptr);
  CHECK(screen.find("face.1") == nullptr);  // the roll stands
  screen.tap("button.home");
  // Once something is entered, the new game is meant.
  screen.tap("button.again");
  for (int i = 1; i <= 6; ++i) screen.tap("face." + std::to_string(i));
  CHECK(screen.find("button.take-back") == nullptr);
  screen.drop();
  store::SqliteStore kept(folder.path(), library());
  REQUIRE_FALSE(kept.open());
  CHECK(std::get<0>(kept.list()).size() == 2);
  CHECK(std::get<0>(kept.running(1)).size() == 1);
}
