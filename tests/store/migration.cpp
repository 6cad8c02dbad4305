// How files of other versions are met: empty ones, older ones, newer ones, and those that are not ours.
#include "game/store/schema.h"
#include "shop.h"

using namespace shop;

namespace {

std::int64_t ask(Database& database, const std::string& sql) {
  Query query(database, sql);
  REQUIRE(query.row());
  return query.number(0);
}

std::vector<const char*> two_more_steps() {
  const auto real = schema_steps();
  std::vector<const char*> steps(real.begin(), real.end());
  steps.push_back("ALTER TABLE games ADD COLUMN colour TEXT NOT NULL DEFAULT ''");
  steps.push_back("CREATE TABLE medals(game INTEGER)");
  return steps;
}

}  // namespace

TEST_CASE("an empty file becomes a database of the newest version") {
  const Folder folder;
  put_bytes(folder / "games.db", "");
  Database database(folder / "games.db", Database::How::write);
  REQUIRE(look_at_schema(database) == SchemaState::older);
  REQUIRE(migrate(database) == SchemaState::ready);
  CHECK(ask(database, "PRAGMA user_version") == static_cast<std::int64_t>(schema_steps().size()));
  CHECK(look_at_schema(database) == SchemaState::ready);
  CHECK(migrate(database) == SchemaState::ready);
}

TEST_CASE("every earlier version is brought up to date, with the games that are in it") {
  const Folder folder;
  const auto steps = two_more_steps();
  for (std::size_t from = 0; from < steps.size(); ++from) {
    const std::string path = folder / ("from" + std::to_string(from) + ".db");
    {
      Database old(path, Database::How::write);
      REQUIRE(migrate(old, std::span(steps).first(from)) == SchemaState::ready);
      if (from > 0)
        old.run("INSERT INTO games VALUES(5,'u','b',0,0,1,0,x'00',0,0,0,'',x'00','s','table',1" +
                std::string(from > 1 ? ",'red'" : "") + ")");
      REQUIRE_FALSE(old.failed());
    }
    Database database(path, Database::How::write);
    CHECK(look_at_schema(database, steps) == SchemaState::older);
    REQUIRE(migrate(database, steps) == SchemaState::ready);
    CHECK(ask(database, "PRAGMA user_version") == 3);
    CHECK(ask(database, "SELECT count(*) FROM games WHERE colour IS NOT NULL") == (from > 0 ? 1 : 0));
  }
}

TEST_CASE("a step that fails leaves the version before it, whole") {
  const Folder folder;
  auto steps = two_more_steps();
  steps[2] = "CREATE TABLE medals(game INTEGER); CREATE TABLE medals(game INTEGER)";
  {
    Database database(folder / "games.db", Database::How::write);
    CHECK(migrate(database, steps) == SchemaState::failed);
  }
  Database database(folder / "games.db", Database::How::write);
  CHECK(ask(database, "PRAGMA user_version") == 2);
  CHECK(migrate(database, two_more_steps()) == SchemaState::ready);
}

TEST_CASE("a newer program's database is left alone, and the game goes on") {
  const Folder folder;
  const auto steps = two_more_steps();
  {
    Database newer(folder / "games.db", Database::How::write);
    REQUIRE(migrate(newer, steps) == SchemaState::ready);
  }
  const std::string before = bytes(folder / "games.db");
  SqliteStore store(folder.path(), library());
  CHECK(trouble(store.open()) == "newer-program");
  // Nor is it called damaged by whoever asks for one of its games.
  const auto asked = Session::open(tools(store), 1);
  REQUIRE(fault_in(asked) != nullptr);
  CHECK(fault_in(asked)->id() == "newer-program");
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  CHECK_FALSE(session->save());
  CHECK(trouble(session->trouble()) == "newer-program");
  CHECK_FALSE(session->submit("1 roll w3 y4 b2 g6 o1 p5").has_value());
  CHECK_FALSE(session->save());
  CHECK(session->trouble()->places.at("count") == "1");
  CHECK(bytes(folder / "games.db") == before);
  CHECK(folder.files("games-damaged").empty());
}

TEST_CASE("a version number that alone is too high is damage, not a newer program") {
  const Folder folder;
  {
    Database database(folder / "games.db", Database::How::write);
    REQUIRE(migrate(database) == SchemaState::ready);
    database.run("PRAGMA user_version=65537");
  }
  Database database(folder / "games.db", Database::How::write);
  CHECK(look_at_schema(database) == SchemaState::foreign);
}

TEST_CASE("somebody else's database is set aside untouched") {
  const Folder folder;
  {
    Database other(folder / "games.db", Database::How::write);
    other.run("CREATE TABLE recipes(name TEXT); INSERT INTO recipes VALUES('soup')");
  }
  const std::string before = bytes(folder / "games.db");
  SqliteStore store(folder.path(), library());
  CHECK_FALSE(store.open().has_value());
  const auto kept = folder.files("games-damaged");
  REQUIRE(kept.size() == 1);
  CHECK(bytes(folder / kept[0]) == before);
  CHECK(rows(store).empty());
}
