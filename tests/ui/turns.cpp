// Undo by turns: who holds Undo, or taps the arrow beside it, sees all turns and goes back to one of them;
// redo brings all of it forth. What the game keeps of it is what single undos would have left.
#include <filesystem>
#include <fstream>

#include "game/store/export.h"
#include "ui/ended.h"
#include "ui/on_table.h"
#include "ui/table/turn_list.h"

namespace {

using namespace fox;
using namespace fox::ui;

const Finished kFour{"ganz-schoen-clever", {"P1", "P2", "P3", "P4"}, 0, 5};
const Finished kWizard{"wizard-wuerfelspiel", {"Ada", "Ben", "Cleo"}, 0, 5};

// On the table from its first line to its last, as if it had just been played.
struct Played {
  OnTable on;
  std::size_t all;

  explicit Played(const Finished& game) : on(game.header()), all(0) {
    const auto played = play_to(game, library());
    all = played->count();
    for (std::size_t line = 1; line <= all; ++line) {
      Wish wish = to_game(Wish::Kind::line, on.log());
      wish.lines = {played->any_line_at(line)};
      REQUIRE(on.table.act(wish, on.now, words()));
    }
    on.settle();
    REQUIRE(on.lines() == all);
  }
  // Back, or forth, by the list that Undo's arrow opens.
  void go_by_list(int turn) {
    on.tap("undo.turns");
    on.tap("turn." + std::to_string(turn));
    on.tap("turns.go");
  }
  [[nodiscard]] int turns() const {
    int turns = 0;
    while (on.find("turn." + std::to_string(turns + 1)) != nullptr) ++turns;
    return turns;
  }
};

}  // namespace

TEST_CASE(
    "from the end of a game of four its first roll is five taps away, and redo brings all of it forth") {
  Played game(kFour);
  const std::string before = store::record_of(game.on.table.session().log(), false);
  int taps = 1;
  game.on.hold("button.undo", TurnList::kHold);
  CHECK(game.turns() == 16);  // of four rounds
  game.on.reveal("turn.1");
  taps += 2;  // of a finger that scrolls
  game.on.tap("turn.1"), ++taps;
  CHECK(game.on.lines() == game.all);
  game.on.tap("turns.go"), ++taps;
  CHECK(taps <= 5);
  CHECK(game.on.lines() == 0);
  CHECK(game.on.find("turns.go") == nullptr);
  CHECK(game.on.find("button.ok") != nullptr);  // the roll is filled in, to be put right
  game.on.tap("button.redo");
  CHECK(game.on.lines() == game.all);
  CHECK(store::record_of(game.on.table.session().log(), false) == before);
}

TEST_CASE("what is kept of a leap is what so many single undos and redos would have left") {
  Played leapt(kFour), stepped(kFour);
  leapt.on.hold("button.undo", TurnList::kHold);
  leapt.on.tap("turn.14");
  leapt.on.tap("turns.go");
  const std::size_t back = leapt.all - leapt.on.lines();
  REQUIRE(back > 5);
  leapt.on.tap("button.redo");
  for (const Wish::Kind kind : {Wish::Kind::undo, Wish::Kind::redo})
    for (std::size_t i = 0; i < back; ++i)
      REQUIRE(stepped.on.table.act(to_game(kind, stepped.on.log()), stepped.on.now, words()));
  const auto& a = leapt.on.table.session().log();
  const auto& b = stepped.on.table.session().log();
  REQUIRE(a.size() == b.size());
  CHECK(store::record_of(a, true) == store::record_of(b, true));
}

TEST_CASE("a tap takes back one line, a finger that rests opens the list and takes back none") {
  Played game(kFour);
  game.on.tap("button.undo");
  CHECK(game.on.lines() == game.all - 1);
  game.on.hold("button.undo", TurnList::kHold - .05);
  CHECK(game.on.lines() == game.all - 2);
  CHECK(game.on.find("turn.1") == nullptr);
  game.on.hold("button.undo", TurnList::kHold);
  CHECK(game.on.find("turn.1") != nullptr);
  CHECK(game.on.lines() == game.all - 2);
}

TEST_CASE(
    "while a turn is looked at nothing is changed, and Escape, the cross or a tap beside it close the list") {
  Played game(kFour);
  const std::size_t log = game.on.log();
  for (const char* way : {"escape", "turns.close", "beside"}) {
    INFO(way);
    game.on.tap("undo.turns");
    game.on.reveal("turn.7");
    game.on.tap("turn.7");
    CHECK(game.on.find("cell.yellow.11") == nullptr);  // under the list
    const std::string what = way;
    if (what == "escape") game.on.key("escape");
    if (what == "turns.close") game.on.tap("turns.close");
    if (what == "beside") game.on.tap_at({100, 400});
    CHECK(game.on.find("turn.7") == nullptr);
    CHECK(game.on.find("button.undo") != nullptr);
    CHECK(game.on.log() == log);
  }
}

TEST_CASE("a second tap on the turn goes there, the echo of the first does not") {
  Played game(kFour);
  game.on.tap("undo.turns");
  game.on.tap("turn.15");
  const double chosen = game.on.now;
  CHECK(game.on.lines() == game.all);
  game.on.now = chosen - .4;
  game.on.tap("turn.15");
  CHECK(game.on.lines() == game.all);
  game.on.tap("turn.15");
  CHECK(game.on.lines() < game.all);
}

TEST_CASE("by keyboard the list is opened, walked with arrows and left with Enter") {
  Played game(kFour);
  game.on.key("l");
  REQUIRE(game.on.find("turn.16") != nullptr);
  game.on.key("up");
  for (int i = 0; i < 40; ++i) game.on.key("up");
  game.on.key("down");
  CHECK(game.on.lines() == game.all);
  game.on.key("3");  // means nothing here
  game.on.key("enter");
  CHECK(game.on.lines() < game.all);
  CHECK(game.on.find("turn.16") == nullptr);
  game.on.key("ctrl+y");
  CHECK(game.on.lines() == game.all);
}

TEST_CASE("what was taken back is listed above the rest, and comes again up to where it is tapped") {
  Played game(kFour);
  game.go_by_list(13);
  const std::size_t there = game.on.lines();
  game.on.hold("button.redo", TurnList::kHold);
  CHECK(game.turns() == 16);
  CHECK(game.on.find("turn.13")->whole.bottom() < game.on.find("turn.12")->whole.y);
  game.on.tap("turn.14");
  game.on.tap("turns.go");
  CHECK(game.on.lines() > there);
  CHECK(game.on.lines() < game.all);
  game.on.tap("button.redo");
  CHECK(game.on.table.session().game().known() == game.all);
}

TEST_CASE("after a leap redo brings one line again as soon as something else was written") {
  Played game(kFour);
  game.go_by_list(16);
  const std::size_t there = game.on.lines();
  game.on.tap("button.ok");  // the roll, written anew
  const std::size_t written = game.on.lines();
  CHECK(written == there + 1);
  game.on.tap("button.redo");
  CHECK(game.on.lines() == written);
}

TEST_CASE("what happened names people, by turns, back to the beginning of the game") {
  Played game(kFour);
  for (const char* way : {"happened", "h"}) {
    INFO(way);
    way == std::string("h") ? game.on.key("h") : game.on.tap(way);
    REQUIRE(game.on.find("turns.happened") != nullptr);
    CHECK(game.on.find("turns.go") == nullptr);  // it is only read
    CHECK(game.on.says("P4's turn · Round 4"));
    CHECK_FALSE(game.on.says("P1's turn · Round 1"));
    game.on.key("end");
    CHECK(game.on.says("P1's turn · Round 1"));
    CHECK(game.on.says("P1"));
    CHECK(game.on.says("The roll"));
    game.on.key("home");
    CHECK(game.on.says("P4's turn · Round 4"));
    game.on.key("escape");
    CHECK(game.on.find("turns.happened") == nullptr);
  }
  CHECK(game.on.lines() == game.all);
}

TEST_CASE("what was taken back did not happen, and the other view is a tap away") {
  Played game(kFour);
  game.go_by_list(13);
  game.on.hold("button.undo", TurnList::kHold);
  game.on.tap("turns.happened");
  CHECK(game.on.says("Round 3"));
  CHECK_FALSE(game.on.says("turn · Round 4"));
  game.on.tap("turns.list");
  CHECK(game.on.find("turn.16") != nullptr);
}

TEST_CASE("of Wizard the list goes by rounds") {
  Played game(kWizard);
  const int rounds = game.on.table.session().game().round_at(game.all - 1);
  game.on.hold("button.undo", TurnList::kHold);
  CHECK(game.turns() == rounds);
  game.on.reveal("turn.2");
  game.on.tap("turn.2");
  game.on.tap("turns.go");
  CHECK(game.on.table.session().game().round_at(game.on.lines()) == 2);
  CHECK(game.on.table.session().game().round_at(game.on.lines() - 1) == 1);
  game.on.tap("button.redo");
  CHECK(game.on.lines() == game.all);
}

TEST_CASE("of paper no turns are listed: nobody wrote them in turn") {
  OnTable paper(clever_game(1, RecordMode::paper));
  paper.tap("cell.yellow.11");
  CHECK(paper.find("undo.turns") == nullptr);
  paper.hold("button.undo", 1);
  CHECK(paper.find("turn.1") == nullptr);
  CHECK(paper.lines() == 0);
}

TEST_CASE(
    "a leap is saved as it is seen: pulled from the wall, the game stands there, and redo is still known") {
  Folder folder;
  AppOptions options = english(folder);
  options.open = folder / "game.fox";
  const auto lines = lines_of(kFour, library());
  std::ofstream record(options.open);
  record << write_header(kFour.header());
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) record << lines[i] << "\n";
  record.close();
  Screen screen(options);
  screen.tap("undo.turns");
  screen.tap("turn.14");
  screen.tap("turns.go");
  const Folder pulled;
  std::filesystem::copy(
      folder.path(), pulled.path(),
      std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
  const auto kept = saved_lines(pulled.path());
  CHECK(kept.size() > 20);
  CHECK(kept.size() < lines.size() - 5);
  CHECK(std::equal(kept.begin(), kept.end(), lines.begin()));
  Screen again(english(pulled));
  std::string card;
  for (const Target& target : again.stage().layout().targets)
    if (target.name.starts_with("game.")) card = target.name;
  if (!card.empty()) again.tap(card);
  again.tap("undo.turns");
  again.tap("turn.16");
  again.tap("turns.go");
  again.drop();
  CHECK(saved_lines(pulled.path()).size() == lines.size() - 1);
}
