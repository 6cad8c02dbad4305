// A game is kept with a digest of its sheet. Where the sheet's file changed the game is replayed, and where a
// line no longer fits it is opened up to that line, to be looked at.
#include "game/store/check.h"
#include "sheets/library.h"
#include "shop.h"

using namespace shop;

namespace {

// A folder with a sheet of one's own, based on the first one.
void put_sheet(const Folder& folder, const std::string& more) {
  std::filesystem::create_directories(folder / "sheets");
  put_bytes(folder / "sheets/my-own.toml", "id = \"my-own\"\nbased_on = \"ganz-schoen-clever\"\n" + more);
}

constexpr const char* kRoll = "1 roll w3 y4 b2 g6 o1 p5";

}  // namespace

TEST_CASE("a game whose sheet changed is replayed, and goes on where every line fits") {
  const Folder folder;
  put_sheet(folder, "");
  GameId id = 0;
  {
    fox::SheetLibrary sheets(folder / "sheets");
    SqliteStore store(folder.path(), sheets);
    const auto session = begin(tools(store, sheets), header({"Ada", "Ben"}, "my-own"));
    REQUIRE_FALSE(session->submit(kRoll).has_value());
    REQUIRE_FALSE(session->submit("1 take o orange.1=1").has_value());
    REQUIRE(session->save());
    id = session->id();
  }
  SECTION("with a change that no line meets") {
    put_sheet(folder, "# nothing but a remark\n");
    fox::SheetLibrary sheets(folder / "sheets");
    SqliteStore store(folder.path(), sheets);
    const auto session = reopen(tools(store, sheets), id);
    CHECK_FALSE(session->locked().has_value());
    CHECK(session->take_notices()[0].id() == "sheet-changed");
    CHECK(std::get<Checked>(check_all(store, sheets)).faults.empty());
  }
  SECTION("with a change that a line does not survive") {
    put_bytes(folder / "sheets/my-own.toml", "id = \"my-own\"\nbased_on = \"doppelt-so-clever\"\n");
    fox::SheetLibrary sheets(folder / "sheets");
    SqliteStore store(folder.path(), sheets);
    const auto session = reopen(tools(store, sheets), id);
    REQUIRE(trouble(session->locked()) == "line-misfit");
    CHECK(session->locked()->places.at("line") == "1");
    CHECK(session->locked()->places.at("entry") == kRoll);
    CHECK(session->game().lines().empty());
    CHECK(stored(store, id).entries.size() == 3);  // nothing was thrown away
    CHECK(std::get<Checked>(check_all(store, sheets)).faults.size() == 1);
  }
  SECTION("with the sheet gone") {
    std::filesystem::remove(folder / "sheets/my-own.toml");
    fox::SheetLibrary sheets(folder / "sheets");
    SqliteStore store(folder.path(), sheets);
    const auto opened = Session::open(tools(store, sheets), id);
    REQUIRE(fault_in(opened) != nullptr);
    CHECK(fault_in(opened)->id() == "sheet-gone");
    CHECK(rows(store).size() == 1);
  }
}
