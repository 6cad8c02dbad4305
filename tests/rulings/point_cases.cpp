// House readings about points, print and who begins: no line rests on them, but what a position comes to.
#include "rulings/cases.h"

namespace rulings {
namespace {

// A fox, and green below zero.
const std::string kBelowZero =
    "1 mark green.1=2 green.2=12 blue.1=2 yellow.12 silver.y1 pink.1=4; 1 circled reroll 6";
// 55 points each. The foxes bring Ada 14, more than any area of Ben; the best area of Ada has 10, that of Ben
// 12.
const std::string kEqualTotals =
    "1 mark yellow.11 yellow.21 yellow.31 yellow.42 yellow.43 yellow.44 blue.9 blue.10 blue.11 blue.12 "
    "green.1 "
    "green.2 green.3 green.4 orange.1=4 orange.2=3 purple.1=2 purple.2=5; "
    "2 mark yellow.11 yellow.21 yellow.31 blue.2 blue.3 blue.5 blue.6 blue.9 green.1 green.2 green.3 green.4 "
    "orange.1=6 orange.2=6 purple.1=3 purple.2=4 purple.3=5";
// 135 points, and what the last pink field holds.
const std::string k135 =
    "1 mark silver.y1 silver.y2 silver.y3 silver.y4 silver.y5 silver.y6 silver.b1 silver.b2 silver.b3 "
    "silver.b4 "
    "blue.1=12 blue.2=12 blue.3=12 blue.4=12 blue.5=12 blue.6=12 blue.7=12 blue.8=12 "
    "pink.1=6 pink.2=6 pink.3=6 pink.4=6 pink.5=6 pink.6=6 pink.7=6 pink.8=6 pink.9=6 pink.10=6 pink.11=6 "
    "pink.12=";
// Nine X's on both sheets; the round that brought Ben the ninth was finished.
const std::string kBothDone =
    "1 mark green.1=X green.2=X green.3=X green.4=X green.5=X red.1=X red.2=X red.3=X red.4=X; "
    "2 mark blue.1=X blue.2=X blue.3=X blue.4=X blue.5=X red.1=X red.2=X red.3=X red.4=X";

}  // namespace

std::vector<PointCase> point_cases() {
  return {
      {"negative-foxes", kDsc, "paper", 1, "", kBelowZero, "/score/players/0/fox_points", "-10"},
      {"negative-foxes", kDsc, "paper", 1, "negative-foxes zero", kBelowZero, "/score/players/0/fox_points",
       "0", true},
      {"fox-no-area", kGsc, "paper", 2, "", kEqualTotals, "/score/players/1/rank", "1"},
      {"fox-no-area", kGsc, "paper", 2, "", kEqualTotals, "/score/tie_break", R"("best-area")"},
      {"rating-tiers", kDsc, "paper", 1, "", k135 + "5", "/score/rating/tier", "10"},
      {"rating-tiers", kDsc, "paper", 1, "", k135 + "4", "/score/rating/tier", "11"},
      {"other-colours", kDsc, "paper", 1, "", "1 mark silver.y1 silver.y2 pink.1=4", "/score/players/0/total",
       "8"},
      {"other-colours", kVariant, "paper", 1, "", "1 mark orange.y1 orange.y2 purple.1=4",
       "/score/players/0/total", "8"},
      {"wizard-four-colours", kWizard, "table", 2, "", "", "/state/players/0/areas",
       R"({"green":0,"red":0,"yellow":0,"blue":0})"},
      {"wizard-round-finished", kWizard, "paper", 2, "", kBothDone, "/score/players/0/bonus", "3"},
      {"wizard-round-finished", kWizard, "paper", 2, "", kBothDone, "/score/players/1/bonus", "3"},
      {"wizard-first-seer", kWizard, "table", 2, "", "", "/state/seer", "1"},
      {"wizard-first-seer", kWizard, "table", 2, "first-seer 2", "", "/state/seer", "2"},
      {"wizard-place-shared", kWizard, "paper", 2, "", "1 mark green.2=1; 2 mark red.2=1",
       "/score/players/1/rank", "1"},
      {"wizard-place-shared", kWizard, "paper", 2, "", "1 mark green.2=1; 2 mark red.2=1",
       "/score/players/0/total", "-1"},
  };
}

}  // namespace rulings
