// What a backup of other hands may bring in: no more than a record may, and everything that is left out has a
// reason.
#include "game/store/admission.h"

#include "game/record.h"
#include "game/store/backup.h"
#include "game/store/rows.h"
#include "game/store/schema.h"
#include "shop.h"

using namespace shop;

namespace {

const std::string kSomeUid = "0123456789abcdef0123456789abcdef";

void chain(StoredGame& game) {
  Digest before{};
  for (std::size_t n = 0; n < game.entries.size(); ++n)
    before = game.entries[n].digest = chained(before, n, game.entries[n]);
}

// A game as anybody can make one, with digests that fit.
StoredGame made(const std::string& uid, const std::string& head, const std::vector<Entry>& acts,
                const std::string& digest = "00", const std::string& program = "foxsheet 1") {
  StoredGame game;
  game.entries.push_back({Act::begin,
                          1700000000,
                          "uid " + uid + "\nsheet-digest " + digest + "\nprogram " + program + "\n" + head,
                          {}});
  game.entries.insert(game.entries.end(), acts.begin(), acts.end());
  chain(game);
  return game;
}

const std::string kTwoPlayers = "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\nplayer Ben\n---\n";
const Entry kAdaRolls{Act::line, 1700000001, "1 roll w3 y4 b2 g6 o1 p5", {}};
const Entry kAdaTakes{Act::line, 1700000002, "1 take y yellow.34", {}};

// The game's rows in a backup, whatever they say.
void put(Database& database, const StoredGame& game, GameId id) {
  Write write;
  write.entries = game.entries;
  write.row.id = id;
  write.row.entries = game.entries.size();
  write.row.head = game.entries.back().digest;
  write.row.begin.header.names = {"Ada"};
  write.row.begin.uid = "row " + std::to_string(id);
  REQUIRE(write_rows(database, write, id) == id);
}

Restored restored_from(const std::vector<StoredGame>& games, SqliteStore& store, const Folder& folder) {
  {
    Database database(folder / "backup.db", Database::How::write);
    migrate(database);
    GameId id = 0;
    for (const auto& game : games) put(database, game, ++id);
    REQUIRE_FALSE(database.failed());
  }
  auto restored = restore(store, folder / "backup.db");
  REQUIRE(std::holds_alternative<Restored>(restored));
  return std::get<Restored>(restored);
}

std::string why(StoredGame game) {
  const auto fault = admit(game, library());
  REQUIRE(game.entries.empty() == fault.has_value());
  return fault ? std::string(fault->id()) : "";
}

std::string head(const std::string& from, const std::string& to) {
  std::string text = kTwoPlayers;
  return text.replace(text.find(from), from.size(), to);
}

}  // namespace

TEST_CASE("a game of ours is admitted as it is") {
  StoredGame game =
      made(kSomeUid, kTwoPlayers, {kAdaRolls, kAdaTakes, {Act::undo, 1, "", {}}, {Act::redo, 1, "", {}}});
  CHECK_FALSE(admit(game, library()).has_value());
  CHECK(game.entries.size() == 5);
}

TEST_CASE("a header that no record may have begins no game") {
  CHECK(why(made("x", kTwoPlayers, {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid + "0", kTwoPlayers, {kAdaRolls})) == "game-foreign");
  CHECK(why(made("0123456789ABCDEF0123456789ABCDEF", kTwoPlayers, {kAdaRolls})) == "game-foreign");
  CHECK(why(made("../../../../../../../../etc/pass", kTwoPlayers, {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid, kTwoPlayers, {kAdaRolls}, "no digest")) == "game-foreign");
  CHECK(why(made(kSomeUid, kTwoPlayers, {kAdaRolls}, "00", "\x1b[2J")) == "game-foreign");
  CHECK(why(made(kSomeUid, kTwoPlayers, {kAdaRolls}, "00", std::string(5000, 'p'))) == "game-foreign");
  CHECK(why(made(kSomeUid, head("Ada", "A\x1b[31mda"), {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid, head("Ada", std::string(100000, 'A')), {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid, head("Ada", " Ada"), {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid, head("Ada", "\xff"), {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid, head("player Ada", "date yesterday\nplayer Ada"), {kAdaRolls})) == "game-foreign");
  CHECK(why(made(kSomeUid, head("player Ada", "rule nonsense 7\nplayer Ada"), {kAdaRolls})) ==
        "game-foreign");
  CHECK(why(made(kSomeUid, head("ganz-schoen-clever", "never-heard-of"), {kAdaRolls})) == "sheet-gone");
  CHECK(why(made(kSomeUid, head("ganz-schoen-clever", "../sheets/x"), {kAdaRolls})) == "sheet-gone");
  CHECK(why(made(kSomeUid, "no header at all\n", {kAdaRolls})) == "game-unreadable");
}

TEST_CASE("lines that no record may have end a game before them") {
  const auto cut_at = [](const Entry& bad) {
    StoredGame game = made(kSomeUid, kTwoPlayers, {kAdaRolls, bad, kAdaTakes});
    const auto fault = admit(game, library());
    REQUIRE(fault.has_value());
    CHECK(fault->id() == "game-damaged");
    CHECK(fault->places.at("line") == std::to_string(game.entries.size()));
    return game.entries.size();
  };
  CHECK(cut_at({Act::line, 1, "1 take y yellow.11", {}}) == 2);
  CHECK(cut_at({Act::line, 1, kAdaTakes.text + std::string(5000, ' '), {}}) == 2);
  CHECK(cut_at({Act::line, 1, kAdaTakes.text + " # \x1b[2J", {}}) == 2);
  CHECK(cut_at({Act::line, 1, kAdaTakes.text + "\n", {}}) == 2);
  CHECK(cut_at({Act::line, 1, "\xff", {}}) == 2);
  CHECK(cut_at({Act::begin, 1, kTwoPlayers, {}}) == 2);
  CHECK(cut_at({Act::undo, 1, "\x1b[2J", {}}) == 2);
  CHECK(cut_at({Act::redo, 1, "", {}}) == 2);
  CHECK(cut_at({Act::correct, 1, "", {}}) == 2);
}

TEST_CASE("what is wrong in a backup is counted with its reason, and no row of it is written") {
  const Folder folder;
  SqliteStore store(folder / "data", library());
  REQUIRE_FALSE(store.open().has_value());
  StoredGame wrong_digest = made("1123456789abcdef0123456789abcdef", kTwoPlayers, {kAdaRolls, kAdaTakes});
  wrong_digest.entries.back().digest[0] ^= 1;
  const auto restored =
      restored_from({made(kSomeUid, kTwoPlayers, {kAdaRolls, kAdaTakes}), made("x", kTwoPlayers, {kAdaRolls}),
                     made("2123456789abcdef0123456789abcdef", head("ganz", "kein"), {}), wrong_digest},
                    store, folder);
  CHECK(restored.added == 2);
  CHECK(restored.damaged == 3);
  REQUIRE(restored.faults.size() == 3);
  CHECK(restored.faults[0].id() == "game-foreign");
  CHECK(restored.faults[0].places.at("game") == "2");
  CHECK(restored.faults[1].id() == "sheet-gone");
  CHECK(restored.faults[2].id() == "game-damaged");
  CHECK(rows(store).size() == 2);
  for (const auto& row : rows(store)) {
    const auto session = reopen(tools(store), row.id);
    CHECK_FALSE(session->locked().has_value());
    CHECK(session->log().size() == (row.begin.uid == kSomeUid ? 3 : 2));
  }
}

TEST_CASE("of very many faults the first are told and all are counted") {
  const Folder folder;
  SqliteStore store(folder / "data", library());
  REQUIRE_FALSE(store.open().has_value());
  const auto restored = restored_from(std::vector<StoredGame>(50, made("x", kTwoPlayers, {})), store, folder);
  CHECK(restored.damaged == 50);
  CHECK(restored.faults.size() == 20);
  CHECK(rows(store).empty());
}
