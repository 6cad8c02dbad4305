// What a line costs from the first tap to the last: it is judged and played once, and no text is read.
#include "ui/frame/stage.h"
#include "ui/look/theme.h"
#include "ui/mirror.h"
#include "ui/play/play_screen.h"
#include "ui/wizard/wizard_screen.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;

// A game's screen alone on a stage.
template <class GameScreen>
class CountedTable final : public Scene {
 public:
  explicit CountedTable(const Header& header) {
    kept_.open();
    Problems problems;
    screen_ =
        std::make_unique<GameScreen>(std::move(std::get<0>(store::Session::begin(desk_, header, problems))));
    stage_.resize(1280, 800, 1);
    settle();
  }

  [[nodiscard]] const Theme& theme() const override { return theme_of(ThemeId::paper); }
  [[nodiscard]] const Catalogue& words() const override { return fox::ui::words(); }
  [[nodiscard]] float text_size() const override { return 1; }
  [[nodiscard]] bool still() const override { return true; }
  [[nodiscard]] bool keeps_awake() const override { return false; }
  [[nodiscard]] std::string title() const override { return {}; }
  [[nodiscard]] bool finished() const override { return false; }
  bool after_frame() override { return false; }
  void draw(Ui& ui) override { screen_->draw(ui, {}); }

  void tap(const std::string& name) {
    const Target* target = stage_.layout().find(name);
    INFO(name);
    REQUIRE(target != nullptr);
    const Point at = target->rect.center();
    stage_.input.down(1, at, now_);
    stage_.input.up(1, at, now_ + .02);
    settle();
    now_ += .5;
  }
  [[nodiscard]] Game::Work work() { return screen_->session().game().work(); }

 private:
  void settle() {
    for (int i = 0; i < 60; ++i) {
      stage_.compose(now_);
      stage_.show();
      stage_.shown(now_);
      now_ += .016;
      if (!stage_.busy()) break;
    }
  }

  store::Disk disk_;
  store::MemoryStore kept_{disk_};
  store::Desk desk_{kept_, library(), "test", {}};
  std::unique_ptr<GameScreen> screen_;
  std::unique_ptr<Renderer> renderer_ = make_null_renderer();
  Stage stage_{*this, *renderer_};
  double now_ = 0;
};

void judged_once(const Game::Work& before, const Game::Work& after) {
  CHECK(after.apply == before.apply + 1);
  CHECK(after.why <= before.why + 1);
  CHECK(after.read == before.read);
}

}  // namespace

TEST_CASE("a line of Clever is judged once from the first tap to the last, and nothing is read") {
  for (const char* sheet : {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    mirror::Table table(sheet, 1);
    CountedTable<PlayScreen> stage(table.match->header());
    mirror::Random random(4);
    for (int n = 0; n < amount(60, 1000) && !table.match->over(); ++n) {
      const auto& all = table.match->lines(0);
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
  CountedTable<WizardScreen> stage(table.match->header());
  wizard_mirror::Random random(5);
  for (int n = 0; n < amount(60, 1000) && !table.match->over(); ++n) {
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
