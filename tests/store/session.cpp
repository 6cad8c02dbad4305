// A game at the table and its place in a store: what counts when, what is saved when, what is locked.
// Everything here holds for both stores.
#include "shop.h"

using namespace shop;

namespace {

// Both kinds of store, one after the other.
template <class F>
void in_both(F&& f) {
  {
    INFO("in memory");
    Disk disk;
    MemoryStore store(disk);
    REQUIRE_FALSE(store.open().has_value());
    f(store);
  }
  INFO("in SQLite");
  const Folder folder;
  SqliteStore store(folder.path(), library());
  REQUIRE_FALSE(store.open().has_value());
  f(store);
}

}  // namespace

TEST_CASE("a line counts at the table at once and is saved by the commit") {
  in_both([](Store& store) {
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    CHECK_FALSE(session->is_saved());
    REQUIRE(session->save());
    const GameId id = session->id();
    CHECK_FALSE(session->submit("1 roll w3 y4 b2 g6 o1 p5").has_value());
    CHECK(session->game().lines().size() == 1);
    CHECK_FALSE(session->is_saved());
    CHECK(stored(store, id).entries.size() == 1);
    REQUIRE(session->save());
    CHECK(session->is_saved());
    CHECK(stored(store, id).entries.size() == 2);
    CHECK(stored(store, id).entries[1].text == "1 roll w3 y4 b2 g6 o1 p5");
  });
}

TEST_CASE("a refused line changes nothing, in the game or in the log") {
  in_both([](Store& store) {
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    CHECK(session->submit("2 roll w3 y4 b2 g6 o1 p5").has_value());
    CHECK(session->log().size() == 1);
  });
}

TEST_CASE("a game comes back as it was left, with what redo would bring") {
  in_both([](Store& store) {
    Random random(3);
    for (int round = 0; round < 4; ++round) {
      const auto session = begin(tools(store), header({"Ada", "Ben", "Cleo"}, "clever-hoch-drei"));
      play_on(*session, random, 30 + 10 * round);
      for (int i = 0; i < round + 1; ++i) REQUIRE(session->undo());
      for (int i = 0; i < round; ++i) REQUIRE(session->redo());
      REQUIRE(session->save());
      const auto again = reopen(tools(store), session->id());
      CHECK(again->game().state() == session->game().state());
      CHECK(again->game().lines() == session->game().lines());
      CHECK(again->game().undone() == session->game().undone());
      CHECK(again->is_saved());
      CHECK_FALSE(again->locked().has_value());
      play_on(*again, random, 10);
      REQUIRE(again->save());
      CHECK(reopen(tools(store), session->id())->game().state() == again->game().state());
    }
  });
}

TEST_CASE("undo and redo are entries; nothing that was entered is ever gone from the log") {
  in_both([](Store& store) {
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    session->submit("1 roll w3 y4 b2 g6 o1 p5");
    session->submit("1 take y yellow.34");
    session->undo();
    session->submit("1 take b blue.5");
    session->save();
    std::string acts;
    for (const auto& entry : stored(store, session->id()).entries)
      acts += std::string(fox::enum_name(entry.act)) + " ";
    CHECK(acts == "begin line line undo line ");
    CHECK(session->undo());
    CHECK(session->undo());
    CHECK_FALSE(session->undo());
    CHECK(session->redo());
  });
}

TEST_CASE("a finished game is locked; correcting it is an act of its own, and it locks again at the end") {
  in_both([](Store& store) {
    Random random(11);
    auto session = begin(tools(store), header({"Ada"}));
    play_on(*session, random);
    REQUIRE(session->game().is_over());
    CHECK(trouble(session->locked()) == "locked");
    REQUIRE(session->save());
    CHECK(stored(store, session->id()).row.finished);
    CHECK(stored(store, session->id()).tally.size() == 1);
    session = reopen(tools(store), session->id());
    CHECK(trouble(session->locked()) == "locked");
    REQUIRE(session->can_correct());
    session->correct();
    CHECK_FALSE(session->locked().has_value());
    REQUIRE(session->save());
    CHECK_FALSE(stored(store, session->id()).row.finished);
    CHECK(stored(store, session->id()).tally.empty());
    CHECK(session->undo());
    CHECK_FALSE(session->locked().has_value());
    CHECK(session->redo());
    CHECK(trouble(session->locked()) == "locked");
    REQUIRE(session->save());
    CHECK(stored(store, session->id()).row.finished);
    CHECK(stored(store, session->id()).row.totals.size() == 1);
  });
}

TEST_CASE("a sheet of paper is finished when somebody says so") {
  in_both([](Store& store) {
    const auto session = begin(tools(store), header({"Ada"}, "ganz-schoen-clever", fox::RecordMode::paper));
    REQUIRE_FALSE(session->submit("1 mark yellow.34 yellow.33").has_value());
    CHECK(session->log().size() == 3);  // two marks can be taken back one by one
    session->finish();
    CHECK(trouble(session->locked()) == "locked");
    REQUIRE(session->save());
    CHECK(stored(store, session->id()).row.finished);
    CHECK(trouble(reopen(tools(store), session->id())->locked()) == "locked");
  });
}

TEST_CASE("several lines that were not saved are committed together and in order") {
  in_both([](Store& store) {
    Random random(5);
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    play_on(*session, random, 25);
    REQUIRE(session->save());
    const auto game = stored(store, session->id());
    CHECK(game.entries.size() == 26);
    CHECK(sound_entries(game.entries) == 26);
    CHECK(game.row.entries == 26);
  });
}

TEST_CASE("the newest game comes first, whatever the clock says") {
  in_both([](Store& store) {
    std::int64_t time = 2000000000;
    SessionTools backwards{store, library(), "test 1", [&time] { return time -= 86400; }};
    std::vector<GameId> ids;
    for (int i = 0; i < 3; ++i) {
      const auto session = begin(backwards, header({"Ada", "Ben"}));
      session->submit("1 roll w3 y4 b2 g6 o1 p5");
      REQUIRE(session->save());
      ids.push_back(session->id());
    }
    const auto listed = rows(store);
    CHECK(listed[0].id == ids[2]);
    CHECK(listed[2].id == ids[0]);
    CHECK(listed[0].updated < listed[2].updated);
    CHECK_FALSE(reopen(backwards, ids[0])->locked().has_value());
  });
}

TEST_CASE("a game that somebody else went on with becomes a game of its own") {
  in_both([](Store& store) {
    Random random(5);
    const auto session = begin(tools(store), header({"Ada", "Ben"}));
    play_on(*session, random, 5);
    REQUIRE(session->save());
    const auto other = reopen(tools(store), session->id());
    other->undo();
    REQUIRE(other->save());
    play_on(*session, random, 3);
    REQUIRE(session->save());
    CHECK(session->id() != other->id());
    CHECK(reopen(tools(store), session->id())->game().state() == session->game().state());
    CHECK(reopen(tools(store), other->id())->game().state() == other->game().state());
  });
}

TEST_CASE("a game that is not there is said so") {
  in_both([](Store& store) {
    const auto opened = Session::open(tools(store), 77);
    REQUIRE(fault_in(opened) != nullptr);
    CHECK(fault_in(opened)->id() == "no-such-game");
  });
}
