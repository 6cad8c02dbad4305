// What is printed on a sheet: cells, lines with their bonuses, points, tracks.
// Each sheet's numbers are typed out by hand in its own file; nothing is
// worked out from anything else.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace naive {

// A set of cells that earns something once all of them are marked.
struct Line {
  std::vector<std::string> cells;
  std::string earns;
};

struct Table {
  std::string id;
  std::string family;                       // "gsc", "dsc" or "ch3"
  std::string dice;                         // letters in the sheet's order
  std::map<char, std::string> area_of_die;  // without the white die
  std::vector<std::string> areas;
  // The rule an area follows. Differs from its name only where the sheet is
  // printed in other colours.
  std::map<std::string, std::string> kind_of_area;
  std::map<std::string, int> track_length;       // per action
  std::map<std::string, std::string> track_end;  // bonus at the last circle
  std::vector<std::string> gifts;                // by round, "" = none
  std::vector<Line> lines;
  std::map<std::string, std::string> field_earns;   // cell -> bonus
  std::map<std::string, int> printed;               // cell -> number printed in it
  std::map<std::string, std::vector<int>> numbers;  // named rows of numbers
};

// Null where there is no such sheet.
const Table* find_table(const std::string& id);

Table ganz_schoen_clever();
Table doppelt_so_clever();
Table doppelt_so_clever_gsc_dice();
Table clever_hoch_drei();

}  // namespace naive
