#include "tables.h"

namespace naive {

Table ganz_schoen_clever() {
  Table t;
  t.id = "ganz-schoen-clever";
  t.family = "gsc";
  t.dice = "wybgop";
  t.area_of_die = {{'y', "yellow"}, {'b', "blue"}, {'g', "green"}, {'o', "orange"}, {'p', "purple"}};
  t.areas = {"yellow", "blue", "green", "orange", "purple"};
  t.kind_of_area = {
      {"yellow", "yellow"}, {"blue", "blue"}, {"green", "green"}, {"orange", "orange"}, {"purple", "purple"}};
  t.track_length = {{"reroll", 7}, {"plus1", 7}};
  t.track_end = {{"reroll", ""}, {"plus1", ""}};
  t.gifts = {"reroll", "plus1", "reroll", "black", "", ""};

  t.printed = {
      {"yellow.11", 3}, {"yellow.12", 6}, {"yellow.13", 5}, {"yellow.21", 2},
      {"yellow.22", 1}, {"yellow.24", 5}, {"yellow.31", 1}, {"yellow.33", 2},
      {"yellow.34", 4}, {"yellow.42", 3}, {"yellow.43", 4}, {"yellow.44", 6},
  };

  t.lines = {
      // yellow rows, then the diagonal from top left
      {{"yellow.11", "yellow.12", "yellow.13"}, "blue"},
      {{"yellow.21", "yellow.22", "yellow.24"}, "orange4"},
      {{"yellow.31", "yellow.33", "yellow.34"}, "green"},
      {{"yellow.42", "yellow.43", "yellow.44"}, "fox"},
      {{"yellow.11", "yellow.22", "yellow.33", "yellow.44"}, "plus1"},
      // blue rows
      {{"blue.2", "blue.3", "blue.4"}, "orange5"},
      {{"blue.5", "blue.6", "blue.7", "blue.8"}, "yellow"},
      {{"blue.9", "blue.10", "blue.11", "blue.12"}, "fox"},
      // blue columns
      {{"blue.5", "blue.9"}, "reroll"},
      {{"blue.2", "blue.6", "blue.10"}, "green"},
      {{"blue.3", "blue.7", "blue.11"}, "purple6"},
      {{"blue.4", "blue.8", "blue.12"}, "plus1"},
  };

  t.field_earns = {
      {"green.4", "plus1"},   {"green.6", "blue"},      {"green.7", "fox"},
      {"green.9", "purple6"}, {"green.10", "reroll"},

      {"orange.3", "reroll"}, {"orange.5", "yellow"},   {"orange.6", "plus1"},
      {"orange.8", "fox"},    {"orange.10", "purple6"},

      {"purple.3", "reroll"}, {"purple.4", "blue"},     {"purple.5", "plus1"},
      {"purple.6", "yellow"}, {"purple.7", "fox"},      {"purple.8", "reroll"},
      {"purple.9", "green"},  {"purple.10", "orange6"}, {"purple.11", "plus1"},
  };

  t.numbers["blue points"] = {0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56};
  t.numbers["green at least"] = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6};
  t.numbers["green points"] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66};
  t.numbers["orange times"] = {1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3};
  return t;
}

}  // namespace naive
