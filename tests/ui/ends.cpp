// The end of a game on the screen: what it says, that everything on it is reached by touch alone and by keys
// alone, what is shared and where, corrections, the game line by line, a new game taken back.
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#include <stb/stb_image.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "finished.h"
#include "screen.h"
#include "ui/ends/share.h"

using namespace fox;
using namespace fox::ui;

namespace {

SheetLibrary& library() {
  static SheetLibrary sheets;
  return sheets;
}

const Catalogue& english() {
  static const Catalogue words("en");
  return words;
}

std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The app with a finished game on the table.
struct Ended {
  Folder folder;
  std::unique_ptr<Screen> screen;

  explicit Ended(const Finished& game, float width = 1280, float height = 800) {
    AppOptions options;
    options.data = folder.path;
    options.language = "en";
    options.open = folder.path + "/game.fox";
    std::ofstream(options.open) << record_text(game, library());
    screen = std::make_unique<Screen>(options, width, height);
  }
  [[nodiscard]] std::vector<std::filesystem::path> exported(const std::string& ending) const {
    std::vector<std::filesystem::path> found;
    if (!std::filesystem::exists(folder.path + "/exports")) return found;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path + "/exports"))
      if (entry.path().extension() == ending) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
  }
  [[nodiscard]] bool says(const std::string& part) const {
    for (const std::string& text : screen->stage().texts())
      if (text.find(part) != std::string::npos) return true;
    return false;
  }
};

const Finished kThree{"ganz-schoen-clever", {"Ada", "Ben", "Cleo"}, 0, 5};

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

// What a PNG holds: its size, and how many pixels have each colour.
struct Seen {
  int width = 0, height = 0;
  std::map<std::uint32_t, int> colors;
};

Seen look_at(const std::string& png) {
  Seen seen;
  int channels = 0;
  unsigned char* pixels =
      stbi_load_from_memory(reinterpret_cast<const unsigned char*>(png.data()), static_cast<int>(png.size()),
                            &seen.width, &seen.height, &channels, 3);
  REQUIRE(pixels != nullptr);
  for (int i = 0; i < seen.width * seen.height; ++i)
    ++seen.colors[static_cast<std::uint32_t>(pixels[3 * i] << 16 | pixels[3 * i + 1] << 8 |
                                             pixels[3 * i + 2])];
  stbi_image_free(pixels);
  return seen;
}

std::uint32_t hex_of(Color color) {
  return (color & 0xff) << 16 | (color & 0xff00) | (color >> 16 & 0xff);
}

}  // namespace

TEST_CASE("the end tells what the rules count, for every family") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  const Finished game{sheet, {"Ada", "Ben", "Cleo"}, 0, 11};
  const auto played = play_to(game, library());
  const Result result = result_of(*played, library(), english(), true);
  const auto score = played->score(english());
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
  CHECK_FALSE(headline(result, english()).empty());
  CHECK(result.ladder.empty());
}

TEST_CASE("whoever plays alone has a ladder, and stands on the rung of the rules") {
  const Finished game{"ganz-schoen-clever", {"Ada"}, 0, 3};
  const auto played = play_to(game, library());
  const Result result = result_of(*played, library(), english(), true);
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
  result.tie = english().text("referee", "tie-broken");
  const auto told = headline_facts(result, english());
  CHECK(std::find(told.begin(), told.end(), result.tie) != told.end());
}

TEST_CASE("everything of the end is reached by touch alone and by keys alone") {
  const bool touch = GENERATE(true, false);
  const auto [width, height] = GENERATE(std::pair{1280.F, 800.F}, std::pair{390.F, 844.F});
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
  CHECK(ended.says(ended.folder.path + "/exports/"));
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

TEST_CASE("what is shared can be read again") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  const Finished game{sheet, {"Ada", "Ben"}, 0, 21};
  Ended ended(game);
  Screen& screen = *ended.screen;
  screen.tap("button.result");
  screen.tap("button.picture");
  screen.tap("share.result");
  screen.tap("share.sheet.1");
  const auto areas = areas_of(sheet, library(), english());
  const auto pictures = ended.exported(".png");
  REQUIRE(pictures.size() == 2);
  for (const auto& path : pictures) {
    INFO(path.string());
    const Seen seen = look_at(bytes_of(path));
    CHECK(seen.width >= 1400);  // twice as many pixels as on the screen
    CHECK(seen.width % 2 == 0);
    CHECK(seen.height >= 1400);
    CHECK(seen.colors.size() > 60);
    for (const ResultArea& area : areas) {
      INFO(area.id);
      const AreaColors colors = area_colors(theme_of(ThemeId::paper), area.key);
      int pixels = 0;
      for (const Color color : {area.key, colors.panel, colors.spine}) {
        const auto found = seen.colors.find(hex_of(color));
        pixels += found == seen.colors.end() ? 0 : found->second;
      }
      CHECK(pixels > 500);
    }
  }

  screen.tap("button.export");
  screen.tap("share.csv");
  screen.tap("share.json");
  screen.tap("share.record");
  const auto played = play_to(game, library());
  const Result result = result_of(*played, library(), english(), false);
  const std::string csv = bytes_of(ended.exported(".csv").at(0));
  for (const ResultPlayer& player : result.players)
    CHECK_THAT(csv, contains("," + player.name + "," + std::to_string(player.total) + "," +
                             std::to_string(player.rank) + ","));
  const auto json = nlohmann::json::parse(bytes_of(ended.exported(".json").at(0)));
  REQUIRE(json["games"].size() == 1);
  CHECK(json["games"][0]["players"][1]["total"] == result.players[1].total);
  const auto again = replay_record(bytes_of(ended.exported(".fox").at(0)), library());
  REQUIRE(again.game);
  CHECK(again.game->lines() == played->lines());
}

TEST_CASE("what cannot be written is said, and nothing is lost") {
  Ended ended(kThree);
  std::ofstream(ended.folder.path + "/exports") << "a file where the folder should be";
  ended.screen->tap("button.result");
  ended.screen->tap("button.export");
  ended.screen->tap("share.csv");
  CHECK(ended.says("cannot be written"));
  std::filesystem::remove(ended.folder.path + "/exports");
  ended.screen->tap("share.csv");
  CHECK(ended.says("It is here: "));
  CHECK(ended.exported(".csv").size() == 1);
  ended.screen->tap("share.csv");
  CHECK(ended.exported(".csv").size() == 2);  // nothing is written over
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
    auto log = acts(ended.folder.path);
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
    CHECK(acts(ended.folder.path).size() == before);
  }
  SECTION("what was opened and not changed is finished again") {
    screen.tap("button.result");
    screen.tap("button.correct");
    screen.tap("button.reopen");
    screen.tap("button.home");
    screen.drop();
    const auto log = acts(ended.folder.path);
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
  store::SqliteStore kept(ended.folder.path, library());
  REQUIRE_FALSE(kept.open());
  const auto rows = kept.list();
  CHECK(std::get<0>(rows).front().begin.header.names == std::vector<std::string>{"Ben", "Cleo", "Ada"});
}

TEST_CASE("line by line a game stands as it stood then") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  const Finished finished{sheet, {"Ada", "Ben", "Cleo"}, 0, 31};
  const auto whole = play_to(finished, library());
  store::Disk disk;
  store::MemoryStore kept(disk);
  const store::Desk desk{kept, library(), "test", {}};
  Steps steps(desk, *whole);
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
    if (line > 0) CHECK_FALSE(steps.words_of(line, english()).empty());
  }
  steps.go(steps.count() + 5, 0);
  CHECK(steps.at() == steps.count());
  CHECK(steps.round_of(steps.count()) >= steps.round_of(1));
  CHECK(disk.bytes.empty());  // looking at a game saves nothing
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
  AppOptions options;
  options.data = folder.path;
  options.language = "en";
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
  store::SqliteStore kept(folder.path, library());
  REQUIRE_FALSE(kept.open());
  CHECK(std::get<0>(kept.list()).size() == 2);
  CHECK(std::get<0>(kept.running(1)).size() == 1);
}

TEST_CASE("folders and names of what is shared") {
  const std::string dirs =
      "# a comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_DOCUMENTS_DIR=\"/data/texts/\"\n"
      "XDG_MUSIC_DIR=\"$HOME\"\n";
  CHECK(desktop_folder(dirs, "XDG_PICTURES_DIR", "/home/ada") == "/home/ada/Bilder");
  CHECK(desktop_folder(dirs, "XDG_DOCUMENTS_DIR", "/home/ada") == "/data/texts");
  CHECK(desktop_folder(dirs, "XDG_MUSIC_DIR", "/home/ada").empty());
  CHECK(desktop_folder(dirs, "XDG_VIDEOS_DIR", "/home/ada").empty());
  CHECK(ShareFolders("/d", true).pictures() == "/d/exports");
  CHECK(file_name_of({"Ganz schön clever", "", "A/B: \"C\""}) == "Ganz schön clever A-B- -C-");
  const std::string longest = file_name_of({std::string(158, 'a') + "ééé"});
  CHECK(longest.size() <= 160);
  CHECK(longest.substr(158) == "é");
}
