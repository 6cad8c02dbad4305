// A game on a real table, and its screen alone on a stage that draws nothing: what the screen wishes is done
// by the table, and by nobody else.
#pragma once

#include <string>
#include <vector>

#include "folder.h"
#include "ui/at_table.h"
#include "ui/frame/stage.h"
#include "ui/look/theme.h"
#include "ui/mirror.h"
#include "ui/tables.h"

namespace fox::ui {

inline Header clever_game(int players, RecordMode mode = RecordMode::table) {
  return mirror::Table::header_for("ganz-schoen-clever", players, mode);
}

class OnTable final : public Scene {
 public:
  explicit OnTable(const Header& header) {
    REQUIRE_FALSE(kept_.open());
    REQUIRE(table.start(header, words()).empty());
    stage_.resize(1280, 800, 1);
    settle();
  }
  ~OnTable() override { table.leave(words()); }
  OnTable(const OnTable&) = delete;
  OnTable& operator=(const OnTable&) = delete;

  [[nodiscard]] const Theme& theme() const override { return theme_of(ThemeId::paper); }
  [[nodiscard]] const Catalogue& words() const override { return fox::ui::words(); }
  [[nodiscard]] float text_size() const override { return 1; }
  [[nodiscard]] bool still() const override { return true; }
  [[nodiscard]] bool keeps_awake() const override { return false; }
  [[nodiscard]] std::string title() const override { return {}; }
  [[nodiscard]] bool finished() const override { return false; }
  bool after_frame() override { return false; }
  void draw(Ui& ui) override {
    const std::size_t before = log();
    const Wish wish = table.screen()->draw(ui, {});
    REQUIRE(log() == before);  // to draw and to wish changes nothing
    if (wish) wished = wish;
    if (obeys) table.act(wish, ui.now, words());
  }

  void tap(const std::string& name) {
    const Target* target = stage_.layout().find(name);
    INFO(name);
    REQUIRE(target != nullptr);
    const Point at = target->rect.center();
    stage_.input.down(1, at, now);
    stage_.input.up(1, at, now + .02);
    settle();
    now += .5;
  }
  void key(const std::string& name) {
    stage_.input.key(name, now);
    settle();
    now += .5;
  }
  // Two fingers, or Ctrl and the wheel.
  void zoom(Point at, float factor) {
    stage_.input.wheel(at, {}, factor, now);
    settle();
    now += .5;
  }
  [[nodiscard]] const Target* find(const std::string& name) const { return stage_.layout().find(name); }
  void settle() {
    for (int i = 0; i < 60; ++i) {
      stage_.compose(now);
      stage_.show();
      stage_.shown(now);
      now += .016;
      if (!stage_.busy()) break;
    }
  }
  [[nodiscard]] std::size_t log() const { return table.session().log().size(); }
  [[nodiscard]] std::size_t lines() const { return table.session().game().count(); }
  [[nodiscard]] Game::Work work() const { return table.session().game().work(); }

  // What somebody else does in this game meanwhile.
  void others(const AnyLine& line) {
    Wish wish = to_game(Wish::Kind::line, log());
    wish.lines = {line};
    REQUIRE(table.act(wish, now, words()));
    settle();
  }

 private:
  test::Folder folder_;
  store::SqliteStore kept_{folder_.path(), library()};
  store::Desk desk_{kept_, library(), "test", {}};
  Notices notices_;
  std::unique_ptr<Renderer> renderer_ = make_null_renderer();
  Stage stage_{*this, *renderer_};

 public:
  AtTable table{desk_, kept_, ShareFolders(folder_.path(), true), notices_};
  Wish wished;        // the last one
  bool obeys = true;  // does the table do what is wished?
  double now = 0;
};

}  // namespace fox::ui
