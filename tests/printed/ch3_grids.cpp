// Clever hoch Drei, yellow and turquoise: every cell, its row or grey, every pair, row and column, all
// points.
#include "pen.h"

namespace ch3_grids {

using namespace pen;

namespace {

const std::string kSheet = "clever-hoch-drei";
const std::string kDice = "wytbnp";
const char* const kPlace[] = {"I", "II", "III"};

bool grey(int row, int n) {
  return (row == 1 && n >= 5) || (row == 2 && (n == 3 || n == 4)) || (row == 3 && n <= 2);
}

std::string cell(int row, int n) {
  return std::to_string(row) + std::to_string(n);
}

std::string yellow_use(char die, int face, const std::string& place, int row, int n) {
  return "1 use " + std::string(1, die) + std::to_string(face) + place + " yellow." + cell(row, n);
}

std::vector<PrintedCell> yellow_cells() {
  std::vector<PrintedCell> cells;
  for (int row = 1; row <= 3; ++row)
    for (int n = 1; n <= 6; ++n)
      cells.push_back({cell(row, n), yellow_use('y', n, std::string(" from ") + kPlace[row - 1], row, n)});
  return cells;
}

std::vector<PrintedLine> yellow_lines() {
  const char* const upper[] = {"reroll", "number", "?pink", "plus1", "?turquoise", "fox"};
  const char* const lower[] = {"number", "?turquoise", "?blue", "?brown", "?yellow", "plus1"};
  std::vector<PrintedLine> lines;
  for (int n = 1; n <= 6; ++n) {
    lines.push_back({{cell(1, n), cell(2, n)}, upper[n - 1]});
    lines.push_back({{cell(2, n), cell(3, n)}, lower[n - 1]});
  }
  return lines;
}

int by_rows(const std::set<std::string>& cells, const int (&table)[7]) {
  std::map<char, std::size_t> row;
  for (const auto& name : cells) ++row[name[0]];
  int points = 0;
  for (const auto& [number, count] : row) points += table[count];
  return points;
}

const int kYellowTable[7] = {0, 2, 6, 12, 20, 30, 42};
const int kTurquoiseTable[7] = {0, 1, 3, 6, 10, 15, 21};

std::vector<PrintedCell> turquoise_cells() {
  std::vector<PrintedCell> cells;
  for (int row = 1; row <= 5; ++row)
    for (int n = 1; n <= 6; ++n)
      cells.push_back({cell(row, n), "1 use t" + std::to_string(n) + " turquoise." + cell(row, n)});
  return cells;
}

// Only the shaded cells of a row or column count.
std::vector<PrintedLine> turquoise_lines() {
  const char* const row_gives[] = {"fox", "plus1", "?brown", "?turquoise", ""};
  const char* const column_gives[] = {"?brown", "?pink", "?yellow", "number", "?blue", "reroll"};
  const int shaded[] = {6, 5, 3, 2, 1};
  std::vector<PrintedLine> lines;
  for (int row = 1; row <= 5; ++row) {
    PrintedLine line{{}, row_gives[row - 1]};
    for (int n = 1; n <= shaded[row - 1]; ++n) line.cells.push_back(cell(row, n));
    lines.push_back(line);
  }
  for (int n = 1; n <= 6; ++n) {
    PrintedLine line{{}, column_gives[n - 1]};
    for (int row = 1; row <= 5; ++row)
      if (n <= shaded[row - 1]) line.cells.push_back(cell(row, n));
    lines.push_back(line);
  }
  return lines;
}

}  // namespace

TEST_CASE(
    "Every yellow cell of Clever hoch Drei takes its number from its own roll, or from the platter if it is "
    "grey") {
  const World world = worlds::sheet(kSheet);
  for (int row = 1; row <= 3; ++row)
    for (int n = 1; n <= 6; ++n)
      for (int face = 1; face <= 6; ++face)
        for (const char die : kDice) {
          const bool fits = (die == 'y' || die == 'w') && face == n;
          for (int place = 1; place <= 3; ++place) {
            const std::string from = std::string(" from ") + kPlace[place - 1];
            REQUIRE(world.legal(yellow_use(die, face, from, row, n)) == (fits && place == row));
            REQUIRE(world.legal(yellow_use(die, face, from + " passive", row, n)) == (fits && grey(row, n)));
          }
          REQUIRE(world.legal(yellow_use(die, face, " from platter", row, n)) == (fits && grey(row, n)));
          REQUIRE_FALSE(world.legal(yellow_use(die, face, "", row, n)));
        }
}

TEST_CASE("An extra die goes by where it lies: a field gives its row, the platter the grey cells") {
  const World world = worlds::sheet(kSheet, "round");
  REQUIRE(world.circled("plus1") == 1);
  for (int row = 1; row <= 3; ++row)
    for (int n = 1; n <= 6; ++n) {
      for (int place = 1; place <= 3; ++place)
        REQUIRE(world.legal(yellow_use('y', n, std::string(" from ") + kPlace[place - 1] + " extra", row,
                                       n)) == (place == row));
      REQUIRE(world.legal(yellow_use('w', n, " from platter extra", row, n)) == grey(row, n));
    }
}

TEST_CASE("Every pair of yellow cells of Clever hoch Drei gives its bonus, every row its points") {
  fill_in_all_orders(kSheet, "yellow", yellow_cells(), yellow_lines(),
                     [](const auto& cells) { return by_rows(cells, kYellowTable); });
  each_line_alone(kSheet, "yellow", yellow_cells(), yellow_lines());
}

TEST_CASE("A yellow bonus of Clever hoch Drei may go to any open cell, grey or white") {
  World world = worlds::sheet(kSheet, "1 use y5 from II yellow.25; 1 use y5 from III yellow.35");
  REQUIRE(world.waiting() == "yellow");
  REQUIRE(world.lines().size() == 16);
}

TEST_CASE("Every turquoise cell of Clever hoch Drei takes exactly its number") {
  const World world = worlds::sheet(kSheet);
  for (int row = 1; row <= 5; ++row)
    for (int n = 1; n <= 6; ++n)
      for (int face = 1; face <= 6; ++face)
        for (const char die : kDice)
          REQUIRE(world.legal("1 use " + std::string(1, die) + std::to_string(face) + " turquoise." +
                              cell(row, n)) == ((die == 't' || die == 'w') && face == n));
}

TEST_CASE("Every turquoise row and column gives its bonus by its shaded cells alone, every row its points") {
  fill_in_all_orders(kSheet, "turquoise", turquoise_cells(), turquoise_lines(),
                     [](const auto& cells) { return by_rows(cells, kTurquoiseTable); });
  each_line_alone(kSheet, "turquoise", turquoise_cells(), turquoise_lines());
}

TEST_CASE("Full yellow is worth 126 and full turquoise 105 in Clever hoch Drei") {
  World world = worlds::paper(kSheet);
  for (int row = 1; row <= 3; ++row)
    for (int n = 1; n <= 6; ++n) world.play("1 mark yellow." + cell(row, n));
  for (int row = 1; row <= 5; ++row)
    for (int n = 1; n <= 6; ++n) world.play("1 mark turquoise." + cell(row, n));
  REQUIRE(world.points("yellow") == 126);
  REQUIRE(world.points("turquoise") == 105);
  REQUIRE(world.foxes() == 2);
}

}  // namespace ch3_grids
