#include "bonuses.h"

#include <set>

#include "marks.h"
#include "text.h"

namespace naive {

namespace {

void add_singles(const Table& table, const Rules& rules, const Paper& paper, const std::string& area,
                 int number, const std::string& white, std::vector<BonusChoice>& choices) {
  const std::string place = rules.at("yellow-question") == "grey" ? "grey" : "any";
  for (const std::string& mark : single_marks(table, rules, paper, area, number, place)) {
    choices.push_back({white, {mark}});
  }
}

void add_range(const Table& table, const Rules& rules, const Paper& paper, const std::string& area, int from,
               int to, std::vector<BonusChoice>& choices) {
  for (int number = from; number <= to; number++) add_singles(table, rules, paper, area, number, "", choices);
}

// The green X of ganz schön clever asks for no threshold.
void add_next_green(const Paper& paper, std::vector<BonusChoice>& choices) {
  const int field = filled(paper, "green.") + 1;
  if (field <= 11) choices.push_back({"", {"green." + std::to_string(field)}});
}

void add_gsc(const Table& table, const Rules& rules, const Paper& paper, const std::string& name,
             std::vector<BonusChoice>& choices) {
  const bool black = name == "black";
  if (black || name == "yellow") add_range(table, rules, paper, "yellow", 1, 6, choices);
  if (black || name == "blue") add_range(table, rules, paper, "blue", 2, 12, choices);
  if (black || name == "green") add_next_green(paper, choices);
  if (name == "orange4") add_singles(table, rules, paper, "orange", 4, "", choices);
  if (name == "orange5") add_singles(table, rules, paper, "orange", 5, "", choices);
  if (black || name == "orange6") add_singles(table, rules, paper, "orange", 6, "", choices);
  if (black || name == "purple6") add_singles(table, rules, paper, "purple", 6, "", choices);
}

void add_ch3_blue(const Table& table, const Rules& rules, const Paper& paper, int white_face,
                  std::vector<BonusChoice>& choices) {
  if (rules.at("blue-question") == "any-fitting") {
    add_range(table, rules, paper, "blue", 2, 12, choices);
    return;
  }
  for (int number = 1; number <= 6; number++) {
    if (white_face != 0) {
      add_singles(table, rules, paper, "blue", number + white_face, "", choices);
      continue;
    }
    for (int white = 1; white <= 6; white++) {
      add_singles(table, rules, paper, "blue", number + white, "w" + std::to_string(white), choices);
    }
  }
}

// One cross in a column, and for each die of its number perhaps one more.
void add_turquoise(const Table& table, const Rules& rules, const Paper& paper, const std::vector<int>& dice,
                   std::vector<BonusChoice>& choices) {
  for (int number = 1; number <= 6; number++) {
    Pick pick;
    pick.die = 't';
    pick.number = number;
    for (const int face : dice) pick.companions.emplace_back('x', face);
    for (const std::vector<std::string>& marks : pick_marks(table, rules, paper, pick))
      choices.push_back({"", marks});
  }
}

}  // namespace

std::vector<BonusChoice> bonus_choices(const Table& table, const Rules& rules, const Paper& paper,
                                       const std::string& name, int white_face,
                                       const std::vector<int>& dice) {
  std::vector<BonusChoice> choices;
  if (table.family == "gsc") {
    add_gsc(table, rules, paper, name, choices);
    return choices;
  }
  for (const std::string& area : table.areas) {
    if (name != "black" && name != area) continue;
    if (area == "turquoise" && rules.at("turquoise-question") == "companions") {
      add_turquoise(table, rules, paper, dice, choices);
    } else if (area != "blue") {
      add_range(table, rules, paper, area, 1, 6, choices);
    } else if (table.family == "dsc") {
      add_range(table, rules, paper, area, 2, 12, choices);
    } else {
      add_ch3_blue(table, rules, paper, white_face, choices);
    }
  }
  return choices;
}

void earn(const Table& table, Paper& paper, const std::string& what) {
  if (what.empty()) return;
  if (what == "fox") {
    paper.foxes++;
    return;
  }
  const auto track = table.track_length.find(what);
  if (track == table.track_length.end()) {
    paper.waiting.push_back(what);
    return;
  }
  if (paper.circled[what] == track->second) return;  // only after forced marks
  paper.circled[what]++;
  if (paper.circled[what] == track->second) earn(table, paper, table.track_end.at(what));
}

namespace {

bool is_complete(const Paper& paper, const Line& line) {
  for (const std::string& cell : line.cells) {
    if (!is_marked(paper, cell)) return false;
  }
  return true;
}

// Whether a field that has a bonus printed gives it for what was written.
bool field_pays(const Table& table, const std::string& mark) {
  const std::string cell = cell_of(mark);
  const std::string area = cell.substr(0, cell.find('.'));
  if (table.kind_of_area.at(area) != "pink") return true;
  if (table.family == "ch3") return mark.find(":bonus") != std::string::npos;
  const int field = leading_number(cell.substr(cell.find('.') + 1));
  const int minimum = table.numbers.at("pink minimum").at(static_cast<std::size_t>(field - 1));
  return leading_number(value_of(mark)) >= minimum;
}

}  // namespace

void write_and_collect(const Table& table, Paper& paper, const std::vector<std::string>& marks) {
  std::vector<bool> complete_before;
  for (const Line& line : table.lines) complete_before.push_back(is_complete(paper, line));
  for (const std::string& mark : marks) write_mark(table.family, paper, mark);

  for (const std::string& mark : marks) {
    const auto bonus = table.field_earns.find(cell_of(mark));
    if (bonus != table.field_earns.end() && field_pays(table, mark)) earn(table, paper, bonus->second);
  }
  for (std::size_t i = 0; i < table.lines.size(); i++) {
    if (!complete_before[i] && is_complete(paper, table.lines[i])) earn(table, paper, table.lines[i].earns);
  }
}

void settle(const Table& table, const Rules& rules, Paper& paper, int white_face,
            const std::vector<int>& dice) {
  while (true) {
    std::vector<std::string> usable;
    for (const std::string& name : paper.waiting) {
      if (!bonus_choices(table, rules, paper, name, white_face, dice).empty()) usable.push_back(name);
    }
    paper.waiting = usable;
    if (usable.size() != 1) return;
    std::set<std::vector<std::string>> marks;
    for (const BonusChoice& choice : bonus_choices(table, rules, paper, usable[0], white_face, dice)) {
      marks.insert(choice.marks);
    }
    if (marks.size() != 1) return;
    paper.waiting.clear();
    write_and_collect(table, paper, *marks.begin());
  }
}

}  // namespace naive
