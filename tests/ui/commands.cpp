// One table of commands: a key does what its element does, where that is offered, and the list of keys tells
// all.
#include <set>

#include "ui/key_list.h"
#include "ui/mirror.h"
#include "ui/on_table.h"
#include "ui/paper/paper_screen.h"
#include "ui/play/play_commands.h"
#include "ui/wizard/wizard_commands.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;

void enter_throw(OnTable& game) {
  for (const char* face : {"3", "4", "2", "6", "1", "5"}) game.key(face);
}

// Names are said once, and what helps is in the list with its keys.
template <class Commands>
void check_table(const Commands& commands) {
  std::set<std::string> names;
  for (const auto& command : commands) {
    INFO(command.name);
    CHECK(names.insert(std::string(command.name)).second);
    REQUIRE(command.run != nullptr);
    if (command.help.empty()) continue;
    bool told = false;
    for (const KeyGroup& group : key_groups())
      for (const KeyRow& row : group.rows) told = told || (row.words == command.help && !row.caps.empty());
    CHECK(told);
  }
}

}  // namespace

TEST_CASE("every command has a name of its own, and the list of keys is made of the tables") {
  check_table(GameFrame::commands());
  check_table(play_commands());
  check_table(wizard_commands());
  check_table(PaperScreen::paper_commands());
  for (const KeyGroup& group : key_groups()) {
    CHECK_FALSE(group.rows.empty());
    for (const KeyRow& row : group.rows) {
      INFO(row.words);
      CHECK(words().text("screen", row.words) != row.words);
      for (const std::string& cap : row.caps) {
        INFO(cap);
        if (cap[0] == '@') CHECK(words().text("screen", cap.substr(1)) != cap.substr(1));
      }
    }
  }
  const KeyRow& actions = key_groups()[4].rows.back();
  CHECK(actions.words == "keys-actions");
  CHECK(actions.caps == std::vector<std::string>{"R", "K", "E", "#"});
}

TEST_CASE("a key does what its button does, and nothing where that is not offered") {
  OnTable tapped(clever_game(1)), typed(clever_game(1));
  typed.key("3");
  typed.key("x");  // no throw is taken back by passing it
  CHECK(typed.lines() == 0);
  typed.key("u");
  for (OnTable* game : {&tapped, &typed}) enter_throw(*game);
  REQUIRE(typed.lines() == 1);
  tapped.tap("button.nothing");
  typed.key("x");
  CHECK(tapped.wished.lines == typed.wished.lines);
  CHECK(typed.lines() == 2);
  typed.key("u");
  CHECK(typed.lines() == 1);
  typed.key("ctrl+y");
  CHECK(typed.lines() == 2);
}

TEST_CASE("home, the referee, undo and Escape are the same around every game") {
  const Header games[] = {clever_game(2), wizard_mirror::header_for(3, false),
                          clever_game(2, RecordMode::paper)};
  for (const Header& header : games) {
    INFO(header.sheet << " " << static_cast<int>(header.mode));
    OnTable game(header);
    for (const char* name : {"button.home", "button.undo", "button.redo", "tab.1"})
      CHECK(game.find(name) != nullptr);
    game.key("u");
    CHECK(game.wished.kind == Wish::Kind::undo);
    game.key("ctrl+shift+z");
    CHECK(game.wished.kind == Wish::Kind::redo);
    const bool paper = header.mode == RecordMode::paper;
    CHECK((game.find("button.referee") == nullptr) == paper);
    game.wished = {};
    game.key("q");
    CHECK((game.wished.kind == Wish::Kind::referee) == !paper);
    game.key("escape");
    CHECK(game.wished.kind == Wish::Kind::home);
  }
}

TEST_CASE("Escape lets go of what is chosen before it leads home") {
  OnTable game(clever_game(1));
  enter_throw(game);
  game.key("w");
  game.wished = {};
  game.key("escape");
  CHECK_FALSE(game.wished);
  game.key("escape");
  CHECK(game.wished.kind == Wish::Kind::home);
}

TEST_CASE("every sheet is made larger alike, and never smaller than its window shows it") {
  const std::pair<Header, const char*> games[] = {{clever_game(1), "cell.yellow.11"},
                                                  {wizard_mirror::header_for(3, false), "cell.green.1"},
                                                  {clever_game(1, RecordMode::paper), "cell.yellow.11"}};
  for (const auto& [header, cell] : games) {
    INFO(header.sheet << " " << static_cast<int>(header.mode));
    OnTable game(header);
    const Rect plain = game.find(cell)->whole;
    game.zoom(plain.center(), 2);
    CHECK(game.find(cell)->whole.w == Approx(2 * plain.w).epsilon(.03));
    game.zoom(plain.center(), 2);
    CHECK(game.find(cell)->whole.w == Approx(3 * plain.w).epsilon(.03));
    const float top = game.find(cell)->whole.y;
    game.key("pagedown");
    CHECK(game.find(cell)->whole.y < top);
    game.zoom(plain.center(), .1F);
    CHECK(game.find(cell)->whole.w == Approx(plain.w).epsilon(.01));
  }
}
