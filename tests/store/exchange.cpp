// Out and in again: the record with and without what was taken back, JSON, CSV, backups.
#include <nlohmann/json.hpp>

#include "game/record.h"
#include "game/store/backup.h"
#include "game/store/export.h"
#include "game/store/files.h"
#include "game/store/import.h"
#include "game/store/import_json.h"
#include "game/store/statistics.h"
#include "shop.h"

using namespace shop;

namespace {

struct OpenFolder {
  Folder folder;
  SqliteStore store{folder.path(), library()};
  OpenFolder() { REQUIRE_FALSE(store.open().has_value()); }
};

// A game with lines taken back, brought again and replaced; finished, corrected and finished again.
std::unique_ptr<Session> eventful_game(Store& store, Random& random, const std::vector<std::string>& names) {
  auto session = begin(tools(store), header(names));
  while (!session->locked()) {
    play_on(*session, random, 1 + random.below(9));
    if (session->locked()) break;
    const int back = random.below(4);
    for (int i = 0; i < back; ++i) session->undo();
    for (int i = random.below(back + 1); i > 0 && !session->locked(); --i) session->redo();
  }
  session->correct();
  session->undo();
  if (random.below(2) == 0) session->redo();
  return session;
}

// The acts and lines of a log, without times and digests.
std::string told(const std::vector<Entry>& log) {
  std::string all;
  for (std::size_t i = 1; i < log.size(); ++i)
    all += std::string(fox::enum_name(log[i].act)) + " " + log[i].text + "\n";
  return all;
}

// A CSV of RFC 4180 as rows of fields.
std::vector<std::vector<std::string>> read_csv(const std::string& text) {
  std::vector<std::vector<std::string>> rows{{""}};
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c != '"')
        rows.back().back() += c;
      else if (i + 1 < text.size() && text[i + 1] == '"')
        rows.back().back() += text[++i];
      else
        quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == ',') {
      rows.back().emplace_back();
    } else if (c == '\r') {
      REQUIRE(text[++i] == '\n');
      rows.push_back({""});
    } else {
      REQUIRE(c != '\n');
      rows.back().back() += c;
    }
  }
  REQUIRE(rows.back() == std::vector<std::string>{""});
  rows.pop_back();
  return rows;
}

}  // namespace

TEST_CASE("a record with its log gives the same log when it is read") {
  OpenFolder open;
  Random random(31);
  for (int i = 0; i < amount(8, 200); ++i) {
    const auto session = eventful_game(open.store, random, {"Ada", "Ben"});
    const std::string record = record_of(session->log(), true);
    const auto imported = import_record(tools(open.store), record);
    REQUIRE(imported.session);
    CHECK(told(imported.session->log()) == told(session->log()));
    CHECK(record_of(imported.session->log(), true) == record);
  }
}

TEST_CASE("a record without its log gives the lines in force") {
  OpenFolder open;
  Random random(32);
  const auto session = eventful_game(open.store, random, {"Ada", "Ben"});
  const std::string record = record_of(session->log(), false);
  CHECK(record.find('#') == std::string::npos);
  const auto imported = import_record(tools(open.store), record);
  REQUIRE(imported.session);
  CHECK(imported.session->game().lines() == session->game().lines());
  CHECK(imported.session->game().state() == session->game().state());
  // Whoever reads a record knows nothing of these comments and comes to the same game.
  CHECK(fox::replay_record(record_of(session->log(), true), library()).game->lines() ==
        session->game().lines());
}

TEST_CASE("comments of other hands are comments, or are understood where that is possible") {
  OpenFolder open;
  const std::string start =
      "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\nplayer Ben\n---\n1 roll w3 y4 b2 g6 o1 p5\n";
  const auto told_of = [&](const std::string& rest) {
    const auto imported = import_record(tools(open.store), start + rest);
    REQUIRE(imported.session);
    return told(imported.session->log()).substr(std::string("line 1 roll w3 y4 b2 g6 o1 p5\n").size());
  };
  CHECK(told_of("# undone: 1 take y yellow.34\n1 take b blue.5\n") ==
        "line 1 take y yellow.34\nundo \nline 1 take b blue.5\n");
  CHECK(told_of("# undone: nonsense\n1 take b blue.5\n") == "line 1 take b blue.5\n");
  CHECK(told_of("# undo the rest later\n# finish your tea\n1 take b blue.5 # good\n") ==
        "line 1 take b blue.5\n");
  CHECK(told_of("# undo\n1 take b blue.5\n") == "undo \nredo \nline 1 take b blue.5\n");
  CHECK(told_of("# redo\n1 take b blue.5\n") == "line 1 take b blue.5\n");
  CHECK(told_of("1 take b blue.5\n1 take") == "line 1 take b blue.5\n");  // torn
}

TEST_CASE("a record with a fault is not brought in at all") {
  OpenFolder open;
  const auto imported = import_record(
      tools(open.store), "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\n---\n1 done\n1 roll w1\n");
  CHECK_FALSE(imported.session);
  REQUIRE(imported.replay.fault.has_value());
  CHECK(imported.replay.fault->line == 5);
}

TEST_CASE("a record cut at every byte is read or refused, and never half of something else") {
  OpenFolder open;
  Random random(33);
  const auto session = eventful_game(open.store, random, {"Ada", "Bén"});
  const std::string record = record_of(session->log(), true);
  for (std::size_t cut = 0; cut < record.size(); cut += static_cast<std::size_t>(amount(7, 1))) {
    const auto imported = import_record(tools(open.store), record.substr(0, cut));
    if (!imported.session) continue;
    const auto lines = imported.session->game().lines(), all = session->game().lines();
    REQUIRE(lines.size() <= all.size());
    REQUIRE(std::equal(lines.begin(), lines.end(), all.begin()));
  }
}

TEST_CASE("CSV has one row a player and game, whatever the names are") {
  OpenFolder open;
  const std::vector<std::string> names{"Ada \"the fox\", of course", "1+1=2", "Zoë; 'Q'"};
  auto session = begin(tools(open.store), header(names));
  Random random(34);
  play_on(*session, random);
  REQUIRE(session->save());
  const auto unfinished = begin(tools(open.store), header({"Ben", "Ada"}, "clever-hoch-drei"));
  REQUIRE(unfinished->save());
  const StoredGame game = stored(open.store, session->id());
  const auto table = read_csv(csv_of({game, stored(open.store, unfinished->id())}));
  REQUIRE(table.size() == 6);
  for (const auto& row : table) REQUIRE(row.size() == table[0].size());
  const auto column = [&](const std::string& name) {
    return static_cast<std::size_t>(std::find(table[0].begin(), table[0].end(), name) - table[0].begin());
  };
  for (std::size_t seat = 0; seat < 3; ++seat) {
    CHECK(table[seat + 1][column("name")] == names[seat]);
    CHECK(table[seat + 1][column("total")] == std::to_string(game.tally[seat].total));
    for (const auto& [area, points] : game.tally[seat].areas)
      CHECK(table[seat + 1][column(area)] == std::to_string(points));
  }
  CHECK(table[4][column("total")].empty());
}

TEST_CASE("No text in a CSV is a formula for a spreadsheet, and figures below zero stay figures") {
  OpenFolder open;
  Random random(36);
  const auto session = eventful_game(open.store, random, {"Ada", "Ben", "Cem", "Dora"});
  REQUIRE(session->save());
  StoredGame game = stored(open.store, session->id());
  game.row.begin.header.names = {"=HYPERLINK(\"x\")", "+49", "-Ben, the fox", "@Dora"};
  game.row.begin.uid = "\t=1";
  game.tally.resize(4);
  game.tally[0].total = -12;
  game.tally[0].areas = {{"=area", -7}};
  const auto table = read_csv(csv_of({game}));
  const auto column = [&](const std::string& name) {
    return static_cast<std::size_t>(std::find(table[0].begin(), table[0].end(), name) - table[0].begin());
  };
  CHECK(table[1][column("name")] == "'=HYPERLINK(\"x\")");
  CHECK(table[2][column("name")] == "'+49");
  CHECK(table[3][column("name")] == "'-Ben, the fox");
  CHECK(table[4][column("name")] == "'@Dora");
  CHECK(table[1][column("uid")] == "'\t=1");
  CHECK(table[1][column("total")] == "-12");
  CHECK(table[1][column("'=area")] == "-7");
}

TEST_CASE("JSON tells everything about a game, its record included") {
  OpenFolder open;
  Random random(35);
  const auto session = eventful_game(open.store, random, {"Ada", "Ben"});
  REQUIRE(session->save());
  const auto json = nlohmann::json::parse(json_of(stored(open.store, session->id())).dump());
  CHECK(json["players"][1]["name"] == "Ben");
  CHECK(json["log"].size() == session->log().size() - 1);
  const auto imported = import_record(tools(open.store), json["record"].get<std::string>());
  REQUIRE(imported.session);
  CHECK(told(imported.session->log()) == told(session->log()));
}

TEST_CASE("games are written as JSON one by one and read again so") {
  OpenFolder open;
  Random random(37);
  std::vector<StoredGame> games;
  std::vector<nlohmann::json> objects;
  for (int i = 0; i < 3; ++i) {
    const auto session = begin(tools(open.store), header({"A\"\\da", "Ben"}));
    play_on(*session, random, 10);
    REQUIRE(session->save());
    games.push_back(stored(open.store, session->id()));
    objects.push_back(json_of(games.back()));
    // As it always looked.
    CHECK(json_of(games) == nlohmann::json{{"foxsheet", 1}, {"games", objects}}.dump(1) + "\n");
  }
  CHECK(json_of(std::vector<StoredGame>()) ==
        nlohmann::json{{"foxsheet", 1}, {"games", nlohmann::json::array()}}.dump(1) + "\n");

  const auto records = [](const std::string& text, bool& whole, std::size_t most = 100) {
    std::istringstream file(text);
    std::vector<std::string> all;
    whole = each_exported_record(file, [&](std::string& record) {
      all.push_back(record);
      return all.size() < most;
    });
    return all;
  };
  bool whole = false;
  const std::string text = json_of(games);
  const auto all = records(text, whole);
  CHECK(whole);
  REQUIRE(all.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) CHECK(all[i] == record_of(games[i].entries, true));
  CHECK(records(text, whole, 2).size() == 2);
  CHECK(whole);
  CHECK(records(text.substr(0, text.size() - 20), whole).size() == 3);
  CHECK_FALSE(whole);
  // Only there it is a record.
  CHECK(
      records(
          R"({"record":"a","x":{"games":[{"record":"b"}]},"games":[{"x":{"record":"c"},"log":[{"record":"d"}],)"
          R"("record":"e"},"f"]})",
          whole) == std::vector<std::string>{"e"});
  CHECK(whole);
  CHECK(records(std::string(100000, '['), whole).empty());
  CHECK_FALSE(whole);
}

TEST_CASE("a backup brings back games that are gone, and what it knows more of") {
  OpenFolder here;
  Random random(36);
  std::vector<std::unique_ptr<Session>> games;
  for (int i = 0; i < 4; ++i) {
    games.push_back(begin(tools(here.store), header({"Ada", "Ben"})));
    play_on(*games.back(), random, 20);
    REQUIRE(games.back()->save());
  }
  const Folder elsewhere;
  const auto written = back_up(here.store, elsewhere / "backup.db");
  REQUIRE(std::holds_alternative<int>(written));
  CHECK(std::get<int>(written) == 4);
  CHECK(fault_in(back_up(here.store, elsewhere / "backup.db"))->id() == "file-exists");
  CHECK(elsewhere.files().size() == 1);

  // The first is gone, the second went on, the third went on differently, of the fourth the backup will know
  // more.
  REQUIRE_FALSE(here.store.erase(games[0]->id()).has_value());
  play_on(*games[1], random, 3);
  REQUIRE(games[1]->save());
  const auto restored = restore(here.store, elsewhere / "backup.db");
  REQUIRE(std::holds_alternative<Restored>(restored));
  CHECK(std::get<Restored>(restored).added == 1);
  CHECK(std::get<Restored>(restored).known == 3);
  CHECK(rows(here.store).size() == 4);

  OpenFolder fresh;
  const auto all = restore(fresh.store, elsewhere / "backup.db");
  CHECK(std::get<Restored>(all).added == 4);
  const auto once_more = restore(fresh.store, elsewhere / "backup.db");
  CHECK(std::get<Restored>(once_more).known == 4);
  REQUIRE(std::holds_alternative<int>(back_up(here.store, elsewhere / "later.db")));
  const auto later = restore(fresh.store, elsewhere / "later.db");
  CHECK(std::get<Restored>(later).longer == 1);
  GameId second = std::get<GameId>(fresh.store.find(read_begin(games[1]->log()[0].text)->uid));
  CHECK(reopen(tools(fresh.store), second)->game().state() == games[1]->game().state());
  const auto apart = reopen(tools(fresh.store), second);
  apart->undo();
  apart->undo();
  play_on(*apart, random, 4);
  REQUIRE(apart->save());
  play_on(*games[1], random, 20);
  REQUIRE(games[1]->save());
  REQUIRE(std::holds_alternative<int>(back_up(here.store, elsewhere / "latest.db")));
  CHECK(std::get<Restored>(restore(fresh.store, elsewhere / "latest.db")).apart == 1);
  CHECK(rows(fresh.store).size() == 5);
}

TEST_CASE("where the games could not be opened, a backup says what stands in the way") {
  const Folder folder;
  FileLock other;
  REQUIRE(other.take(Places(folder.path()).lock()) == 0);
  SqliteStore store(folder.path(), library());
  REQUIRE(store.open().has_value());
  const auto made = back_up(store, folder / "copy.db");
  REQUIRE(fault_in(made) != nullptr);
  CHECK(fault_in(made)->trouble == Trouble::other_program);
  CHECK_FALSE(exists(folder / "copy.db"));
}

TEST_CASE("what is no backup is refused") {
  OpenFolder open;
  put_bytes(open.folder / "x.db", "SQLite format 3" + std::string(5000, '\0'));
  CHECK(looks_like_backup(open.folder / "x.db"));
  CHECK(fault_in(restore(open.store, open.folder / "x.db"))->id() == "not-a-backup");
  CHECK_FALSE(looks_like_backup(open.folder / "missing.db"));
}

TEST_CASE("finished games are counted that a backup of a certain time does not have") {
  OpenFolder here;
  std::int64_t clock = 1000;
  const SessionTools tools{here.store, library(), "test 1", [&] { return clock; }};
  Random random(37);
  const auto running = begin(tools, header({"Ada", "Ben"}));
  play_on(*running, random, 5);
  REQUIRE(running->save());
  CHECK(finished_since(here.store, 0) == 0);
  const auto game = begin(tools, header({"Ada"}));
  while (!game->locked()) play_on(*game, random, 9);
  REQUIRE(game->save());
  CHECK(finished_since(here.store, 0) == 1);
  CHECK(finished_since(here.store, 999) == 1);
  CHECK(finished_since(here.store, 1000) == 0);
  // What was corrected afterwards the backup has otherwise; but it is one game.
  clock = 2000;
  game->correct();
  game->undo();
  game->redo();
  REQUIRE(game->save());
  CHECK(finished_since(here.store, 1000) == 1);
  CHECK(finished_since(here.store, 0) == 1);
  REQUIRE_FALSE(here.store.erase(game->id()).has_value());
  CHECK(finished_since(here.store, 0) == 0);
}
