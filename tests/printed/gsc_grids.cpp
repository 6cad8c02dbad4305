// Ganz schön clever, the yellow and the blue area: every cell, row, column, the diagonal, all points.
#include "pen.h"

namespace gsc_grids {

using namespace pen;

namespace {

const std::string kSheet = "ganz-schoen-clever";

// Row and column of every yellow cell with its number; 0 is a printed cross.
const int kYellow[4][4] = {{3, 6, 5, 0}, {2, 1, 0, 5}, {1, 0, 2, 4}, {0, 3, 4, 6}};

std::string yellow_name(int r, int c) {
  return std::to_string(r) + std::to_string(c);
}

std::vector<PrintedCell> yellow_cells() {
  std::vector<PrintedCell> cells;
  for (int r = 1; r <= 4; ++r)
    for (int c = 1; c <= 4; ++c)
      if (const int n = kYellow[r - 1][c - 1]; n != 0)
        cells.push_back({yellow_name(r, c), "1 use y" + std::to_string(n) + " yellow." + yellow_name(r, c)});
  return cells;
}

// Only rows and the main diagonal give something; printed crosses need no mark.
const std::vector<PrintedLine> kYellowLines = {{{"11", "12", "13"}, "?blue"},
                                               {{"21", "22", "24"}, "?orange4"},
                                               {{"31", "33", "34"}, "?green"},
                                               {{"42", "43", "44"}, "fox"},
                                               {{"11", "22", "33", "44"}, "plus1"}};

int yellow_worth(const std::set<std::string>& cells) {
  const std::pair<Words, int> columns[] = {
      {{"11", "21", "31"}, 10}, {{"12", "22", "42"}, 14}, {{"13", "33", "43"}, 16}, {{"24", "34", "44"}, 20}};
  int points = 0;
  for (const auto& [column, worth] : columns) {
    bool full = true;
    for (const auto& cell : column) full = full && cells.count(cell) != 0;
    if (full) points += worth;
  }
  return points;
}

const std::vector<PrintedLine> kBlueLines = {
    {{"2", "3", "4"}, "?orange5"}, {{"5", "6", "7", "8"}, "?yellow"}, {{"9", "10", "11", "12"}, "fox"},
    {{"5", "9"}, "reroll"},        {{"2", "6", "10"}, "?green"},      {{"3", "7", "11"}, "?purple6"},
    {{"4", "8", "12"}, "plus1"}};

int blue_worth(const std::set<std::string>& cells) {
  const int points[] = {0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56};
  return points[cells.size()];
}

// Two faces that make the sum.
std::string sum(int n) {
  const int white = n > 7 ? 6 : n - 1;
  return "b" + std::to_string(n - white) + " w" + std::to_string(white);
}

std::vector<PrintedCell> blue_cells() {
  std::vector<PrintedCell> cells;
  for (int n = 2; n <= 12; ++n)
    cells.push_back({std::to_string(n), "1 use " + sum(n) + " blue." + std::to_string(n)});
  return cells;
}

}  // namespace

TEST_CASE(
    "Every yellow cell of Ganz schön clever takes exactly its number, from the yellow or the white die") {
  const World world = worlds::sheet(kSheet);
  for (int r = 1; r <= 4; ++r)
    for (int c = 1; c <= 4; ++c)
      for (int face = 1; face <= 6; ++face)
        for (const char die : std::string("wybgop")) {
          const std::string line =
              "1 use " + std::string(1, die) + std::to_string(face) + " yellow." + yellow_name(r, c);
          INFO(line);
          REQUIRE(world.legal(line) == ((die == 'y' || die == 'w') && kYellow[r - 1][c - 1] == face));
        }
}

TEST_CASE("Yellow rows and the diagonal of Ganz schön clever give their bonus, columns their points") {
  fill_in_all_orders(kSheet, "yellow", yellow_cells(), kYellowLines, yellow_worth);
  each_line_alone(kSheet, "yellow", yellow_cells(), kYellowLines);
}

TEST_CASE(
    "The other diagonal of Ganz schön clever is all printed crosses and takes no mark on paper either") {
  const World world = worlds::paper(kSheet);
  for (const char* const cell : {"14", "23", "32", "41"})
    REQUIRE(world.why(std::string("1 mark yellow.") + cell) == "cell-printed");
}

TEST_CASE("Every blue cell of Ganz schön clever takes exactly the sum of blue and white") {
  const World world = worlds::sheet(kSheet);
  for (int blue = 1; blue <= 6; ++blue)
    for (int white = 1; white <= 6; ++white) {
      const std::string b = "b" + std::to_string(blue), w = "w" + std::to_string(white);
      for (int n = 2; n <= 12; ++n) {
        const std::string cell = " blue." + std::to_string(n);
        REQUIRE(world.legal("1 use " + b + " " + w + cell) == (blue + white == n));
        REQUIRE(world.legal("1 use " + w + " " + b + cell) == (blue + white == n));
        REQUIRE_FALSE(world.legal("1 use " + b + cell));
      }
    }
  REQUIRE(world.why("1 use b1 w1 blue.1") == "mark-unknown");
  REQUIRE(world.why("1 use b6 w6 blue.13") == "mark-unknown");
}

TEST_CASE("Blue rows and columns of Ganz schön clever give their bonus, the count of crosses the points") {
  fill_in_all_orders(kSheet, "blue", blue_cells(), kBlueLines, blue_worth);
  each_line_alone(kSheet, "blue", blue_cells(), kBlueLines);
}

TEST_CASE("Full yellow is worth 60 and full blue 56 in Ganz schön clever") {
  World world = worlds::paper(kSheet);
  for (const auto& cell : yellow_cells()) world.play("1 mark yellow." + cell.name);
  for (const auto& cell : blue_cells()) world.play("1 mark blue." + cell.name);
  REQUIRE(world.points("yellow") == 60);
  REQUIRE(world.points("blue") == 56);
}

}  // namespace gsc_grids
