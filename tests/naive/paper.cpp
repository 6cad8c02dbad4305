#include "paper.h"

#include <algorithm>

#include "text.h"

namespace naive {

bool is_marked(const Paper& paper, const std::string& cell) {
  return paper.cells.count(cell) > 0;
}

int filled(const Paper& paper, const std::string& track) {
  int count = 0;
  while (is_marked(paper, track + std::to_string(count + 1))) count++;
  return count;
}

int last_number(const Paper& paper, const std::string& track) {
  const int count = filled(paper, track);
  if (count == 0) return 0;
  return leading_number(paper.cells.at(track + std::to_string(count)));
}

void write_mark(const std::string& family, Paper& paper, const std::string& mark) {
  const std::string cell = cell_of(mark);
  std::string value = value_of(mark);
  const bool yellow = cell.rfind("yellow.", 0) == 0;
  if (family == "dsc" && yellow && !is_marked(paper, cell)) value = "circle";
  paper.cells[cell] = value;
}

void force_state_mark(Paper& paper, const std::string& mark) {
  const std::string circle = ":circle";
  const auto at = mark.find(circle);
  if (at != std::string::npos) {
    paper.cells[mark.substr(0, at)] = "circle";
    return;
  }
  paper.cells[cell_of(mark)] = value_of(mark);
}

std::vector<std::string> state_marks(const Paper& paper) {
  std::vector<std::string> marks;
  for (const auto& [cell, value] : paper.cells) {
    if (value.empty()) {
      marks.push_back(cell);
    } else if (value == "circle") {
      marks.push_back(cell + ":circle");
    } else {
      marks.push_back(cell + "=" + value);
    }
  }
  std::sort(marks.begin(), marks.end());
  return marks;
}

std::vector<int> open_actions(const Paper& paper, const std::string& action) {
  std::vector<int> open;
  const auto circled = paper.circled.find(action);
  if (circled == paper.circled.end()) return open;
  const auto crossed = paper.crossed.find(action);
  for (int position = 1; position <= circled->second; position++) {
    if (crossed != paper.crossed.end() && crossed->second.count(position) > 0) continue;
    open.push_back(position);
  }
  return open;
}

}  // namespace naive
