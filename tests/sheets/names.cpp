// Names in a sheet file that nothing has, and names that a record could not hold.
#include "mistakes.h"

using namespace mistakes;

TEST_CASE("An unknown word of a fixed list is told the list and the nearest word") {
  refused(kGanz, {{"kind = \"grid\"", "kind = \"grd\""}},
          {{"areas.yellow.kind", "|kind = \"grd\"",
            "\"grd\" is none of: grid, circled-grid, row, two-way-row, skipping-row, choice-row",
            "did you mean \"grid\"?"}});
  refused(kGanz, {{"accept = \"rising\"", "accept = \"raising\""}},
          {{"areas.purple.accept", "|accept = \"raising\"",
            "\"raising\" is none of: any, at-least, rising, not-above", "did you mean \"rising\"?"}});
  refused(kGanz, {{"names = \"number\"", "names = \"numbers\""}},
          {{"areas.blue.names", "|names = \"numbers\"",
            "\"numbers\" is none of: row-column, number, die-number", "did you mean \"number\"?"}});
  refused(kDrei, {{"effect = \"sum-bonus\"", "effect = \"some-bonus\""}},
          {{"switches.blue-question.effect", "|effect = \"some-bonus\"",
            "\"some-bonus\" is none of: solo-fallback, chain-leftovers, fox-floor, roll-row-bonus, "
            "sum-bonus, start-again, forfeit-useless, number-usable, companion-bonus",
            "did you mean \"sum-bonus\"?"},
           {"switches", "[|switches.solo-fallback]", "two switches have the same effect", ""}});
  refused(kGanz, {{"family = \"clever\"", "family = \"clevr\""}},
          {{"family", "|family = ", "\"clevr\" is none of: clever, wizard", "did you mean \"clever\"?"}});
}

TEST_CASE("An unknown bonus, area, die or action is told, with the nearest one that there is") {
  refused(kGanz, {{"row_bonuses = [\"blue\"", "row_bonuses = [\"blu\""}},
          {{"areas.yellow.row_bonuses", "|\"blu\"", "\"blu\" is no bonus or action of this sheet",
            "did you mean \"blue\"?"}});
  refused(kGanz, {{"bonus = \"plus1\", at", "bonus = \"plus2\", at"}},
          {{"areas.yellow.lines.bonus", "|bonus = \"plus2\"", "\"plus2\" is no bonus or action of this sheet",
            "did you mean \"plus1\"?"}});
  refused(
      kGanz, {{"gifts = [\"reroll\"", "gifts = [\"rerol\""}},
      {{"gifts", "|\"rerol\"", "\"rerol\" is no bonus or action of this sheet", "did you mean \"reroll\"?"}});
  refused(kGanz, {{"gifts = [\"reroll\"", "gifts = [\"number\""}},  // an action, but not one of this sheet
          {{"gifts", "|\"number\"", "\"number\" is no bonus or action of this sheet", ""}});
  refused(kDoppelt, {{"end = \"silver\"", "end = \"slver\""}},
          {{"tracks.plus1.end", "|end = \"slver\"", "\"slver\" is no bonus or action of this sheet",
            "did you mean \"silver\"?"}});
  refused(kGanz, {{"purple6 = [{ area = \"purple\"", "purple6 = [{ area = \"purpel\""}},
          {{"bonuses.purple6.area", "|area = \"purpel\"", "\"purpel\" is no area of this sheet",
            "did you mean \"purple\"?"}});
  refused(kDoppelt, {{"row_dice = [\"yellow\"", "row_dice = [\"yelow\""}},
          {{"areas.silver.row_dice", "|row_dice = ", "\"yelow\" is no die of this sheet", ""}});
  refused(
      kGanz, {{"[tracks.plus1]", "[tracks.plus2]"}},
      {{"tracks.plus2", "[tracks.|plus2]", "\"plus2\" is no action", "did you mean \"plus1\"?"},
       {"areas.yellow.lines.bonus", "|bonus = \"plus1\"", "\"plus1\" is no bonus or action of this sheet",
        ""},
       {"areas.blue.column_bonuses", "column_bonuses = [\"reroll\", \"green\", \"purple6\", |\"plus1\"",
        "\"plus1\" is no bonus or action of this sheet", ""},
       {"areas.green.bonuses", "bonuses = [\"\", \"\", \"\", |\"plus1\"",
        "\"plus1\" is no bonus or action of this sheet", ""},
       {"areas.orange.bonuses", "\"yellow\", |\"plus1\", \"\"",
        "\"plus1\" is no bonus or action of this sheet", ""},
       {"areas.purple.bonuses", "\"blue\", |\"plus1\"", "\"plus1\" is no bonus or action of this sheet", ""},
       {"areas.purple.bonuses", "\"orange6\", |\"plus1\"", "\"plus1\" is no bonus or action of this sheet",
        ""},
       {"gifts", "gifts = [\"reroll\", |\"plus1\"", "\"plus1\" is no bonus or action of this sheet", ""}});
  refused(kGanz, {{"[areas.green]", "[areas.gren]"}},
          {{"areas.gren", "[areas.|gren]", "no die has this name", "did you mean \"green\"?"},
           {"bonuses.green.area", "green = [{ |area", "\"green\" is no area of this sheet",
            "did you mean \"gren\"?"},
           {"bonuses.black.area", "{ |area = \"green\" },\n", "\"green\" is no area of this sheet",
            "did you mean \"gren\"?"},
           {"dice", "[|dice]", "\"green\" has no area", ""}});
  refused(kDrei, {{"grey = [[5, 6]", "grey = [[5, 7]"}},
          {{"areas.yellow.grey", "grey = [[5, |7]", "no cell of this row shows that number", ""}});
  refused(kGanz, {{"cells = [\"11\", \"22\"", "cells = [\"11\", \"55\""}},
          {{"areas.yellow.lines.cells", "lines = [{ |cells", "the area has no cell \"55\"", ""}});
}

TEST_CASE("A name that is no word of a record is refused") {
  const std::string expected = fox::kNameExpected;
  refused(kGanz, {{"id = \"ganz-schoen-clever\"", "id = \"Ganz schön\""}}, {{"id", "|id = ", expected, ""}});
  refused(kGanz, {{"[bonuses]\n", "[bonuses]\n\"a b\" = [{ area = \"yellow\" }]\n"}},
          {{"bonuses.a b", "|\"a b\"", expected, ""}});
  refused(kGanz, {{"[switches.solo-fallback]", "[switches.\"solo=fallback\"]"}},
          {{"switches.solo=fallback", "[switches.|\"solo=fallback\"]", expected, ""}});
  refused(kGanz, {{"values = [\"off\", \"on\"]", "values = [\"off\", \"o n\"]"}},
          {{"switches.solo-fallback.values", "|values = [\"off\", \"o n\"]", expected, ""}});
}

TEST_CASE("A doubled name is told once") {
  refused(kGanz, {{"letter = \"y\"", "letter = \"w\""}},
          {{"dice.yellow.letter", "yellow = { |letter", "two dice have the letter \"w\"", ""}});
  refused(kGanz, {{"[5, 6, 7, 8]", "[5, 6, 7, 7]"}},
          {{"areas.blue.cells", "|cells = [\n  [\"\", 2", "two cells are named \"7\"", ""}});
  refused(kGanz, {{"\"22\", \"33\"", "\"22\", \"22\""}},
          {{"areas.yellow.lines.cells", "lines = [{ |cells", "names cell \"22\" twice", ""}});
  refused(kGanz, {{"{ area = \"blue\" }, { area = \"green\" }", "{ area = \"blue\" }, { area = \"blue\" }"}},
          {{"bonuses.black.area", "{ area = \"blue\" }, { |area", "the bonus names this area twice", ""}});
  refused(kDrei, {{"effect = \"start-again\"", "effect = \"sum-bonus\""}},
          {{"switches", "[|switches.solo-fallback]", "two switches have the same effect", ""}});
  refused(kGanz, {{"black = [", "fox = ["}},
          {{"gifts", "|\"black\"", "\"black\" is no bonus or action of this sheet", ""}});
}
