// Whatever the rules allow can be done by tapping: random games in which every line, before it is submitted,
// is first reached through CleverPendingMove, tap by tap, and must come out as the very same text. And the
// small promises: double taps, throws brought back by undo, answers to taps that are not allowed.
#include "ui/mirror.h"
#include "ui/play/clever_tray.h"

namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::mirror;

void play_by_taps(const std::string& sheet, int players, std::uint64_t seed) {
  INFO(sheet << ", players " << players << ", seed " << seed);
  Random random(seed);
  Table table(sheet, players);
  CleverGameView& game_view = *table.game_view;
  for (int lines = 0; !game_view.is_over(); ++lines) {
    REQUIRE(lines < 2000);
    std::vector<Line> all;
    for (int s = 0; s < players; ++s)
      for (const Line& line : game_view.lines(s)) all.push_back(line);
    REQUIRE(!all.empty());
    const Line line = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    table.pending->show(line.seat);
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    INFO(table.text(line));
    if (is_throw(line)) {
      REQUIRE(!text.empty());
    } else {
      REQUIRE(text == table.text(line));
    }
    const std::string before = table.last();
    table.play(text);
    REQUIRE(table.last() == text);
    if (random.below(20) == 0) {  // taken back, and once more
      REQUIRE(table.undo());
      REQUIRE(table.last() == before);
      table.pending->look_again();
      REQUIRE(table.redo());
      table.pending->look_again();
      REQUIRE(table.last() == text);
    }
  }
}

}  // namespace

TEST_CASE("every legal line can be tapped") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "doppelt-so-clever-gsc-dice", "clever-hoch-drei");
  const int players = GENERATE(1, 2, 4);
  for (int game = 0; game < amount(2, 60); ++game)
    play_by_taps(sheet, players, static_cast<std::uint64_t>(game) * 8 + 1);
}

TEST_CASE("a throw is six taps, and undo brings it back with its faces") {
  Table table("ganz-schoen-clever", 2);
  CleverPendingMove& pending = *table.pending;
  REQUIRE(pending.thrown()->asked == 0);
  std::string text;
  for (int face = 1; face <= 6; ++face) {
    REQUIRE(text.empty());
    text = table.text(pending.tap_face(face, 1, words()));
  }
  REQUIRE(text == "1 roll w1 y2 b3 g4 o5 p6");
  table.play(text);
  REQUIRE_FALSE(pending.thrown());
  REQUIRE(table.undo());
  pending.look_again();
  pending.reopen(*table.game_view->next());
  REQUIRE(pending.thrown()->review);
  REQUIRE(pending.thrown()->faces[3] == 4);
  REQUIRE_FALSE(pending.tap_die(3, 1, words()));   // green was wrong
  REQUIRE_FALSE(pending.tap_face(1, 1, words()));  // the others may be, too
  REQUIRE(table.text(pending.confirm()) == "1 roll w1 y2 b3 g1 o5 p6");
}

TEST_CASE("a die is corrected while a throw is entered, and undo takes back one face") {
  Table table("ganz-schoen-clever", 1);
  CleverPendingMove& pending = *table.pending;
  pending.tap_face(6, 1, words());
  pending.tap_face(5, 1, words());
  REQUIRE(pending.take_back_face());
  REQUIRE(pending.thrown()->asked == 1);
  pending.tap_face(4, 1, words());
  pending.tap_die(0, 1, words());
  pending.tap_face(1, 1, words());
  REQUIRE(pending.thrown()->asked == 2);
  std::string text;
  while (text.empty()) text = table.text(pending.tap_face(3, 1, words()));
  REQUIRE(text == "1 roll w1 y4 b3 g3 o3 p3");
}

TEST_CASE("the second tap on a die marks its only cell, and a trembling hand does not") {
  Table table("ganz-schoen-clever", 1);
  CleverPendingMove& pending = *table.pending;
  table.play("1 roll w3 y4 b2 g6 o1 p5");
  const int purple = 5;
  REQUIRE_FALSE(pending.tap_die(purple, 10, words()));
  REQUIRE_FALSE(pending.tap_die(purple, 10.2, words()));
  REQUIRE(table.text(pending.tap_die(purple, 10.5, words())) == "1 take p purple.1=5");
  // White fits many cells: a second tap chooses none of them.
  REQUIRE_FALSE(pending.tap_die(0, 12, words()));
  REQUIRE_FALSE(pending.tap_die(0, 13, words()));
  REQUIRE(pending.die() == 0);
}

TEST_CASE("the cell first and the die after works as well") {
  Table table("ganz-schoen-clever", 1);
  CleverPendingMove& pending = *table.pending;
  table.play("1 roll w3 y4 b2 g6 o1 p5");
  const int orange = 3;
  REQUIRE_FALSE(pending.tap_cell({orange, 0}, 1, words()));
  REQUIRE(pending.cell() == CellRef{orange, 0});
  REQUIRE(table.text(pending.tap_die(0, 2, words())) == "1 take w orange.1=3");
}

TEST_CASE("what is not allowed is answered with the rule and the reason now") {
  Table table("ganz-schoen-clever", 2);
  CleverPendingMove& pending = *table.pending;
  table.play("1 roll w3 y4 b2 g6 o1 p2");
  table.play("1 take p purple.1=2");
  table.play("1 roll w2 y4 b2 g6");
  SECTION("a die that lies on the platter") {
    REQUIRE_FALSE(pending.tap_die(4, 1, words()));
    REQUIRE_THAT(pending.notice().sentence, contains("platter"));
  }
  SECTION("a field too far") {
    pending.tap_die(0, 1, words());
    REQUIRE_FALSE(pending.tap_cell({4, 2}, 2, words()));
    REQUIRE(!pending.notice().sentence.empty());
    REQUIRE(!pending.notice().grounds.rule.empty());
    REQUIRE(pending.notice().cell == CellRef{4, 2});
    REQUIRE(pending.die() == 0);  // the die stays chosen
  }
  SECTION("a number that is not higher") {
    pending.tap_die(0, 1, words());
    REQUIRE_FALSE(pending.tap_cell({4, 1}, 2, words()));
    REQUIRE_THAT(pending.notice().sentence, contains("2"));
  }
  SECTION("somebody else's turn") {
    pending.show(1);
    REQUIRE_FALSE(pending.tap_cell({4, 0}, 2, words()));
    REQUIRE(!pending.notice().sentence.empty());
  }
}

// Each asked something else once, or nothing at all.
TEST_CASE("an action that cannot be used now says why, and none is a dead tap") {
  Table table("clever-hoch-drei", 1);
  CleverPendingMove& pending = *table.pending;
  const auto why = [&](Action action) {
    REQUIRE_FALSE(pending.tap_action(action, 1, words()));
    return pending.notice().sentence;
  };
  pending.tap_face(3, 1, words());
  REQUIRE_THAT(why(Action::number), contains("must be thrown"));
  REQUIRE(pending.thrown()->faces[0] == 3);  // what was entered stays
  table.play("1 roll w3 y6 t6 b6 n6 p6");
  REQUIRE_THAT(why(Action::plus1), contains("still rolling"));
  REQUIRE_THAT(why(Action::number), contains("No circled field"));
  REQUIRE_FALSE(pending.asks_number());
  for (int i = 0; i < 3; ++i) {
    if (i > 0) table.play("1 roll w3 y6 t6 b6 n6 p6");
    table.play("1 forfeit");
  }
  table.play("1 roll w1 y2 t3 b4 n5 p6");
  REQUIRE_THAT(why(Action::reroll), contains("passive turn"));
  REQUIRE_THAT(why(Action::plus1), contains("First take a die"));
}

TEST_CASE("a number that no circled field gives is no answer, and says so") {
  Table table("clever-hoch-drei", 1);
  CleverPendingMove& pending = *table.pending;
  // Brown 1 and 2 circle the first any-number field, a 3.
  table.play("1 roll w1 y6 t6 b6 n1 p6");
  table.play("1 take n brown.1");
  table.play("1 roll w5 y6 t6 b6 p6");
  table.play("1 take w brown.2");
  table.play("1 roll y6 t6 b6 p6");
  REQUIRE_FALSE(pending.tap_action(Action::number, 1, words()));
  REQUIRE(pending.numbers() == 1u << 3);
  REQUIRE_FALSE(pending.tap_face(5, 2, words()));
  REQUIRE_THAT(pending.notice().sentence, contains("gives a 5"));
  REQUIRE(pending.asks_number());
  REQUIRE_FALSE(pending.tap_face(3, 3, words()));
  REQUIRE(pending.as() == 3);
  REQUIRE(pending.notice().sentence.empty());
}

TEST_CASE("just the sheet: a cross is one tap, a number two") {
  Table table("ganz-schoen-clever", 2, RecordMode::sheet);
  CleverPendingMove& pending = *table.pending;
  pending.show(1);
  REQUIRE(table.text(pending.tap_cell({0, 0}, 1, words())) == "2 use y3 yellow.11");
  REQUIRE_FALSE(pending.tap_cell({3, 0}, 2, words()));
  REQUIRE(pending.variants().size() == 6);
  REQUIRE(table.text(pending.tap_variant(4)) == "2 use o5 orange.1=5");
  table.play("2 use o5 orange.1=5");
  const std::string blue =
      table.text(pending.tap_cell({1, 10}, 3, words()));  // 12 is two sixes and nothing else
  REQUIRE(blue == "2 use b6 w6 blue.12");
}

TEST_CASE("of several waiting bonuses a tap on a cell chooses the one that fits, or says why none does") {
  int chosen = 0;
  for (std::uint64_t seed = 0; chosen < 5; ++seed) {
    REQUIRE(seed < 400);
    Random random(seed);
    Table table("clever-hoch-drei", 1);
    while (!table.game_view->is_over()) {
      const std::vector<Line> lines = table.game_view->lines(0);
      const bool several = table.game_view->waits(0) && table.pending->bonus() < 0;
      for (const Line& line : several ? lines : std::vector<Line>()) {
        CleverPendingMove pending(*table.game_view);
        REQUIRE_FALSE(pending.tap_cell({line.area, line.cell}, 1, words()));
        const bool answered = pending.bonus() >= 0 || !pending.notice().sentence.empty();
        REQUIRE(answered);
        if (pending.bonus() >= 0) ++chosen;
      }
      std::vector<std::string> names;
      const Line line = lines[static_cast<std::size_t>(random.below(static_cast<int>(lines.size())))];
      table.play(reach(table, line, random, names));
    }
  }
}

TEST_CASE("what is half chosen survives somebody else's line where it still can be") {
  Table table("ganz-schoen-clever", 3);
  CleverPendingMove& pending = *table.pending;
  for (const char* line : {"1 roll w3 y4 b2 g6 o1 p5", "1 forfeit", "1 roll w3 y4 b2 g6 o1 p5", "1 forfeit",
                           "1 roll w3 y4 b2 g6 o1 p5", "1 forfeit"})
    table.play(line);
  pending.show(1);
  const int orange = 4;
  REQUIRE(clever::has(pending.usable(), orange));
  pending.tap_die(orange, 1, words());
  table.write("3 decline");
  pending.look_on();
  CHECK(pending.die() == orange);
  CHECK(table.text(pending.tap_cell({3, 0}, 2, words())) == "2 take o orange.1=1");
  // One's own line ends the choice, and so does the end of the turn.
  pending.tap_die(orange, 3, words());
  table.write("2 take o orange.1=1");
  pending.look_on();
  CHECK(pending.die() == -1);
}

TEST_CASE("dice lean that the chosen one would send to the platter, and exactly those go") {
  Table table("ganz-schoen-clever", 2);
  CleverPendingMove& pending = *table.pending;
  table.play("1 roll w3 y4 b2 g6 o4 p5");
  const auto letters = [&](std::uint8_t set) {
    std::string all;
    for (int die = 0; die < 6; ++die)
      if (clever::has(set, die)) all += "wybgop"[die];
    return all;
  };
  CHECK(leaning_dice(pending) == 0);
  pending.tap_die(1, 10, words());  // the yellow 4; equal dice stay
  const std::uint8_t leaning = leaning_dice(pending);
  CHECK(letters(leaning) == "wb");
  table.play("1 take y yellow.34");
  CHECK(table.game_view->state().platter == leaning);
  CHECK(leaning_dice(pending) == 0);
}

TEST_CASE("no die leans for somebody who takes from the platter") {
  Table table("ganz-schoen-clever", 2);
  table.play("1 roll w3 y4 b2 g6 o4 p5");
  table.play("1 take g green.1");
  table.pending->show(1);
  for (int die = 0; die < 6; ++die) {
    table.pending->tap_die(die, 10 + die, words());
    CHECK(leaning_dice(*table.pending) == 0);
  }
}
