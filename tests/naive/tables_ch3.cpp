#include "tables.h"

namespace naive {

Table clever_hoch_drei() {
  Table t;
  t.id = "clever-hoch-drei";
  t.family = "ch3";
  t.dice = "wytbnp";
  t.area_of_die = {{'y', "yellow"}, {'t', "turquoise"}, {'b', "blue"}, {'n', "brown"}, {'p', "pink"}};
  t.areas = {"yellow", "turquoise", "blue", "brown", "pink"};
  t.kind_of_area = {{"yellow", "yellow"},
                    {"turquoise", "turquoise"},
                    {"blue", "blue"},
                    {"brown", "brown"},
                    {"pink", "pink"}};
  t.track_length = {{"reroll", 7}, {"number", 7}, {"plus1", 7}};
  t.track_end = {{"reroll", "fox"}, {"number", "pink"}, {"plus1", "brown"}};
  t.gifts = {"reroll", "plus1", "number", "black", "", ""};
  t.numbers["number fields"] = {3, 4, 5, 6, 0, 0, 0};  // 0 = "?"

  t.printed = {
      {"yellow.11", 1}, {"yellow.12", 2}, {"yellow.13", 3}, {"yellow.14", 4}, {"yellow.15", 5},
      {"yellow.16", 6}, {"yellow.21", 1}, {"yellow.22", 2}, {"yellow.23", 3}, {"yellow.24", 4},
      {"yellow.25", 5}, {"yellow.26", 6}, {"yellow.31", 1}, {"yellow.32", 2}, {"yellow.33", 3},
      {"yellow.34", 4}, {"yellow.35", 5}, {"yellow.36", 6},

      {"brown.1", 1},   {"brown.2", 5},   {"brown.3", 3},   {"brown.4", 4},   {"brown.5", 2},
      {"brown.6", 6},   {"brown.7", 4},   {"brown.8", 5},   {"brown.9", 2},   {"brown.10", 1},
      {"brown.11", 6},  {"brown.12", 3},
  };
  // The grey yellow cell of each number, as row: number 1 is grey in row III.
  t.numbers["grey row"] = {3, 3, 2, 2, 1, 1};

  t.lines = {
      // yellow, between rows I and II
      {{"yellow.11", "yellow.21"}, "reroll"},
      {{"yellow.12", "yellow.22"}, "number"},
      {{"yellow.13", "yellow.23"}, "pink"},
      {{"yellow.14", "yellow.24"}, "plus1"},
      {{"yellow.15", "yellow.25"}, "turquoise"},
      {{"yellow.16", "yellow.26"}, "fox"},
      // yellow, between rows II and III
      {{"yellow.21", "yellow.31"}, "number"},
      {{"yellow.22", "yellow.32"}, "turquoise"},
      {{"yellow.23", "yellow.33"}, "blue"},
      {{"yellow.24", "yellow.34"}, "brown"},
      {{"yellow.25", "yellow.35"}, "yellow"},
      {{"yellow.26", "yellow.36"}, "plus1"},
      // turquoise rows: the cells with a turquoise background
      {{"turquoise.11", "turquoise.12", "turquoise.13", "turquoise.14", "turquoise.15", "turquoise.16"},
       "fox"},
      {{"turquoise.21", "turquoise.22", "turquoise.23", "turquoise.24", "turquoise.25"}, "plus1"},
      {{"turquoise.31", "turquoise.32", "turquoise.33"}, "brown"},
      {{"turquoise.41", "turquoise.42"}, "turquoise"},
      // turquoise columns
      {{"turquoise.11", "turquoise.21", "turquoise.31", "turquoise.41", "turquoise.51"}, "brown"},
      {{"turquoise.12", "turquoise.22", "turquoise.32", "turquoise.42"}, "pink"},
      {{"turquoise.13", "turquoise.23", "turquoise.33"}, "yellow"},
      {{"turquoise.14", "turquoise.24"}, "number"},
      {{"turquoise.15", "turquoise.25"}, "blue"},
      {{"turquoise.16"}, "reroll"},
      // brown, between neighbours
      {{"brown.1", "brown.2"}, "number"},
      {{"brown.2", "brown.3"}, "pink"},
      {{"brown.4", "brown.5"}, "reroll"},
      {{"brown.5", "brown.6"}, "turquoise"},
      {{"brown.7", "brown.8"}, "plus1"},
      {{"brown.8", "brown.9"}, "blue"},
      {{"brown.10", "brown.11"}, "yellow"},
      {{"brown.11", "brown.12"}, "fox"},
  };

  t.field_earns = {
      {"blue.L2", "number"}, {"blue.L3", "yellow"},    {"blue.L5", "pink"},      {"blue.L6", "plus1"},
      {"blue.R2", "reroll"}, {"blue.R3", "brown"},     {"blue.R5", "turquoise"}, {"blue.R6", "fox"},

      {"pink.2", "reroll"},  {"pink.3", "blue"},       {"pink.4", "plus1"},      {"pink.5", "number"},
      {"pink.6", "yellow"},  {"pink.7", "brown"},      {"pink.8", "reroll"},     {"pink.9", "fox"},
      {"pink.10", "blue"},   {"pink.11", "turquoise"}, {"pink.12", "black"},
  };

  t.numbers["yellow points"] = {0, 2, 6, 12, 20, 30, 42};
  t.numbers["turquoise points"] = {0, 1, 3, 6, 10, 15, 21};
  t.numbers["blue points"] = {0, 3, 6, 9, 13, 17, 22};
  t.numbers["brown points"] = {0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90};
  t.numbers["pink star"] = {0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3};  // 0 = no star
  return t;
}

const Table* find_table(const std::string& id) {
  static const std::map<std::string, Table> tables = {
      {"ganz-schoen-clever", ganz_schoen_clever()},
      {"doppelt-so-clever", doppelt_so_clever()},
      {"doppelt-so-clever-gsc-dice", doppelt_so_clever_gsc_dice()},
      {"clever-hoch-drei", clever_hoch_drei()},
  };
  const auto found = tables.find(id);
  return found == tables.end() ? nullptr : &found->second;
}

}  // namespace naive
