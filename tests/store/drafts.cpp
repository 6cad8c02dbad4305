// What is half entered lies beside the log, belongs to one position, and never stands in the way of anything.
#include "game/store/drafts.h"

#include "shop.h"

using namespace shop;

TEST_CASE("a draft belongs to the position that it was entered at") {
  const Folder folder;
  const Drafts drafts(folder.path());
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const auto ada = begin(tools(store), header({"Ada", "Ben"})), eve = begin(tools(store), header({"Eve"}));
  CHECK(drafts.find(ada->log()).empty());
  CHECK(drafts.keep(ada->log(), "three of six") == 0);
  CHECK(drafts.keep(eve->log(), "one of six") == 0);
  CHECK(drafts.keep(ada->log(), "four of six") == 0);
  CHECK(drafts.find(ada->log()) == "four of six");
  CHECK(drafts.find(eve->log()) == "one of six");
  // With the next line it is none any more; undo makes another position, too.
  REQUIRE_FALSE(ada->submit("1 roll w3 y4 b2 g6 o1 p5").has_value());
  CHECK(drafts.find(ada->log()).empty());
  REQUIRE(ada->undo());
  CHECK(drafts.find(ada->log()).empty());
  CHECK(drafts.keep(ada->log(), "again") == 0);
  CHECK(drafts.find(ada->log()) == "again");
  CHECK(drafts.keep(ada->log(), "") == 0);
  CHECK(drafts.find(ada->log()).empty());
  CHECK(drafts.find(eve->log()) == "one of six");
  // Nothing of it is in the log, and the game that was saved knows it again.
  REQUIRE(eve->save());
  const auto again = Session::open(tools(store), eve->id());
  REQUIRE(fault_in(again) == nullptr);
  CHECK(std::get<std::unique_ptr<Session>>(again)->log().size() == 1);
  CHECK(drafts.find(std::get<std::unique_ptr<Session>>(again)->log()) == "one of six");
}

TEST_CASE("a broken file of drafts holds none, and the next draft mends it") {
  const Folder folder;
  const Drafts drafts(folder.path());
  SqliteStore store(folder.path(), library());
  const auto game = begin(tools(store), header({"Ada"}));
  REQUIRE(drafts.keep(game->log(), "three of six") == 0);
  const std::string whole = bytes(folder / "games.drafts");
  for (std::size_t cut = 0; cut < whole.size(); ++cut) {
    put_bytes(folder / "games.drafts", whole.substr(0, cut));
    const std::string found = drafts.find(game->log());
    CHECK(std::string("three of six").rfind(found, 0) == 0);
  }
  for (const std::string& broken :
       {std::string("\xff\x00\n\n \n", 6), std::string(200000, 'x'), std::string(200, '\n')}) {
    put_bytes(folder / "games.drafts", broken);
    CHECK(drafts.find(game->log()).empty());
    CHECK(drafts.keep(game->log(), "two of six") == 0);
    CHECK(drafts.find(game->log()) == "two of six");
  }
  CHECK(drafts.keep(game->log(), "a line\nof its own") == 0);
  CHECK(drafts.find(game->log()) == "two of six");
  CHECK_FALSE(store.open().has_value());  // which it is nothing to
}

TEST_CASE("drafts of very many games go, the oldest first") {
  const Folder folder;
  const Drafts drafts(folder.path());
  SqliteStore store(folder.path(), library());
  std::vector<std::unique_ptr<Session>> games;
  for (int i = 0; i < 60; ++i) {
    games.push_back(begin(tools(store), header({"Ada"})));
    REQUIRE(drafts.keep(games.back()->log(), "draft " + std::to_string(i)) == 0);
  }
  CHECK(drafts.find(games[9]->log()).empty());
  CHECK(drafts.find(games[10]->log()) == "draft 10");
  CHECK(drafts.find(games[59]->log()) == "draft 59");
}
