// A new game is set up: sheet, names and seats, who begins, mode, house rules.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "sheets/library.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

struct NewGameState {
  std::string sheet = "ganz-schoen-clever";
  std::vector<std::string> names;  // by seat, from the last game; empty: nobody is named yet
  std::vector<std::string> known;  // names used before, latest first
  RecordMode mode = RecordMode::table;
  std::map<std::string, std::string> rules;  // switches that differ from their default
  int editing = -1;                          // the seat whose name is being typed
  std::string typed;
  std::string refused;  // why the last letter is not in it, or empty
  bool rules_open = false;
  bool to_rules = false;  // they were opened just now: they come into view
  float scrolled = 0;
  int picked = -1;      // the seat that was tapped to swap it
  int dragged = -1;     // the seat that is being dragged
  Point drag;           // how far, pixels
  std::string problem;  // why the last tap did nothing, or empty
};

Wish draw_new_game(Ui& ui, NewGameState& state, SheetLibrary& sheets);

}  // namespace fox::ui
