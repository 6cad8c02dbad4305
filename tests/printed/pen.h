// Crosses cells of an empty sheet in sheet mode and watches what each of them fires. What is printed where is
// typed into these tests from the facts and held against what happens; no sheet file is read.
#pragma once

#include <map>
#include <set>

#include "game_world.h"

namespace pen {

using worlds::Words;
using worlds::World;

inline bool is_mark(const std::string& event) {
  return event.find('.') != std::string::npos;
}

// What the marks of the line just written fired themselves, sorted: "plus1" a circle, "?blue" a bonus, "fox".
// Marks made by forced bonuses and what these fire come later in the events and do not count.
inline Words fired_by_last(const World& world, int own_marks = 1) {
  Words fired;
  int marks = 0;
  for (const auto& event : world.events()) {
    if (is_mark(event) && ++marks > own_marks) break;
    if (event.rfind("lost ", 0) == 0) break;
    if (event.rfind("circle ", 0) == 0) fired.push_back(event.substr(7));
    if (event.rfind("earn ", 0) == 0) fired.push_back("?" + event.substr(5));
    if (event == "fox") fired.push_back("fox");
  }
  std::sort(fired.begin(), fired.end());
  return fired;
}

// Uses up waiting bonuses where they fire nothing further, away from `area` if possible.
inline void quiet(World& world, const std::string& area) {
  while (!world.waiting().empty()) {
    const Words lines = world.lines("1 bonus ");
    REQUIRE_FALSE(lines.empty());
    std::string best;
    int best_cost = 100;
    for (const auto& line : lines) {
      world.play(line);
      int cost = line.find(" " + area + ".") != std::string::npos ? 20 : 0;
      for (const auto& event : world.events()) {
        if (event.rfind("earn ", 0) == 0 || event.rfind("circle ", 0) == 0 || event == "fox") cost += 4;
        if (event.rfind(area + ".", 0) == 0) cost += 10;
      }
      world.game().undo();
      if (cost < best_cost) best = line, best_cost = cost;
    }
    world.play(best);
  }
}

// Writes the line, says what it fired, and puts the bonuses out of the way.
inline std::string fires(World& world, const std::string& line, const std::string& area) {
  int own_marks = 0;
  for (const auto& word : worlds::split(line, ' ')) own_marks += word.find('.') != std::string::npos;
  world.play(line);
  const std::string fired = worlds::joined(fired_by_last(world, own_marks));
  quiet(world, area);
  return fired;
}

// The cells of one area that are marked now, without what is written in them.
inline std::set<std::string> cells_of(const World& world, const std::string& area) {
  std::set<std::string> cells;
  for (const auto& mark : world.mark_list())
    if (mark.rfind(area + ".", 0) == 0)
      cells.insert(mark.substr(area.size() + 1, mark.find_first_of("=:") - area.size() - 1));
  return cells;
}

struct PrintedLine {
  Words cells;
  std::string gives;
};

// What lines are newly complete between two sets of cells, sorted.
inline std::string gifts(const std::vector<PrintedLine>& lines, const std::set<std::string>& before,
                         const std::set<std::string>& after) {
  Words given;
  for (const auto& line : lines) {
    const auto full = [&](const std::set<std::string>& cells) {
      return std::all_of(line.cells.begin(), line.cells.end(),
                         [&](const auto& c) { return cells.count(c) != 0; });
    };
    if (!line.gives.empty() && full(after) && !full(before)) given.push_back(line.gives);
  }
  std::sort(given.begin(), given.end());
  return worlds::joined(given);
}

// One cell of a grid and how a die gets there: "1 use y3 yellow.11".
struct PrintedCell {
  std::string name, use;
};

// Crosses all cells in the given order; after each of them exactly the lines that are now full have fired,
// and the area is worth what `worth` says of the crossed cells.
template <class Worth>
void fill_grid(const std::string& sheet, const std::string& area, const std::vector<PrintedCell>& cells,
               const std::vector<PrintedLine>& lines, Worth&& worth) {
  World world = worlds::sheet(sheet);
  for (const auto& cell : cells) {
    const auto before = cells_of(world, area);
    if (before.count(cell.name) != 0) continue;
    auto after = before;
    after.insert(cell.name);
    INFO(sheet << " " << area << "." << cell.name);
    world.play(cell.use);
    REQUIRE(worlds::joined(fired_by_last(world)) == gifts(lines, before, after));
    quiet(world, area);
    REQUIRE(world.points(area) == worth(cells_of(world, area)));
  }
}

// Goes through a grid forwards, backwards and in two other orders, so that every line is completed last by
// different cells.
template <class Worth>
void fill_in_all_orders(const std::string& sheet, const std::string& area, std::vector<PrintedCell> cells,
                        const std::vector<PrintedLine>& lines, Worth&& worth) {
  fill_grid(sheet, area, cells, lines, worth);
  std::reverse(cells.begin(), cells.end());
  fill_grid(sheet, area, cells, lines, worth);
  std::stable_sort(cells.begin(), cells.end(),
                   [](const auto& a, const auto& b) { return a.name.back() < b.name.back(); });
  fill_grid(sheet, area, cells, lines, worth);
  std::stable_sort(cells.begin(), cells.end(),
                   [](const auto& a, const auto& b) { return a.use[7] < b.use[7]; });
  fill_grid(sheet, area, cells, lines, worth);
}

// Each line alone on an empty sheet: its last cell fires it, whichever of them it is.
inline void each_line_alone(const std::string& sheet, const std::string& area,
                            const std::vector<PrintedCell>& cells, const std::vector<PrintedLine>& lines) {
  std::map<std::string, std::string> use;
  for (const auto& cell : cells) use[cell.name] = cell.use;
  for (const auto& line : lines)
    for (const auto& last : line.cells) {
      World world = worlds::sheet(sheet);
      for (const auto& name : line.cells)
        if (name != last && cells_of(world, area).count(name) == 0) {
          world.play(use.at(name));
          quiet(world, area);
        }
      const auto before = cells_of(world, area);
      auto after = before;
      after.insert(last);
      INFO(sheet << " " << area << ": line of " << worlds::joined(line.cells) << " ending with " << last);
      world.play(use.at(last));
      REQUIRE(worlds::joined(fired_by_last(world)) == gifts(lines, before, after));
    }
}

inline Words numbers(const std::string& before, int from, int to, const std::string& behind = "") {
  Words words;
  for (int n = from; n <= to; ++n) words.push_back(before + std::to_string(n) + behind);
  return words;
}

}  // namespace pen
