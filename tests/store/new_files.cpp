// Files on their way to a name: a program that is killed leaves none of them behind, or what it leaves is
// swept.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "game/store/backup.h"
#include "shop.h"

using namespace shop;

namespace {

unsigned mode_of(const std::string& path) {
  struct stat about {};
  REQUIRE(::stat(path.c_str(), &about) == 0);
  return about.st_mode & 0777U;
}

// In a process of its own, which ends without tidying up.
template <class F>
int in_a_child(F&& f) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(f());
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 99;
}

}  // namespace

TEST_CASE("a new file is there as a whole or not at all") {
  const Folder folder;
  {
    NewFile never(folder.path());
    never.add("half");
  }
  CHECK(folder.files().empty());
  NewFile file(folder.path());
  file.add("one");
  file.add(std::string(200000, 'x'));
  for (const auto& name : folder.files()) CHECK(name.find(".part") != std::string::npos);
  REQUIRE(file.keep(folder / "whole") == 0);
  CHECK(bytes(folder / "whole") == "one" + std::string(200000, 'x'));
  CHECK(folder.files().size() == 1);
  const mode_t mask = ::umask(0);
  ::umask(mask);
  CHECK(mode_of(folder / "whole") == (0666U & ~mask));
}

TEST_CASE("a new file writes over another one only where it may") {
  const Folder folder;
  put_bytes(folder / "taken", "old");
  {
    NewFile file(folder.path());
    file.add("new");
    CHECK(file.keep(folder / "taken") == EEXIST);
  }
  CHECK(bytes(folder / "taken") == "old");
  NewFile file(folder.path());
  file.add("new");
  CHECK(file.keep(folder / "taken", true) == 0);
  CHECK(bytes(folder / "taken") == "new");
  CHECK(folder.files().size() == 1);
  NewFile nowhere(folder / "missing");
  nowhere.add("x");
  CHECK(nowhere.keep(folder / "missing/x") == ENOENT);
}

TEST_CASE("a temporary file is its owner's alone, and goes with him") {
  const Folder folder;
  {
    const TemporaryFile file(folder.path());
    REQUIRE(file.error() == 0);
    CHECK(mode_of(file.path()) == 0600U);
    sweep(folder.path());  // by another program
    CHECK(exists(file.path()));
  }
  CHECK(folder.files().empty());
}

TEST_CASE("what a killed program left is swept with the next start, and nothing else") {
  const Folder folder;
  REQUIRE(in_a_child([&] {
            new TemporaryFile(folder.path());
            return 0;
          }) == 0);
  REQUIRE(folder.files("games.tmp-").size() == 1);
  for (const auto* name :
       {"games.db.part", "games.recovering.part", "settings.json.part", "of-somebody.part", "notes"})
    put_bytes(folder / name, "half");
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  CHECK(folder.files("games.tmp-").empty());
  CHECK(folder.files("settings.json.part").empty());
  CHECK(folder.files("games.db.part").empty());
  CHECK(folder.files("games.recovering").empty());
  CHECK(exists(folder / "of-somebody.part"));
  CHECK(exists(folder / "notes"));
}

TEST_CASE("a backup needs no folder for temporary files, and leaves nothing but itself") {
  const Folder folder, elsewhere;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  REQUIRE(session->save());
  const auto before = folder.files();
  CHECK(in_a_child([&] {
          ::setenv("TMPDIR", "/nowhere", 1);
          const auto made = back_up(store, elsewhere / "copy.db");
          return fault_in(made) == nullptr ? std::get<int>(made) : 50;
        }) == 1);
  CHECK(elsewhere.files() == std::vector<std::string>{"copy.db"});
  CHECK(folder.files() == before);
  CHECK(fault_in(back_up(store, elsewhere / "no/such/copy.db"))->id() == "file-unwritable");
  CHECK(folder.files() == before);
}
