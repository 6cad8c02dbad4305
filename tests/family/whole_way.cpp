// A third family, the smallest there can be, goes the whole way: sheet, record, store, protocol, referee,
// screen. The sources of the product are compiled once more with a list of families that has one more
// (with_row); they know nothing of it.
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "catch.h"
#include "cli/board.h"
#include "cli/commands.h"
#include "folder.h"
#include "game/audit_text.h"
#include "game/codecs.h"
#include "game/record.h"
#include "game/store/import.h"
#include "game/store/sqlite_store.h"
#include "ui/app.h"
#include "ui/at_table.h"
#include "ui/ends/result.h"
#include "ui/ends/steps.h"
#include "ui/quiet_scene.h"
#include "ui/referee/referee.h"
#include "ui/screen_families.h"

namespace {

using namespace fox;
using nlohmann::json;

constexpr const char* kSheet = "id = \"five\"\nfamily = \"row\"\nnumbers = 5\n";
constexpr const char* kRecord =
    "foxsheet 1\nsheet five\nplayer Ada\nplayer Ben\n---\n1 cross 3\n2 cross 4\n1 cross 2\n";

// A data folder with the sheet, as somebody would have it who wrote one.
class Place {
 public:
  Place() {
    std::filesystem::create_directory(folder_ / "sheets");
    std::ofstream(folder_ / "sheets/five.toml") << kSheet;
  }
  [[nodiscard]] const std::string& path() const { return folder_.path(); }
  [[nodiscard]] std::string sheets() const { return folder_ / "sheets"; }

 private:
  test::Folder folder_;
};

const Catalogue& words() {
  static const Catalogue english("en");
  return english;
}

}  // namespace

TEST_CASE("a sheet of a third family is read, and its mistakes are named") {
  Place place;
  SheetLibrary sheets(place.sheets());
  Problems problems;
  const AnySheet* sheet = sheets.find("five", problems);
  REQUIRE(sheet != nullptr);
  CHECK(std::get<row::SheetDef>(*sheet).numbers == 5);
  CHECK(read_sheet(
            {"six.toml", "id = \"six\"\nfamily = \"row\"\nnumbers = 99\nwings = 2\n"},
            [](const std::string&) { return std::nullopt; }, problems) == std::nullopt);
  REQUIRE(problems.size() == 2);
  CHECK(problems[0].path == "numbers");
  CHECK(problems[1].path == "wings");
  sheets.recolor({{"row", "#112233"}});
  CHECK(std::get<row::SheetDef>(*sheet).faces[0].color == "#112233");
}

TEST_CASE("a record of a third family is read and written, and its refusals are sentences") {
  Place place;
  SheetLibrary sheets(place.sheets());
  const Replay replay = replay_record(kRecord, sheets);
  REQUIRE_FALSE(replay.fault);
  Game& game = *replay.game;
  CHECK(game.record() == kRecord);
  CHECK(game.legal() == std::vector<std::string>{"2 cross 1", "2 cross 2", "2 cross 3", "2 cross 5"});
  CHECK(sentence(*game.why("2 cross 4"), words(), &game) == "Row 4 is already taken.");
  CHECK(sentence(*game.why("1 cross 1"), words(), &game) == "Now it is Ben's turn.");
  CHECK(game.totals_at(game.count()) == std::vector{5, 4});
  CHECK(written_on(game, 1));
  CHECK(audit(game, 0).empty());
  REQUIRE_FALSE(game.submit("2 cross 5"));
  CHECK(game.is_over());
  CHECK(game.standings().seats[1].rank == 1);
  CHECK_FALSE(replay_record("foxsheet 1\nsheet five\nmode paper\nplayer Ada\n---\n", sheets).game);
}

TEST_CASE("a game of a third family is saved, opened and gone on with") {
  Place place;
  SheetLibrary sheets(place.sheets());
  store::SqliteStore kept(place.path(), sheets);
  REQUIRE_FALSE(kept.open());
  const store::SessionTools tools{kept, sheets, "test", {}};
  store::GameId id = 0;
  {
    const auto imported = store::import_record(tools, kRecord);
    REQUIRE(imported.session);
    REQUIRE_FALSE(imported.session->submit(AnyLine(row::Line{1, 5})));
    REQUIRE(imported.session->save());
    id = imported.session->id();
  }
  const auto opened = store::Session::open(tools, id);
  REQUIRE(std::holds_alternative<std::unique_ptr<store::Session>>(opened));
  const Game& game = std::get<0>(opened)->game();
  CHECK(game.record() == std::string(kRecord) + "2 cross 5\n");
  CHECK(game.is_over());
  const auto tally = store::tally_of(game);
  CHECK(tally[1].total == 9);
  CHECK(tally[1].lost_bonuses == -1);
}

TEST_CASE("foxref speaks with a third family: the protocol, why, the board, random games") {
  Place place;
  SheetLibrary sheets(place.sheets());
  std::ostringstream out;
  cli::Context context{true, Catalogue("en"), sheets, out};
  std::istringstream in(
      "new five Ada Ben\ndo 1 cross 3\nwhy 2 cross 3\nwhy 1 cross 4\nlegal\nscore\nundo\nquit\n");
  REQUIRE(cli::protocol(context, in) == 0);
  std::vector<json> answers;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(line));
  REQUIRE(answers.size() == 8);
  CHECK(answers[1]["state"]["players"][0]["marks"] == json{"row.3"});
  CHECK(answers[2]["legal"] == true);
  CHECK(answers[3]["legal"] == false);
  CHECK(answers[3]["reason"] == "not-your-turn");
  CHECK(answers[4]["lines"].size() == 5);
  CHECK(answers[5]["players"][0]["total"] == 3);
  CHECK(answers[6]["state"]["players"][0]["marks"].empty());

  const Replay replay = replay_record(kRecord, sheets);
  out.str("");
  cli::print_board(out, *replay.game, context.words);
  cli::print_tally(out, *replay.game, context.words);
  CHECK_THAT(out.str(), contains("Now: Ben (cross)") && contains("  1 to 5\n"));
  out.str("");
  CHECK(cli::play(context, {"five", 2, 1, 20, {}}) == 0);
  CHECK(json::parse(out.str())["games"] == 20);
  out.str("");
  CHECK(cli::sheets(context) == 0);
  CHECK_THAT(out.str(), contains("\"five\""));
}

namespace {

using namespace fox::ui;

// Whatever is drawn, on a stage.
template <class Draw>
class OnStage final : public QuietScene {
 public:
  explicit OnStage(Draw draw) : draw_(std::move(draw)) { appear(); }
  [[nodiscard]] const Catalogue& words() const override { return ::words(); }
  void draw(Ui& ui) override { draw_(ui); }

 private:
  Draw draw_;
};

}  // namespace

TEST_CASE("a third family is played on a screen of its own") {
  Place place;
  SheetLibrary sheets(place.sheets());
  store::SqliteStore kept(place.path(), sheets);
  REQUIRE_FALSE(kept.open());
  const store::SessionTools tools{kept, sheets, "test", {}};
  Notices notices;
  AtTable table(tools, kept, ShareFolders(place.path(), true), notices);
  Header header;
  header.sheet = "five";
  header.names = {"Ada", "Ben"};
  REQUIRE(table.start(header, words()).empty());
  OnStage stage([&](Ui& ui) { table.act(table.screen()->draw(ui, {}), ui.now, words()); });
  const auto record = [&] { return table.session().game().lines(); };
  stage.tap("number.4");
  stage.tap("number.4");
  CHECK(record() == std::vector<std::string>{"1 cross 4", "2 cross 4"});
  stage.tap("number.4");  // Ada has it already
  CHECK(record().size() == 2);
  stage.tap("button.undo");
  CHECK(record() == std::vector<std::string>{"1 cross 4"});
  table.save(words());
  CHECK(table.session().is_saved());

  const Result result = result_of(table.session().game(), sheets, words(), true);
  CHECK(result.players[0].areas == std::vector{4});
  Steps steps(table.session().game());
  CHECK(steps.words_of(1, words()) == "4");
  CHECK(steps.question(0).question.has_value());
  table.leave(words());
}

TEST_CASE("the referee answers about a third family") {
  Place place;
  SheetLibrary sheets(place.sheets());
  const Replay replay = replay_record(kRecord, sheets);
  Referee referee(sheets);
  referee.open(Position{replay.game->copy_at(3), std::nullopt, 1});
  std::string said;
  OnStage stage([&](Ui& ui) {
    referee.draw(ui);
    said = ui.aloud.sentence;
  });
  stage.tap("number.4");
  CHECK_THAT(said, contains("already taken"));
  stage.tap("number.1");
  CHECK(said.empty());  // yes
  stage.tap("rule.row");
  CHECK(said == "row: " + words().text("rules", "turn") + " ");
  stage.tap("card.rule");
  CHECK(said.empty());
  Referee by_hand(sheets);
  by_hand.open({});
  OnStage empty([&](Ui& ui) {
    by_hand.draw(ui);
    said = ui.aloud.sentence;
  });
  empty.tap("sheet.five");
  said = "?";
  empty.tap("number.1");
  CHECK(said.empty());
}

TEST_CASE("the app offers a third family beside the others, and starts it") {
  Place place;
  AppOptions options;
  options.data = place.path();
  options.sheet = "five";
  options.players = {"Ada"};
  std::string problem;
  const auto app = make_app(options, problem);
  REQUIRE(app != nullptr);
  OnStage stage([&](Ui& ui) { app->draw(ui); });
  stage.tap("number.5");
  app->after_frame();
}
