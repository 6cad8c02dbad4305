// From screen to screen: double taps, files dropped anywhere, files that are broken, settings that hold at
// once.
#include <filesystem>
#include <fstream>

#include "in_memory.h"
#include "ui/screen.h"
#include "ui/settings_file.h"

using namespace fox;
using namespace fox::ui;

namespace {

const char* const kGame =
    "foxsheet 1\nsheet ganz-schoen-clever\nmode sheet\nplayer Ada\n---\n1 use g2 green.1\n";

struct App {
  Folder folder;
  std::unique_ptr<Screen> screen;

  explicit App(const std::string& open = {}) {
    AppOptions options;
    options.data = folder / "data";
    options.language = "en";
    if (!open.empty()) options.open = file("opened.fox", open);
    screen = std::make_unique<Screen>(options);
  }
  std::string file(const std::string& name, const std::string& text) {
    std::ofstream(folder / name) << text;
    return folder / name;
  }
  void drop(const std::string& path) {
    screen->stage().input.file(path, screen->now);
    screen->now += .1;
    screen->settle();
  }
  // Both halves within a quarter of a second, the second on whatever lies there by then.
  void double_tap(const std::string& name) {
    const Target* target = screen->find(name);
    REQUIRE(target != nullptr);
    const Point at = target->rect.center();
    screen->tap_at(at);
    screen->now += .15;
    screen->tap_at(at);
    screen->now += .5;
  }
  bool plays() const { return screen->find("button.undo") != nullptr; }
  [[nodiscard]] bool says(const std::string& part) const { return screen->says(part); }
};

}  // namespace

TEST_CASE("a double tap that begins a game does nothing in it") {
  const auto size = GENERATE(0, 1, 2);
  constexpr float kSizes[][2] = {{1280, 800}, {800, 1280}, {390, 844}};
  App app(kGame);  // an older game, to which a new one could go back
  app.screen->resize(kSizes[size][0], kSizes[size][1], 1);
  app.screen->tap("button.home");
  app.double_tap("button.new");
  REQUIRE(app.screen->find("button.start") != nullptr);
  app.double_tap("button.start");
  REQUIRE(app.plays());
  // The older game is not taken back by it: the way back to that is still offered.
  CHECK(app.says("Back to"));
  app.screen->tap("button.home");
  CHECK(app.screen->find("button.new") != nullptr);
}

TEST_CASE("what a key taps is no echo, however quick the hands") {
  App app;
  const auto press = [&](const std::string& name) {
    for (int i = 0; i < 60 && app.screen->stage().input.focused() != name; ++i) app.screen->key("tab");
    REQUIRE(app.screen->stage().input.focused() == name);
    app.screen->key("enter");
  };
  press("button.settings");
  REQUIRE(app.screen->find("theme.dark") != nullptr);
  app.screen->key("escape");
  const double since = app.screen->now;
  press("button.new");
  REQUIRE(app.screen->now - since < .3);
  CHECK(app.screen->find("button.start") != nullptr);
}

TEST_CASE("a record dropped on any screen is opened, a broken one is named and nothing is lost") {
  const auto where =
      GENERATE(as<std::string>(), "home", "button.new", "button.settings", "button.history", "keys", "play");
  App app;
  if (where == "play") {
    app.drop(app.file("first.fox", kGame));
    REQUIRE(app.plays());
  } else if (where == "keys") {
    app.screen->key("f1");
  } else if (where != "home") {
    app.screen->tap(where);
  }
  INFO(where);
  for (const char* broken :
       {"", "not a record", "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\n---\n1 take y yellow.99\n",
        "foxsheet 1\nsheet ganz-schoen-clever\nmode sheet\nplayer Ada\n---\n1 use y3 yellow.31\n"}) {
    app.drop(app.file("broken.fox", broken));
    CHECK(app.plays() == (where == "play"));
    CHECK(app.says("broken.fox"));
    CHECK_FALSE(app.says("{"));  // every name in the sentence is there
    REQUIRE(app.screen->find("notice.close") != nullptr);
    app.screen->tap("notice.close");
  }
  app.drop(app.folder / "nowhere.fox");
  CHECK(app.says("nowhere.fox"));
  app.screen->tap("notice.close");
  CHECK(app.screen->find("notice.close") == nullptr);
  app.drop(app.file("second.fox", kGame));
  CHECK(app.plays());
}

TEST_CASE("a film dropped by mistake is not read, and the sentence has its name only") {
  App app;
  const std::string film = app.file("film.mp4", "");
  std::filesystem::resize_file(film, std::uintmax_t{1} << 40);  // nobody has so much memory
  app.drop(film);
  CHECK(app.says("film.mp4 is too large"));
  CHECK_FALSE(app.says(app.folder.path()));
}

TEST_CASE("a record dropped on a result is a game of its own, which does not go back to the history") {
  App app;
  app.drop(FOXSHEET_SOURCE_DIR "/tests/shots/result.fox");
  REQUIRE(app.screen->find("button.result") != nullptr);
  app.screen->tap("button.result");
  REQUIRE(app.screen->find("button.again") != nullptr);
  app.drop(app.file("second.fox", kGame));
  REQUIRE(app.plays());
  app.screen->tap("button.home");
  CHECK(app.screen->find("button.new") != nullptr);
}

TEST_CASE("a theme that is chosen is drawn at once") {
  Folder folder;
  AppOptions options = english(folder);
  auto memory = std::make_unique<InMemory>(1280, 800);
  InMemory& renderer = *memory;
  Screen screen(options, 1280, 800, std::move(memory));
  screen.tap("button.settings");
  const auto corner = [&] { return renderer.read().rgb.front(); };
  const int before = corner();
  screen.tap("theme.dark");
  CHECK(corner() < before / 2);
  screen.tap("theme.light");
  CHECK(corner() > before / 2);
}

TEST_CASE("settings that cannot be saved are told in a sentence") {
  Folder folder;
  Screen screen(english(folder));
  std::filesystem::remove(folder / "settings.json");
  std::filesystem::create_directory(folder / "settings.json");  // a folder stands in its place
  screen.tap("button.settings");
  screen.tap("theme.dark");
  bool told = false;
  for (const auto& text : screen.stage().texts())
    told = told || text.find("The settings could not be saved (") != std::string::npos;
  CHECK(told);
}

TEST_CASE("settings that cannot be used are told at the start, once, and the app goes on with the others") {
  Folder folder;
  std::ofstream(folder / "settings.json")
      << R"({"open-game": null, "theme": "dark", "names": [")" << std::string(100000, 'x') << R"("]})";
  const auto told = [](Screen& screen) {
    for (const auto& text : screen.stage().texts())
      if (text.find("Some of the settings could not be used (names, open-game)") != std::string::npos)
        return true;
    return false;
  };
  {
    Screen screen(english(folder));
    CHECK(told(screen));
    CHECK(folder.files("settings-unusable-").size() == 1);
    screen.tap("notice.close");
    screen.tap("button.new");
    REQUIRE(screen.find("button.start") != nullptr);
  }
  Screen screen(english(folder));
  CHECK_FALSE(told(screen));
  CHECK(read_settings(folder / "settings.json").settings.theme == ThemeId::dark);
}

TEST_CASE("dark and less motion follow the system for as long as nobody has chosen") {
  const Folder folder;
  static SystemWishes wishes;
  wishes = {true, true, {"fr", "nl-BE", "en"}};
  AppOptions options;
  options.data = folder.path();
  options.wishes = [] { return wishes; };
  auto screen = std::make_unique<Screen>(options);
  const auto theme = [&] { return screen->scene().theme().id; };
  const auto calm = [&] { return screen->scene().has_reduced_motion(); };
  CHECK((theme() == ThemeId::dark && calm()));
  CHECK_FALSE(screen->scene().theme_is_chosen());
  CHECK(screen->says("Nieuw spel"));
  // It changes while the app runs.
  wishes = {};
  screen->stage().look_again();
  CHECK((theme() == ThemeId::paper && !calm()));
  screen->settle();
  CHECK(screen->says("New game"));
  // What is shown is what is marked as chosen; to choose what is there already is a choice, too.
  screen->tap("button.settings");
  screen->tap("theme.paper");
  screen->tap("switch.less-motion");
  screen->tap("switch.less-motion");
  wishes = {true, true, {}};
  screen->stage().look_again();
  CHECK((theme() == ThemeId::paper && !calm()));
  CHECK(screen->scene().theme_is_chosen());
  screen.reset();
  screen = std::make_unique<Screen>(options);
  CHECK((theme() == ThemeId::paper && !calm()));
}

TEST_CASE("a sheet of one's own that has a fault is named, with its line, where a game is set up") {
  App app;
  const std::filesystem::path sheets = app.folder / "data/sheets";
  std::filesystem::create_directories(sheets);
  std::ofstream(sheets / "quick-clever.toml")
      << "based_on = \"ganz-schoen-clever\"\nid = \"quick-clever\"\nrounds = [4, 4]\n";
  AppOptions options;
  options.data = app.folder / "data";
  options.language = "en";
  app.screen->drop();
  Screen screen(options);
  screen.tap("button.new");
  CHECK(screen.says("quick-clever has a fault and is left out. Line 3: rounds"));
  CHECK(screen.find("sheet.quick-clever") == nullptr);
  CHECK(screen.find("sheet.ganz-schoen-clever") != nullptr);
}

TEST_CASE("a letter that cannot be shown is refused with a sentence, until the next one") {
  App app;
  const auto type = [&](const char* text) {
    app.screen->stage().input.text(text, app.screen->now);
    app.screen->now += .1;
    app.screen->settle();
  };
  for (const auto& [width, height] : {std::pair{1280.F, 800.F}, std::pair{390.F, 844.F}}) {
    app.screen->resize(width, height, 1);
    app.screen->tap("button.new");
    if (app.screen->find("name.1")->rect.empty()) {  // below what a phone shows first
      app.screen->stage().input.wheel({195, 400}, {0, -400}, 1, app.screen->now);
      app.screen->now += 1;
      app.screen->settle();
    }
    app.screen->tap("name.1");
    type("Ada");
    type("骰");
    CHECK(app.says("That letter cannot be shown here (U+9AB0)"));
    CHECK(app.screen->stage().aloud().notice.find("U+9AB0") != std::string::npos);
    type("\u202e");
    CHECK(app.says("Signs that are not seen"));
    CHECK(app.screen->stage().cut_off().empty());
    type("m");
    CHECK_FALSE(app.says("Signs that are not seen"));
    CHECK(app.says("Adam"));
    type("\t");
    app.screen->key("escape");
    CHECK_FALSE(app.says("Signs that are not seen"));
    app.screen->tap("button.back");
  }
}

TEST_CASE("a long name, or one that is not seen, comes in by a record, plays, and is never blank") {
  const std::string names[] = {std::string(200, 'W'), "\u202eeve\u200b", "骰子",
                               std::string(66, 'i') + " Lovelace"};
  std::string record = "foxsheet 1\nsheet ganz-schoen-clever\nmode table\n";
  for (const std::string& name : names) record += "player " + name + "\n";
  App app(record + "---\n");
  for (const auto& [width, height] : {std::pair{1280.F, 800.F}, std::pair{390.F, 844.F}}) {
    app.screen->resize(width, height, 1);
    CHECK(app.screen->find("face.1") != nullptr);
    // Who it is about leaves room for what is to be done.
    CHECK(app.says("WWW…"));
    for (const std::string& text : app.screen->stage().cut_off()) FAIL_CHECK(text);
  }
  // "Same table" has the names as they came.
  for (int i = 1; i <= 6; ++i) app.screen->key("3");
  app.screen->tap("button.home");
  CHECK(app.screen->find("game.1") != nullptr);
}

TEST_CASE("the name that is typed is seen, wherever the list of seats was") {
  for (const float scrolled : {0.F, 80.F, 160.F, 240.F, 400.F, 800.F}) {
    INFO("scrolled by " << scrolled);
    App app;
    app.screen->resize(390, 844, 1);
    app.screen->tap("button.new");
    app.screen->stage().input.wheel({195, 400}, {0, -scrolled}, 1, app.screen->now);
    app.screen->now += 1;
    app.screen->settle();
    for (int seat = 2; seat <= 3; ++seat) {
      const Target* add = app.screen->find("button.add");
      if (add == nullptr || add->rect.h < add->whole.h * .9F) break;  // out of sight
      app.screen->tap("button.add");
      const Target* name = app.screen->find("name." + std::to_string(seat));
      REQUIRE(name != nullptr);
      CHECK(name->rect.h > name->whole.h - 1);
    }
  }
}
