// What a line costs from the first tap to the last: it is judged and played once, and no text is read.
#include "ui/mirror.h"
#include "ui/on_table.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;

void judged_once(const Game::Work& before, const Game::Work& after) {
  CHECK(after.apply == before.apply + 1);
  CHECK(after.why <= before.why + 1);
  CHECK(after.read == before.read);
}

}  // namespace

TEST_CASE("a line of Clever is judged once from the first tap to the last, and nothing is read") {
  for (const char* sheet : {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    mirror::Table table(sheet, 1);
    OnTable stage(table.game_view->header());
    mirror::Random random(4);
    for (int n = 0; n < amount(60, 1000) && !table.game_view->is_over(); ++n) {
      const auto& all = table.game_view->lines(0);
      const clever::Line line = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
      std::vector<std::string> names;
      const std::string text = mirror::reach(table, line, random, names);
      INFO(sheet << ": " << text);
      const Game::Work before = stage.work();
      for (const auto& name : names) stage.tap(name);
      judged_once(before, stage.work());
      table.play(text);
    }
  }
}

TEST_CASE("a line of Wizard is judged once from the first tap to the last, and nothing is read") {
  wizard_mirror::Table table(wizard_mirror::header_for(2, true));
  OnTable stage(table.game_view->header());
  wizard_mirror::Random random(5);
  for (int n = 0; n < amount(60, 1000) && !table.game_view->is_over(); ++n) {
    const wizard::Line line = table.any_line(random);
    std::vector<std::string> names;
    const std::string text = wizard_mirror::reach(table, line, random, names);
    INFO(text);
    const Game::Work before = stage.work();
    for (const auto& name : names) stage.tap(name);
    judged_once(before, stage.work());
    table.play(text);
  }
}
