// One player's sheet of paper: what is marked, circled, crossed and waiting.
// The last three members belong to the turn being played, not to the paper.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace naive {

// Every switch of the rulings, always filled in.
using Rules = std::map<std::string, std::string>;

struct Paper {
  // Cell -> what stands in it: "" crossed, "circle", "5", "3:bonus".
  std::map<std::string, std::string> cells;
  std::map<std::string, int> circled;            // so far, crossed ones included
  std::map<std::string, std::set<int>> crossed;  // positions on the track
  std::vector<std::string> waiting;
  int foxes = 0;

  bool regular_open = false;  // has yet to take or decline, or is rolling
  bool done = false;
  std::set<char> extra_used;
};

bool is_marked(const Paper& paper, const std::string& cell);

// How many fields of a numbered track are filled, and what the last one says.
int filled(const Paper& paper, const std::string& track);
int last_number(const Paper& paper, const std::string& track);

// A mark as written in a line; an open yellow cell of doppelt so clever gets
// its circle, a circled one its cross.
void write_mark(const std::string& family, Paper& paper, const std::string& mark);

// A mark as it stands in a state, forced onto the paper.
void force_state_mark(Paper& paper, const std::string& mark);
std::vector<std::string> state_marks(const Paper& paper);

// Positions circled and not yet crossed.
std::vector<int> open_actions(const Paper& paper, const std::string& action);

}  // namespace naive
