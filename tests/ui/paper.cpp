// A sheet of paper is scored on the screen: what a finished game left is entered by touch and by keyboard,
// counts what it counted there, and damage done to it is named at its place.
// Setting: begins early
#include <set>

#include "audit/papers.h"
#include "audit/wizard_papers.h"
#include "game/audit_text.h"
#include "game/clever_codec.h"
#include "game/record.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"
#include "ui/screen.h"
#include "ui/tables.h"

namespace {

using namespace fox;
using namespace fox::ui;

struct Paper {
  Folder folder;
  std::unique_ptr<Screen> screen;

  explicit Paper(const std::string& sheet, int players = 1, float width = 1280, float height = 800) {
    AppOptions options = english(folder);
    screen = std::make_unique<Screen>(options, width, height);
    screen->tap("button.paper");
    screen->tap("sheet." + sheet);
    while (!has("tab.1") && seats() < players) screen->tap("button.add");
    screen->tap("button.start");
    REQUIRE(has("button.check"));
  }

  [[nodiscard]] int seats() const {
    int count = 0;
    while (has("name." + std::to_string(count + 1))) ++count;
    return count;
  }
  [[nodiscard]] bool has(const std::string& name) const { return screen->find(name) != nullptr; }
  [[nodiscard]] bool says(const std::string& part) const { return screen->says(part); }

  void close() {
    if (has("button.close")) screen->tap("button.close");
  }
  // A mark as the record writes it, by fingers alone.
  void touch(const std::string& mark) {
    close();
    const std::string cell = mark.substr(0, std::min(mark.find('='), mark.find(':')));
    screen->tap("cell." + cell);
    if (mark.find('=') == std::string::npos) {
      const bool circled_first = has("cell.silver.y1") || has("cell.orange.y1");
      if (cell.rfind("yellow.", 0) == 0 && circled_first && mark.find(":circle") == std::string::npos)
        screen->tap("cell." + cell);
      return;
    }
    std::string value = mark.substr(mark.find('=') + 1);
    if (const auto colon = value.find(':'); colon != std::string::npos) {
      const bool bonus = value.substr(colon) == ":bonus";
      value = (bonus ? "bonus." : "") + value.substr(0, colon);
    }
    if (has("write." + value)) return screen->tap("write." + value);
    screen->tap("write.other");
    for (const char digit : value) screen->tap(std::string("write.digit.") + digit);
    screen->tap("write.ok");
  }
  void track(const std::string& action, int circled, int crossed) {
    close();
    screen->tap("track." + action);
    screen->tap("write.circled." + std::to_string(circled));
    screen->tap("write.crossed." + std::to_string(crossed));
    close();
  }

  // The game as it was saved.
  [[nodiscard]] std::unique_ptr<Game> saved(const std::string& sheet, int players) {
    screen->settle();
    Header header;
    header.sheet = sheet;
    header.mode = RecordMode::paper;
    for (int i = 1; i <= players; ++i) header.names.push_back(std::to_string(i));
    Problems problems;
    auto begun = Game::start(header, library(), problems);
    auto game = std::move(std::get<std::unique_ptr<Game>>(begun));
    screen->drop();
    for (const std::string& line : saved_lines(folder.path())) {
      INFO(line);
      REQUIRE_FALSE(game->submit(line));
    }
    return game;
  }
};

// A sheet of a game alone that nothing speaks against, and on which each track was used.
clever::State finished(const std::string& sheet, papers::Game& game) {
  game.players = 1;
  game.switched = game.sheet_mode = false;
  game.lucky = sheet != "doppelt-so-clever-gsc-dice";
  return game.play();
}

constexpr const char* kActions[] = {"reroll", "back", "plus1", "number"};

// The first text of a finding that stands on the screen.
std::vector<std::string> told(const Game& game, int seat) {
  std::vector<std::string> all;
  for (const Found& found : audit(game, seat)) all.push_back(sentence(found.refused, words(), &game));
  return all;
}

}  // namespace

TEST_CASE("a finished sheet of the Clever games is entered by touch, counted, found sound and kept") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "doppelt-so-clever-gsc-dice", "clever-hoch-drei");
  papers::Game played(sheet, 7);
  const auto state = finished(sheet, played);
  const auto rules = played.rules(clever::Mode::paper);
  Paper paper(sheet);
  for (const auto& mark : clever::marks(rules, state.pads[0])) paper.touch(mark);
  for (std::size_t t = 0; t < clever::kActions; ++t)
    if (rules.sheet.track[t].fields != 0)
      paper.track(kActions[t], state.pads[0].circled[t], __builtin_popcount(state.pads[0].crossed[t]));
  const int total = clever::tally_of(rules, state, 0).total;
  CHECK(paper.says(std::to_string(total)));
  CHECK_FALSE(paper.has("finding.1"));
  paper.screen->tap("button.check");
  CHECK(paper.says("This sheet is sound"));
  CHECK(paper.says(std::to_string(total) + " points"));
  paper.screen->tap("button.keep");
  CHECK(paper.has("button.correct"));
  paper.screen->tap("button.home");
  paper.screen->tap("button.history");
  CHECK(paper.has("row.1"));
  const auto game = paper.saved(sheet, 1);
  CHECK(game->score(words())["players"][0]["total"] == total);
  CHECK(game->state()["players"][0]["marks"].size() == clever::marks(rules, state.pads[0]).size());
  CHECK(told(*game, 0).empty());
}

TEST_CASE("damage to a sheet is named at its cell, a tap there says the rule, and undo mends it") {
  Paper paper("ganz-schoen-clever");
  for (const char* mark : {"orange.1=5", "orange.2=3", "purple.1=2", "purple.2=5", "purple.3=6"})
    paper.touch(mark);
  paper.close();
  CHECK_FALSE(paper.has("finding.1"));
  paper.touch("purple.4=6");  // after a 6 any number
  paper.touch("purple.5=4");
  paper.touch("purple.6=3");
  paper.close();
  REQUIRE(paper.has("finding.1"));
  CHECK(paper.says("in the sixth purple field a 3 follows a 4"));
  // The first tap on the cell explains, the second opens the keys.
  paper.screen->tap("cell.purple.6");
  CHECK_FALSE(paper.has("button.close"));
  CHECK(paper.says("each number is higher than the one before"));
  paper.screen->tap("cell.purple.6");
  REQUIRE(paper.has("write.5"));
  paper.screen->tap("write.5");
  paper.close();
  CHECK_FALSE(paper.has("finding.1"));
  // What stood there before comes back in one step, and goes again.
  paper.screen->tap("button.undo");
  CHECK(paper.has("finding.1"));
  paper.screen->tap("button.redo");
  CHECK_FALSE(paper.has("finding.1"));
  // A number that no die gives, and what is missing only when it was asked for.
  paper.touch("orange.2=17");
  paper.close();
  CHECK(paper.says("17 cannot stand in the second orange field"));
  CHECK_FALSE(paper.has("finding.2"));
  paper.screen->tap("button.check");
  CHECK(paper.has("finding.2"));
  paper.screen->tap("finding.1");
  CHECK(paper.has("button.keep"));
}

TEST_CASE("a tap takes a mark away again, a double tap does not") {
  Paper paper("doppelt-so-clever");
  const auto stands = [&](const char* word) {
    paper.screen->settle();
    return paper.says(word);
  };
  const Point at = paper.screen->find("cell.silver.y1")->rect.center();
  paper.screen->tap_at(at);
  paper.screen->tap_at(at);
  CHECK(stands("silver 1"));  // what undo would take back
  paper.screen->now += 1;
  paper.screen->tap("cell.silver.y1");
  paper.screen->tap("cell.yellow.12");
  paper.screen->tap("cell.yellow.12");
  paper.screen->tap("cell.yellow.12");
  const auto game = paper.saved("doppelt-so-clever", 1);
  CHECK(game->state()["players"][0]["marks"].empty());
}

TEST_CASE("a sheet is entered by keyboard alone: letters lead to a row, numbers go on from field to field") {
  Folder folder;
  Screen screen(english(folder));
  screen.reach_by_keys("button.paper");
  screen.reach_by_keys("sheet.clever-hoch-drei");
  screen.reach_by_keys("button.start");
  screen.reach_by_keys("cell.yellow.11");
  screen.reach_by_keys("cell.brown.3");
  screen.key("b");
  for (const char* key : {"6", "5", "escape", "p", "2", "3", "escape"}) screen.key(key);
  screen.reach_by_keys("track.reroll");
  screen.reach_by_keys("write.circled.2");
  screen.key("escape");
  screen.key("b");
  for (const char* key : {"1", "0", "backspace", "backspace", "4", "escape"}) screen.key(key);
  screen.key("u");
  screen.key("ctrl+y");
  screen.key("d");
  REQUIRE(screen.find("finding.1") != nullptr);
  screen.reach_by_keys("finding.1");
  screen.drop();
  const auto lines = saved_lines(folder.path());
  const std::set<std::string> all(lines.begin(), lines.end());
  for (const char* line : {"1 mark yellow.11", "1 mark brown.3", "1 mark blue.L1=6", "1 mark blue.L2=5",
                           "1 mark pink.1=2", "1 mark pink.2=3:points", "1 circled reroll 2"}) {
    INFO(line);
    CHECK(all.count(line) == 1);
  }
}

TEST_CASE("a sheet of Wizard is entered by touch, each player's, and audited") {
  wizard_papers::Game played(1);  // three players
  const auto state = played.play();
  const auto rules = played.rules(wizard::Mode::paper);
  Paper paper("wizard-wuerfelspiel", played.players);
  for (int seat = 0; seat < played.players; ++seat) {
    paper.close();
    paper.screen->tap("tab." + std::to_string(seat + 1));
    for (const auto& mark : wizard::marks(rules, wizard::pad_of(state, seat))) paper.touch(mark);
  }
  paper.close();
  paper.screen->tap("button.check");
  CHECK(paper.says("This sheet is sound"));
  // A zero more than the jesters explain.
  std::string damaged;
  for (int n = 1; n <= 5 && damaged.empty(); ++n) {
    const wizard::Field field = wizard::field(wizard::pad_of(state, played.players - 1), 0, n);
    if (field.what == wizard::Written::hits || field.what == wizard::Written::difference)
      damaged = "green." + std::to_string(n);
  }
  REQUIRE(!damaged.empty());
  paper.screen->tap("cell." + damaged);
  paper.screen->tap("write.0");
  REQUIRE(paper.has("finding.1"));
  CHECK(paper.says("Each 0 needs an X there"));
  paper.screen->tap("button.undo");
  CHECK_FALSE(paper.has("finding.1"));
  const auto game = paper.saved("wizard-wuerfelspiel", played.players);
  const auto tally = wizard::score(rules, state);
  for (int seat = 0; seat < played.players; ++seat)
    CHECK(game->score(words())["players"][static_cast<std::size_t>(seat)]["total"] ==
          tally.players[static_cast<std::size_t>(seat)].total);
}

TEST_CASE("a paper of Wizard is entered by keyboard alone") {
  Folder folder;
  Screen screen(english(folder));
  screen.reach_by_keys("button.paper");
  screen.reach_by_keys("sheet.wizard-wuerfelspiel");
  screen.reach_by_keys("button.start");
  for (const char* key : {"g", "x", "g", "3", "r", "0"}) screen.key(key);
  screen.reach_by_keys("cell.jester.1");
  screen.drop();
  CHECK(saved_lines(folder.path()) == std::vector<std::string>{"1 mark green.1=X", "1 mark green.2=3",
                                                               "1 mark red.1=0", "1 mark jester.1"});
}

TEST_CASE("a sheet that was begun waits under Continue, and what was kept is locked until it is corrected") {
  Paper paper("ganz-schoen-clever");
  paper.touch("yellow.11");
  paper.screen->tap("button.home");
  REQUIRE(paper.has("game.1"));
  CHECK(paper.says("paper sheet"));
  paper.screen->drop();
  AppOptions options;
  options.data = paper.folder.path();
  options.language = "en";
  paper.screen = std::make_unique<Screen>(options);
  paper.screen->tap("game.1");
  paper.screen->tap("button.check");
  paper.screen->tap("button.keep");
  paper.screen->tap("button.sheets");
  paper.screen->tap("cell.yellow.21");
  CHECK(paper.says("finished"));
  paper.screen->tap("button.result");
  paper.screen->tap("button.correct");
  if (paper.has("button.reopen")) paper.screen->tap("button.reopen");
  REQUIRE(paper.has("button.check"));
  paper.screen->tap("cell.yellow.21");
  paper.screen->drop();
  CHECK(saved_lines(paper.folder.path()).size() == 2);
}
