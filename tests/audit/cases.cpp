// A sheet for every finding: its place, its arguments, its sentence, and that the other languages say
// something finished. The last test finds findings that were added without a case.
#include <nlohmann/json.hpp>
#include <set>

#include "core/clever/clever_audit.h"
#include "core/wizard/wizard_audit.h"
#include "game/audit_text.h"
#include "game_world.h"

namespace {

struct Case {
  std::string id, sheet, lines;
  std::string marks;      // the places it names
  std::string arguments;  // as JSON
  std::string sentence;   // English
  bool alone = true;      // nothing else speaks against the sheet
  std::string rules = {};
  int players = 1;
};

const std::string kGsc = "ganz-schoen-clever", kDsc = "doppelt-so-clever", kCh3 = "clever-hoch-drei",
                  kWizard = "wizard-wuerfelspiel";
// What six rounds give by themselves, and a mark for the black bonus.
const std::string kGscGifts = "1 circled reroll 2; 1 circled plus1 1; 1 mark yellow.11; ";
const std::string kDscGifts = "1 circled reroll 1; 1 circled back 1; 1 circled plus1 1; 1 mark silver.y1; ";
const std::string kCh3Gifts = "1 circled reroll 1; 1 circled plus1 1; 1 circled number 1; 1 mark brown.1; ";

// Everything filled; each of the bonuses has a mark it can have made.
const std::string kGscFull =
    "1 circled reroll 7; 1 circled plus1 7; "
    "1 mark yellow.11 yellow.12 yellow.13 yellow.21 yellow.22 yellow.24 yellow.31 yellow.33 yellow.34 "
    "yellow.42 yellow.43 yellow.44; "
    "1 mark blue.2 blue.3 blue.4 blue.5 blue.6 blue.7 blue.8 blue.9 blue.10 blue.11 blue.12; "
    "1 mark green.1 green.2 green.3 green.4 green.5 green.6 green.7 green.8 green.9 green.10 green.11; "
    "1 mark orange.1=4 orange.2=5 orange.3=6 orange.4=2 orange.5=1 orange.6=1 orange.7=2 orange.8=1 "
    "orange.9=2 orange.10=1 orange.11=18; "
    "1 mark purple.1=1 purple.2=2 purple.3=3 purple.4=4 purple.5=5 purple.6=6 purple.7=6 purple.8=6 "
    "purple.9=6 purple.10=6 purple.11=6";

const std::string kSilverRows =
    "1 mark silver.y1 silver.y2 silver.y3 silver.y4 silver.y5 silver.y6 silver.b1 silver.b2 silver.b3 "
    "silver.b4 silver.b5 silver.b6 silver.g1 silver.g2 silver.g3 silver.g4 silver.g5 silver.g6 silver.p1 "
    "silver.p2 silver.p3 silver.p4 silver.p5 silver.p6; ";
const std::string kBlueAndGreen =
    "1 mark blue.1=9 blue.2=9 blue.3=9 blue.4=9 blue.5=9 blue.6=9 blue.7=9 blue.8=9 blue.9=9 blue.10=9 "
    "blue.11=9 blue.12=9; 1 mark green.1=2 green.2=2 green.3=2 green.4=1 green.5=3 green.6=3 green.7=3 "
    "green.8=2 green.9=3 green.10=1 green.11=4 green.12=1";

std::vector<Case> clever_cases() {
  return {
      {"audit-skipped", kGsc, kGscGifts + "1 mark green.1 green.3", "green.3 green.2",
       R"({"area": "green", "cell": "green.3", "next": "green.2"})",
       "The third green field (from 3) is filled, but the second green field (from 2) before it is empty."},
      {"audit-number", kGsc, kGscGifts + "1 mark orange.1=7", "orange.1=7",
       R"({"area": "orange", "cell": "orange.1", "number": 7})",
       "7 cannot stand in the first orange field: no dice bring it there."},
      {"audit-number", kDsc, kDscGifts + "1 mark blue.1=1", "blue.1=1",
       R"({"area": "blue", "cell": "blue.1", "number": 1})",
       "1 cannot stand in the first blue field: no dice bring it there."},
      {"audit-product", kGsc,
       kGscGifts + "1 circled reroll 3; 1 mark orange.1=1 orange.2=1 orange.3=1 orange.4=7", "orange.4=7",
       R"({"area": "orange", "cell": "orange.4", "number": 7, "factor": 2})",
       "7 cannot stand in the fourth orange field (×2): no die times 2 gives it."},
      {"audit-half", kCh3, kCh3Gifts + "1 mark pink.1=4", "pink.1=4",
       R"({"area": "pink", "cell": "pink.1", "number": 4, "most": 3})",
       "4 cannot stand in the first pink field: half a die is at most 3."},
      {"audit-rise", kGsc, kGscGifts + "1 mark purple.1=6 purple.2=4 purple.3=4; 1 circled reroll 3",
       "purple.3=4", R"({"area": "purple", "cell": "purple.3", "number": 4, "last": 4})",
       "Purple must rise, but in the third purple field a 4 follows a 4."},
      {"audit-fall", kDsc, kDscGifts + "1 mark blue.1=5 blue.2=6; 1 circled back 2", "blue.2=6",
       R"({"area": "blue", "cell": "blue.2", "number": 6, "last": 5})",
       "Blue must not rise, but in the second blue field a 6 follows a 5."},
      {"audit-step", kCh3, kCh3Gifts + "1 mark blue.L1=6 blue.L2=4; 1 circled number 2", "blue.L2=4",
       R"({"area": "blue", "cell": "blue.L2", "number": 4, "needed": 5})",
       "Blue goes in steps of one: the second blue field left of the 7 needs 5, not 4."},
      {"audit-start-twice", kCh3, kCh3Gifts + "1 mark blue.R1=7", "blue.R1=7",
       R"({"area": "blue", "cell": "blue.R1", "number": 7})",
       "The 7 in the first blue field right of the 7 stands beside another 7."},
      {"audit-action-unearned", kGsc, kGscGifts + "1 circled reroll 3", "reroll",
       R"({"action": "reroll", "circled": 3, "earned": 2})", "Re-roll: 3 circled, but only 2 earned."},
      {"audit-action-uncircled", kGsc, kGscGifts + "1 circled plus1 0", "plus1",
       R"({"action": "plus1", "circled": 0, "earned": 1})", "Extra die: 1 earned, but only 0 circled."},
      {"audit-action-overused", kGsc, kGscGifts + "1 crossed plus1 2; 1 mark blue.2 blue.3", "plus1",
       R"({"action": "plus1", "crossed": 2, "circled": 1})", "Extra die: 2 used, but only 1 circled."},
      {"audit-fox-unearned", kDsc, kDscGifts + "1 circled reroll 6", "reroll",
       R"({"action": "reroll", "circled": 6, "earned": 1})",
       "The fox at the end of this track is not earned, only 1 of 6 circles are: re-roll."},
      {"audit-bonus-nowhere", kGsc, "1 circled reroll 2; 1 circled plus1 1", "", R"({"bonus": "black"})",
       "The black bonus was earned, but no mark here can come from it."},
      {"audit-bonus-nowhere", kGsc, kGscGifts + "1 mark blue.2 blue.3 blue.4", "blue.2 blue.3 blue.4",
       R"({"bonus": "orange5"})", "The orange 5 bonus was earned, but no mark here can come from it."},
      // A 5 times two is a 10, no other number of orange is.
      {"audit-bonus-nowhere", kGsc,
       kGscGifts + "1 circled reroll 3; 1 mark blue.2 blue.3 blue.4 orange.1=4 orange.2=6 orange.3=3 "
                   "orange.4=12",
       "blue.2 blue.3 blue.4", R"({"bonus": "orange5"})",
       "The orange 5 bonus was earned, but no mark here can come from it."},
      // The two fields of row 4 stood there before they gave their bonus.
      {"audit-bonus-nowhere", kCh3, kCh3Gifts + "1 mark turquoise.41 turquoise.42",
       "turquoise.41 turquoise.42", R"({"bonus": "turquoise"})",
       "The turquoise bonus was earned, but no mark here can come from it."},
      {"audit-bonus-missing", kGsc,
       kGscGifts + "1 circled reroll 3; 1 mark blue.5 blue.6 blue.7 blue.8; 1 mark orange.1=1 orange.2=1 "
                   "orange.3=1 orange.4=2 orange.5=1",
       "blue.5 blue.6 blue.7 blue.8 orange.5=1", R"({"bonus": "yellow", "earned": 2, "left": 1})",
       "Marks that the yellow bonus must have made: 2. Marks it can have made: 1."},
      {"audit-used-without-mark", kGsc, kGscGifts + "1 crossed plus1 1", "plus1",
       R"({"action": "plus1", "crossed": 1, "marks": 0})",
       "Extra die: 1 used, but marks that dice can have made: 0."},
      {"audit-too-many-marks", kGsc, kGscFull, "", R"({"marks": 56, "most": 40, "rounds": 6})",
       "56 marks are too many: 6 rounds, bonuses and actions explain at most 40."},
      {"audit-too-many-chained", kDsc, kSilverRows + kBlueAndGreen,
       "silver.y1 silver.y2 silver.y3 silver.y4 silver.y5 silver.y6 silver.b1 silver.b2 silver.b3 silver.b4 "
       "silver.b5 silver.b6 silver.g1 silver.g2 silver.g3 silver.g4 silver.g5 silver.g6 silver.p1 silver.p2 "
       "silver.p3 silver.p4 silver.p5 silver.p6",
       R"({"area": "silver", "marks": 24})", "24 crosses in silver are too many beside all the other marks.",
       false},
  };
}

std::vector<Case> wizard_cases() {
  const auto wizard = [](std::string id, std::string lines, std::string marks, std::string arguments,
                         std::string sentence, bool alone = true, std::string rules = {}) {
    return Case{std::move(id),
                kWizard,
                std::move(lines),
                std::move(marks),
                std::move(arguments),
                std::move(sentence),
                alone,
                std::move(rules),
                2};
  };
  return {
      wizard("audit-open-circle", "1 mark green.1=o", "green.1=o", R"({"cell": "green.1"})",
             "The prediction green 1 was never scored."),
      wizard("audit-hits", "1 mark green.1=XX", "green.1=XX", R"({"cell": "green.1", "xs": 2})",
             "Green 1 cannot have 2 X's in this game."),
      wizard("audit-difference", "1 mark green.1=7", "green.1=7", R"({"cell": "green.1", "number": 7})",
             "7 cannot stand in green 1: no throw misses by that."),
      wizard("audit-difference", "1 mark green.1=9", "green.1=9", R"({"cell": "green.1", "number": 9})",
             "9 cannot stand in green 1: no throw misses by that.", true, "magic-cards on"),
      wizard("audit-zero-without-jester", "1 mark green.1=0 red.2=0 jester.3", "green.1=0 red.2=0",
             R"({"zeros": 2, "jesters": 1})", "Zeros: 2, X's in the jester row: 1. Each 0 needs an X there."),
      wizard("audit-jester-without-zero", "1 mark green.1=X jester.2", "jester.2",
             R"({"zeros": 0, "jesters": 1})",
             "X's in the jester row: 1, zeros: 0. Each X there leaves a 0 for its prediction."),
      wizard("audit-struck-without-card", "1 mark green.1=/2 green.2=X", "green.1=/2",
             R"({"cell": "green.1"})", "Green 1 is struck out, and that takes a magic card."),
      wizard("audit-struck-too-many", "1 mark green.1=/2 red.1=X", "green.1=/2",
             R"({"area": "green", "struck": 1, "most": 0})",
             "Struck out in green: 1, possible at most: 0. Each needs another prediction in green.", true,
             "magic-cards on"),
      wizard(
          "audit-too-many-xs",
          "1 mark green.1=X green.2=X green.3=X green.4=X green.5=X red.1=X red.2=X red.3=X red.4=X red.5=X",
          "", R"({"xs": 10, "most": 9, "target": 9})",
          "10 X's are too many: the game ends with 9, so at most 9 fit."),
      wizard("audit-fewer-rounds", "1 mark green.1=X; 2 mark green.1=X red.1=X", "",
             R"({"own": 1, "most": 2, "seat": 2})",
             "Predictions here: 1, but with Ben: 2. Each round fills a field for everyone.", false),
      wizard("audit-nobody-done", "1 mark green.1=X; 2 mark green.1=X", "", R"({"target": 9})",
             "Nobody has 9 X's, so this game is not over yet."),
  };
}

void check(const std::vector<Case>& cases) {
  for (const auto& one : cases) {
    INFO(one.id << ": " << one.lines);
    worlds::World world(worlds::header(one.sheet, "paper", one.players, one.rules));
    world.play(one.lines);
    const auto all = fox::audit(world.game(), 0);
    bool shown = false;
    std::string others;
    for (const auto& found : all) {
      if (found.refused.refusal.reason != one.id) {
        others += std::string(found.refused.refusal.reason) + " ";
        continue;
      }
      if (world.game().arguments(found.refused) != nlohmann::json::parse(one.arguments)) continue;
      shown = true;
      CHECK(worlds::joined(found.marks) == one.marks);
      CHECK(fox::sentence(found.refused, worlds::catalogue(), &world.game()) == one.sentence);
      for (const char* const language : {"en", "de", "nl"}) {
        const auto& words = worlds::catalogue(language);
        const std::string text = fox::sentence(found.refused, words, &world.game());
        INFO(language << ": " << text);
        CHECK(words.has("rules", std::string(found.refused.refusal.rule)));
        CHECK(text.find_first_of("{}") == std::string::npos);
        CHECK(text.back() == '.');
        if (language != std::string("en"))
          CHECK(text != fox::sentence(found.refused, worlds::catalogue(), &world.game()));
      }
    }
    CHECK(shown);
    if (one.alone) CHECK(others == "");
  }
}

void pass(const std::string& sheet, const std::string& lines, const std::string& rules = "",
          int players = 1) {
  INFO(sheet << ": " << lines);
  worlds::World world(worlds::header(sheet, "paper", players, rules));
  world.play(lines);
  std::string against;
  for (const auto& found : fox::audit(world.game(), 0))
    against += std::string(found.refused.refusal.reason) + " ";
  CHECK(against == "");
}

}  // namespace

TEST_CASE("Every finding on a sheet of the Clever family is told with its place and its sentence") {
  check(clever_cases());
}

TEST_CASE("Every finding on a sheet of Wizard is told with its place and its sentence") {
  check(wizard_cases());
}

TEST_CASE("A sheet that just can be has no findings") {
  pass(kGsc, kGscGifts);
  pass(kDsc, kDscGifts);
  pass(kCh3, kCh3Gifts);
  // Nobody's sheet.
  pass(kGsc, "");
  pass(kWizard, "", "", 2);
  // With the house rule a 7 may stand beside the 7.
  pass(kCh3, kCh3Gifts + "1 mark blue.R1=7", "seven-after-seven on");
  // A blue bonus may have met a white die that fitted nowhere.
  pass(kCh3, kCh3Gifts + "1 mark pink.1=1 pink.2=1:points pink.3=1:bonus");
  pass(kCh3, kCh3Gifts + "1 mark turquoise.41 turquoise.42 turquoise.11");
  // Differences and X's at the edge of what dice and cards give.
  pass(kWizard, "1 mark green.1=0 jester.5 red.1=6", "", 2);
  pass(kWizard, "1 mark green.1=XX red.1=/12 red.2=XX red.3=X", "magic-cards on", 2);
  // Nine X's before the last round, and then two at once.
  pass(kWizard, "1 mark green.1=X green.2=X green.3=X green.4=X green.5=X red.1=X red.2=X red.3=X red.4=XX",
       "magic-cards on", 2);
}

TEST_CASE("No finding is without a case") {
  std::set<std::string> shown;
  for (const auto& cases : {clever_cases(), wizard_cases()})
    for (const auto& one : cases) shown.insert(one.id);
  for (const auto& fault : fox::clever::kFaults) CHECK(shown.count(std::string(fault.id)) == 1);
  for (const auto& fault : fox::wizard::kFaults) CHECK(shown.count(std::string(fault.id)) == 1);
}
