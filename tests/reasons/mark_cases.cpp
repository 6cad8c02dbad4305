// Refusals about the mark itself, and those of sheet and paper mode.
#include "game_world.h"
#include "reasons/cases.h"

namespace reasons {
namespace {

std::string paper(const std::string& lines = "") {
  return record("ganz-schoen-clever", "paper", lines);
}

}  // namespace

std::vector<Case> mark_cases() {
  return {
      {"die-not-for-area", gsc(), "1 use g3 yellow.11", R"({"die": "g", "area": "yellow"})",
       "The green die does not belong in yellow."},
      {"cell-printed", paper(), "1 mark yellow.14", R"({"area": "yellow", "cell": "yellow.14"})",
       "The cross in the fourth yellow field in the first row is printed, nothing goes there."},
      {"cell-printed", gsc(), "1 use y3 yellow.14", R"({"area": "yellow", "cell": "yellow.14"})",
       "The cross in the fourth yellow field in the first row is printed, nothing goes there."},
      {"face-differs", gsc(), "1 use y4 yellow.11",
       R"({"area": "yellow", "cell": "yellow.11", "number": 4, "printed": 3})",
       "This is 4, but the yellow 3 in the first row needs 3."},
      {"face-differs", gsc(), "1 use b4 w2 blue.7",
       R"({"area": "blue", "cell": "blue.7", "number": 6, "printed": 7})",
       "This is 6, but the blue 7 needs 7."},
      {"cell-taken", gsc("1 use y3 yellow.11"), "1 use y3 yellow.11",
       R"({"area": "yellow", "cell": "yellow.11"})", "The yellow 3 in the first row is already taken."},
      {"roll-row-differs", ch3(), "1 use y3 from I yellow.23",
       R"({"area": "yellow", "cell": "yellow.23", "row": 1})",
       "This die goes in row I of yellow, and the yellow 3 in row II is not there."},
      {"grey-only", ch3(), "1 use y3 from platter yellow.13", R"({"area": "yellow", "cell": "yellow.13"})",
       "Only grey fields of yellow are open here, and the yellow 3 in row I is not grey."},
      {"left-to-right", gsc(), "1 use g6 green.2",
       R"({"area": "green", "cell": "green.2", "next": "green.1"})",
       "No gaps in green: the first green field (from 1) comes next, not the second green field (from 2)."},
      {"left-to-right", ch3("1 use b2 w4 blue.L1=6"), "1 use b2 w3 blue.L3=5",
       R"({"area": "blue", "cell": "blue.L3", "next": "blue.L2"})",
       "No gaps in blue: the second blue field left of the 7 comes next, not the third blue field left of "
       "the 7."},
      {"too-low", gsc("1 use g1 green.1"), "1 use g1 green.2",
       R"({"area": "green", "cell": "green.2", "number": 1, "needed": 2})",
       "The second green field (from 2) takes 2 or more, and 1 is too low."},
      {"row-must-rise", gsc("1 use p5 purple.1=5"), "1 use p4 purple.2=4",
       R"({"area": "purple", "cell": "purple.2", "number": 4, "last": 5})",
       "Purple must rise: 5 stands there, 4 is not higher."},
      {"row-must-not-rise", dsc("1 use b1 w4 blue.1=5"), "1 use b2 w4 blue.2=6",
       R"({"area": "blue", "cell": "blue.2", "number": 6, "last": 5})",
       "Blue must not rise: 5 stands there, 6 is higher."},
      {"step-by-one", ch3(), "1 use b2 w3 blue.L1=5",
       R"({"area": "blue", "cell": "blue.L1", "number": 5, "needed": 6})",
       "Blue goes in steps of one: the first blue field left of the 7 needs 6, not 5."},
      {"start-twice", ch3(), "1 use b3 w4 blue.L1=7", R"({"area": "blue", "cell": "blue.L1", "number": 7})",
       "A 7 already stands beside the first blue field left of the 7, and no second one follows it."},
      {"already-passed", ch3("1 use n3 brown.3"), "1 use n5 brown.2",
       R"({"area": "brown", "cell": "brown.2"})",
       "The second brown field (a 5) was skipped, and brown only goes on to the right."},
      {"other-number-written", gsc(), "1 use o3 orange.1=4",
       R"({"area": "orange", "cell": "orange.1", "number": 4, "right": 3})",
       "What goes in the first orange field is 3, not 4."},
      {"no-number-here", gsc(), "1 use g3 green.1=3", R"({"area": "green", "cell": "green.1"})",
       "The first green field (from 1) takes a cross, not a number."},
      {"choice-needed", ch3("1 use p1 pink.1=1"), "1 use p6 pink.2=5",
       R"({"area": "pink", "cell": "pink.2"})",
       "Say what you take for the second pink field: the bonus or the points."},
      {"no-choice-here", ch3(), "1 use p6 pink.1=3:bonus", R"({"area": "pink", "cell": "pink.1"})",
       "There is nothing to choose at the first pink field."},
      {"mark-count", gsc(), "1 use y3 yellow.11 yellow.42", R"({"area": "yellow", "cell": "yellow.11"})",
       "Here only one field of yellow is marked at a time."},
      {"companion-column", ch3(), "1 use t3 y3 turquoise.13 turquoise.24",
       R"({"area": "turquoise", "cell": "turquoise.24"})",
       "Further crosses stay in the same column, the turquoise 4 in the second row is in another."},
      {"companions-missing", ch3(), "1 use t3 y3 turquoise.13 turquoise.23 turquoise.33",
       R"({"area": "turquoise", "cell": "turquoise.13", "number": 3, "allowed": 1})",
       "At most 1 more here, one for each other die showing 3."},
      {"chain-active-only", dsc(), "1 use s4 y2 from platter silver.y4 silver.y2",
       R"({"area": "silver", "cell": "silver.y4"})",
       "Further crosses in silver come only with a die from your own roll."},
      {"chain-not-swept", dsc(), "1 use s4 y5 silver.y4 silver.y5",
       R"({"area": "silver", "cell": "silver.y5"})",
       "Of the dice going to the platter now, none is left for the silver 5 in the yellow row."},
      {"no-more-rounds", gsc("round; round; round; 1 bonus black green.1; round; round; round"), "round",
       "{}", "The last round is over, no other follows."},
      {"paper-taken", paper("1 mark green.1"), "1 mark green.1", R"({"area": "green", "cell": "green.1"})",
       "The first green field (from 1) is already entered."},
      {"paper-number-missing", paper(), "1 mark orange.1", R"({"area": "orange", "cell": "orange.1"})",
       "Which number stands in the first orange field?"},
      {"paper-number", paper(), "1 mark green.1=3", R"({"area": "green", "cell": "green.1", "number": 3})",
       "3 cannot stand in the first green field (from 1)."},
      {"paper-track", paper(), "1 circled reroll 8", R"({"action": "reroll", "number": 8, "fields": 7})",
       "This track has 7 fields, not 8: re-roll."},
  };
}

std::vector<Case> line_cases() {
  const std::string roll = "1 roll w6 y6 b6 g6 o6 p6";
  const std::string start = record("ganz-schoen-clever", "table", ""),
                    thrown = record("ganz-schoen-clever", "table", roll);
  const std::string one_pink = ch3("1 use p1 pink.1=1");
  const auto word = [](int at, const std::string& text) {
    return R"({"at": )" + std::to_string(at) + R"(, "word": ")" + text + "\"}";
  };
  return {
      {"seat-expected", start, "take y", word(1, "take"),
       "The number of a seat was expected here, not this: take."},
      {"word-unknown", start, "1 dance", word(2, "dance"), "This word is not known here: dance."},
      {"word-missing", thrown, "1 take", word(2, "take"), "The line ends too early, something is missing."},
      {"word-too-many", thrown, "1 forfeit now", word(3, "now"),
       "The line should have ended before this: now."},
      {"die-unknown", thrown, "1 take z yellow.11", word(3, "z"), "This sheet has no such die: z."},
      {"die-twice", start, "1 roll w1 w2", word(4, "w2"), "This die is named twice: w2."},
      {"face-unreadable", start, "1 roll w7 y1", word(3, "w7"),
       "A die with its number was expected here, not this: w7."},
      {"number-unreadable", ch3(), "1 use t3 as 9 turquoise.13", word(5, "9"),
       "A number was expected here, not this: 9."},
      {"mark-unknown", gsc(), "1 use y3 yellow.99", word(4, "yellow.99"),
       "This sheet has no such field: yellow.99."},
      {"mark-twice", gsc(), "1 use y3 yellow.11 yellow.11", word(5, "yellow.11"),
       "This field is named twice: yellow.11."},
      {"mark-other-area", gsc(), "1 use y3 yellow.11 green.1", word(5, "green.1"),
       "All marks of a line belong in one area, this one does not: green.1."},
      {"mark-open", one_pink, "1 use p5 pink.2",
       R"({"area": "pink", "at": 4, "cell": "pink.2", "word": "pink.2"})",
       "Say what goes into the second pink field: several entries are possible."},
      {"bonus-unknown", gsc(), "1 bonus gold blue.5", word(3, "gold"), "This sheet has no such bonus: gold."},
      {"action-unknown", gsc(), "1 spend magic", word(3, "magic"), "There is no such action: magic."},
  };
}

}  // namespace reasons
