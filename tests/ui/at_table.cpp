// The table owns the game: screens look at it and wish, and only what the table does changes it.
#include "ui/at_table.h"

#include "ui/mirror.h"
#include "ui/on_table.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;
using clever::LineKind;

constexpr const char* kDice[] = {"face.3", "face.4", "face.2", "face.6", "face.1", "face.5"};

// The first throw: every die shows its place.
Wish a_throw(const OnTable& game) {
  clever::Line line;
  line.kind = LineKind::roll;
  for (int die = 0; die < 6; ++die) line.dice.say(die, die + 1);
  Wish wish = to_game(Wish::Kind::line, game.log());
  wish.lines.emplace_back(line);
  return wish;
}

clever::Line plain(int seat, LineKind kind) {
  clever::Line line;
  line.kind = kind;
  line.seat = static_cast<std::uint8_t>(seat);
  return line;
}

}  // namespace

TEST_CASE("a screen wishes a line as a value, undo and redo, and changes nothing by itself") {
  OnTable game(clever_game(2));
  game.obeys = false;
  for (const char* face : kDice) game.tap(face);
  REQUIRE(game.wished.kind == Wish::Kind::line);
  REQUIRE(game.wished.lines.size() == 1);
  const auto& thrown = std::get<clever::Line>(game.wished.lines.front());
  CHECK(thrown.kind == LineKind::roll);
  CHECK(thrown.dice[0] == 3);
  CHECK(game.wished.read_at == game.log());
  CHECK(game.lines() == 0);

  game.obeys = true;
  game.table.act(game.wished, game.now, words());
  CHECK(game.lines() == 1);
  game.settle();
  game.obeys = false;
  game.tap("button.undo");
  CHECK(game.wished.kind == Wish::Kind::undo);
  CHECK(game.lines() == 1);
  game.table.act(game.wished, game.now, words());
  CHECK(game.lines() == 0);
  game.settle();
  game.tap("button.redo");
  CHECK(game.wished.kind == Wish::Kind::redo);
  CHECK(game.lines() == 0);
}

TEST_CASE("Wizard and paper wish as well, and of paper what was one tap is taken back by one") {
  OnTable wizard(wizard_mirror::header_for(3, false));
  wizard.obeys = false;
  wizard.tap("cell.green.1");
  CHECK(wizard.wished.kind == Wish::Kind::line);
  CHECK(std::holds_alternative<wizard::Line>(wizard.wished.lines.at(0)));
  CHECK(wizard.lines() == 0);

  OnTable paper(clever_game(1, RecordMode::paper));
  paper.tap("cell.yellow.11");
  CHECK(paper.wished.kind == Wish::Kind::line);
  CHECK(paper.lines() == paper.wished.lines.size());
}

TEST_CASE("what is wished twice by what was read once is done once") {
  OnTable game(clever_game(2));
  const Wish wish = a_throw(game);
  CHECK(game.lines() == 0);
  game.table.act(wish, 1, words());
  CHECK(game.lines() == 1);
  const Wish back = to_game(Wish::Kind::undo, game.log());
  game.table.act(wish, 1.1, words());
  CHECK(game.lines() == 1);
  game.table.act(back, 1.2, words());
  CHECK(game.lines() == 0);
  game.table.act(back, 1.3, words());
  CHECK(game.table.session().game().undone().size() == 1);
  game.table.act(to_game(Wish::Kind::redo, game.log()), 1.4, words());
  CHECK(game.lines() == 1);
}

TEST_CASE("a line that is wished and not legal is not written") {
  OnTable game(clever_game(2));
  Wish wish = a_throw(game);
  std::get<clever::Line>(wish.lines.front()).seat = 1;
  game.table.act(wish, 1, words());
  CHECK(game.lines() == 0);
  CHECK(game.log() == 1);
  game.table.act(a_throw(game), 2, words());
  CHECK(game.lines() == 1);
}

TEST_CASE("the table does what is about the game, and says what is not") {
  OnTable game(clever_game(2));
  CHECK_FALSE(game.table.act({}, 1, words()));
  Wish home;
  home.kind = Wish::Kind::home;
  CHECK_FALSE(game.table.act(home, 1, words()));
  CHECK(game.table.act(to_game(Wish::Kind::undo, 99), 1, words()));
}

TEST_CASE("a die that was tapped stays chosen while somebody else goes on") {
  OnTable game(clever_game(3));
  for (int roll = 0; roll < 3; ++roll) {
    for (const char* face : kDice) game.tap(face);
    game.tap("button.nothing");
  }
  game.tap("tab.2");
  game.tap("die.o");
  game.others(plain(2, LineKind::decline));
  game.tap("cell.orange.1");
  const auto& taken = std::get<clever::Line>(game.wished.lines.at(0));
  CHECK(taken.kind == LineKind::take);
  CHECK(taken.seat == 1);
  CHECK(game.lines() == 8);
}
