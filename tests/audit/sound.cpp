// Sheets of legal games pass the audit, whatever was played and how: taken over into paper mode as text, they
// are worth the same and nothing speaks against them.
#include "audit/papers.h"
#include "audit/wizard_papers.h"
#include "game/audit_text.h"
#include "game_world.h"

namespace sound {

namespace {

void pass(const fox::Game& game, int seat) {
  std::string against;
  for (const auto& found : fox::audit(game, seat))
    against += fox::sentence(found.refused, worlds::catalogue(), &game) + "\n";
  INFO("seat " << seat + 1 << "\n" << game.record());
  REQUIRE(against == "");
}

fox::Replay replay(const std::string& record) {
  fox::Replay replay = fox::replay_record(record, worlds::library());
  INFO(record);
  if (replay.fault) FAIL("line " << replay.fault->line << ": " << replay.fault->refused.refusal.reason);
  return replay;
}

void sheets_pass(const std::string& id) {
  const int wanted = amount(200, 20000);
  int passed = 0;
  for (int n = 0; passed < wanted; ++n) {
    const papers::Game game(id, n);
    const auto state = game.play();
    const auto paper = replay(papers::record(game, state));
    const auto score = paper.game->score(worlds::catalogue());
    for (int seat = 0; seat < game.players; ++seat, ++passed) {
      const auto s = static_cast<std::size_t>(seat);
      REQUIRE(score["players"][s]["total"] == tally_of(game.rules(fox::clever::Mode::paper), state, s).total);
      pass(*paper.game, seat);
    }
  }
}

}  // namespace

TEST_CASE("Sheets of Ganz schön clever from legal games pass the audit") {
  sheets_pass("ganz-schoen-clever");
}

TEST_CASE("Sheets of Doppelt so clever from legal games pass the audit") {
  sheets_pass("doppelt-so-clever");
}

TEST_CASE("Sheets with the dice of the first game from legal games pass the audit") {
  sheets_pass("doppelt-so-clever-gsc-dice");
}

TEST_CASE("Sheets of Clever hoch Drei from legal games pass the audit") {
  sheets_pass("clever-hoch-drei");
}

TEST_CASE("Sheets of Wizard from legal games pass the audit, all together and each by itself") {
  const int wanted = amount(200, 20000);
  int passed = 0;
  for (int n = 0; passed < wanted; ++n) {
    const wizard_papers::Game game(n);
    const auto state = game.play();
    for (int alone = -1; alone < game.players; ++alone) {
      const auto paper = replay(wizard_papers::record(game, state, alone));
      for (int seat = 0; seat < game.players; ++seat, passed += alone >= 0 ? 0 : 1) pass(*paper.game, seat);
    }
  }
}

}  // namespace sound
