// What no single key can answer: tables that do not fit each other, cells on the page, chains, sizes; several
// mistakes in one file; and files that are no sheet at all.
#include "mistakes.h"

using namespace mistakes;

TEST_CASE("Tables must be as long as what they are for") {
  refused(kGanz, {{"rounds = [6, 6, 5, 4]", "rounds = [6, 6, 5]"}},
          {{"rounds", "|rounds = [6", "expected the rounds for each number of players from 1 on", ""}});
  refused(kGanz, {{"\"black\", \"\", \"\"]", "\"black\", \"\"]"}},
          {{"gifts", "|gifts = ", "expected one entry for each of 6 rounds, \"\" for none", ""}});
  refused(kGanz, {{"solo_stars = [10, ", "solo_stars = ["}},
          {{"solo_stars", "|solo_stars = ", "expected as many entries as \"solo\" has", ""}});
  refused(kGanz, {{"solo = [281, 260", "solo = [260, 281"}},
          {{"solo", "|solo = ", "must fall from the best to the last", ""}});
  refused(kGanz, {{"point_table = [10, 14, 16, 20]", "point_table = [10, 14, 16]"}},
          {{"areas.yellow.point_table", "|point_table = [10",
            "has 3 entries, expected 4, one for each column", ""}});
  refused(kGanz, {{"row_bonuses = [\"blue\", \"orange4\"", "row_bonuses = [\"blue\""}},
          {{"areas.yellow.row_bonuses", "|row_bonuses = [\"blue\"",
            "has 3 entries, expected 4, one for each row", ""}});
  refused(kGanz, {{"at_least = [1, ", "at_least = ["}},
          {{"areas.green.at_least", "|at_least = [", "has 10 entries, expected 11, one for each field", ""}});
  refused(kGanz, {{"factors = [1, ", "factors = [1, 1, "}},
          {{"areas.orange.factors", "|factors = ", "has 12 entries, expected 11, one for each field", ""}});
  refused(
      kDoppelt, {{"bonus_from = [0, ", "bonus_from = ["}},
      {{"areas.pink.bonus_from", "|bonus_from = ", "has 11 entries, expected 12, one for each field", ""}});
  refused(kDoppelt, {{"row_dice = [\"yellow\", ", "row_dice = ["}},
          {{"areas.silver.row_dice", "|row_dice = ", "has 3 entries, expected 4, one for each row", ""}});
  refused(kDrei, {{"shaded = [6, ", "shaded = ["}},
          {{"areas.turquoise.shaded", "|shaded = [5", "has 4 entries, expected 5, one for each row", ""}});
  refused(kDrei, {{"left_bonuses = [\"\", ", "left_bonuses = ["}},
          {{"areas.blue.left_bonuses",
            "|left_bonuses = ", "has 5 entries, expected 6, one for each field of a side", ""}});
  refused(kDrei, {{"next_bonuses = [\"number\", ", "next_bonuses = ["}},
          {{"areas.brown.next_bonuses",
            "|next_bonuses = ", "has 10 entries, expected 11, one for each gap between two fields", ""}});
  refused(kDrei, {{"  [\"number\", \"turquoise\", \"blue\", \"brown\", \"yellow\", \"plus1\"],\n", ""}},
          {{"areas.yellow.below_bonuses",
            "|below_bonuses = ", "expected one list for each gap between two rows", ""}});
}

TEST_CASE("Kinds and points must fit each other") {
  refused(kGanz, {{"accept = \"rising\"\n", "accept = \"rising\"\nwrites = false\n"}},
          {{"areas.purple.points", "|points = \"sum\"\n\n[switches",
            "this kind of points needs written numbers", ""}});
  refused(kDrei, {{"points = \"outermost\"", "points = \"by-count\""}},
          {{"areas.blue.points", "|points = \"by-count\"\npoint_table = [3",
            "\"outermost\" goes with a two-way row and only with it", ""},
           {"areas.blue.point_table", "|point_table = [3, 6",
            "has 6 entries, expected 12, one for each number of marks", ""}});
  refused(kGanz, {{"points = \"sum\"", "points = \"sum\"\npoint_table = [1]"}},
          {{"areas.orange.point_table", "|point_table = [1]", "these points need no table", ""}});
  refused(kDrei, {{"numbers = [2, 12]", "numbers = [8, 12]"}},
          {{"areas.blue.numbers", "|numbers = [8, 12]",
            "expected the lowest and the highest number, and \"start\" among them", ""}});
  refused(kDrei, {{"rolls = 3", "rolls = 2"}},
          {{"areas.yellow.roll_rows", "|roll_rows = ", "expected one row for each roll", ""}});
  refused(kDoppelt, {{"chain = true\n", "chain = true\ncompanions = true\n"}},
          {{"areas.silver.chain", "|chain = true", "an area has a chain or companions, not both", ""}});
  refused(kGanz, {{"joker = true", "joker = false"}}, {{"dice", "[|dice]", "\"white\" has no area", ""}});
  refused(kGanz, {{"blue = [{ area = \"blue\" }]", "blue = [{ area = \"blue\", numbers = 4 }]"}},
          {{"bonuses.blue", "|blue = [{ area", "area \"blue\" takes crosses, not numbers", ""}});
  refused(kGanz, {{"orange4 = [{ area = \"orange\", numbers = 4 }]", "orange4 = [{ area = \"orange\" }]"}},
          {{"bonuses.orange4", "|orange4 = ", "area \"orange\" needs \"numbers\"", ""}});
  refused(kGanz, {{"\"orange4\"", "\"orange5\""}},
          {{"bonuses.orange4", "|orange4 = ", "nothing on the sheet gives this bonus", ""}});
  refused(kGanz, {{"effect = \"solo-fallback\"", "effect = \"start-again\""}},
          {{"switches", "[|switches.forfeit-freely]", "switch \"solo-fallback\" has nothing to act on", ""}});
}

TEST_CASE("Cells lie on the page and beside each other") {
  refused(kGanz, {{"first_cell = [57, 118, 65, 48]", "first_cell = [657, 118, 65, 48]"}},
          {{"areas.yellow.first_cell", "|first_cell = [657", "cell \"13\" lies outside the page", ""}});
  refused(kGanz, {{"first_cell = [57, 118, 65, 48]", "first_cell = [-1, 118, 65, 48]"}},
          {{"areas.yellow.first_cell", "|first_cell = [-1", "cell \"11\" lies outside the page", ""}});
  refused(kGanz, {{"step = [72, 55]", "step = [64, 55]"}},
          {{"areas.yellow.step", "|step = [64", "cells \"11\" and \"12\" cover each other", ""}});
  refused(kGanz, {{"step = [72, 55]", "step = [72, 0]"}},
          {{"areas.yellow.step", "|step = [72, 0]", "cells \"11\" and \"21\" cover each other", ""}});
}

TEST_CASE("Ends of tracks never lead back to their own track") {
  const std::string chain = "leads back to itself: a chain without end";
  refused(kDrei, {{"end = \"fox\"", "end = \"reroll\""}},
          {{"tracks.reroll.end", "[tracks.|reroll]", "the end of \"reroll\" " + chain, ""}});
  refused(kDrei,
          {{"end = \"fox\"", "end = \"number\""},
           {"end = \"pink\"", "end = \"plus1\""},
           {"end = \"brown\"", "end = \"reroll\""}},
          {{"tracks.reroll.end", "[tracks.|reroll]", "the end of \"reroll\" " + chain, ""}});
}

TEST_CASE("What the tables for play cannot hold is refused") {
  refused(kGanz, {{"cells = 11\n", "cells = 32\n"}},
          {{"areas.green.cells", "|cells = 32", "expected a whole number from 1 to 31, found 32", ""}});
  refused(kGanz, {{"  [3, 6, 5, \"x\"],\n", "  [1, 2, 3, 4, 5, 6, 7, 8, 9],\n"}},
          {{"areas.yellow.cells", "  |[1, 2, 3, 4, 5, 6, 7, 8, 9]", "a row holds at most 8 cells", ""}});
  refused(
      kDrei,
      {{"cells = [1, 5, 3", "cells = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 3"}},
      {{"areas.brown.cells", "|cells = [1, 1", "a row holds at most 31 cells", ""},
       {"areas.brown.next_bonuses", "|next_bonuses",
        "has 11 entries, expected 30, one for each gap between two fields", ""},
       {"areas.brown.point_table", "|point_table = [2, 5, 9",
        "has 12 entries, expected 31, one for each number of marks", ""}});
  refused(kDrei,
          {{"next_bonuses = ", "lines = [" +
                                   [] {
                                     std::string lines;
                                     for (int i = 0; i < 17; ++i)
                                       lines += "{ cells = [\"1\"], bonus = \"fox\" }, ";
                                     return lines;
                                   }() +
                                   "]\nnext_bonuses = "}},
          {{"areas.brown", "[areas.|brown]", "an area holds at most 16 lines with bonuses", ""}});
}

TEST_CASE("All mistakes of a file are told at once, of every kind") {
  refused(
      kDrei,
      {{"served = 3", "servd = 3"},
       {"letter = \"t\"", "letter = \"\""},
       {"fields = [3, 4, 5, 6, 0, 0, 0]", "fields = [3, 4, 5, 7, 0, 0, 0]"},
       {"blue = [{ area = \"blue\", numbers = [1, 6]", "blue = [{ area = \"blu\", numbers = [6, 1]"},
       {"grey = [[5, 6]", "grey = [[5, 8]"},
       {"first_cell = [443, 137, 44, 44]", "first_cell = [443, 137, 44]"},
       {"next_bonuses = [\"number\"", "next_bonuses = [\"numbr\""},
       {"bonuses = [\"\", \"reroll\", \"blue\", \"plus1\", \"number\", ",
        "bonuses = [\"\", \"reroll\", \"blue\", \"plus1\", "},
       {"step = [57.6, 0]", "step = [5.76, 0]"},
       {"effect = \"sum-bonus\"", "effect = \"\""}},
      {{"servd", "|servd", "no key here", "did you mean \"served\"?"},
       {"dice.turquoise.letter", "turquoise = { |letter", "must not be empty", ""},
       {"dice.turquoise.letter", "turquoise = { |letter", "expected one small letter", ""},
       {"tracks.number.fields", "fields = [3, 4, 5, |7", "expected a whole number from 0 to 6, found 7", ""},
       {"bonuses.blue.area", "blue = [{ |area", "\"blu\" is no area of this sheet", "did you mean \"blue\"?"},
       {"bonuses.blue.numbers", "|numbers = [6, 1]", "expected a number, or the lowest and the highest one",
        ""},
       {"areas.yellow.grey", "grey = [[5, |8]", "no cell of this row shows that number", ""},
       {"areas.turquoise.first_cell", "|first_cell = [443, 137, 44]",
        "expected a list of 4 numbers from -10000 to 10000", ""},
       {"areas.brown.next_bonuses", "|\"numbr\"", "\"numbr\" is no bonus or action of this sheet",
        "did you mean \"number\"?"},
       {"areas.pink.bonuses", "\n|bonuses = [\"\", \"reroll\"",
        "has 11 entries, expected 12, one for each field", ""},
       {"areas.blue.step", "|step = [5.76", "cells \"L1\" and \"L2\" cover each other", ""},
       {"switches.blue-question.effect", "[switches.blue-question]\n|effect", "must not be empty", ""}});
}
