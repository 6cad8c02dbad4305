// Doppelt so clever and its variant: silver (orange) and yellow, every cell, row, column and all points.
#include "printed/dsc.h"

namespace dsc_grids {

using namespace pen;
using dsc::Names;

namespace {

std::vector<PrintedCell> silver_cells(const Names& sheet) {
  std::vector<PrintedCell> cells;
  for (const char row : std::string("ybgp"))
    for (int n = 1; n <= 6; ++n) {
      const std::string name = row + std::to_string(n);
      cells.push_back({name, "1 use " + sheet.s(n) + " " + sheet.silver + "." + name});
    }
  return cells;
}

std::vector<PrintedLine> silver_lines(const Names& sheet) {
  const std::string gives[] = {"plus1", "?yellow", "fox", "?blue", "?green", "?" + sheet.pink};
  std::vector<PrintedLine> lines;
  for (int n = 1; n <= 6; ++n) {
    const std::string v = std::to_string(n);
    lines.push_back({{"y" + v, "b" + v, "g" + v, "p" + v}, gives[n - 1]});
  }
  return lines;
}

int silver_worth(const std::set<std::string>& cells) {
  const int table[] = {0, 2, 4, 7, 11, 16, 22};
  std::map<char, std::size_t> row;
  for (const auto& cell : cells) ++row[cell[0]];
  int points = 0;
  for (const auto& [letter, count] : row) points += table[count];
  return points;
}

const int kYellow[5][4] = {{0, 3, 0, 6}, {1, 0, 2, 0}, {0, 4, 0, 3}, {2, 0, 5, 0}, {0, 5, 0, 4}};
const int kCrossed[] = {0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165};

std::vector<PrintedCell> yellow_cells() {
  std::vector<PrintedCell> cells;
  for (int r = 1; r <= 5; ++r)
    for (int c = 1; c <= 4; ++c)
      if (const int n = kYellow[r - 1][c - 1]; n != 0) {
        const std::string name = std::to_string(r) + std::to_string(c);
        cells.push_back({name, "1 use y" + std::to_string(n) + " yellow." + name});
      }
  return cells;
}

std::vector<PrintedLine> yellow_lines(const Names& sheet) {
  return {{{"12", "14"}, "?blue"},          {{"21", "23"}, "back"},
          {{"32", "34"}, "?yellow"},        {{"41", "43"}, "?green"},
          {{"52", "54"}, "?" + sheet.pink}, {{"21", "41"}, "reroll"},
          {{"12", "32", "52"}, "plus1"},    {{"23", "43"}, "?" + sheet.silver},
          {{"14", "34", "54"}, "fox"}};
}

}  // namespace

TEST_CASE("Every silver cell takes exactly its value, in any row, from the silver or the white die") {
  for (const auto& sheet : dsc::sheets()) {
    const World world = worlds::sheet(sheet.id);
    for (const char row : std::string("ybgp"))
      for (int n = 1; n <= 6; ++n)
        for (int face = 1; face <= 6; ++face)
          for (const char die : sheet.dice) {
            const std::string line = "1 use " + std::string(1, die) + std::to_string(face) + " " +
                                     sheet.silver + "." + row + std::to_string(n);
            INFO(line);
            REQUIRE(world.legal(line) == ((die == sheet.silver_die || die == 'w') && face == n));
          }
  }
}

TEST_CASE("Silver columns give their bonus and silver rows their points") {
  for (const auto& sheet : dsc::sheets()) {
    fill_in_all_orders(sheet.id, sheet.silver, silver_cells(sheet), silver_lines(sheet), silver_worth);
    each_line_alone(sheet.id, sheet.silver, silver_cells(sheet), silver_lines(sheet));
    World world = worlds::paper(sheet.id);
    for (const auto& cell : silver_cells(sheet)) world.play("1 mark " + sheet.silver + "." + cell.name);
    REQUIRE(world.points(sheet.silver) == 88);
  }
}

TEST_CASE(
    "Every yellow cell of Doppelt so clever takes exactly its number, first a circle, then a cross, then "
    "nothing") {
  for (const auto& sheet : dsc::sheets())
    for (int r = 1; r <= 5; ++r)
      for (int c = 1; c <= 4; ++c) {
        const std::string cell = "yellow." + std::to_string(r) + std::to_string(c);
        const int printed = kYellow[r - 1][c - 1];
        World world = worlds::sheet(sheet.id);
        if (printed == 0) {
          REQUIRE(world.why("1 use y1 " + cell) == "mark-unknown");
          continue;
        }
        const std::string use = "1 use y" + std::to_string(printed) + " " + cell;
        for (const std::string& stands : {std::string(), cell + ":circle", cell}) {
          INFO(cell << " where stands " << stands);
          REQUIRE(world.marks() == stands);
          for (int face = 1; face <= 6; ++face)
            for (const char die : sheet.dice) {
              const bool fits = (die == 'y' || die == 'w') && face == printed && stands != cell;
              REQUIRE(world.legal("1 use " + std::string(1, die) + std::to_string(face) + " " + cell) ==
                      fits);
            }
          if (stands != cell) world.play(use);
        }
      }
}

TEST_CASE(
    "Yellow rows and columns of Doppelt so clever fire when the last cell is circled, and no circle scores") {
  for (const auto& sheet : dsc::sheets()) {
    const auto crosses = [&](const World& world) {
      std::size_t count = 0;
      for (const auto& mark : world.mark_list())
        count += mark.rfind("yellow.", 0) == 0 && mark.find(":circle") == std::string::npos;
      return count;
    };
    auto cells = yellow_cells();
    for (int order = 0; order < 2; ++order) {
      World world = worlds::sheet(sheet.id);
      for (const auto& cell : cells) {
        const auto before = cells_of(world, "yellow");
        if (before.count(cell.name) != 0) continue;
        auto after = before;
        after.insert(cell.name);
        INFO(sheet.id << " circles " << cell.name);
        world.play(cell.use);
        REQUIRE(worlds::joined(fired_by_last(world)) == gifts(yellow_lines(sheet), before, after));
        quiet(world, "yellow");
        REQUIRE(world.points("yellow") == kCrossed[crosses(world)]);
      }
      for (const auto& cell : cells) {
        if (world.has("yellow." + cell.name)) continue;
        INFO(sheet.id << " crosses " << cell.name);
        REQUIRE(fires(world, cell.use, "yellow").empty());
        REQUIRE(world.points("yellow") == kCrossed[crosses(world)]);
      }
      REQUIRE(world.points("yellow") == 165);
      std::reverse(cells.begin(), cells.end());
    }
  }
}

TEST_CASE(
    "Each yellow line of Doppelt so clever fires alone, whichever of its cells is last, crossed ones "
    "counting") {
  for (const auto& sheet : dsc::sheets()) {
    each_line_alone(sheet.id, "yellow", yellow_cells(), yellow_lines(sheet));
    // A line with a crossed cell: 1 circled and crossed, then the 2 beside it.
    World world = worlds::sheet(sheet.id, "1 use y1 yellow.21; 1 use y1 yellow.21; 1 use y2 yellow.23");
    REQUIRE(world.circled("back") == 1);
    world.play("1 use y2 yellow.23");
    REQUIRE(world.circled("back") == 1);
  }
}

TEST_CASE("Yellow points of Doppelt so clever count crosses alone") {
  for (const auto& sheet : dsc::sheets()) {
    World circles = worlds::paper(sheet.id), crosses = worlds::paper(sheet.id);
    std::size_t count = 0;
    for (const auto& cell : yellow_cells()) {
      circles.play("1 mark yellow." + cell.name + ":circle");
      crosses.play("1 mark yellow." + cell.name);
      REQUIRE(circles.points("yellow") == 0);
      REQUIRE(crosses.points("yellow") == kCrossed[++count]);
    }
    REQUIRE(count == 10);
  }
}

}  // namespace dsc_grids
