// Questions about Clever games whose answers rest on house readings: for each reading a yes or a no, and for
// those with a switch both of its sides.
#include "rulings/cases.h"

namespace rulings {
namespace {

const std::string kSixes = "1 roll w6 y6 b6 g6 o6 p6";
const std::string kForfeited = kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit; " + kSixes + "; 1 forfeit";
// Alone: blue 7 is crossed, the next green field needs a 2, purple ends with a 5; nothing on the platter
// serves.
const std::string kNothingServes =
    "1 roll w6 y6 b1 g6 o6 p6; 1 take b blue.7; 1 roll w6 y6 g1 o6 p6; 1 take g green.1; 1 roll w6 y6 o6 p5; "
    "1 take p purple.1=5; 1 roll w6 y6 b1 g1 o6 p1";
const std::string kBlueWaits = "1 use y3 yellow.11; 1 use y6 yellow.12; 1 use y5 yellow.13";
const std::string kCh3Sixes = "roll w6 y6 t6 b6 n6 p6";

std::string let_go(const std::string& seat) {
  const std::string once = seat + kCh3Sixes + "; " + seat + "forfeit";
  return once + "; " + once + "; " + once + "; ";
}

// Clever hoch Drei: white, turquoise and pink lie on the fields of Ada, a 1 of yellow, blue and brown on the
// platter. None of these serves Ben: the last brown field and the grey 1 are crossed, and 1 + 6 is a 7 beside
// the printed one.
std::string platter_of_ones(const std::string& white, const std::string& turquoise, const std::string& pink) {
  return "1 roll w6 y1 t6 b1 n1 p6; 1 take w turquoise." + white + "; 1 roll t6 p6; 1 take t turquoise." +
         turquoise + "; 1 roll p6; 1 take p pink." + pink;
}
const std::string kOnesRoundTwo =
    let_go("1 ") +
    "2 decline; 2 roll w6 y6 t6 b6 n3 p6; 2 take n brown.12; 2 roll w6 y6 t6 b6 p6; 2 forfeit; "
    "2 roll w6 y1 t6 b6 p6; 2 take y yellow.31; 1 decline; " +
    platter_of_ones("16", "26", "1");
// A round later everybody has circled an any-number action: the yellow 1 would serve as a 3.
const std::string kOnesRoundThree = kOnesRoundTwo + "; 2 decline; 1 done; 2 done; " + let_go("2 ") +
                                    "1 decline; 1 done; 2 done; " + platter_of_ones("36", "46", "2=6:points");

std::vector<Case> rolls() {
  return {
      {"forfeit-freely", kGsc, "table", 2, "", kSixes, "1 forfeit", true},
      {"forfeit-freely", kGsc, "table", 2, "forfeit-freely off", kSixes, "1 forfeit", false, true},
      {"forfeit-whole", kCh3, "table", 2, "", "1 " + kCh3Sixes, "1 forfeit", true},
      {"number-usable", kCh3, "table", 2, "", kOnesRoundThree, "2 take p pink.1=3", true},
      {"number-usable", kCh3, "table", 2, "number-usable on", kOnesRoundThree, "2 take p pink.1=3", false,
       true},
      {"useless-die", kGsc, "table", 2, "", kSixes, "1 take w", false},
      {"decline-freely", kGsc, "table", 2, "", kForfeited, "2 decline", true},
      {"solo-fallback", kGsc, "table", 1, "", kNothingServes, "1 take o orange.1=6", false},
      {"solo-fallback", kGsc, "table", 1, "solo-fallback on", kNothingServes, "1 take o orange.1=6", true,
       true},
      {"reroll-keeps-roll", kGsc, "table", 2, "", kSixes, "1 reroll w1 y1 b1 g1 o1 p1", true},
      {"reroll-before-pick", kGsc, "table", 2, "", kSixes + "; 1 take y yellow.44", "1 reroll w1 b1 g1 o1 p1",
       false},
      {"solo-actions", kGsc, "table", 1, "", kForfeited + "; 1 roll w1 y2 b3 g4 o5 p6",
       "1 reroll w1 y1 b1 g1 o1 p1", false},
      {"back-window", kDsc, "table", 1, "",
       "1 roll w6 s1 y1 b6 g6 p1; 1 take b blue.1=12; 1 roll w1 g1; 1 take w blue.2=7; 1 roll g1", "1 back s",
       false},
      {"back-window", kDsc, "table", 1, "",
       "1 roll w6 s1 y1 b6 g6 p1; 1 take b blue.1=12; 1 roll w1 g1; 1 take w blue.2=7", "1 back s", true},
  };
}

std::vector<Case> areas() {
  return {
      {"chain-swept", kDsc, "table", 1, "", "1 roll w6 s3 y5 b3 g6 p2", "1 take s silver.g3 silver.y5",
       false},
      {"chain-swept", kDsc, "table", 1, "silver-leftovers all",
       "1 roll w6 s3 y5 b3 g6 p2; 1 forfeit; 1 roll w6 s3 y5 b3 g6 p2; 1 forfeit; 1 roll w6 s3 y5 b3 g6 p2",
       "1 take s silver.g3 silver.y5", true, true},
      {"chain-optional", kDsc, "table", 1, "", "1 roll w6 s3 y5 b3 g6 p2", "1 take s silver.g3", true},
      {"chain-white", kDsc, "table", 1, "", "1 roll w3 s6 y5 b3 g6 p2", "1 take w silver.g3 silver.p2", true},
      {"chain-white", kDsc, "table", 1, "", "1 roll w2 s3 y5 b3 g6 p6", "1 take s silver.g3 silver.b2", true},
      {"chain-own-mark", kDsc, "sheet", 1, "",
       "1 use s3 silver.y3; 1 use s3 silver.b3; 1 use s3 silver.g3; 1 use s3 silver.p3",
       "1 use s3 p2 silver.p2", false},
      {"chain-active", kDsc, "sheet", 1, "", "", "1 use s4 y2 from platter silver.y4 silver.y2", false},
      {"circle-bonus", kDsc, "sheet", 1, "", "1 use y1 yellow.21", "1 use y1 yellow.21", true},
      {"extra-window", kCh3, "table", 2, "",
       "1 roll w6 y3 t6 b6 n6 p6; 1 take y yellow.13; 1 roll w6 t6 b6 n6 p6; 1 forfeit; 1 roll w6 t6 b6 n6 "
       "p6; "
       "1 forfeit",
       "2 extra y yellow.13", false},
      {"grey-from-fields", kCh3, "table", 2, "", kOnesRoundTwo, "2 take w yellow.16", true},
      {"grey-from-fields", kCh3, "table", 2, "", kOnesRoundTwo, "2 take w yellow.26", false},
      {"grey-from-fields", kCh3, "sheet", 1, "", "", "1 use y3 from II passive yellow.23", true},
      {"grey-from-fields", kCh3, "sheet", 1, "", "", "1 use y3 from II passive yellow.33", false},
      {"companions-extra", kCh3, "table", 2, "", kOnesRoundTwo, "1 extra t turquoise.36 turquoise.46", true},
      {"companions-extra", kCh3, "sheet", 1, "", "round", "1 use t2 w2 extra turquoise.12 turquoise.22",
       true},
      {"companions-extra", kCh3, "sheet", 1, "", "round", "1 use t2 w3 extra turquoise.12 turquoise.22",
       false},
      {"seven-after-seven", kCh3, "sheet", 1, "", "", "1 use b1 w6 blue.L1=7", false},
      {"seven-after-seven", kCh3, "sheet", 1, "seven-after-seven on", "", "1 use b1 w6 blue.L1=7", true,
       true},
      {"number-other", kCh3, "sheet", 1, "", "round; round", "1 use t3 as 3 turquoise.13", false},
      {"number-in-sum", kCh3, "sheet", 1, "", "round; round", "1 use b1 w3 as 3 blue.L1=6", true},
      {"companions-shown", kCh3, "sheet", 1, "", "round; round", "1 use t2 y3 as 3 turquoise.13 turquoise.23",
       true},
      {"companions-shown", kCh3, "sheet", 1, "", "round; round", "1 use t2 y2 as 3 turquoise.13 turquoise.23",
       false},
  };
}

std::vector<Case> bonuses() {
  const std::string yellow = "1 use y5 from II yellow.25; 1 use y5 from III yellow.35";
  const std::string blue = "1 use y3 w1 from II yellow.23; 1 use y3 w1 from III yellow.33";
  // The last cell of the second blue row and column: two bonuses at once.
  const std::string two_wait =
      "1 use b2 w3 blue.5; 1 use b3 w4 blue.7; 1 use b4 w4 blue.8; 1 use b1 w1 blue.2; 1 use b5 w5 blue.10; "
      "1 use b3 w3 blue.6";
  return {
      {"bonus-order", kGsc, "sheet", 1, "", two_wait, "1 bonus green green.1", true},
      {"bonus-order", kGsc, "sheet", 1, "", two_wait, "1 bonus yellow yellow.11", true},
      {"bonus-like-die", kDsc, "sheet", 1, "", "round; round; round", "1 bonus black blue.1=9", true},
      {"bonus-like-die", kDsc, "sheet", 1, "", "1 use b4 w5 blue.1; round; round; round",
       "1 bonus black blue.2=10", false},
      {"green-bonus", kGsc, "sheet", 1, "", "round; round; round", "1 bonus black green.1", true},
      {"orange-bonus", kGsc, "sheet", 1, "",
       "1 use o1 orange.1; 1 use o1 orange.2; 1 use o1 orange.3; round; round; round",
       "1 bonus black orange.4=6", false},
      {"yellow-question", kCh3, "sheet", 1, "", yellow, "1 bonus yellow yellow.11", true},
      {"yellow-question", kCh3, "sheet", 1, "yellow-question grey", yellow, "1 bonus yellow yellow.11", false,
       true},
      {"turquoise-question", kCh3, "sheet", 1, "", "round; round; round",
       "1 bonus black turquoise.13 turquoise.23", false},
      {"turquoise-question", kCh3, "sheet", 1, "turquoise-question companions", "round; round; round",
       "1 bonus black turquoise.13 turquoise.23", true, true},
      {"blue-question", kCh3, "sheet", 1, "", "round; round; round", "1 bonus black w1 blue.L1=6", true},
      {"blue-question", kCh3, "sheet", 1, "", "round; round; round", "1 bonus black w1 blue.R1=8", false},
      {"blue-question", kCh3, "sheet", 1, "blue-question any-fitting", blue, "1 bonus blue blue.L1=6", true,
       true},
      {"white-last-face", kCh3, "sheet", 1, "", "1 use y3 from II yellow.23; 1 use y3 from III yellow.33",
       "1 bonus blue blue.L1=6", false},
  };
}

}  // namespace

std::vector<Case> clever_cases() {
  std::vector<Case> all = rolls();
  for (auto&& some : {areas(), bonuses()}) all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace rulings
