// A game on a real table, and its screen alone on a stage that draws nothing: what the screen wishes is done
// by the table, and by nobody else.
#pragma once

#include <string>
#include <vector>

#include "folder.h"
#include "ui/at_table.h"
#include "ui/mirror.h"
#include "ui/quiet_scene.h"
#include "ui/tables.h"

namespace fox::ui {

inline Header clever_game(int players, RecordMode mode = RecordMode::table) {
  return mirror::Table::header_for("ganz-schoen-clever", players, mode);
}

class OnTable final : public QuietScene {
 public:
  explicit OnTable(const Header& header) {
    REQUIRE_FALSE(kept_.open());
    REQUIRE(table.start(header, words()).empty());
    appear();
  }
  ~OnTable() override { table.leave(words()); }
  OnTable(const OnTable&) = delete;
  OnTable& operator=(const OnTable&) = delete;

  [[nodiscard]] const Catalogue& words() const override { return fox::ui::words(); }
  void draw(Ui& ui) override {
    const std::size_t before = log();
    const Wish wish = table.screen()->draw(ui, {});
    REQUIRE(log() == before);  // to draw and to wish changes nothing
    if (wish) wished = wish;
    if (obeys) table.act(wish, ui.now, words());
  }

  void key(const std::string& name) {
    stage().input.key(name, now);
    settle();
    now += .5;
  }
  // Two fingers, or Ctrl and the wheel.
  void zoom(Point at, float factor) {
    stage().input.wheel(at, {}, factor, now);
    settle();
    now += .5;
  }
  [[nodiscard]] const Target* find(const std::string& name) const { return stage().layout().find(name); }
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
  store::SessionTools tools_{kept_, library(), "test", {}};
  Notices notices_;

 public:
  AtTable table{tools_, kept_, ShareFolders(folder_.path(), true), notices_};
  Wish wished;        // the last one
  bool obeys = true;  // does the table do what is wished?
};

}  // namespace fox::ui
