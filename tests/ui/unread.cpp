// Saved games that cannot be read: the lists say so, and try again.
#include "ended.h"
#include "game/store/database.h"

using namespace fox;
using namespace fox::ui;

TEST_CASE("games that could not be read are not said to be none, and are there once they can be") {
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  const Folder folder;
  save_games(folder.path(), {{"ganz-schoen-clever", {"Ada"}, 0, 4}});
  const auto version = [&](const char* number) {
    store::Database database(folder / "games.db", store::Database::How::write);
    database.run(std::string("PRAGMA user_version=") + number);
    REQUIRE_FALSE(database.failed());
  };
  {  // written by a newer program
    store::Database database(folder / "games.db", store::Database::How::write);
    database.run("CREATE TABLE later(x)");
  }
  version("99");
  const Catalogue spoken(language);
  AppOptions options = english(folder);
  options.language = language;
  Screen screen(options);
  CHECK(screen.says(spoken.text("games", "unread")));
  screen.tap("button.history");
  screen.settle();
  CHECK(screen.says(spoken.text("games", "unread")));
  CHECK_FALSE(screen.says(spoken.text("games", "none-finished")));
  {
    store::Database database(folder / "games.db", store::Database::How::write);
    database.run("DROP TABLE later");
  }
  version("1");
  screen.tap("button.back");
  CHECK_FALSE(screen.says(spoken.text("games", "unread")));
  screen.tap("button.history");
  screen.settle();
  CHECK(screen.find("row.1") != nullptr);
}
