// The sheet's file against the table typed in by hand, its places, and what is said about a file with
// mistakes.
#include <fstream>
#include <sstream>

#include "catch.h"
#include "sheets/library.h"
#include "world.h"

using namespace fox::wizard;

namespace {

void check_face(const FaceDef& read, const FaceDef& printed) {
  INFO(printed.id);
  CHECK(read.id == printed.id);
  CHECK(read.letter == printed.letter);
  CHECK(read.color == printed.color);
  CHECK(read.pattern == printed.pattern);
}

void check_card(const Effect& read, const Effect& printed) {
  INFO(printed.id);
  CHECK(read.id == printed.id);
  CHECK(read.rule == printed.rule);
  CHECK(read.factor == printed.factor);
  CHECK(read.wizards_everywhere == printed.wizards_everywhere);
  CHECK(read.jesters_locked == printed.jesters_locked);
  CHECK(read.throw_first == printed.throw_first);
  CHECK(read.turned == printed.turned);
  CHECK(read.second_least == printed.second_least);
  CHECK(read.extra == printed.extra);
  CHECK(read.jesters_own == printed.jesters_own);
  CHECK(read.strike == printed.strike);
  CHECK(read.secret == printed.secret);
}

const std::string& file_text() {
  static const std::string text = [] {
    std::ifstream in(FOXSHEET_SOURCE_DIR "/sheets/wizard-wuerfelspiel.toml");
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
  }();
  return text;
}

// What is said about the file after `old` was replaced: "line:column path: text", one a line.
std::string problems_with(const std::string& old, const std::string& mistake) {
  std::string text = file_text();
  const auto at = text.find(old);
  REQUIRE(at != std::string::npos);
  text.replace(at, old.size(), mistake);
  // A problem noted before, of another file, must not change what is found in this one.
  fox::Problems problems(1);
  const auto sheet = read_sheet(
      {"my.toml", text}, [](const std::string&) { return std::nullopt; }, problems);
  CHECK(sheet.has_value() == (problems.size() == 1));
  std::string all;
  for (std::size_t i = 1; i < problems.size(); ++i) {
    const auto& one = problems[i];
    CHECK(one.file == "my.toml");
    all += (all.empty() ? "" : "\n") + std::to_string(one.line) + ":" + std::to_string(one.column) + " " +
           one.path + ": " + one.text;
  }
  return all;
}

// Where a piece of the file begins, as "line:column".
std::string place_of(const std::string& piece) {
  const auto at = file_text().find(piece);
  REQUIRE(at != std::string::npos);
  const auto before = file_text().substr(0, at);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const auto start = before.rfind('\n') == std::string::npos ? 0 : before.rfind('\n') + 1;
  return std::to_string(line) + ":" + std::to_string(at - start + 1);
}

struct Mistake {
  const char *old, *instead;
  const char* where;  // the piece of the file at which the problem is found; "" is the beginning
  const char* says;
};

const Mistake kMistakes[] = {
    // keys nobody reads, keys that are missing
    {"bonus = 3", "bonus = 3\nfoxes = 1", "rules = [", "foxes: no key here"},
    {"secret = true }", "secrets = true }", "secret = true", "cards.secret.secrets: no key here"},
    {"throws = 3\n", "", "", "throws: is missing"},
    {"letter = \"r\", ", "", "red = {", "faces.red.letter: is missing"},
    {", pattern = \"dots\"", "", "yellow = {", "faces.yellow.pattern: is missing"},
    {"step = [82.5, 119]\n", "", "rows]", "rows.step: is missing"},
    // wrong types and lengths
    {"dice = 7", "dice = \"seven\"", "dice = 7", "dice: expected a whole number from 1 to 12, found a text"},
    {"dice = 7", "dice = 13", "dice = 7", "dice: expected a whole number from 1 to 12, found 13"},
    {"players = [2, 5]", "players = [2]", "players = [2, 5]",
     "players: expected the lowest and the highest number of players"},
    {"players = [2, 5]", "players = [5, 2]", "players = [2, 5]",
     "players: expected the lowest and the highest number of players"},
    {"strike = true", "strike = 1", "strike = true",
     "cards.strike-out.strike: expected true or false, found a whole number"},
    {"[560, 732]", "[560]", "page =", "page: expected a list of 2 numbers from -10000 to 10000"},
    {"heads_place = [78, 8, 405, 28]", "heads_place = [78, 8, 405, 0]", "heads_place",
     "heads_place: expected a width and a height above 0"},
    {"letter = \"g\"", "letter = \"gr\"", "letter = \"g\"", "faces.green.letter: expected one small letter"},
    {"#49A478", "green", "color = \"#49A478\"", "faces.green.color: expected a colour like \"#FCD445\""},
    // what cannot be played
    {"points = [1, 2, 3, 4, 5]", "points = []", "points =", "points: must be 1 to 6"},
    {"targets = [9, 12]", "targets = []", "targets =", "targets: needs at least one number"},
    {"letter = \"r\"", "letter = \"g\"", "letter = \"r\"",
     "faces.red.letter: stands for another face already"},
    {"letter = \"j\"", "letter = \"w\"", "letter = \"j\"",
     "faces.jester.letter: stands for another face already"},
    {"kind = \"jester\"", "kind = \"wizard\"", "kind = \"jester\"",
     "faces.jester.kind: another face is the wizard already"},
    {"kind = \"wizard\", letter", "pattern = \"-\", letter", "faces]",
     "faces: no face is of the kind \"wizard\""},
    {"turned = 2", "turned = 2, throw_first = true", "turned = 2",
     "cards.turn-two.turned: stands in place of the first throw, which this card wants as well"},
    {"\njesters-own =", "\n\"jesters own\" =", "jesters-own =",
     "cards.jesters own: a name is made of small letters, digits and hyphens"},
    // places
    {"place = [12, 40, 478, 112]", "place = [12, 40, 478, 120]", "step = [82.5, 119]",
     "rows.step: rows cover each other"},
    {"step = [82.5, 119]", "step = [60, 119]", "step = [82.5, 119]", "rows.step: fields cover each other"},
    {"first_cell = [78, 49", "first_cell = [78, 39", "first_cell",
     "rows.first_cell: a field lies outside its row"},
    {"[560, 732]", "[560, 600]", "place = [12, 40", "rows.place: a row lies outside the page"},
    {"total_place = [12", "total_place = [40", "total_place", "total_place: lies outside the page"},
    {"further = [507, 484", "further = [507, 470", "step = [0, 46.5]",
     "circles.step: circles cover each other or the bonus"},
};

}  // namespace

TEST_CASE("The sheet's file says what the printed sheet says, number by number") {
  const SheetDef &read = world::sheet(), printed = world::printed();
  CHECK(problems(printed).empty());
  CHECK(read.id == printed.id);
  CHECK(read.min_players == printed.min_players);
  CHECK(read.max_players == printed.max_players);
  CHECK(read.dice == printed.dice);
  CHECK(read.throws == printed.throws);
  CHECK(read.points == printed.points);
  CHECK(read.jester_fields == printed.jester_fields);
  CHECK(read.targets == printed.targets);
  CHECK(read.bonus == printed.bonus);
  CHECK(read.rules == printed.rules);
  REQUIRE(faces(read) == faces(printed));
  for (int i = 0; i < faces(printed); ++i) check_face(face(read, i), face(printed, i));
  REQUIRE(read.effects.size() == printed.effects.size());
  for (std::size_t i = 0; i < printed.effects.size(); ++i) check_card(read.effects[i], printed.effects[i]);
}

TEST_CASE("Every field, circle and line of the reckoning has its place") {
  const Places& places = world::sheet().places;
  CHECK(places.width == 560);
  CHECK(places.height == 732);
  REQUIRE(places.rows.size() == 5);
  for (const auto& row : places.rows) CHECK(row.cells.size() == 5);
  CHECK(places.rows[0].place == fox::Box{12, 40, 478, 112});
  CHECK(places.rows[4].place == fox::Box{12, 516, 478, 112});
  CHECK(places.rows[0].cells[0] == fox::Box{78, 49, 75, 94});
  CHECK(places.rows[4].cells[4] == fox::Box{408, 525, 75, 94});
  REQUIRE(places.circles.size() == 12);
  CHECK(places.circles[8] == fox::Box{507, 418, 32, 32});
  CHECK(places.bonus == fox::Box{498, 455, 50, 24});
  CHECK(places.circles[9] == fox::Box{507, 484, 32, 32});
  CHECK(places.circles[11] == fox::Box{507, 577, 32, 32});
  CHECK(places.heads == fox::Box{78, 8, 405, 28});
  CHECK(places.sums == fox::Box{12, 640, 478, 36});
  CHECK(places.total == fox::Box{12, 684, 536, 44});
}

TEST_CASE("A mistake in the file is told with its line, its column and its path") {
  CHECK(problems_with("bonus = 3", "bonus = 3").empty());
  for (const auto& one : kMistakes) {
    INFO(one.old << " -> " << one.instead);
    const auto expected = (*one.where != '\0' ? place_of(one.where) : std::string("1:1")) + " " + one.says;
    CHECK_THAT(problems_with(one.old, one.instead), contains(expected));
  }
}

TEST_CASE("Several mistakes are told at once") {
  const auto all = problems_with("throws = 3\npoints = [1, 2, 3, 4, 5]", "throws = 0\npoints = 5");
  CHECK_THAT(all, contains("throws: expected a whole number from 1 to 9, found 0"));
  CHECK_THAT(all, contains("points: expected a list of whole numbers, found a whole number"));
}
