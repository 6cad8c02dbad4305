// Whatever the rules allow can be done by tapping: random games in which every line, before it is submitted,
// is first reached through Hands, tap by tap, and must come out as the very same text. And the small
// promises: double taps, throws brought back by undo, answers to taps that are not allowed.
#include "ui/play/hands.h"

#include <memory>

#include "catch.h"
#include "core/play.h"
#include "game/store/memory_store.h"

namespace {

using namespace fox;
using namespace fox::ui;
using clever::Action;
using clever::Line;
using clever::LineKind;
using clever::Mask;
using play::Random;

SheetLibrary& library() {
  static SheetLibrary sheets;
  return sheets;
}

const Catalogue& words() {
  static const Catalogue english("en");
  return english;
}

struct Table {
  store::Disk disk;
  store::MemoryStore kept{disk};
  store::Desk desk{kept, library(), "test", {}};
  std::unique_ptr<Match> match;
  std::unique_ptr<Hands> hands;
  double now = 0;

  explicit Table(const std::string& sheet, int players, RecordMode mode = RecordMode::table) {
    kept.open();
    Header header;
    header.sheet = sheet;
    header.mode = mode;
    for (int s = 1; s <= players; ++s) header.names.push_back("P" + std::to_string(s));
    Problems problems;
    auto begun = store::Session::begin(desk, header, problems);
    match = std::make_unique<Match>(std::move(std::get<0>(begun)));
    hands = std::make_unique<Hands>(*match);
  }

  void play(const std::string& text) {
    INFO(text);
    const auto refused = match->submit(text);
    if (refused) FAIL(sentence(*refused, words()));
    hands->look_again();
  }
};

bool same_mark(const Line& a, const Line& b) {
  return a.value == b.value && a.choice == b.choice && a.field == b.field && a.as == b.as && a.dice == b.dice;
}

// Taps until the line comes out; `random` chooses where the way is free.
std::string reach(Table& table, const Line& line, Random& random) {
  Hands& hands = *table.hands;
  const Match& match = *table.match;
  const auto tick = [&] { return table.now += .5; };
  const auto faces = [&] {
    std::string text;
    while (text.empty()) text = hands.tap_face(random.face());
    return text;
  };
  switch (line.kind) {
    case LineKind::roll:
      REQUIRE(hands.thrown());
      return faces();
    case LineKind::reroll:
      REQUIRE(hands.tap_action(Action::reroll, tick(), words()).empty());
      return faces();
    case LineKind::back:
      REQUIRE(hands.tap_action(Action::back, tick(), words()).empty());
      return hands.tap_die(line.die, tick(), words());
    case LineKind::take:
    case LineKind::extra:
      if (line.as != 0) {
        hands.tap_action(Action::number, tick(), words());
        REQUIRE(hands.asks_number());
        hands.tap_face(line.as);
      }
      REQUIRE(clever::has(hands.usable(), line.die));
      REQUIRE(hands.tap_die(line.die, tick(), words()).empty());
      break;
    case LineKind::bonus:
      if (hands.bonus() != line.what) hands.tap_bonus(line.what);
      break;
    default:
      return match.text(line);  // a button of its own
  }
  // Of companions any cell may be the first.
  int first = line.cell;
  if (line.more != 0 && match.rules().sheet.area[line.area].companions && random.below(2) == 0)
    first = __builtin_ctz(line.more);
  std::string text = hands.tap_cell({line.area, first}, tick(), words());
  if (!hands.variants().empty()) {
    std::size_t i = 0;
    while (i < hands.variants().size() && !same_mark(hands.variants()[i], line)) ++i;
    REQUIRE(i < hands.variants().size());
    text = hands.tap_variant(i);
  }
  if (hands.marking()) {
    const Mask wanted = line.more | Mask{1} << line.cell;
    for (int turn = 0; turn < 40; ++turn) {
      Mask chosen = 0;
      for (const auto& cell : hands.chosen_cells()) chosen |= Mask{1} << cell.cell;
      if (chosen == wanted) break;
      const Mask wrong = (chosen ^ wanted) & hands.further();
      REQUIRE(wrong != 0);
      REQUIRE(hands.tap_cell({line.area, __builtin_ctz(wrong)}, tick(), words()).empty());
    }
    text = hands.confirm();
  }
  return text;
}

void play_by_taps(const std::string& sheet, int players, std::uint64_t seed) {
  INFO(sheet << ", players " << players << ", seed " << seed);
  Random random(seed);
  Table table(sheet, players);
  Match& match = *table.match;
  for (int lines = 0; !match.over(); ++lines) {
    REQUIRE(lines < 2000);
    std::vector<Line> all;
    for (int s = 0; s < players; ++s)
      for (const Line& line : match.lines(s)) all.push_back(line);
    REQUIRE(!all.empty());
    const Line line = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    table.hands->show(line.seat);
    const std::string text = reach(table, line, random);
    INFO(match.text(line));
    if (play::is_throw(line)) {
      REQUIRE(!text.empty());
    } else {
      REQUIRE(text == match.text(line));
    }
    const std::string before = match.last();
    table.play(text);
    REQUIRE(match.last() == text);
    if (random.below(20) == 0) {  // taken back, and once more
      REQUIRE(match.undo());
      REQUIRE(match.last() == before);
      table.hands->look_again();
      REQUIRE(match.redo());
      table.hands->look_again();
      REQUIRE(match.last() == text);
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
  Hands& hands = *table.hands;
  REQUIRE(hands.thrown()->asked == 0);
  std::string text;
  for (int face = 1; face <= 6; ++face) {
    REQUIRE(text.empty());
    text = hands.tap_face(face);
  }
  REQUIRE(text == "1 roll w1 y2 b3 g4 o5 p6");
  table.play(text);
  REQUIRE_FALSE(hands.thrown());
  REQUIRE(table.match->undo());
  hands.look_again();
  hands.reopen(text);
  REQUIRE(hands.thrown()->review);
  REQUIRE(hands.thrown()->faces[3] == 4);
  REQUIRE(hands.tap_die(3, 1, words()).empty());  // green was wrong
  REQUIRE(hands.tap_face(1).empty());             // the others may be, too
  REQUIRE(hands.confirm() == "1 roll w1 y2 b3 g1 o5 p6");
}

TEST_CASE("a die is corrected while a throw is entered, and undo takes back one face") {
  Table table("ganz-schoen-clever", 1);
  Hands& hands = *table.hands;
  hands.tap_face(6);
  hands.tap_face(5);
  REQUIRE(hands.take_back_face());
  REQUIRE(hands.thrown()->asked == 1);
  hands.tap_face(4);
  hands.tap_die(0, 1, words());
  hands.tap_face(1);
  REQUIRE(hands.thrown()->asked == 2);
  std::string text;
  while (text.empty()) text = hands.tap_face(3);
  REQUIRE(text == "1 roll w1 y4 b3 g3 o3 p3");
}

TEST_CASE("the second tap on a die marks its only cell, and a trembling hand does not") {
  Table table("ganz-schoen-clever", 1);
  Hands& hands = *table.hands;
  table.play("1 roll w3 y4 b2 g6 o1 p5");
  const int purple = 5;
  REQUIRE(hands.tap_die(purple, 10, words()).empty());
  REQUIRE(hands.tap_die(purple, 10.2, words()).empty());
  REQUIRE(hands.tap_die(purple, 10.5, words()) == "1 take p purple.1=5");
  // White fits many cells: a second tap chooses none of them.
  REQUIRE(hands.tap_die(0, 12, words()).empty());
  REQUIRE(hands.tap_die(0, 13, words()).empty());
  REQUIRE(hands.die() == 0);
}

TEST_CASE("the cell first and the die after works as well") {
  Table table("ganz-schoen-clever", 1);
  Hands& hands = *table.hands;
  table.play("1 roll w3 y4 b2 g6 o1 p5");
  const int orange = 3;
  REQUIRE(hands.tap_cell({orange, 0}, 1, words()).empty());
  REQUIRE(hands.cell() == CellRef{orange, 0});
  REQUIRE(hands.tap_die(0, 2, words()) == "1 take w orange.1=3");
}

TEST_CASE("what is not allowed is answered with the rule and the reason now") {
  Table table("ganz-schoen-clever", 2);
  Hands& hands = *table.hands;
  table.play("1 roll w3 y4 b2 g6 o1 p2");
  table.play("1 take p purple.1=2");
  table.play("1 roll w2 y4 b2 g6");
  SECTION("a die that lies on the platter") {
    REQUIRE(hands.tap_die(4, 1, words()).empty());
    REQUIRE_THAT(hands.said().sentence, contains("platter"));
  }
  SECTION("a field too far") {
    hands.tap_die(0, 1, words());
    REQUIRE(hands.tap_cell({4, 2}, 2, words()).empty());
    REQUIRE(!hands.said().sentence.empty());
    REQUIRE(!hands.said().rule.empty());
    REQUIRE(hands.said().cell == CellRef{4, 2});
    REQUIRE(hands.die() == 0);  // the die stays chosen
  }
  SECTION("a number that is not higher") {
    hands.tap_die(0, 1, words());
    REQUIRE(hands.tap_cell({4, 1}, 2, words()).empty());
    REQUIRE_THAT(hands.said().sentence, contains("2"));
  }
  SECTION("somebody else's turn") {
    hands.show(1);
    REQUIRE(hands.tap_cell({4, 0}, 2, words()).empty());
    REQUIRE(!hands.said().sentence.empty());
  }
  SECTION("no action left") {
    hands.tap_action(Action::plus1, 1, words());
    REQUIRE(!hands.said().sentence.empty());
  }
}

TEST_CASE("just the sheet: a cross is one tap, a number two") {
  Table table("ganz-schoen-clever", 2, RecordMode::sheet);
  Hands& hands = *table.hands;
  hands.show(1);
  REQUIRE(hands.tap_cell({0, 0}, 1, words()) == "2 use y3 yellow.11");
  REQUIRE(hands.tap_cell({3, 0}, 2, words()).empty());
  REQUIRE(hands.variants().size() == 6);
  REQUIRE(hands.tap_variant(4) == "2 use o5 orange.1=5");
  table.play("2 use o5 orange.1=5");
  const std::string blue = hands.tap_cell({1, 10}, 3, words());  // 12 is two sixes and nothing else
  REQUIRE(blue == "2 use b6 w6 blue.12");
}
