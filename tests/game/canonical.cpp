// The canonical form of a line: whatever way it is written, it is kept and written out in one.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "records.h"

using namespace records;

namespace {

// How the last line of these is kept.
std::string kept(const std::string& header_text, const std::vector<std::string>& lines) {
  const auto played = game(header_text);
  for (const auto& line : lines) {
    const auto refused = played->submit(line);
    INFO(line << ": " << (refused ? std::string(refused->refusal.reason) : ""));
    REQUIRE_FALSE(refused.has_value());
  }
  return played->lines().back();
}

std::string refused(const std::string& header_text, std::vector<std::string> lines) {
  const std::string last = lines.back();
  lines.pop_back();
  const auto played = game(header_text);
  for (const auto& line : lines) REQUIRE_FALSE(played->submit(line).has_value());
  const auto refusal = played->submit(last);
  return refusal ? std::string(refusal->refusal.reason) : "";
}

const std::string kGanz = header("ganz-schoen-clever", "sheet"),
                  kDoppelt = header("doppelt-so-clever", "sheet"),
                  kDrei = header("clever-hoch-drei", "sheet");

const char* const kSheets[] = {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice",
                               "clever-hoch-drei"};

// The line without the first number behind an equal sign; empty where it has none.
std::string without_number(const std::string& line) {
  const auto equal = line.find('=');
  if (equal == std::string::npos) return {};
  const auto end = line.find_first_not_of("0123456789", equal + 1);
  return line.substr(0, equal) + (end == std::string::npos ? "" : line.substr(end));
}

}  // namespace

TEST_CASE("A number that follows from the dice may be left out") {
  CHECK(kept(kGanz, {"1 use o5 orange.1"}) == "1 use o5 orange.1=5");
  CHECK(kept(kGanz, {"1 use w2 purple.1"}) == "1 use w2 purple.1=2");
  CHECK(kept(kGanz, {"1 use o5 orange.1=5"}) == "1 use o5 orange.1=5");
  CHECK(kept(kDoppelt, {"1 use g5 green.1"}) == "1 use g5 green.1=10");
  CHECK(kept(kDoppelt, {"1 use b4 w3 blue.1"}) == "1 use b4 w3 blue.1=7");
  CHECK(kept(kDrei, {"1 use b4 w2 blue.L1"}) == "1 use b4 w2 blue.L1=6");
  CHECK(kept(kDrei, {"1 use p5 pink.1"}) == "1 use p5 pink.1=3");
  CHECK(refused(kGanz, {"1 use o5 orange.1=6"}) == "other-number-written");
  CHECK(refused(kGanz, {"1 use y5 yellow.14=5"}) != "");
}

TEST_CASE("A number of a bonus is left out only where there is one") {
  const std::vector<std::string> rounds{"round", "round", "round"};  // the fourth begins with a black bonus
  const auto with = [&](const std::string& line) {
    auto lines = rounds;
    lines.push_back(line);
    return lines;
  };
  CHECK(kept(kGanz, with("1 bonus black orange.1")) == "1 bonus black orange.1=6");
  CHECK(refused(kDoppelt, with("1 bonus black blue.1")) == "mark-open");
  CHECK(refused(kDoppelt, with("1 bonus black pink.1")) == "mark-open");
  CHECK(kept(kDoppelt, with("1 bonus black blue.1=7")) == "1 bonus black blue.1=7");
}

TEST_CASE("What is chosen is never guessed") {
  CHECK(refused(kDrei, {"1 use p5 pink.1", "1 use p5 pink.2"}) == "mark-open");
  CHECK(kept(kDrei, {"1 use p5 pink.1", "1 use p5 pink.2:bonus"}) == "1 use p5 pink.2=3:bonus");
  CHECK(kept(kDrei, {"1 use p5 pink.1", "1 use p5 pink.2:points"}) == "1 use p5 pink.2=5:points");
  CHECK(kept(kDrei, {"1 use p5 pink.1", "1 use p5 pink.2=5"}) == "1 use p5 pink.2=5:points");
}

TEST_CASE("Dice stand in any order and are written in the sheet's") {
  CHECK(kept(header("ganz-schoen-clever", "table"), {"1 roll p5 o1 g6 b2 y4 w3"}) ==
        "1 roll w3 y4 b2 g6 o1 p5");
  CHECK(kept(kGanz, {"1 use w3 b4 blue.7"}) == "1 use w3 b4 blue.7");
  CHECK(kept(kGanz, {"1 use b4 w3 blue.7"}) == "1 use b4 w3 blue.7");
  CHECK(kept(kDoppelt, {"1 use s5 p1 b2 y3 silver.y5"}) == "1 use s5 y3 b2 p1 silver.y5");
}

TEST_CASE("Further marks of a chain stand in any order, its own mark first") {
  CHECK(kept(kDoppelt, {"1 use s5 y3 b2 silver.g5 silver.y3 silver.b2"}) ==
        "1 use s5 y3 b2 silver.g5 silver.b2 silver.y3");
  CHECK(kept(kDoppelt, {"1 use s5 y3 b2 silver.g5 silver.b2 silver.y3"}) ==
        "1 use s5 y3 b2 silver.g5 silver.b2 silver.y3");
  CHECK(refused(kDoppelt, {"1 use s5 y3 b2 silver.b2 silver.g5 silver.y3"}) != "");
}

TEST_CASE("Turquoise marks are all equal and stand in any order") {
  const std::string canonical = "1 use t3 y3 b3 turquoise.13 turquoise.23 turquoise.43";
  std::vector<std::string> marks{"turquoise.13", "turquoise.23", "turquoise.43"};
  do {
    CHECK(kept(kDrei, {"1 use t3 b3 y3 " + marks[0] + " " + marks[1] + " " + marks[2]}) == canonical);
  } while (std::next_permutation(marks.begin(), marks.end()));
  CHECK(refused(kDrei, {"1 use t3 b3 turquoise.13 turquoise.13"}) == "mark-twice");
}

TEST_CASE("Spaces, tabs and comments are nobody's words") {
  CHECK(kept(kGanz, {"  1   use\ty1   yellow.22  # as it lies"}) == "1 use y1 yellow.22");
}

TEST_CASE("Several marks of paper are as many lines, all or none of them") {
  const std::string paper = header("ganz-schoen-clever", "paper");
  const auto played = game(paper + "1 mark yellow.11 orange.1=4 blue.7\n");
  CHECK(played->lines() ==
        std::vector<std::string>{"1 mark yellow.11", "1 mark orange.1=4", "1 mark blue.7"});
  const auto before = played->state();
  CHECK(played->submit("1 mark green.1 green.2 yellow.11").has_value());
  CHECK(played->state() == before);
}

TEST_CASE("What was written on paper by mistake is cleared, and undo brings it back") {
  const auto played =
      game(header("doppelt-so-clever", "paper") + "1 mark yellow.12:circle yellow.21 blue.1=5 pink.1=4\n");
  const auto before = played->state();
  REQUIRE_FALSE(played->submit("1 clear blue.1=5 yellow.12 yellow.21"));
  CHECK(played->lines().back() == "1 clear yellow.21");
  CHECK(played->state()["players"][0]["marks"] == std::vector<std::string>{"pink.1=4"});
  CHECK(played->state()["players"][0]["areas"]["blue"] == 0);
  REQUIRE_FALSE(played->submit("1 mark blue.1=6"));
  for (int i = 0; i < 4; ++i) REQUIRE(played->undo());
  CHECK(played->state()["players"] == before["players"]);
  CHECK_FALSE(played->submit("1 clear green.1"));  // nothing stands there: nothing is lost
  CHECK(game(header("doppelt-so-clever", "sheet"))->submit("1 clear green.1").has_value());
}

TEST_CASE("Text to game to text to game is the same, for every sheet and mode") {
  unsigned seed = 100;
  for (const char* id : kSheets)
    for (const char* mode : {"sheet", "table"})
      for (int i = 0; i < amount(6, 500); ++i) {
        const auto played = random_game(header(id, mode, 1 + i % 4), 150, seed++);
        const std::string record = played->record();
        INFO(record);
        const auto again = game(record);
        CHECK(again->record() == record);
        CHECK(again->state() == played->state());
      }
}

TEST_CASE("Without its number a line is the same line, or open") {
  int same = 0, open = 0;
  unsigned seed = 500;
  for (const char* id : kSheets)
    for (int i = 0; i < amount(8, 200); ++i) {
      const auto played = random_game(header(id, "sheet", 2), 80, seed++);
      const auto again = game(header(id, "sheet", 2));
      for (const auto& line : played->lines()) {
        if (const std::string shorter = without_number(line); !shorter.empty()) {
          INFO(shorter);
          const auto refusal = again->why(shorter);
          CHECK((!refusal || refusal->refusal.reason == "mark-open"));
          if (!refusal) CHECK(again->canonical(shorter) == line);
          ++(refusal ? open : same);
        }
        REQUIRE_FALSE(again->submit(line).has_value());
      }
    }
  CHECK((same > 100 && open > 0));
}

TEST_CASE("Undo goes back line by line to the beginning, redo to the end again") {
  unsigned seed = 900;
  for (const char* id : kSheets)
    for (const char* mode : {"sheet", "table"}) {
      const auto played = random_game(header(id, mode, 2), 60, seed++);
      const auto end = played->lines();
      std::vector<nlohmann::json> states{played->state()};
      while (played->undo()) states.push_back(played->state());
      CHECK(states.size() == end.size() + 1);
      CHECK(played->lines().empty());
      CHECK(played->undone() == end);
      CHECK(states.back() == game(header(id, mode, 2))->state());
      CHECK_FALSE(played->undo());
      for (std::size_t i = states.size() - 1; i > 0; --i) {
        CHECK(played->redo());
        CHECK(played->state() == states[i - 1]);
      }
      CHECK_FALSE(played->redo());
      CHECK(played->lines() == end);
    }
}

TEST_CASE("A new line ends what could be brought back, a refused one does not") {
  const auto played = game(kGanz + "1 use y1 yellow.22\n1 use y3 yellow.11\n");
  REQUIRE(played->undo());
  CHECK(played->submit("1 use y3 yellow.99").has_value());
  CHECK(played->submit("1 use y1 yellow.22").has_value());
  CHECK(played->undone() == std::vector<std::string>{"1 use y3 yellow.11"});
  CHECK(played->record() == kGanz + "1 use y1 yellow.22\n");
  CHECK_FALSE(played->submit("1 use y2 yellow.33").has_value());
  CHECK(played->undone().empty());
  CHECK_FALSE(played->redo());
}
