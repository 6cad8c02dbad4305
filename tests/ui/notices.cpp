// What people are told besides the game: on every shape of screen, until they close it; that nothing is lost
// where the disk takes nothing; the list of keys.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "screen.h"

using namespace fox;
using namespace fox::ui;

namespace {

// A database that cannot be opened, whoever asks: a folder has its name.
AppOptions hindered(const Folder& folder) {
  std::filesystem::create_directory(folder / "games.db");
  AppOptions options = english(folder);
  options.sheet = "ganz-schoen-clever";
  options.players = {"Ada", "Ben"};
  return options;
}

std::vector<std::string> copies(const Folder& folder) {
  std::vector<std::string> texts;
  if (!std::filesystem::exists(folder / "exports")) return texts;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "exports")) {
    std::ifstream in(entry.path());
    texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return texts;
}

void throw_dice(Screen& screen) {
  if (screen.find("notice.act") == nullptr && screen.find("notice.close") != nullptr)
    screen.tap("notice.close");  // of what was wrong at the start
  for (const char* face : {"3", "4", "2", "6", "1", "5"}) screen.tap(std::string("face.") + face);
}

}  // namespace

TEST_CASE("what is not saved is said on every shape of screen, and covers nothing") {
  const Folder folder;
  Screen screen(hindered(folder));
  throw_dice(screen);
  for (const auto& [width, height] :
       {std::pair{1280.F, 800.F}, {800.F, 1280.F}, {390.F, 844.F}, {844.F, 390.F}, {360.F, 640.F}}) {
    INFO(width << " × " << height);
    screen.resize(width, height, 1);
    const Target* close = screen.find("notice.close");
    REQUIRE(close != nullptr);
    REQUIRE(screen.find("notice.act") != nullptr);
    CHECK(close->rect.bottom() <= height);
    for (const auto& target : screen.stage().layout().targets)
      if (target.name.rfind("notice.", 0) != 0) CHECK(target.rect.intersect(close->rect).empty());
  }
}

TEST_CASE("a copy is saved elsewhere when it is asked for") {
  const Folder folder;
  Screen screen(hindered(folder));
  throw_dice(screen);
  screen.tap("notice.act");
  const auto texts = copies(folder);
  REQUIRE(texts.size() == 1);
  CHECK(texts[0].find("1 roll w3 y4 b2 g6 o1 p5") != std::string::npos);
  CHECK(texts[0].find("player Ben") != std::string::npos);
}

TEST_CASE("what was closed stays closed until something else is wrong; the game goes on") {
  const Folder folder;
  Screen screen(hindered(folder));
  throw_dice(screen);
  while (screen.find("notice.close") != nullptr) screen.tap("notice.close");
  screen.tap("die.y");
  screen.tap("cell.yellow.34");
  CHECK(screen.find("notice.close") == nullptr);
  CHECK(screen.find("face.1") != nullptr);  // the next throw is asked for
}

TEST_CASE("a game that could not be saved is put elsewhere when it is left, and when the window closes") {
  const Folder folder;
  {
    Screen screen(hindered(folder));
    throw_dice(screen);
    screen.tap("button.home");
    CHECK(screen.find("notice.close") != nullptr);  // says where
    REQUIRE(copies(folder).size() == 1);
    CHECK(copies(folder)[0].find("1 roll w3 y4 b2 g6 o1 p5") != std::string::npos);
  }
  const Folder other;
  Screen screen(hindered(other));
  throw_dice(screen);
  screen.stage().input.close(screen.now);
  screen.settle();
  CHECK(screen.scene().finished());
  CHECK(copies(other).size() == 1);
}

TEST_CASE("the first screen says that everything is saved only where it is") {
  const Folder folder;
  const Screen good(english(folder));
  CHECK(good.says("Everything is saved"));
  const Folder other;
  AppOptions options = hindered(other);
  options.sheet.clear();
  Screen screen(options);
  CHECK(screen.find("notice.close") != nullptr);
  CHECK(!screen.says("Everything is saved"));
  screen.tap("notice.close");
  CHECK(!screen.says("Everything is saved"));
}

TEST_CASE("the keys are listed from everywhere, and Escape goes back to where one was") {
  const Folder folder;
  AppOptions options = english(folder);
  options.sheet = "ganz-schoen-clever";
  Screen screen(options);
  screen.tap("face.4");
  screen.key("?");
  CHECK(screen.find("face.1") == nullptr);
  CHECK(screen.find("button.back") != nullptr);
  screen.key("?");  // it does not forget where it came from
  screen.key("escape");
  CHECK(screen.find("face.1") != nullptr);
  screen.tap("button.home");
  screen.tap("button.settings");
  screen.tap("button.keys");
  CHECK(screen.find("button.keys") == nullptr);
  screen.tap("button.back");
  CHECK(screen.find("button.keys") != nullptr);
}

TEST_CASE("that another Foxsheet has the games is said for as long as it is so, with what to do") {
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  const Folder folder;
  AppOptions options = english(folder);
  options.language = language;
  auto first = std::make_unique<Screen>(options);
  Screen second(options);
  const Catalogue words(language);
  const std::string sentence = words.text("trouble", "other-program");
  CHECK(second.stage().aloud().notice == sentence);
  CHECK(!second.says(words.text("screen", "saved-here")));
  // A game that is begun here says so, too; and it goes on.
  second.tap("button.new");
  second.tap("button.start");
  CHECK(second.stage().aloud().notice.find(sentence) == 0);
  CHECK(second.stage().aloud().notice.size() > sentence.size());
  second.tap("button.home");
  while (second.stage().aloud().notice != sentence) second.tap("notice.close");  // where its copy is
  first->tap("button.new");
  first->tap("button.start");
  for (const char* face : {"3", "4", "2", "6", "1", "5"}) first->tap(std::string("face.") + face);
  first->drop();
  second.tap("button.settings");
  second.tap("button.back");
  CHECK(second.find("notice.close") == nullptr);
  CHECK(second.says(words.text("screen", "saved-here")));
  CHECK(second.find("game.1") != nullptr);  // the first one's
}
