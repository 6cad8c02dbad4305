// games.db becomes another file under a running program, by a new file of its name or by bytes written over
// it: that is noticed at the next line, nothing of the two is mixed, and what was there before can be brought
// in.
#include "game/store/backup.h"
#include "game/store/check.h"
#include "game/store/rows.h"
#include "shop.h"

using namespace shop;

namespace {

std::vector<GameId> leave_games(const std::string& folder, std::uint64_t seed, int count) {
  SqliteStore store(folder, library());
  REQUIRE_FALSE(store.open().has_value());
  Random random(seed);
  std::vector<GameId> ids;
  for (int i = 0; i < count; ++i) {
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    play_on(*session, random, 12);
    REQUIRE(session->save());
    ids.push_back(session->id());
  }
  return ids;
}

std::vector<std::string> uids(Store& store) {
  std::vector<std::string> all;
  for (const auto& row : rows(store)) all.push_back(row.begin.uid);
  std::sort(all.begin(), all.end());
  return all;
}

std::vector<std::string> uids_in(const std::string& folder) {
  SqliteStore store(folder, library());
  REQUIRE_FALSE(store.open().has_value());
  return uids(store);
}

// Another file under that name, or other bytes in the same one.
void exchange(const std::string& database, const std::string& bytes, bool written_over) {
  if (written_over) return put_bytes(database, bytes);
  put_bytes(database + "-new", bytes);
  std::filesystem::rename(database + "-new", database);
}

void check_sound(SqliteStore& store) {
  const auto checked = check_all(store, library());
  REQUIRE(std::holds_alternative<Checked>(checked));
  CHECK(std::get<Checked>(checked).file_sound);
  CHECK(std::get<Checked>(checked).faults.empty());
}

}  // namespace

TEST_CASE(
    "a line after games.db was exchanged is saved among the games of the new file, and the old ones are "
    "kept") {
  const bool written_over = GENERATE(false, true);
  const int count = GENERATE(0, 1, 3);  // three: both files have as many pages and as many changes
  const Folder mine, other;
  leave_games(mine.path(), 1, 3);
  leave_games(other.path(), 2, count);
  const auto old = uids_in(mine.path()), theirs = uids_in(other.path());

  SqliteStore store(mine.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const auto session = begin(tools(store), header({"Cleo", "Dan"}));
  Random random(3);
  play_on(*session, random, 20);
  REQUIRE(session->save());
  const std::string own = read_begin(session->log().front().text)->uid;
  exchange(mine / "games.db", bytes(other / "games.db"), written_over);
  play_on(*session, random, 1);
  REQUIRE(session->save());

  auto expected = theirs;
  expected.push_back(own);
  std::sort(expected.begin(), expected.end());
  CHECK(uids(store) == expected);
  CHECK(stored(store, session->id()).entries.size() == session->log().size());
  check_sound(store);
  const auto notices = store.take_notices();
  REQUIRE(notices.size() == 1);
  CHECK(notices[0].id() == "exchanged-kept");
  for (const auto* language : {"en", "de", "nl"}) {
    const std::string told = sentence(notices[0], fox::Catalogue(language));
    CHECK(told.find(notices[0].places.at("kept")) != std::string::npos);
    CHECK(told.find('{') == std::string::npos);
  }

  // The games of both, as far as there is anything of them.
  const auto restored = restore(store, notices[0].places.at("kept"));
  REQUIRE(std::holds_alternative<Restored>(restored));
  CHECK(std::get<Restored>(restored).known == 1);  // that of the table, which had gone on
  CHECK(std::get<Restored>(restored).damaged == 0);
  if (!written_over) {
    CHECK(std::get<Restored>(restored).added == 3);
    CHECK(notices[0].places.at("games") == "4");
    for (const auto& uid : old) CHECK(std::get<GameId>(store.find(uid)) != 0);
  }
  check_sound(store);
}

TEST_CASE("looking at the list notices an exchange as well") {
  const bool written_over = GENERATE(false, true);
  const Folder mine, other;
  leave_games(mine.path(), 1, 3);
  leave_games(other.path(), 2, 3);
  SqliteStore store(mine.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  rows(store);
  exchange(mine / "games.db", bytes(other / "games.db"), written_over);
  CHECK(uids(store) == uids_in(other.path()));
}

TEST_CASE("where the program ends before the next line, the log goes into no other file") {
  const bool written_over = GENERATE(false, true);
  const Folder mine, other;
  leave_games(mine.path(), 1, 3);
  leave_games(other.path(), 2, 3);
  const std::string new_bytes = bytes(other / "games.db");
  {
    SqliteStore store(mine.path(), library());
    REQUIRE_FALSE(store.open().has_value());
    const auto session = begin(tools(store), header({"Cleo", "Dan"}));
    Random random(3);
    play_on(*session, random, 20);
    REQUIRE(session->save());
    exchange(mine / "games.db", new_bytes, written_over);
  }
  CHECK(bytes(mine / "games.db") == new_bytes);
  CHECK(uids_in(mine.path()) == uids_in(other.path()));
  CHECK(mine.files("games-before-").size() >= 1);
}

TEST_CASE("a log that came with the new file stays with it") {
  const Folder mine, other;
  leave_games(mine.path(), 1, 1);
  SqliteStore theirs(other.path(), library());
  theirs.open();
  const auto newest = begin(tools(theirs), header({"Eva", "Finn"}));
  REQUIRE(newest->save());
  SqliteStore store(mine.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const auto session = begin(tools(store), header({"Cleo", "Dan"}));
  REQUIRE(session->save());
  for (const std::string name : {"games.db-wal", "games.db"})
    exchange(mine / name, bytes(other / name), false);
  Random random(3);
  play_on(*session, random, 1);
  REQUIRE(session->save());
  CHECK(uids(store).size() == 2);
  CHECK(std::get<GameId>(store.find(read_begin(newest->log().front().text)->uid)) != 0);
  check_sound(store);
}

TEST_CASE("what the program itself does to the file is no exchange") {
  const Folder folder;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const std::string begun = bytes(folder / "games.db");
  Random random(5);
  for (int i = 0; i < 12; ++i) {
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    for (int line = 0; line < 20; ++line) {
      play_on(*session, random, 1);
      REQUIRE(session->save());
      store.tidy();
    }
    if (i == 3) REQUIRE_FALSE(store.erase(session->id()).has_value());
    if (i == 5) REQUIRE(std::holds_alternative<int>(back_up(store, folder / "copy.db")));
    if (i == 7) REQUIRE(std::holds_alternative<Restored>(restore(store, folder / "copy.db")));
  }
  CHECK(bytes(folder / "games.db") != begun);  // the log was brought home
  CHECK(store.take_notices().empty());
  CHECK(folder.files("games-before-").empty());
}
