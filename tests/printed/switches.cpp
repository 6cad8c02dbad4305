// Every house rule of every sheet with both of its values, through what it changes.
#include "printed/dsc.h"

namespace switches {

using namespace pen;

namespace {

World with(const std::string& sheet, const std::string& mode, const std::string& lines,
           const std::string& rule) {
  World world(worlds::header(sheet, mode, 1, rule));
  world.play(lines);
  return world;
}

// Alone, the passive throw lies there and none of the three dice on the platter serves.
void fallback(const std::string& sheet, const std::string& record, const std::string& closed_take) {
  for (const std::string rule : {"", "solo-fallback off"}) {
    const World off = with(sheet, "table", record, rule);
    INFO(sheet);
    REQUIRE(off.lines("1 take").empty());
    REQUIRE(off.legal("1 decline"));
    REQUIRE(off.why(closed_take) == "fields-closed-alone");
  }
  const World on = with(sheet, "table", record, "solo-fallback on");
  REQUIRE(on.legal(closed_take));
  REQUIRE(on.legal("1 decline"));
}

}  // namespace

TEST_CASE("solo-fallback in Ganz schön clever: off leaves nothing, on opens the other three dice") {
  // Blue 7 is crossed, the next green field needs a 2, purple ends with a 5.
  fallback("ganz-schoen-clever", R"(
    1 roll w6 y6 b1 g6 o6 p6
    1 take b blue.7
    1 roll w6 y6 g1 o6 p6
    1 take g green.1
    1 roll w6 y6 o6 p5
    1 take p purple.1=5
    1 roll w6 y6 b1 g1 o6 p1)",
           "1 take o orange.1=6");
}

TEST_CASE("solo-fallback in Doppelt so clever: off leaves nothing, on opens the other three dice") {
  for (const auto& sheet : dsc::sheets()) {
    // All four 1s of silver, the yellow 1 circled and crossed, and a blue 2, which no 7 may follow.
    const std::string s(1, sheet.silver_die), area = sheet.silver;
    std::string record = "1 roll w6 " + s + "2 y1 b1 g1 p1; 1 take " + s + " " + area + ".y2 " + area +
                         ".y1 " + area + ".b1 " + area + ".g1 " + area +
                         ".p1; 1 roll w1; 1 take w blue.1=2; 1 extra y yellow.21";
    record += "; 1 roll w6 " + s + "6 y1 b5 g1 p1; 1 take y yellow.21";
    for (int i = 0; i < 3; ++i) record += "; 1 roll w6 " + s + "6 y6 b6 g6 p6; 1 forfeit";
    record += "; 1 done; 1 roll w6 " + s + "1 y1 b1 g6 p6";
    fallback(sheet.id, record, "1 take g green.1=12");
  }
}

TEST_CASE("solo-fallback in Clever hoch Drei: off leaves nothing, on opens the other three dice") {
  // The last brown field is crossed, so is the grey 1, and no 7 may stand beside the printed 7.
  std::string record = "1 roll w6 y6 t6 b6 n3 p6; 1 take n brown.12; 1 roll w6 y6 t6 b6 p6; 1 forfeit";
  record += "; 1 roll w6 y6 t6 b6 p6; 1 forfeit; 1 roll w6 y1 t6 b1 n1 p6; 1 take y yellow.31";
  for (int i = 0; i < 3; ++i) record += "; 1 roll w6 y6 t6 b6 n6 p6; 1 forfeit";
  record += "; 1 done; 1 roll w6 y1 t6 b1 n1 p6";
  fallback("clever-hoch-drei", record, "1 take p pink.1=3");
}

TEST_CASE(
    "silver-leftovers: lower chains only what the third pick sweeps, all chains everything left in hand") {
  for (const auto& sheet : dsc::sheets()) {
    const std::string s(1, sheet.silver_die), cell = sheet.silver + ".";
    const std::string record =
        "1 roll w6 " + s + "3 y5 b3 g6 p2; 1 forfeit; 1 roll w6 " + s + "3 y5 b3 g6 p2; 1 forfeit";
    const std::string third = "; 1 roll w6 " + s + "3 y5 b3 g6 p2";
    const std::string take = "1 take " + s + " " + cell + "g3 ";
    for (const std::string rule : {"", "silver-leftovers lower"}) {
      const World lower = with(sheet.id, "table", record + third, rule);
      REQUIRE(lower.legal(take + cell + "p2"));
      REQUIRE(lower.why(take + cell + "y5") == "chain-not-swept");
      REQUIRE(lower.why(take + cell + "b3") == "chain-not-swept");
    }
    const World second = with(sheet.id, "table", record, "silver-leftovers all");
    REQUIRE(second.phase() == "roll");
    const World all = with(sheet.id, "table", record + third, "silver-leftovers all");
    REQUIRE(all.legal(take + cell + "p2 " + cell + "y5 " + cell + "b3 " + cell + "g6"));
    REQUIRE(all.legal(take + cell + "y6"));  // white 6 in a row of choice
    // Before the third roll nothing is different.
    const World first = with(sheet.id, "table", "1 roll w6 " + s + "3 y5 b3 g6 p2", "silver-leftovers all");
    REQUIRE(first.why(take + cell + "y5") == "chain-not-swept");
  }
}

TEST_CASE("negative-foxes: literal lets foxes cost points below zero, zero does not") {
  for (const auto& sheet : dsc::sheets()) {
    const std::string marks = "1 mark green.1=2 green.2=12 blue.1=2 yellow.12 " + sheet.silver + ".y1 " +
                              sheet.pink + ".1=4; 1 circled reroll 6";
    for (const std::string rule : {"", "negative-foxes literal"}) {
      const World literal = with(sheet.id, "paper", marks, rule);
      REQUIRE(literal.points("green") == -10);
      REQUIRE(literal.fox_points() == -10);
      REQUIRE(literal.total() == -10 + 1 + 3 + 2 + 4 - 10);
    }
    const World zero = with(sheet.id, "paper", marks, "negative-foxes zero");
    REQUIRE(zero.fox_points() == 0);
    REQUIRE(zero.total() == -10 + 1 + 3 + 2 + 4);
  }
}

TEST_CASE("yellow-question: any opens every yellow cell to the bonus, grey only the grey ones") {
  const std::string lines = "1 use y5 from II yellow.25; 1 use y5 from III yellow.35";
  for (const std::string rule : {"", "yellow-question any"}) {
    const World any = with("clever-hoch-drei", "sheet", lines, rule);
    REQUIRE(any.legal("1 bonus yellow yellow.11"));
    REQUIRE(any.lines().size() == 16);
  }
  const World grey = with("clever-hoch-drei", "sheet", lines, "yellow-question grey");
  REQUIRE(grey.why("1 bonus yellow yellow.11") == "grey-only");
  REQUIRE(grey.lines() == Words{"1 bonus yellow yellow.15", "1 bonus yellow yellow.16",
                                "1 bonus yellow yellow.23", "1 bonus yellow yellow.24",
                                "1 bonus yellow yellow.31", "1 bonus yellow yellow.32"});
}

TEST_CASE("seven-after-seven: off forbids a 7 beside a 7, on allows it") {
  const std::string after = "1 use b1 w5 blue.L1=6; 1 use b1 w6 blue.L2=7";
  for (const std::string rule : {"", "seven-after-seven off"}) {
    REQUIRE(with("clever-hoch-drei", "sheet", "", rule).why("1 use b1 w6 blue.L1=7") == "start-twice");
    REQUIRE(with("clever-hoch-drei", "sheet", after, rule).why("1 use b1 w6 blue.L3=7") == "start-twice");
  }
  REQUIRE(with("clever-hoch-drei", "sheet", "", "seven-after-seven on").legal("1 use b1 w6 blue.L1=7"));
  REQUIRE(with("clever-hoch-drei", "sheet", "", "seven-after-seven on").legal("1 use b1 w6 blue.R1=7"));
  REQUIRE(with("clever-hoch-drei", "sheet", after, "seven-after-seven on").legal("1 use b1 w6 blue.L3=7"));
}

TEST_CASE("blue-question: plus-white adds the white die to the bonus number, any-fitting writes what fits") {
  const std::string lines = "1 use y3 w1 from II yellow.23; 1 use y3 w1 from III yellow.33";
  for (const std::string rule : {"", "blue-question plus-white"}) {
    const World plus = with("clever-hoch-drei", "sheet", lines, rule);
    // 5 + 1 is the 6; the 8 would need a 7.
    REQUIRE(plus.has("blue.L1=6"));
    REQUIRE(plus.waiting().empty());
  }
  const World any = with("clever-hoch-drei", "sheet", lines, "blue-question any-fitting");
  REQUIRE(any.lines() == Words{"1 bonus blue blue.L1=6", "1 bonus blue blue.R1=8"});
}

}  // namespace switches
