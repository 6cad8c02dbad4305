// The folder itself: nothing there yet, nothing to be written, two programs at once, a lock that dies with
// its holder.
#include <sys/wait.h>
#include <unistd.h>

#include "shop.h"

using namespace shop;

namespace {

// Runs as somebody who may do no more than the permissions say, even where the tests run as root; the child's
// answer.
template <class F>
int as_somebody(F&& f) {
  const pid_t child = ::fork();
  if (child == 0) {
    if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(77);
    ::_exit(f());
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 99;
}

void allow(const Folder& folder, unsigned in_folder, unsigned in_files) {
  std::filesystem::permissions(folder.path(), std::filesystem::perms(in_folder));
  for (const auto& file : folder.files())
    std::filesystem::permissions(folder / file, std::filesystem::perms(in_files));
}

// Nothing can be written into the folder.
template <class F>
int as_reader(const Folder& folder, F&& f) {
  allow(folder, 0555, 0444);
  return as_somebody(f);
}

// A game of ten lines in the folder; what a reader can see of it.
GameId leave_a_game(const Folder& folder, bool close) {
  auto* store = new SqliteStore(folder.path(), library());
  store->open();
  const auto session = begin(tools(*store), header({"Ada", "Ben"}));
  Random random(6);
  play_on(*session, random, 10);
  REQUIRE(session->save());
  if (close) delete store;
  return session->id();
}

int entries_seen(const Folder& folder, const std::string& expected) {
  SqliteStore store(folder.path(), library());
  if (trouble(store.open()) != expected || store.writable()) return 50;
  auto listed = store.list();
  if (fault_in(listed) != nullptr || std::get<0>(listed).size() != 1) return 51;
  auto game = store.read(std::get<0>(listed)[0].id);
  return fault_in(game) != nullptr ? 52 : static_cast<int>(std::get<0>(game).entries.size());
}

}  // namespace

TEST_CASE(
    "a file that is written again is another file with the same bytes, and the old one is not touched") {
  const Folder folder;
  const std::string path = folder / "games.db-wal", text(200000, 'w');
  put_bytes(path, text);
  std::filesystem::permissions(path, std::filesystem::perms(0600));
  std::filesystem::create_hard_link(path, folder / "old");
  REQUIRE(write_again(path) == 0);
  CHECK(identity_of(path) != identity_of(folder / "old"));
  CHECK(bytes(path) == text);
  CHECK(std::filesystem::status(path).permissions() == std::filesystem::perms(0600));
  CHECK(folder.files("games.db-wal") == std::vector<std::string>{"games.db-wal"});
  CHECK(write_again(folder / "missing") == 0);
}

TEST_CASE("the folder is made where it is missing") {
  const Folder folder;
  SqliteStore store(folder / "a/b/c", library());
  CHECK_FALSE(store.open().has_value());
  CHECK(std::filesystem::exists(folder / "a/b/c/games.db"));
}

TEST_CASE("where a file stands in the way the game goes on and says so") {
  const Folder folder;
  put_bytes(folder / "taken", "x");
  SqliteStore store(folder / "taken/games", library());
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  CHECK_FALSE(session->save());
  CHECK(trouble(session->trouble()) == "no-folder");
  CHECK_FALSE(session->submit("1 roll w3 y4 b2 g6 o1 p5").has_value());
  std::filesystem::remove(folder / "taken");
  CHECK(session->save());
  CHECK_FALSE(session->trouble().has_value());
  CHECK(stored(store, session->id()).entries.size() == 2);
}

TEST_CASE("in a folder that cannot be written to the games can be looked at") {
  const Folder folder;
  leave_a_game(folder, true);
  CHECK(as_reader(folder, [&] { return entries_seen(folder, "read-only"); }) == 11);
}

TEST_CASE("so they can where the write-ahead log holds the newest lines") {
  const Folder folder, copy;
  SqliteStore store(folder.path(), library());
  store.open();
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  Random random(6);
  play_on(*session, random, 10);
  REQUIRE(session->save());
  for (const auto* name : {"games.db", "games.db-wal"}) std::filesystem::copy(folder / name, copy / name);
  REQUIRE(std::filesystem::file_size(copy / "games.db-wal") > 0);
  CHECK(as_reader(copy, [&] { return entries_seen(copy, "read-only"); }) == 11);
}

TEST_CASE("where the lock can be had and nothing be written, as on a full disk, the games can be looked at") {
  const bool logged = GENERATE(false, true);
  const Folder folder, copy;
  leave_a_game(folder, true);
  {
    SqliteStore store(folder.path(), library());
    store.open();
    if (logged) {
      const auto session = reopen(tools(store), 1);
      REQUIRE(session->undo());
      REQUIRE(session->save());
    }
    std::filesystem::copy(folder / "games.db", copy / "games.db");
    if (logged) std::filesystem::copy(folder / "games.db-wal", copy / "games.db-wal");
  }
  put_bytes(copy / "games.lock", "");
  allow(copy, 0555, 0444);
  std::filesystem::permissions(copy / "games.lock", std::filesystem::perms(0666));
  CHECK(as_somebody([&] { return entries_seen(copy, "read-only"); }) == (logged ? 12 : 11));
}

TEST_CASE("a folder without games is known to have none, one that cannot be looked at is not") {
  const Folder folder;
  CHECK(Places(folder.path()).has_nothing_saved());
  CHECK(Places(folder / "never/made").has_nothing_saved());
  allow(folder, 0, 0);
  CHECK(as_somebody([&] { return Places(folder / "inside").has_nothing_saved() ? 1 : 0; }) == 0);
}

TEST_CASE("a new game in such a folder goes on, and is saved once it can be") {
  const Folder folder;
  CHECK(as_reader(folder, [&] {
          SqliteStore store(folder.path(), library());
          const auto session = begin(tools(store), header({"Ada", "Ben"}));
          if (session->save() || trouble(session->trouble()) != "read-only") return 1;
          if (session->submit("1 roll w3 y4 b2 g6 o1 p5").has_value() || session->save()) return 2;
          return session->trouble()->places.at("count") == "1" ? 0 : 3;
        }) == 0);
}

TEST_CASE("the second program looks on, says so, and gets its turn when the first is gone") {
  const Folder folder;
  auto first = std::make_unique<SqliteStore>(folder.path(), library());
  REQUIRE_FALSE(first->open().has_value());
  Random random(6);
  const auto game = begin(tools(*first), header({"Ada", "Ben"}));
  play_on(*game, random, 10);
  REQUIRE(game->save());

  SqliteStore second(folder.path(), library());
  CHECK(trouble(second.open()) == "other-program");
  CHECK_FALSE(second.writable());
  const auto looked_at = reopen(tools(second), game->id());
  CHECK(trouble(looked_at->locked()) == "other-program");
  CHECK(looked_at->game().state() == game->game().state());

  // What the first one writes meanwhile can be seen, too.
  play_on(*game, random, 5);
  REQUIRE(game->save());
  CHECK(stored(second, game->id()).entries.size() == 16);

  // A game that the second begins is not saved, and says why, until the first lets go.
  const auto own = begin(tools(second), header({"Cleo", "Dan"}));
  CHECK_FALSE(own->save());
  CHECK(trouble(own->trouble()) == "other-program");
  first.reset();
  CHECK(own->save());
  CHECK(rows(second).size() == 2);
}

TEST_CASE("the lock dies with its program, however it ends") {
  const Folder folder;
  int ready[2];
  REQUIRE(::pipe(ready) == 0);
  const pid_t child = ::fork();
  if (child == 0) {
    SqliteStore store(folder.path(), library());
    const bool fine = !store.open().has_value();
    if (::write(ready[1], fine ? "y" : "n", 1) != 1) ::_exit(1);
    ::pause();
  }
  char answer = 0;
  REQUIRE(::read(ready[0], &answer, 1) == 1);
  REQUIRE(answer == 'y');
  SqliteStore store(folder.path(), library());
  CHECK(trouble(store.open()) == "other-program");
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  CHECK_FALSE(store.open().has_value());
  ::close(ready[0]);
  ::close(ready[1]);
}

TEST_CASE("a game in the bin stays there until the bin is emptied, and then is gone for good") {
  const Folder folder;
  SqliteStore store(folder.path(), library());
  store.open();
  auto header_of_lena = header({"Magdalena-Sophie", "Ben"});
  const auto session = begin(tools(store), header_of_lena);
  REQUIRE(session->save());
  GameRow row = rows(store)[0];
  row.binned = true;
  REQUIRE(std::holds_alternative<GameId>(store.write({row, row.head, {}, {}})));
  CHECK(rows(store)[0].binned);
  CHECK(rows(store)[0].sound);
  REQUIRE_FALSE(store.erase(row.id).has_value());
  CHECK(rows(store).empty());
  const auto again = begin(tools(store), header({"Ada", "Ben"}));
  REQUIRE(again->save());
  CHECK(again->id() != row.id);
  {
    Query query(*store.database(), "PRAGMA wal_checkpoint(TRUNCATE)");
    query.done();
  }
  CHECK(bytes(folder / "games.db").find("Magdalena") == std::string::npos);
}
