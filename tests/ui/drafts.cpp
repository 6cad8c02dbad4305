// Nothing half done is lost: what is half entered is there again after home, a kill and a restart; and home
// says what is due.
#include <fstream>

#include "ui/screen.h"

using namespace fox;
using namespace fox::ui;

namespace {

struct DraftTable {
  Folder folder;
  std::unique_ptr<Screen> screen;

  explicit DraftTable(const std::string& sheet = "ganz-schoen-clever", const std::string& language = "en") {
    AppOptions options = english(folder);
    options.language = language;
    options.sheet = sheet;
    options.players = {"Ada", "Ben"};
    screen = std::make_unique<Screen>(options);
  }
  void keys(const std::string& all) {
    for (const char key : all) screen->key(std::string(1, key));
  }
  // As if the plug had been pulled after the last frame: nothing is told to close.
  void restart(const std::string& language = "en") {
    AppOptions options = english(folder);
    options.language = language;
    screen->drop();
    screen = std::make_unique<Screen>(options);
  }
  // To home and back by the card of the game that waits.
  void leave_and_come_back() {
    screen->now += 1;
    screen->tap("button.home");
    screen->now += 1;
    screen->tap("game.1");
    screen->now += 1;
  }
  [[nodiscard]] bool says(const std::string& part) const { return screen->says(part); }
};

}  // namespace

TEST_CASE("a half-entered roll survives home and a kill, and is no line") {
  DraftTable table;
  table.keys("341");
  for (int way = 0; way < 2; ++way) {
    way == 0 ? table.leave_and_come_back() : table.restart();
    CHECK(table.screen->find("face.1") != nullptr);
    CHECK(table.says("Enter the roll"));
    CHECK(table.says("reen now"));  // the fourth die is asked for
  }
  // The rest of it makes the roll; the first half was there.
  table.keys("652");
  CHECK(table.says("Choose a die"));
  CHECK(table.screen->find("face.1") == nullptr);
  table.restart();
  CHECK(table.says("Choose a die"));
}

TEST_CASE("a new game of which only a roll was begun stays under Continue, an untouched one does not") {
  DraftTable table;
  table.screen->now += 1;
  table.screen->tap("button.home");
  CHECK(table.screen->find("game.1") == nullptr);
  table.screen->now += 1;
  table.screen->tap("button.again");
  table.screen->now += 1;
  table.keys("3");
  table.screen->tap("button.home");
  CHECK(table.screen->find("game.2") != nullptr);
  CHECK(table.says("Ada is to finish the roll: 1 of 6"));
  table.screen->now += 1;
  table.screen->tap("game.2");
  table.screen->now += 1;
  // Taken back it is untouched again.
  table.screen->key("u");
  table.screen->now += 1;
  table.screen->tap("button.home");
  CHECK(table.screen->find("game.2") == nullptr);
}

TEST_CASE("home says who is to do what, in three languages") {
  struct Case {
    const char *language, *rest, *pick, *place;
  };
  for (const Case& now : {Case{"en", "Ada is to finish the roll: 2 of 6", "Ada is to choose a die",
                               "Ada is to place the white 4"},
                          Case{"de", "Ada soll den Wurf zu Ende eingeben: 2 von 6",
                               "Ada soll einen Würfel wählen", "Ada soll Weiß 4 eintragen"},
                          Case{"nl", "Ada moet de worp afmaken: 2 van 6", "Ada moet een dobbelsteen kiezen",
                               "Ada moet de witte 4 invullen"}}) {
    DraftTable table("ganz-schoen-clever", now.language);
    const auto at_home = [&](const char* words) {
      INFO(words);
      table.screen->now += 1;
      table.screen->tap("button.home");
      CHECK(table.says(words));
      for (const auto& [width, height] : {std::pair{390.F, 844.F}, std::pair{1280.F, 800.F}}) {
        table.screen->resize(width, height, 1);
        for (const std::string& text : table.screen->stage().cut_off()) FAIL_CHECK(text);
      }
      table.screen->now += 1;
      table.screen->tap("game.1");
      table.screen->now += 1;
    };
    table.keys("43");
    at_home(now.rest);
    table.keys("2156");
    at_home(now.pick);
    table.screen->tap("die.w");
    at_home(now.place);
    table.restart(now.language);
    CHECK(table.says(std::string(1, '4')));
    at_home(now.place);
  }
}

TEST_CASE("Wizard's throw, half entered, is there again, and home says who is to predict") {
  DraftTable table("wizard-wuerfelspiel");
  table.screen->now += 1;
  table.screen->tap("cell.green.2");
  table.screen->tap("button.home");
  CHECK(table.says("Ben is to predict"));
  table.screen->now += 1;
  table.screen->tap("game.1");
  table.screen->now += 1;
  table.screen->tap("cell.red.4");
  table.screen->tap("wizards.red");
  table.keys("gg");
  table.leave_and_come_back();
  table.restart();
  table.screen->tap("button.home");
  CHECK(table.says("is to finish the roll: 2 of 7"));
  table.screen->now += 1;
  table.screen->tap("game.1");
  table.screen->now += 1;
  table.keys("rrbw");
  table.screen->tap("face.j");
  CHECK(table.says("Who stops here?"));
}

TEST_CASE("a draft that makes no sense is ignored") {
  for (const char* text :
       {"", "throw", "throw 0 0 0 2 9 9 9 9 9 9", "throw 7 0 0 2 1 1 0 0 0 0", "throw -1 0 0 0 1 0 0 0 0 0",
        "throw 0 1 0 0 1 0 0 0 0 0", "throw 0 0 0 8 1 0 0 0 0 0", "throw 0 0 0 -1 1 2 3 4 5 6",
        "throw 1 0 0 0 1 0 0 0 0 0", "die 0 99 1", "die 0 0 1", "dance 0 0 0"}) {
    INFO(text);
    DraftTable table;
    table.keys("3");
    const std::string file = table.folder / "games.drafts";
    std::ifstream in(file);
    std::string game, position;
    REQUIRE((in >> game >> position));
    std::ofstream(file) << game << ' ' << position << ' ' << text << '\n';
    table.restart();
    CHECK(table.says("hite now"));
    table.keys("341652");
    CHECK(table.says("Choose a die"));
  }
}
