// Damaged files: set aside, never deleted, and what can be read of them is there again. Nothing that was
// acknowledged is missing without being named.
#include "game/store/recovery.h"

#include "game/store/check.h"
#include "game/store/schema.h"
#include "shop.h"

using namespace shop;

namespace {

// Some games in a folder, closed again, and what they were.
struct Shelf {
  Folder folder;
  std::vector<std::vector<Entry>> logs;  // of games 1, 2, ...

  explicit Shelf(int games = 5, int lines = 30) {
    SqliteStore store(folder.path(), library());
    REQUIRE_FALSE(store.open().has_value());
    Random random(99);
    for (int i = 0; i < games; ++i) {
      const auto session = begin(tools(store), header({"Ada", "Ben"}));
      play_on(*session, random, lines);
      REQUIRE(session->save());
      logs.push_back(session->log());
    }
  }

  [[nodiscard]] std::string database() const { return folder / "games.db"; }

  // How many games are whole again, and that no other is something else than a beginning of what it was.
  int whole(Store& store) const {
    int count = 0;
    for (const auto& row : rows(store)) {
      const auto game = stored(store, row.id);
      const auto& log = logs.at(static_cast<std::size_t>(row.id - 1));
      REQUIRE(game.entries.size() <= log.size());
      REQUIRE(sound_entries(game.entries) == game.entries.size());
      for (std::size_t n = 0; n < game.entries.size(); ++n) REQUIRE(game.entries[n].digest == log[n].digest);
      if (game.entries.size() == log.size()) ++count;
    }
    return count;
  }
};

bool same(const std::vector<Entry>& a, const std::vector<Entry>& b) {
  return a.size() == b.size() && (a.empty() || a.back().digest == b.back().digest);
}

}  // namespace

TEST_CASE("a file that is no database is set aside, and an empty one takes its place") {
  const Folder folder;
  put_bytes(folder / "games.db",
            "Dear diary, this is not a database, however long it may be. " + std::string(9000, 'x'));
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const auto notices = store.take_notices();
  REQUIRE(notices.size() == 1);
  CHECK(notices[0].id() == "set-aside");
  CHECK(bytes(notices[0].places.at("file")).substr(0, 10) == "Dear diary");
  CHECK(rows(store).empty());
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  CHECK(session->save());
}

TEST_CASE("with its first page gone every game is still brought back") {
  const Shelf shelf;
  std::string damaged = bytes(shelf.database());
  std::fill_n(damaged.begin(), 4096, '\xff');
  put_bytes(shelf.database(), damaged);
  SqliteStore store(shelf.folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  CHECK(shelf.whole(store) == 5);
  REQUIRE(shelf.folder.files("games-damaged").size() == 1);
  CHECK(bytes(shelf.folder / shelf.folder.files("games-damaged")[0]) == damaged);
  const auto notices = store.take_notices();
  REQUIRE(notices.size() == 1);
  CHECK(notices[0].places.at("games") == "5");
  CHECK(notices[0].places.at("which").empty());
}

TEST_CASE("games that come back with something missing are named") {
  const Shelf shelf(4, 30);
  {
    Database database(shelf.database(), Database::How::write);
    database.run("DELETE FROM log WHERE game = 2 AND number = 0 OR game = 3 AND number > 20");
    database.run("VACUUM");  // what was deleted leaves no traces
    REQUIRE_FALSE(database.failed());
  }
  SqliteStore store(shelf.folder.path(), library());
  REQUIRE_FALSE(store.replace().has_value());
  const auto notices = store.take_notices();
  REQUIRE(notices.size() == 1);
  CHECK(notices[0].places.at("games") == "3");
  CHECK(notices[0].places.at("which") == " (2, 3)");
}

TEST_CASE("with any one page gone what remains is right and what is missing is named") {
  const Shelf shelf(6, 60);
  const std::string whole = bytes(shelf.database());
  for (std::size_t page = 0; page * 4096 < whole.size(); ++page) {
    const Folder folder;
    std::string damaged = whole;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(page * 4096), 4096, '\0');
    put_bytes(folder / "games.db", damaged);
    SqliteStore store(folder.path(), library());
    REQUIRE_FALSE(store.open().has_value());
    auto checked = check_all(store, library());
    if (!fault_in(checked) && !std::get<Checked>(checked).file_sound)
      REQUIRE_FALSE(store.replace().has_value());
    const auto notices = store.take_notices();
    INFO("page " << page + 1);
    const bool named = !notices.empty() && notices.back().places.at("broken") != "0";
    if (shelf.whole(store) < 6) REQUIRE(named);
    if (!notices.empty()) REQUIRE(named != notices.back().places.at("which").empty());
  }
}

TEST_CASE("a file cut anywhere is no crash, and what is missing is named") {
  const Shelf shelf(6, 60);
  const std::string whole = bytes(shelf.database());
  for (std::size_t cut = 0; cut < whole.size();
       cut += static_cast<std::size_t>(amount(4096 * 3 + 512, 512))) {
    const Folder folder;
    put_bytes(folder / "games.db", whole.substr(0, cut));
    SqliteStore store(folder.path(), library());
    REQUIRE_FALSE(store.open().has_value());
    shelf.whole(store);
    INFO("cut at " << cut);
    REQUIRE(store.take_notices().size() == 1);
  }
}

TEST_CASE("a write-ahead log without its database is not thrown away") {
  const Folder folder;
  std::vector<Entry> log;
  {
    const Folder first;
    SqliteStore store(first.path(), library());
    store.open();
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    Random random(4);
    play_on(*session, random, 20);
    REQUIRE(session->save());
    log = session->log();
    put_bytes(folder / "games.db-wal", bytes(first / "games.db-wal"));
  }
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  REQUIRE(rows(store).size() == 1);
  CHECK(same(stored(store, rows(store)[0].id).entries, log));
  CHECK(folder.files("games-damaged").size() == 1);
}

TEST_CASE("a database whose write-ahead log is damaged keeps what was brought home") {
  const Folder folder;
  {
    const Shelf shelf;
    std::filesystem::copy(shelf.database(), folder / "games.db");
  }
  put_bytes(folder / "games.db-wal", std::string(50000, 'z'));
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  CHECK(rows(store).size() == 5);
}

TEST_CASE("a recovery that was cut off at any step is gone on with") {
  const Shelf shelf;
  std::string damaged = bytes(shelf.database());
  std::fill_n(damaged.begin(), 4096, '\xff');
  for (const std::string step : {"intent", "moved", "building", "half built", "built"}) {
    const Folder folder;
    INFO(step);
    const std::string kept = "games-damaged-20240101-000000.db";
    const bool moving = step == "intent" || step == "moved";
    put_bytes(folder / "games.recovering", (moving ? "moving " : "building ") + kept + "\n");
    put_bytes(folder / (step == "intent" ? "games.db" : kept), damaged);
    if (step == "half built") put_bytes(folder / "games.new.db", damaged.substr(0, 6000));
    if (step == "built") put_bytes(folder / "games.db", bytes(shelf.database()));
    SqliteStore store(folder.path(), library());
    REQUIRE_FALSE(store.open().has_value());
    CHECK(shelf.whole(store) == 5);
    CHECK(bytes(folder / kept) == damaged);
    CHECK(folder.files("games-damaged").size() == 1);
    CHECK(folder.files("games.recovering").empty());
    CHECK(folder.files("games.new").empty());
    CHECK(store.take_notices().size() == 1);
  }
}

TEST_CASE("a game on the table survives what happens to its files under the program's hands") {
  for (const std::string what : {"deleted", "moved", "replaced", "overwritten"}) {
    INFO(what);
    const Folder folder;
    SqliteStore store(folder.path(), library());
    store.open();
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    Random random(8);
    play_on(*session, random, 20);
    REQUIRE(session->save());
    const std::string database = folder / "games.db", log = folder / "games.db-wal";
    if (what == "deleted") {
      for (const auto& file : folder.files()) std::filesystem::remove(folder / file);
    } else if (what == "moved") {
      std::filesystem::rename(database, folder / "old.db");
      std::filesystem::rename(log, folder / "old.db-wal");
    } else if (what == "replaced") {
      put_bytes(folder / "other", std::string(20000, 'q'));
      std::filesystem::rename(folder / "other", database);
    } else {
      put_bytes(database, std::string(20000, 'q'));
      put_bytes(log, "");
    }
    play_on(*session, random, 1);
    REQUIRE(session->save());
    play_on(*session, random, 1);
    REQUIRE(session->save());
    const auto again = reopen(tools(store), session->id());
    CHECK(same(again->log(), session->log()));
    SqliteStore elsewhere(folder.path(), library());
    elsewhere.open();
    CHECK(same(stored(elsewhere, session->id()).entries, session->log()));
  }
}

TEST_CASE("a line that damage made another legal line is named, and the game opens up to it") {
  const Shelf shelf(2, 30);
  {
    Database database(shelf.database(), Database::How::write);
    Query(database,
          "UPDATE log SET text = replace(text, '1 roll w', '1 roll  w') WHERE game = 1 AND number = 1")
        .done();
    database.run("UPDATE log SET at = at + 1 WHERE game = 2 AND number = 7");
    REQUIRE_FALSE(database.failed());
  }
  SqliteStore store(shelf.folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const auto opened = reopen(tools(store), 2);
  CHECK(trouble(opened->locked()) == "game-damaged");
  CHECK(opened->locked()->places.at("line") == "7");
  CHECK(opened->game().lines().size() == 6);
  const auto checked = std::get<Checked>(check_all(store, library()));
  REQUIRE(checked.faults.size() == 2);
  CHECK(checked.file_sound);
}

TEST_CASE("lines that are missing at the end are named, too") {
  const Shelf shelf(1, 30);
  {
    Database database(shelf.database(), Database::How::write);
    database.run("DELETE FROM log WHERE number > 28");
  }
  SqliteStore store(shelf.folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  CHECK(trouble(reopen(tools(store), 1)->locked()) == "game-damaged");
}

TEST_CASE("a row that is damaged is made anew with the next line") {
  const Shelf shelf(1, 30);
  {
    Database database(shelf.database(), Database::How::write);
    database.run("UPDATE games SET round = 5");
  }
  SqliteStore store(shelf.folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  CHECK_FALSE(rows(store)[0].sound);
  const auto session = reopen(tools(store), 1);
  REQUIRE_FALSE(session->locked().has_value());
  CHECK(session->take_notices()[0].id() == "row-damaged");
  Random random(1);
  play_on(*session, random, 1);
  REQUIRE(session->save());
  CHECK(rows(store)[0].sound);
}

TEST_CASE("a finished game that is brought back counts again") {
  const Folder folder;
  std::vector<SeatTally> tally;
  {
    SqliteStore store(folder.path(), library());
    store.open();
    const auto session = begin(tools(store), header({"Ada"}));
    Random random(2);
    play_on(*session, random);
    REQUIRE(session->save());
    tally = stored(store, session->id()).tally;
  }
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.replace().has_value());
  CHECK(stored(store, 1).tally == tally);
  CHECK(std::get<Checked>(check_all(store, library())).faults.empty());
}
