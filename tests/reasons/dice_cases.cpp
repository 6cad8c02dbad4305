// Refusals about dice, actions and bonuses.
#include "game_world.h"
#include "reasons/cases.h"

namespace reasons {
namespace {

const std::string kSixNumbers =
    "round; round; 1 use y2 from I yellow.12; 1 use y2 from II yellow.22; 1 use y1 from II yellow.21; "
    "1 use y1 from III yellow.31; 1 use t4 turquoise.14; 1 use t4 turquoise.24; 1 use b1 w5 blue.L1=6; "
    "1 use b1 w4 blue.L2=5; 1 use n1 brown.1; 1 use n5 brown.2";
const std::string kFewRolls = "1 roll w6 y6 b6 g6 o6 p6; 1 forfeit";

}  // namespace

std::vector<Case> dice_cases() {
  return {
      {"extra-die-used", two_extra_dice(), "1 extra y yellow.14", R"({"die": "y"})",
       "The yellow die was already your extra die this turn."},
      {"from-needed", ch3(), "1 use y3 yellow.13", R"({"area": "yellow", "cell": "yellow.13"})",
       "For yellow it must be said where the die lies: field I, II, III or the platter."},
      {"partner-needed", gsc(), "1 use b3 blue.5", R"({"area": "blue", "cell": "blue.5", "die": "w"})",
       "In blue the white die counts too, and its number is still missing."},
      {"partner-needed", gsc(), "1 use w3 blue.5", R"({"area": "blue", "cell": "blue.5", "die": "b"})",
       "In blue the blue die counts too, and its number is still missing."},
      {"joker-face-needed", ch3("1 use y3 from II yellow.23; 1 use y3 from III yellow.33"),
       "1 bonus blue blue.L1=6", R"({"area": "blue", "cell": "blue.L1"})",
       "In blue the white die counts too, and its number is still missing."},
      {"joker-face-known", ch3("1 use y3 w4 from II yellow.23; 1 use y3 from III yellow.33"),
       "1 bonus blue w2 blue.L1=6", R"({"area": "blue", "cell": "blue.L1", "number": 4})",
       "For blue the white die need not be named here."},
      {"no-such-action", gsc(), "1 spend back", R"({"action": "back"})",
       "This sheet does not have this action: dice back."},
      {"no-such-action", gsc(), "1 use g3 as 4 green.1", R"({"action": "number"})",
       "This sheet does not have this action: any number."},
      {"action-not-circled", gsc(), "1 use y3 extra yellow.11", R"({"action": "plus1"})",
       "No circled field is left to use: extra die."},
      {"action-not-circled", gsc("1 spend reroll"), "1 spend reroll", R"({"action": "reroll"})",
       "No circled field is left to use: re-roll."},
      {"action-not-spent-so", gsc(), "1 spend plus1", R"({"action": "plus1"})",
       "This action is used together with a die, not on its own: extra die."},
      {"reroll-not-now", record("ganz-schoen-clever", "table"), "1 reroll w1 y1 b1 g1 o1 p1", "{}",
       "There is no fresh roll to re-roll."},
      {"reroll-alone", record("ganz-schoen-clever", "table", kFewRolls + "; " + kFewRolls + "; " + kFewRolls),
       "1 reroll w1 y1 b1 g1 o1 p1", "{}", "This is the passive turn, there is no re-roll in it."},
      {"number-is-face", ch3("round; round"), "1 use t3 as 3 turquoise.13", R"({"number": 3})",
       "The die shows 3 already."},
      {"number-not-circled", ch3(), "1 use t2 as 3 turquoise.13", R"({"number": 3})",
       "No circled field is left that gives a 3."},
      {"number-field-not", ch3("round; round"), "1 use t2 as 3@2 turquoise.13",
       R"({"number": 3, "field": 2})", "Field 2 is not the one to cross for a 3."},
      {"number-field-which", ch3(kSixNumbers), "1 use t2 as 3 turquoise.13", R"({"number": 3})",
       "Two kinds of circled fields give a 3, say which one."},
      {"bonus-not-waiting", gsc(), "1 bonus blue blue.5", R"({"bonus": "blue"})",
       "No such bonus is waiting."},
      {"bonus-other-area", gsc(kBlueWaits), "1 bonus blue yellow.21",
       R"({"bonus": "blue", "area": "yellow"})", "The blue bonus is not for yellow."},
      {"bonus-other-number", gsc("round; round; round"), "1 bonus black orange.1=5",
       R"({"area": "orange", "cell": "orange.1", "bonus": "black", "number": 5})",
       "The black bonus cannot give 5 in the first orange field."},
  };
}

}  // namespace reasons
