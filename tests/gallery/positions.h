// Sheets with something on them, for tests and pictures: what is marked is named as in a record.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include "core/clever/clever_rules.h"
#include "core/ensure.h"

namespace positions {

using fox::clever::Action;
using fox::clever::Rules;
using fox::clever::SheetDef;
using fox::clever::State;

inline std::pair<std::size_t, std::size_t> find(const SheetDef& def, const std::string& mark) {
  const auto dot = mark.find('.');
  for (std::size_t a = 0; a < def.areas.size(); ++a)
    for (std::size_t c = 0; c < def.areas[a].cells.size(); ++c)
      if (def.areas[a].id == mark.substr(0, dot) && def.areas[a].cells[c].name == mark.substr(dot + 1))
        return {a, c};
  ensure(false, "a position names a cell of its sheet");
  return {};
}

struct Writer {
  const Rules& rules;
  State& state;

  void cross(const std::string& area, std::initializer_list<const char*> cells) const {
    for (const char* cell : cells) {
      const auto [a, c] = find(*rules.def, area + "." + cell);
      state.pads[0].marked[a] |= 1u << c;
    }
  }
  void circle(const std::string& area, std::initializer_list<const char*> cells) const {
    for (const char* cell : cells) {
      const auto [a, c] = find(*rules.def, area + "." + cell);
      state.pads[0].noted[rules.sheet.area[a].noted] |= 1u << c;
    }
  }
  void write(const std::string& area, std::initializer_list<std::pair<const char*, int>> numbers) const {
    for (const auto& [cell, number] : numbers) {
      const auto [a, c] = find(*rules.def, area + "." + cell);
      state.pads[0].marked[a] |= 1u << c;
      state.pads[0].numbers[rules.sheet.area[a].first_number + c] = static_cast<std::uint8_t>(number);
    }
  }
  void track(Action action, int circled, unsigned crossed) const {
    state.pads[0].circled[static_cast<std::size_t>(action)] = static_cast<std::uint8_t>(circled);
    state.pads[0].crossed[static_cast<std::size_t>(action)] = static_cast<std::uint8_t>(crossed);
  }
};

// Half a game on each of our sheets.
inline State half_way(const Rules& rules) {
  State state{};
  state.round = 4;
  const Writer pen{rules, state};
  const std::string& id = rules.def->id;
  if (id == "ganz-schoen-clever") {
    pen.cross("yellow", {"12", "22", "42", "43", "44"});
    pen.cross("blue", {"2", "6", "9"});
    pen.cross("green", {"1", "2", "3", "4", "5"});
    pen.write("orange", {{"1", 5}, {"2", 3}, {"3", 6}, {"4", 4}});
    pen.write("purple", {{"1", 2}, {"2", 5}, {"3", 6}});
    pen.track(Action::reroll, 4, 3);
    pen.track(Action::plus1, 2, 1);
  } else if (id == "clever-hoch-drei") {
    pen.cross("yellow", {"13", "23", "25", "32"});
    pen.cross("turquoise", {"12", "13", "15", "24", "25", "31", "44"});
    pen.write("blue", {{"L1", 6}, {"L2", 5}, {"R1", 8}, {"R2", 9}, {"R3", 10}});
    pen.cross("brown", {"2", "4", "5"});
    pen.write("pink", {{"1", 3}, {"2", 2}, {"3", 10}, {"4", 3}, {"5", 2}});
    pen.circle("pink", {"2", "4", "5"});
    pen.track(Action::reroll, 4, 3);
    pen.track(Action::number, 3, 2);
    pen.track(Action::plus1, 2, 3);
  } else {
    const bool ours = id == "doppelt-so-clever";
    state.round = 3;
    pen.cross(ours ? "silver" : "orange", {"y1", "y3", "b2", "b3", "b4", "g3"});
    pen.cross(ours ? "silver" : "orange", {ours ? "p3" : "p3", ours ? "p6" : "p6"});
    pen.cross("yellow", {"12", "21"});
    pen.circle("yellow", {"23", "54"});
    pen.write("blue", {{"1", 11}, {"2", 9}, {"3", 8}, {"4", 8}});
    pen.write("green", {{"1", 10}, {"2", 2}, {"3", 12}});
    pen.write(ours ? "pink" : "purple", {{"1", 5}, {"2", 3}, {"3", 4}, {"4", 2}});
    pen.track(Action::reroll, 3, 3);
    pen.track(Action::back, 3, 1);
    pen.track(Action::plus1, 1, 0);
  }
  return state;
}

inline fox::clever::Mask cells(const SheetDef& def, const std::string& area,
                               std::initializer_list<const char*> names) {
  fox::clever::Mask mask = 0;
  for (const char* name : names) mask |= 1u << find(def, area + "." + name).second;
  return mask;
}

}  // namespace positions
