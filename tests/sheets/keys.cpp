// Single keys of a sheet file: missing ones, ones of the wrong type or out of range, misspelled ones and
// names nobody knows. Each is told with its file, line, column, path and a helpful sentence, and nothing else
// is told.
#include "mistakes.h"

using namespace mistakes;

TEST_CASE("The real sheets have no problems") {
  for (const auto& id : clever_sheets()) {
    const auto reading = read(text_of(id), id + ".toml");
    CHECK(reading.problems.empty());
    CHECK(reading.sheet.has_value());
  }
}

TEST_CASE("A key of the sheet that is missing is named at the top") {
  const struct {
    std::string line, path;
  } keys[] = {{"family = \"clever\"\n", "family"},
              {"id = \"ganz-schoen-clever\"\n", "id"},
              {"players = [1, 4]\n", "players"},
              {"rounds = [6, 6, 5, 4]\n", "rounds"},
              {"gifts = [\"reroll\", \"plus1\", \"reroll\", \"black\", \"\", \"\"]\n", "gifts"},
              {"page = [812, 716]\n", "page"},
              {"rounds_place = [2, 2, 808, 44]\n", "rounds_place"}};
  for (const auto& key : keys) refused(kGanz, {{key.line, ""}}, {{key.path, "", "is missing", ""}});
}

TEST_CASE("A key of an area that is missing is named at the area") {
  const std::string area = "[areas.|yellow]";
  const struct {
    std::string line, key;
  } keys[] = {{"kind = \"grid\"\n", "kind"},         {"rule = \"gsc-yellow\"\n", "rule"},
              {"pattern = \"dots\"\n", "pattern"},   {"place = [2, 105, 399, 270]\n", "place"},
              {"names = \"row-column\"\n", "names"}, {"first_cell = [57, 118, 65, 48]\n", "first_cell"},
              {"step = [72, 55]\n", "step"},         {"points = \"columns\"\n", "points"}};
  for (const auto& key : keys) {
    refused(kGanz, {{key.line, ""}}, {{"areas.yellow." + key.key, area, "is missing", ""}});
  }
  refused(kGanz, {{"point_table = [10, 14, 16, 20]\n", ""}},
          {{"areas.yellow.point_table", area, "is missing, expected 4 entries, one for each column", ""}});
  refused(kGanz, {{"row_bonus_x = 369\n", ""}},
          {{"areas.yellow.row_bonus_x", area, "is missing: the bonus signs need a place", ""}});
  refused(kGanz, {{"cells = 11\n", ""}}, {{"areas.green.cells", "[areas.|green]", "is missing", ""}});
  refused(kGanz, {{"at_least = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6]\n", ""}},
          {{"areas.green.at_least", "[areas.|green]", "is missing", ""}});
}

TEST_CASE("Dice, tracks, bonuses, lines and switches miss their keys") {
  refused(kGanz, {{"letter = \"y\", ", ""}}, {{"dice.yellow.letter", "|yellow = { color", "is missing", ""}});
  refused(kGanz, {{"{ letter = \"y\", color = \"#FCD445\" }", "{ letter = \"y\" }"}},
          {{"dice.yellow.color", "|yellow = { letter", "is missing", ""}});
  refused(kGanz, {{"fields = 7\n", ""}}, {{"tracks.reroll.fields", "[tracks.|reroll]", "is missing", ""}});
  refused(kGanz, {{"place = [411, 53, 399, 44]\n", ""}},
          {{"tracks.plus1.place", "[tracks.|plus1]", "is missing", ""}});
  refused(kGanz, {{"orange4 = [{ area = \"orange\", ", "orange4 = [{ "}},
          {{"bonuses.orange4.area", "orange4 = [|{", "is missing", ""}});
  refused(kGanz, {{"bonus = \"plus1\", ", ""}},
          {{"areas.yellow.lines.bonus", "lines = [|{", "is missing", ""}});
  refused(kGanz, {{"effect = \"solo-fallback\"\n", ""}},
          {{"switches.solo-fallback.effect", "[switches.|solo-fallback]", "is missing", ""}});
  refused(kGanz, {{"values = [\"off\", \"on\"]\n", ""}},
          {{"switches.solo-fallback.values", "[switches.|solo-fallback]",
            "expected two values, the default first", ""}});
}

TEST_CASE("A key of the wrong type is told what it should be and what it is") {
  refused(kGanz, {{"rolls = 3", "rolls = \"3\""}},
          {{"rolls", "|rolls = ", "expected a whole number from 1 to 3, found a text", ""}});
  refused(kGanz, {{"rolls = 3", "rolls = 2.5"}},
          {{"rolls", "|rolls = ", "expected a whole number from 1 to 3, found a number", ""}});
  refused(kGanz, {{"players = [1, 4]", "players = 4"}},
          {{"players", "|players = ", "expected a list of whole numbers, found a whole number", ""}});
  refused(kGanz, {{"page = [812, 716]", "page = [812, \"716\"]"}},
          {{"page", "|page = ", "expected a list of 2 numbers from -10000 to 10000", ""}});
  refused(
      kGanz, {{"step = [72, 55]", "step = [72, nan]"}},
      {{"areas.yellow.step", "|step = [72, nan]", "expected a list of 2 numbers from -10000 to 10000", ""}});
  refused(kGanz, {{"row_bonus_x = 369", "row_bonus_x = inf"}},
          {{"areas.yellow.row_bonus_x", "|row_bonus_x = inf", "expected a number from -10000 to 10000", ""}});
  refused(kGanz, {{"sum = true", "sum = 1"}},
          {{"areas.blue.sum", "|sum = 1", "expected true or false, found a whole number", ""}});
  refused(kGanz, {{"pattern = \"dots\"", "pattern = [\"dots\"]"}},
          {{"areas.yellow.pattern", "|pattern = [", "expected a text, found a list", ""}});
  refused(kGanz, {{"yellow = { letter = \"y\", color = \"#FCD445\" }", "yellow = \"y\""}},
          {{"dice.yellow", "|yellow = \"y\"", "expected a table, found a text", ""}});
  refused(kGanz, {{"rules = [", "rules = [5,"}},
          {{"rules", "rules = [|5,", "expected a text, found a whole number", ""}});
  refused(kGanz, {{"\"orange4\", \"green\"", "4, \"green\""}},
          {{"areas.yellow.row_bonuses", "|4, \"green\"", "expected the name of a bonus, found a whole number",
            ""}});
  refused(
      kDrei, {{"grey = [[5, 6], [3, 4], [1, 2]]", "grey = [5, 3, 1]"}},
      {{"areas.yellow.grey", "|grey = ", "expected for each row a list of the numbers that are grey", ""}});
  refused(kDrei, {{"shaded = [6, 5, 3, 2, 1]", "shaded = 5"}},
          {{"areas.turquoise.shaded", "|shaded = 5", "expected a list of whole numbers, found a whole number",
            ""}});
}

TEST_CASE("A number out of range is told the range") {
  refused(kGanz, {{"players = [1, 4]", "players = [1, 9]"}},
          {{"players", "players = [1, |9]", "expected a whole number from 1 to 4, found 9", ""}});
  refused(kGanz, {{"players = [1, 4]", "players = [4, 1]"}},
          {{"players", "|players = ", "expected the lowest and the highest number of players", ""}});
  refused(kGanz, {{"fields = 7", "fields = 9"}},
          {{"tracks.reroll.fields", "|fields = 9", "expected a whole number from 1 to 8, found 9", ""}});
  refused(kGanz, {{"served = 3", "served = 7"}},
          {{"served", "|served = 7", "expected a whole number from 1 to 6, found 7", ""}});
  refused(kGanz, {{"[3, 6, 5, \"x\"]", "[3, 66, 5, \"x\"]"}},
          {{"areas.yellow.cells", "[3, |66", "expected a whole number from 1 to 12, found 66", ""}});
  refused(kGanz, {{"factors = [1, 1, 1, 2", "factors = [1, 1, 1, 0"}},
          {{"areas.orange.factors", "|0, 1, 1, 2, 1, 2, 1, 3]",
            "expected a whole number from 1 to 8, found 0", ""}});
  refused(kGanz, {{"first_cell = [57, 118, 65, 48]", "first_cell = [57, 118, 0, 48]"}},
          {{"areas.yellow.first_cell", "|first_cell = [57, 118, 0", "expected a width and a height above 0",
            ""}});
  refused(kGanz, {{"rolls = 3", "rolls = 9223372036854775807"}},
          {{"rolls", "|rolls = ", "expected a whole number from 1 to 3, found 9223372036854775807", ""}});
  refused(kGanz, {{"page = [812, 716]", "page = [812, 0]"}},
          {{"page", "|page = ", "expected a width and a height above 0", ""}});
  refused(kGanz, {{"white = { letter = \"w\"", "white = { letter = \"W\""}},
          {{"dice.white.letter", "white = { |letter", "expected one small letter", ""}});
  refused(kGanz, {{"\"#FCD445\"", "\"#FCD44\""}},
          {{"dice.yellow.color", "|color = \"#FCD44\"", "expected a colour like \"#FCD445\"", ""}});
}

TEST_CASE("A misspelled key is unknown, and the one that was meant is missing or keeps its default") {
  refused(kGanz, {{"rolls = 3", "rols = 3"}},
          {{"rols", "|rols = 3", "no key here", "did you mean \"rolls\"?"}});
  refused(kGanz, {{"pattern = \"dots\"", "patern = \"dots\""}},
          {{"areas.yellow.patern", "|patern = ", "no key here", "did you mean \"pattern\"?"},
           {"areas.yellow.pattern", "[areas.|yellow]", "is missing", ""}});
  refused(kGanz, {{"joker = true", "jocker = true"}},
          {{"dice.white.jocker", "|jocker = ", "no key here", "did you mean \"joker\"?"}});
  refused(kGanz, {{"fields = 7\n", "fields = 7\nends = \"fox\"\n"}},
          {{"tracks.reroll.ends", "|ends = ", "no key here", "did you mean \"end\"?"}});
  refused(kGanz, {{"[switches.solo-fallback]\n", "[switches.solo-fallback]\ndefault = \"on\"\n"}},
          {{"switches.solo-fallback.default", "|default = ", "no key here", ""}});
  refused(kGanz, {{"accept = \"rising\"", "chain = true\naccept = \"rising\""}},
          {{"areas.purple.chain", "|chain = true", "no key here", ""}});
}
