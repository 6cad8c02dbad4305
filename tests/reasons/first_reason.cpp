// A line can be wrong in several ways; it is refused for the first. Each line here is wrong twice. The one
// beside it has the first fault mended, and is refused for the second.
#include "game_world.h"
#include "reasons/cases.h"

namespace reasons {
namespace {

struct Twice {
  std::string record;
  std::string line, reason;
  std::string mended, then;
};

std::string table(const std::string& sheet, int players, const std::string& lines = "") {
  std::string text = worlds::header(sheet, "table", players);
  for (const auto& line : worlds::split(lines, ';')) text += line + "\n";
  return text;
}

const std::string kGsc = "ganz-schoen-clever", kDsc = "doppelt-so-clever", kCh3 = "clever-hoch-drei";
const std::string kThrow = "1 roll w3 y4 b2 g6 o1 p5";
// Three rolls given up.
const std::string kGivenUp =
    "1 roll w6 y6 b6 g6 o6 p6; 1 forfeit; 1 roll w6 y6 b6 g6 o6 p6; 1 forfeit; "
    "1 roll w6 y6 b6 g6 o6 p6; 1 forfeit";
// Rounds alone with nothing taken. Round 2 circles an extra die, round 3 of the second game dice back.
std::string rounds_alone(const std::string& sheet, const std::string& roll, int rounds) {
  std::string lines;
  for (int r = 1; r <= rounds; ++r) {
    for (int i = 0; i < 3; ++i) lines += roll + "; 1 forfeit;";
    if (r >= 2) lines += "1 done;";
    lines += sheet == kGsc ? "1 roll w1 y2 b3 g4 o5 p6; 1 decline;" : "1 roll w1 s2 y3 b4 g5 p6; 1 decline;";
    if (r >= 2) lines += "1 done;";
  }
  return lines;
}
const std::string kDscRoll = "1 roll w6 s6 y6 b6 g6 p6";
const std::string kBackCircled = rounds_alone(kDsc, kDscRoll, 2) + kDscRoll + "; 1 forfeit;" + kDscRoll +
                                 "; 1 forfeit;" + kDscRoll + "; 1 forfeit";

void check(const std::vector<Twice>& all) {
  for (const auto& twice : all) {
    const worlds::World world(twice.record);
    INFO(twice.line);
    REQUIRE(world.why(twice.line) == twice.reason);
    INFO(twice.mended);
    REQUIRE(world.why(twice.mended) == twice.then);
  }
}

}  // namespace

TEST_CASE("Whose turn it is and what is due come before the die, the action and the mark") {
  check({
      {table(kGsc, 2), "3 take p yellow.11", "no-such-seat", "1 take p yellow.11", "throw-first"},
      {table(kGsc, 2, kThrow), "2 take p yellow.11", "rolling-goes-on", "1 take p yellow.11",
       "die-not-for-area"},
      {table(kGsc, 2, kThrow), "2 reroll w1", "active-only", "1 reroll w1", "dice-missing"},
      {table(kDsc, 2, "1 roll w6 s6 y6 b6 g6 p6; 1 forfeit"), "2 back w", "active-only", "1 back w",
       "action-not-circled"},
      {record(kGsc, "sheet", kBlueWaits), "1 use p3 yellow.11", "bonus-waits", "1 bonus blue yellow.11",
       "bonus-other-area"},
  });
}

TEST_CASE("In the passive turn of one player it is his turn: no dice back, and the throw comes first") {
  const std::string before = table(kDsc, 1, kBackCircled + ";1 done");
  const std::string after = table(kDsc, 1, kBackCircled + ";1 done; 1 roll w1 s2 y3 b4 g5 p6");
  REQUIRE(worlds::World(before).circled("back") == 1);
  for (const auto& record : {before, after}) REQUIRE(worlds::World(record).why("1 back w") == "back-alone");
  for (const char* line : {"1 done", "1 decline", "1 extra w pink.1=1", "1 take w pink.1=1"})
    REQUIRE(worlds::World(before).why(line) == "throw-first");
}

TEST_CASE("Where the die lies comes before what it marks") {
  const std::string picked = kThrow + "; 1 take y yellow.34; 1 roll g6 p5";
  check({
      {table(kGsc, 1, picked), "1 take o yellow.34", "die-on-platter", "1 take p yellow.34",
       "die-not-for-area"},
      {table(kGsc, 1, picked), "1 take y yellow.34", "die-on-field", "1 take g yellow.34",
       "die-not-for-area"},
      {table(kGsc, 1, kGivenUp + "; 1 roll w1 y2 b3 g4 o5 p6"), "1 take p yellow.11", "fields-closed-alone",
       "1 take b yellow.11", "die-not-for-area"},
  });
}

TEST_CASE(
    "An extra die: first whether there is one, then whether it was used, then the mark; in sheet mode, too") {
  const std::string one = rounds_alone(kGsc, "1 roll w6 y6 b6 g6 o6 p6", 1) + kGivenUp;
  check({
      {table(kGsc, 2, kGivenUp), "1 extra p yellow.11", "action-not-circled", "2 extra p yellow.11",
       "regular-part-first"},
      {two_extra_dice(), "1 extra y pink.1=1", "extra-die-used", "1 extra g pink.1=1", "die-not-for-area"},
      {table(kGsc, 1, one), "1 extra p yellow.44", "die-not-for-area", "1 extra y yellow.42", "face-differs"},
      {ch3("round; round"), "1 use t3 as 3 turquoise.14", "number-is-face", "1 use t3 turquoise.14",
       "face-differs"},
      {ch3(), "1 use t2 extra turquoise.13", "action-not-circled", "1 use t2 turquoise.13", "face-differs"},
  });
}

TEST_CASE("Of a mark: the area, the number printed, the row of the roll, the cell, the number written") {
  check({
      {gsc("1 use y3 yellow.11"), "1 use p6 yellow.11", "die-not-for-area", "1 use y6 yellow.11",
       "face-differs"},
      {gsc("1 use y3 yellow.11"), "1 use y6 yellow.11", "face-differs", "1 use y3 yellow.11", "cell-taken"},
      {ch3("1 use y2 from I yellow.12"), "1 use y3 from II yellow.12", "face-differs",
       "1 use y2 from II yellow.12", "roll-row-differs"},
      {ch3("1 use y2 from I yellow.12"), "1 use y2 from II yellow.12", "roll-row-differs",
       "1 use y2 from I yellow.12", "cell-taken"},
      {gsc("1 use o3 orange.1=3"), "1 use o4 orange.1=5", "cell-taken", "1 use o4 orange.2=5",
       "other-number-written"},
      {gsc("1 use p5 purple.1=5"), "1 use p3 purple.3=3", "left-to-right", "1 use p3 purple.2=3",
       "row-must-rise"},
      {gsc("1 use p5 purple.1=5"), "1 use p3 purple.2=4", "row-must-rise", "1 use p6 purple.2=4",
       "other-number-written"},
      {gsc(), "1 use g1 green.2=1", "left-to-right", "1 use g1 green.1=1", "no-number-here"},
      {ch3("1 use n5 brown.2"), "1 use n1 brown.1 brown.3", "already-passed", "1 use n3 brown.3 brown.2",
       "mark-count"},
  });
}

}  // namespace reasons
