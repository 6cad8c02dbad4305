// Sheets based on others, and files that are no sheet, no TOML or no text at all.
#include <algorithm>

#include "mistakes.h"

using namespace mistakes;

namespace {

// A file that cannot even be read: one problem, with a place and a sentence.
fox::Problem unreadable(const std::string& text) {
  const Reading reading = read(text);
  CHECK_FALSE(reading.sheet.has_value());
  REQUIRE(reading.problems.size() == 1);
  const auto& problem = reading.problems.front();
  CHECK(problem.unreadable);
  CHECK(problem.file == "mine.toml");
  CHECK_FALSE(problem.text.empty());
  return problem;
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("A variant says only what differs, and is a whole sheet") {
  const auto reading = read(text_of(kVariant));
  REQUIRE(reading.sheet.has_value());
  const auto& sheet = std::get<fox::clever::SheetDef>(*reading.sheet);
  CHECK(sheet.id == kVariant);
  REQUIRE(sheet.areas.size() == 5);
  CHECK(sheet.areas[0].id == "orange");
  CHECK(sheet.areas[4].id == "purple");
  CHECK(sheet.dice[1].letter == 'o');
}

TEST_CASE("A variant of nothing, of itself or of two things is refused") {
  refused(kVariant, {{"based_on = \"doppelt-so-clever\"", "based_on = \"doppelt\""}},
          {{"based_on", "|based_on", "there is no sheet \"doppelt\"", ""}});
  refused(kVariant, {{"based_on = \"doppelt-so-clever\"", "based_on = [\"doppelt-so-clever\"]"}},
          {{"based_on", "|based_on", "expected the id of another sheet", ""}});
  refused(kVariant, {{"based_on = \"doppelt-so-clever\"", "based_on = \"../doppelt-so-clever\""}},
          {{"based_on", "|based_on", "there is no sheet \"../doppelt-so-clever\"", ""}});
  fox::Problems problems;
  const auto find = [](const std::string& id) -> std::optional<fox::SheetText> {
    return fox::SheetText{id + ".toml", "based_on = \"" + std::string(id == "a" ? "b" : "a") + "\"\n"};
  };
  CHECK_FALSE(fox::read_sheet({"a.toml", "based_on = \"b\"\n"}, find, problems));
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].path == "based_on");
  CHECK(problems[0].line == 1);
  CHECK(problems[0].text == "these sheets are based on one another without end");
}

TEST_CASE("New names must be names of something, and new") {
  refused(kVariant, {{"silver = \"orange\"", "silvr = \"orange\""}},
          {{"rename.silvr", "|silvr = ", "the base has nothing of this name", ""}});
  refused(kVariant, {{"silver = \"orange\"", "silver = \"yellow\""}},
          {{"rename.silver", "|silver = \"yellow\"", "the base has a \"yellow\" already", ""}});
  refused(kVariant, {{"silver = \"orange\"", "silver = 3"}, {"pink = \"purple\"", "pink = \"\""}},
          {{"rename.silver", "|silver = 3", "expected the new name", ""},
           {"rename.pink", "|pink = \"\"", "expected the new name", ""}});
  refused(kVariant,
          {{"[rename]\nsilver = \"orange\"\npink = \"purple\"\n", ""}, {"id =", "rename = 5\nid ="}},
          {{"rename", "|rename = 5", "expected a table of old and new names", ""}});
  refused(kGanz, {{"[dice]\n", "[rename]\nblue = \"red\"\n\n[dice]\n"}},
          {{"rename", "[|rename]", "goes with \"based_on\" and only with it", ""}});
}

TEST_CASE("A mistake that a variant adds stands in its own file, one of its base in that one") {
  refused(kVariant, {{"rule = \"dsc-orange\"", "rule = 7\nrul = \"dsc-orange\""}},
          {{"areas.orange.rule", "|rule = 7", "expected a text, found a whole number", ""},
           {"areas.orange.rul", "|rul = ", "no key here", "did you mean \"rule\"?"}});
  fox::Problems problems;
  const auto find = [](const std::string& id) -> std::optional<fox::SheetText> {
    return fox::SheetText{id + ".toml", edited(kDoppelt, {{"rolls = 3", "rolls = 4"}})};
  };
  CHECK_FALSE(fox::read_sheet({"mine.toml", text_of(kVariant)}, find, problems));
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].file == "doppelt-so-clever.toml");
  CHECK(problems[0].path == "rolls");
}

TEST_CASE("A sheet of the wrong family lacks every key of that family") {
  const auto reading = read(edited(kGanz, {{"family = \"clever\"", "family = \"wizard\""}}));
  CHECK_FALSE(reading.sheet.has_value());
  const auto told = [&](const std::string& path, const std::string& text) {
    return std::any_of(reading.problems.begin(), reading.problems.end(),
                       [&](const auto& problem) { return problem.path == path && problem.text == text; });
  };
  CHECK(told("faces", "is missing"));
  CHECK(told("areas", "no key here"));
  for (const auto& problem : reading.problems) CHECK(problem.line > 0);
}

TEST_CASE("The problems of one sheet say nothing of the next") {
  fox::Problems problems;
  const auto find = [](const std::string&) { return std::optional<fox::SheetText>(); };
  CHECK_FALSE(fox::read_sheet({"a.toml", edited(kGanz, {{"rolls = 3", "rolls = 4"}})}, find, problems));
  REQUIRE(problems.size() == 1);
  CHECK_FALSE(
      fox::read_sheet({"b.toml", edited(kGanz, {{"step = [72, 55]", "step = [2, 55]"}})}, find, problems));
  REQUIRE(problems.size() == 2);
  CHECK(problems[1].file == "b.toml");
  CHECK(fox::read_sheet({"c.toml", text_of(kGanz)}, find, problems));
  CHECK(problems.size() == 2);
}

TEST_CASE("What is no TOML is told with the place where it stops being it") {
  CHECK(unreadable(edited(kGanz, {{"rolls = 3", "rolls = = 3"}})).line == 6);
  CHECK(unreadable(edited(kGanz, {{"rolls = 3", "rolls 3"}})).line == 6);
  CHECK(unreadable(edited(kGanz, {{"rolls = 3", "rolls = 3\nrolls = 3"}})).line == 7);
  CHECK(unreadable(edited(kGanz, {{"[areas.blue]", "[areas.yellow]"}})).line > 60);
  CHECK(unreadable(text_of(kGanz) + "[areas.brown").line > 100);
  for (const char* value :
       {"[1, }", "[1, ]]", "]", "}", ",", "#", "{ a = }", "{ a = , }", "[ # ]", "[,]", "{,}", "{ a = ] }"})
    CHECK(unreadable(std::string("a = ") + value + "\n").line > 0);
  CHECK(unreadable(std::string("id = \"\0\"", 8)).line == 1);
}

TEST_CASE("What is no UTF-8 is told with its line") {
  CHECK(unreadable(edited(kGanz, {{"rolls = 3", "rolls = \"\xff\""}})).line == 6);
  CHECK(unreadable(edited(kGanz, {{"rolls = 3", "rolls = \"\xc3\""}})).line == 6);
  CHECK(unreadable("\xff\xfe"
                   "a\0")
            .line == 1);
}

TEST_CASE("A quote behind a number starts no text, so letters beyond ASCII may not follow it") {
  for (const char* text : {"id =1\"twö", "id = 1.\"ö\"", "id = x'ö'", "id = 1[\"ö\"]", "id = 1=\"ö\""})
    CHECK(unreadable(text).text == "only texts in quotes and comments hold letters beyond ASCII");
  CHECK(unreadable("id=\"ö\" [").text != "only texts in quotes and comments hold letters beyond ASCII");
  CHECK(read(edited(kGanz, {{"rolls = 3", "rolls = 3 # \"ö\""}})).problems.empty());
}

TEST_CASE("Letters beyond ASCII stand in texts and comments only") {
  const auto problem = unreadable(edited(kGanz, {{"rolls = 3", "rolls = \"ö\" ö"}}));
  CHECK(problem.text == "only texts in quotes and comments hold letters beyond ASCII");
  CHECK((problem.line == 6 && problem.column == 13));
  CHECK(unreadable("größe = 3\n").column == 3);
  CHECK(unreadable("a = \"\"\"b\\\n ö\"\"\"\n").text == "a line of a text must not end in a backslash");
  const auto reading = read("\xef\xbb\xbf" + edited(kGanz, {{"rolls = 3", "rolls = 3 # größer: ö"}}));
  CHECK(reading.problems.empty());
}

TEST_CASE("An empty file is a sheet without a family") {
  const auto reading = read("");
  REQUIRE(reading.problems.size() == 1);
  CHECK(described(reading.problems[0]) == "mine.toml:1:1: family: is missing");
}

TEST_CASE("Deep nesting and endless files are refused before they cost anything") {
  const auto brackets = unreadable("a = " + repeated("[", 40) + repeated("]", 40));
  CHECK(brackets.text == "is nested deeper than 16 levels");
  CHECK((brackets.line == 1 && brackets.column == 21));
  CHECK(unreadable("a = " + repeated("{ a = ", 20000)).text == "is nested deeper than 16 levels");
  CHECK(unreadable("\n" + repeated("a.", 60000) + "b = 1").line == 2);
  CHECK(unreadable("[" + repeated("a.", 60000) + "b]").line == 1);
  CHECK(unreadable("x = '''a''''" + std::string(", ") + repeated("a . ", 20000)).line == 1);
  CHECK(unreadable(repeated("# a comment\n", 20000)).text == "is longer than 128 KiB, no sheet needs that");
  // Dots and brackets in texts and comments are no nesting.
  const auto reading = read(
      edited(kGanz, {{"rolls = 3", "# [[[[[[[[[[[[[[[[[[[ ...................\nrolls = 3"},
                     {"page = [812, 716]",
                      "page = [812, 716]\nsolo_words = \"[[[[[[[[[[[[[[[[[[[\\\" .....................\""}}));
  CHECK(reading.problems.empty());
  const auto lines = read(edited(
      kGanz, {{"page = [812, 716]",
               "page = [812, 716]\nsolo_words = '''\n[[[[[[[[[[[[[[[[[[[\n.....................'''"}}));
  CHECK(lines.problems.empty());
}
