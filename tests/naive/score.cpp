// Points of the areas, foxes, totals and ranks.
#include <algorithm>

#include "naive.h"
#include "text.h"

namespace naive {

namespace {

int points(const Table& table, const std::string& row, int count) {
  return table.numbers.at(row).at(static_cast<std::size_t>(count));
}

bool has(const Paper& paper, const std::string& cell) {
  return is_marked(paper, cell);
}

int count_cells(const Paper& paper, const std::string& beginning) {
  int count = 0;
  for (const auto& [cell, value] : paper.cells) {
    if (cell.rfind(beginning, 0) == 0) count++;
  }
  return count;
}

int sum_of_numbers(const Paper& paper, const std::string& track) {
  int sum = 0;
  for (const auto& [cell, value] : paper.cells) {
    if (cell.rfind(track, 0) == 0) sum += leading_number(value);
  }
  return sum;
}

int gsc_area(const Table& table, const Paper& paper, const std::string& area) {
  if (area == "yellow") {
    int sum = 0;
    if (has(paper, "yellow.11") && has(paper, "yellow.21") && has(paper, "yellow.31")) sum += 10;
    if (has(paper, "yellow.12") && has(paper, "yellow.22") && has(paper, "yellow.42")) sum += 14;
    if (has(paper, "yellow.13") && has(paper, "yellow.33") && has(paper, "yellow.43")) sum += 16;
    if (has(paper, "yellow.24") && has(paper, "yellow.34") && has(paper, "yellow.44")) sum += 20;
    return sum;
  }
  if (area == "blue") return points(table, "blue points", count_cells(paper, "blue."));
  if (area == "green") return points(table, "green points", filled(paper, "green."));
  return sum_of_numbers(paper, area + ".");
}

int dsc_area(const Table& table, const Paper& paper, const std::string& area) {
  const std::string kind = table.kind_of_area.at(area);
  if (kind == "silver") {
    int sum = 0;
    for (const std::string row : {"y", "b", "g", "p"}) {
      sum += points(table, "silver points", count_cells(paper, area + "." + row));
    }
    return sum;
  }
  if (kind == "yellow") {
    int crossed = 0;
    for (const auto& [cell, value] : paper.cells) {
      if (cell.rfind("yellow.", 0) == 0 && value != "circle") crossed++;
    }
    return points(table, "yellow points", crossed);
  }
  if (kind == "blue") return points(table, "blue points", filled(paper, "blue."));
  if (kind == "green") {
    int sum = 0;
    for (int first = 1; first <= 11; first += 2) {
      const auto one = paper.cells.find("green." + std::to_string(first));
      const auto two = paper.cells.find("green." + std::to_string(first + 1));
      if (one == paper.cells.end() || two == paper.cells.end()) continue;
      sum += leading_number(one->second) - leading_number(two->second);
    }
    return sum;
  }
  return sum_of_numbers(paper, area + ".");
}

int ch3_area(const Table& table, const Paper& paper, const std::string& area) {
  int sum = 0;
  if (area == "yellow") {
    for (const std::string row : {"1", "2", "3"}) {
      sum += points(table, "yellow points", count_cells(paper, "yellow." + row));
    }
    return sum;
  }
  if (area == "turquoise") {
    for (const std::string row : {"1", "2", "3", "4", "5"}) {
      sum += points(table, "turquoise points", count_cells(paper, "turquoise." + row));
    }
    return sum;
  }
  if (area == "blue") {
    sum += points(table, "blue points", filled(paper, "blue.L"));
    sum += points(table, "blue points", filled(paper, "blue.R"));
    for (const auto& [cell, value] : paper.cells) {
      if (cell.rfind("blue.", 0) != 0) continue;
      const int number = leading_number(value);
      if (number <= 4 || number >= 10) sum += 4;
    }
    return sum;
  }
  if (area == "brown") return points(table, "brown points", count_cells(paper, "brown."));
  return sum_of_numbers(paper, "pink.");
}

}  // namespace

std::map<std::string, int> Game::areas(int seat) const {
  std::map<std::string, int> result;
  for (const std::string& area : table_->areas) {
    if (table_->family == "gsc") result[area] = gsc_area(*table_, paper(seat), area);
    if (table_->family == "dsc") result[area] = dsc_area(*table_, paper(seat), area);
    if (table_->family == "ch3") result[area] = ch3_area(*table_, paper(seat), area);
  }
  return result;
}

int Game::foxes(int seat) const {
  return paper(seat).foxes;
}

int Game::total(int seat) const {
  int sum = 0;
  int lowest = 100000;
  for (const auto& [area, value] : areas(seat)) {
    sum += value;
    lowest = std::min(lowest, value);
  }
  if (lowest < 0 && rules_.at("negative-foxes") == "zero") lowest = 0;
  return sum + foxes(seat) * lowest;
}

// Better is the higher total, then the higher best single area.
std::vector<int> Game::ranks() const {
  std::vector<std::pair<int, int>> results;
  for (int seat = 1; seat <= players_; seat++) {
    int best = -100000;
    for (const auto& [area, value] : areas(seat)) best = std::max(best, value);
    results.emplace_back(total(seat), best);
  }
  std::vector<int> result;
  for (const auto& mine : results) {
    int better = 0;
    for (const auto& other : results) {
      if (other > mine) better++;
    }
    result.push_back(better + 1);
  }
  return result;
}

}  // namespace naive
