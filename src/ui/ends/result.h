// What the back of the sheet says of a game, whatever its family: the points of everybody by area, foxes,
// places, why a tie was broken, the ladder of those who play alone. Values and words, no drawing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "ui/frame/color.h"
#include "ui/look/signs.h"

namespace fox::ui {

struct ResultArea {
  std::string id, name, letter, pattern;
  Color key = 0;
};

struct ResultPlayer {
  std::string name;
  std::vector<int> areas;  // points, in the order of Result::areas
  int foxes = 0, fox_points = 0;
  int bonus = 0;    // for reaching the target
  int lowest = -1;  // the area the foxes look at; none while all are alike
  int total = 0, rank = 1;
  int unused = -1, lost = -1;  // actions, bonuses; -1: the game has no such thing
};

struct Rung {
  int from = 0;
  std::string name;
};

// The line that brought most marks.
struct Chain {
  int marks = 0, seat = 0, round = 0;
};

struct Result {
  std::string sheet, title;
  int rounds = 0;
  bool over = false, has_foxes = false, has_bonus = false;
  std::optional<Sign> die;  // that stands for a game of it
  std::vector<ResultArea> areas;
  std::vector<ResultPlayer> players;  // by seat
  std::string tie;                    // why equal totals are not equal, or share a place; empty
  std::vector<Rung> ladder;           // alone: best first
  int rung = -1;                      // the one that was reached
  std::string next;                   // who begins the next game at this table
  Chain chain;

  [[nodiscard]] bool alone() const { return players.size() == 1; }
  [[nodiscard]] std::vector<std::string> names() const;
};

// The areas of a sheet, whatever its family; empty where there is no such sheet.
std::vector<ResultArea> areas_of(const std::string& sheet, SheetLibrary& sheets, const Catalogue& words);

// As the sheets stand now. `whole`: with what only all lines together tell (the longest chain, what was
// lost).
Result result_of(const Game& game, SheetLibrary& sheets, const Catalogue& words, bool whole);

// "Ada wins with 197 points"; and what is worth knowing besides, one fact each.
std::string headline(const Result& result, const Catalogue& words);
std::vector<std::string> headline_facts(const Result& result, const Catalogue& words);
// Under the table: the longest chain, what was left over.
std::vector<std::string> notes_of(const Result& result, const Catalogue& words);

}  // namespace fox::ui
