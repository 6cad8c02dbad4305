#include "tables.h"

namespace naive {

namespace {

// The two printings differ in the names of the silver and the pink area only.
Table layout(const std::string& silver, const std::string& pink) {
  Table t;
  t.family = "dsc";
  t.areas = {silver, "yellow", "blue", "green", pink};
  t.kind_of_area = {
      {silver, "silver"}, {"yellow", "yellow"}, {"blue", "blue"}, {"green", "green"}, {pink, "pink"}};
  t.track_length = {{"reroll", 6}, {"back", 6}, {"plus1", 6}};
  t.track_end = {{"reroll", "fox"}, {"back", pink}, {"plus1", silver}};
  t.gifts = {"reroll", "plus1", "back", "black", "", ""};

  t.printed = {
      {"yellow.12", 3}, {"yellow.14", 6}, {"yellow.21", 1}, {"yellow.23", 2}, {"yellow.32", 4},
      {"yellow.34", 3}, {"yellow.41", 2}, {"yellow.43", 5}, {"yellow.52", 5}, {"yellow.54", 4},
  };

  const std::string s = silver + ".";
  t.lines = {
      // silver columns
      {{s + "y1", s + "b1", s + "g1", s + "p1"}, "plus1"},
      {{s + "y2", s + "b2", s + "g2", s + "p2"}, "yellow"},
      {{s + "y3", s + "b3", s + "g3", s + "p3"}, "fox"},
      {{s + "y4", s + "b4", s + "g4", s + "p4"}, "blue"},
      {{s + "y5", s + "b5", s + "g5", s + "p5"}, "green"},
      {{s + "y6", s + "b6", s + "g6", s + "p6"}, pink},
      // yellow rows
      {{"yellow.12", "yellow.14"}, "blue"},
      {{"yellow.21", "yellow.23"}, "back"},
      {{"yellow.32", "yellow.34"}, "yellow"},
      {{"yellow.41", "yellow.43"}, "green"},
      {{"yellow.52", "yellow.54"}, pink},
      // yellow columns
      {{"yellow.21", "yellow.41"}, "reroll"},
      {{"yellow.12", "yellow.32", "yellow.52"}, "plus1"},
      {{"yellow.23", "yellow.43"}, silver},
      {{"yellow.14", "yellow.34", "yellow.54"}, "fox"},
  };

  t.field_earns = {
      {"blue.2", "back"},      {"blue.3", "yellow"},     {"blue.5", "plus1"},    {"blue.6", "reroll"},
      {"blue.7", pink},        {"blue.9", "fox"},        {"blue.10", "back"},    {"blue.12", "green"},

      {"green.2", "reroll"},   {"green.4", "blue"},      {"green.5", "back"},    {"green.7", "fox"},
      {"green.8", silver},     {"green.9", "plus1"},     {"green.11", pink},     {"green.12", "yellow"},

      {pink + ".3", "reroll"}, {pink + ".4", "back"},    {pink + ".5", "plus1"}, {pink + ".6", "green"},
      {pink + ".7", "yellow"}, {pink + ".8", "fox"},     {pink + ".9", silver},  {pink + ".10", "reroll"},
      {pink + ".11", "blue"},  {pink + ".12", "yellow"},
  };

  t.numbers["silver points"] = {0, 2, 4, 7, 11, 16, 22};
  t.numbers["yellow points"] = {0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165};
  t.numbers["blue points"] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78};
  t.numbers["green times"] = {2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1};
  t.numbers["pink minimum"] = {0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6};
  return t;
}

}  // namespace

Table doppelt_so_clever() {
  Table t = layout("silver", "pink");
  t.id = "doppelt-so-clever";
  t.dice = "wsybgp";
  t.area_of_die = {{'s', "silver"}, {'y', "yellow"}, {'b', "blue"}, {'g', "green"}, {'p', "pink"}};
  return t;
}

Table doppelt_so_clever_gsc_dice() {
  Table t = layout("orange", "purple");
  t.id = "doppelt-so-clever-gsc-dice";
  t.dice = "woybgp";
  t.area_of_die = {{'o', "orange"}, {'y', "yellow"}, {'b', "blue"}, {'g', "green"}, {'p', "purple"}};
  return t;
}

}  // namespace naive
