#include "marks.h"

#include <set>

#include "text.h"

namespace naive {

namespace {

using Words = std::vector<std::string>;

int at(const Table& table, const std::string& row, int field) {
  return table.numbers.at(row).at(static_cast<std::size_t>(field - 1));
}

std::string written(const std::string& cell, int number) {
  return cell + "=" + std::to_string(number);
}

Words open_cells_with_number(const Table& table, const Paper& paper, const std::string& area, int number) {
  Words marks;
  for (const auto& [cell, printed] : table.printed) {
    if (cell.rfind(area + ".", 0) != 0 || printed != number) continue;
    if (!is_marked(paper, cell)) marks.push_back(cell);
  }
  return marks;
}

Words gsc_marks(const Table& table, const Paper& paper, const std::string& area, int number) {
  if (area == "yellow") return open_cells_with_number(table, paper, area, number);
  if (area == "blue") {
    const std::string cell = "blue." + std::to_string(number);
    if (number < 2 || number > 12 || is_marked(paper, cell)) return {};
    return {cell};
  }
  const int field = filled(paper, area + ".") + 1;
  if (field > 11) return {};
  const std::string cell = area + "." + std::to_string(field);
  if (area == "green") {
    if (number < at(table, "green at least", field)) return {};
    return {cell};
  }
  if (area == "orange") return {written(cell, number * at(table, "orange times", field))};
  const int before = last_number(paper, "purple.");
  if (field > 1 && before != 6 && number <= before) return {};
  return {written(cell, number)};
}

Words dsc_marks(const Table& table, const Paper& paper, const std::string& area, int number) {
  const std::string kind = table.kind_of_area.at(area);
  Words marks;
  if (kind == "silver") {
    for (const std::string row : {"y", "b", "g", "p"}) {
      const std::string cell = area + "." + row + std::to_string(number);
      if (!is_marked(paper, cell)) marks.push_back(cell);
    }
    return marks;
  }
  if (kind == "yellow") {
    for (const auto& [cell, printed] : table.printed) {
      if (printed != number) continue;
      // Open: gets its circle. Circled: gets its cross. Crossed: nothing.
      if (!is_marked(paper, cell) || paper.cells.at(cell) == "circle") marks.push_back(cell);
    }
    return marks;
  }
  const int field = filled(paper, area + ".") + 1;
  if (field > 12) return {};
  const std::string cell = area + "." + std::to_string(field);
  if (kind == "blue") {
    if (number < 2 || number > 12) return {};
    if (field > 1 && number > last_number(paper, "blue.")) return {};
    return {written(cell, number)};
  }
  if (kind == "green") return {written(cell, number * at(table, "green times", field))};
  return {written(cell, number)};
}

// One side of the blue row, counted outwards from the printed 7.
void add_blue_side(const Rules& rules, const Paper& paper, const std::string& side, int step, int number,
                   Words& marks) {
  const int count = filled(paper, side);
  if (count == 6) return;
  const int before = count == 0 ? 7 : last_number(paper, side);
  const bool next_in_row = number == before + step;
  const bool reset = number == 7 && (before != 7 || rules.at("seven-after-seven") == "on");
  if (next_in_row || reset) marks.push_back(written(side + std::to_string(count + 1), number));
}

Words ch3_yellow(const Table& table, const Paper& paper, int number, const std::string& place) {
  std::set<int> rows;
  if (place == "I") rows = {1};
  if (place == "II") rows = {2};
  if (place == "III") rows = {3};
  if (place == "grey") rows = {at(table, "grey row", number)};
  if (place == "any") rows = {1, 2, 3};
  Words marks;
  for (const int row : rows) {
    const std::string cell = "yellow." + std::to_string(row) + std::to_string(number);
    if (!is_marked(paper, cell)) marks.push_back(cell);
  }
  return marks;
}

Words ch3_marks(const Table& table, const Rules& rules, const Paper& paper, const std::string& area,
                int number, const std::string& place) {
  Words marks;
  if (area == "yellow") return ch3_yellow(table, paper, number, place);
  if (area == "turquoise") {
    for (int row = 1; row <= 5; row++) {
      const std::string cell = "turquoise." + std::to_string(row) + std::to_string(number);
      if (!is_marked(paper, cell)) marks.push_back(cell);
    }
    return marks;
  }
  if (area == "blue") {
    if (number < 2 || number > 12) return {};
    add_blue_side(rules, paper, "blue.L", -1, number, marks);
    add_blue_side(rules, paper, "blue.R", +1, number, marks);
    return marks;
  }
  if (area == "brown") {
    int last = 0;
    for (int field = 1; field <= 12; field++) {
      if (is_marked(paper, "brown." + std::to_string(field))) last = field;
    }
    for (int field = last + 1; field <= 12; field++) {
      const std::string cell = "brown." + std::to_string(field);
      if (table.printed.at(cell) == number) marks.push_back(cell);
    }
    return marks;
  }
  const int field = filled(paper, "pink.") + 1;
  if (field > 12) return {};
  const std::string cell = "pink." + std::to_string(field);
  const int half = (number + 1) / 2;
  const int star = at(table, "pink star", field);
  if (star == 0) return {written(cell, half)};
  return {written(cell, half) + ":bonus", written(cell, number * star) + ":points"};
}

// The dice swept by a silver pick, one after the other: left out, or marked
// in its own row, or (silver and white) in any row.
void add_chains(const Table& table, const Paper& paper, const std::string& area,
                const std::vector<Die>& swept, std::size_t next, const std::set<std::string>& chosen,
                std::set<std::set<std::string>>& chains) {
  if (next == swept.size()) {
    chains.insert(chosen);
    return;
  }
  add_chains(table, paper, area, swept, next + 1, chosen, chains);
  const auto [letter, face] = swept[next];
  std::vector<char> rows = {letter};
  const bool free_row = letter == 'w' || table.area_of_die.at(letter) == area;
  if (free_row) rows = {'y', 'b', 'g', 'p'};
  for (const char row : rows) {
    const std::string cell = area + "." + row + std::to_string(face);
    if (is_marked(paper, cell) || chosen.count(cell) > 0) continue;
    std::set<std::string> more = chosen;
    more.insert(cell);
    add_chains(table, paper, area, swept, next + 1, more, chains);
  }
}

void add_silver(const Table& table, const Paper& paper, const std::string& area, const std::string& own,
                const std::vector<Die>& swept, std::vector<Words>& result) {
  std::set<std::set<std::string>> chains;
  add_chains(table, paper, area, swept, 0, {own}, chains);
  for (const std::set<std::string>& chain : chains) {
    Words marks = {own};
    for (const std::string& mark : chain) {
      if (mark != own) marks.push_back(mark);
    }
    result.push_back(marks);
  }
}

// Turquoise: any choice of open cells of the column, at least one, at most
// one more for each companion that shows the number.
void add_turquoise(const Words& open, int most, std::size_t next, const Words& chosen,
                   std::vector<Words>& result) {
  if (next == open.size()) {
    if (!chosen.empty()) result.push_back(chosen);
    return;
  }
  add_turquoise(open, most, next + 1, chosen, result);
  if (static_cast<int>(chosen.size()) == most) return;
  Words more = chosen;
  more.push_back(open[next]);
  add_turquoise(open, most, next + 1, more, result);
}

}  // namespace

Words single_marks(const Table& table, const Rules& rules, const Paper& paper, const std::string& area,
                   int number, const std::string& place) {
  if (table.family == "gsc") return gsc_marks(table, paper, area, number);
  if (table.family == "dsc") return dsc_marks(table, paper, area, number);
  return ch3_marks(table, rules, paper, area, number, place);
}

std::vector<Words> pick_marks(const Table& table, const Rules& rules, const Paper& paper, const Pick& pick) {
  Words areas = table.areas;
  if (pick.die != 'w') areas = {table.area_of_die.at(pick.die)};
  std::vector<Words> result;
  for (const std::string& area : areas) {
    int number = pick.number;
    if (area == "blue") {
      // Blue is always blue and white together.
      const auto partner = pick.faces.find(pick.die == 'w' ? 'b' : 'w');
      if (partner == pick.faces.end()) continue;
      number += partner->second;
    }
    const Words singles = single_marks(table, rules, paper, area, number, pick.yellow_place);
    const std::string kind = table.kind_of_area.at(area);
    if (kind == "turquoise") {
      int most = 1;
      for (const Die& companion : pick.companions) {
        if (companion.second == pick.number) most++;
      }
      add_turquoise(singles, most, 0, {}, result);
      continue;
    }
    for (const std::string& mark : singles) {
      if (kind == "silver") {
        add_silver(table, paper, area, mark, pick.swept, result);
      } else {
        result.push_back({mark});
      }
    }
  }
  return result;
}

std::vector<AnyNumber> any_numbers(const Table& table, const Paper& paper, int own_face) {
  std::vector<AnyNumber> result;
  if (table.family != "ch3") return result;
  for (int number = 1; number <= 6; number++) {
    if (number == own_face) continue;
    // Of equal fields the first is crossed, so one of each print is enough.
    int numbered = 0;
    int free = 0;
    for (const int position : open_actions(paper, "number")) {
      const int printed = at(table, "number fields", position);
      if (printed == number) numbered = position;
      if (printed == 0 && free == 0) free = position;
    }
    const std::string words = "as " + std::to_string(number);
    const bool both = numbered != 0 && free != 0;
    for (const int position : {numbered, free}) {
      if (position == 0) continue;
      result.push_back({number, position, both ? words + "@" + std::to_string(position) : words});
    }
  }
  return result;
}

}  // namespace naive
