// Points of every player from the marks and the rounds begun: areas, foxes, totals, places, the solo rating.
#pragma once

#include "core/clever/clever_state.h"
#include "core/ties.h"

namespace fox::clever {

struct Area;
struct Rules;

using AreaPoints = std::array<int, kMaxAreas>;

struct PlayerTally {
  AreaPoints areas{};
  int foxes = 0;
  int fox_points = 0;
  int total = 0;
  int rank = 1;
};

struct Tally {
  std::array<PlayerTally, kMaxPlayers> players{};
  int count = 0;
  bool over = false;
  Tie tie = Tie::none;  // equal totals were parted by the best single area, or share a place
  int rating = -1;      // index into SheetDef::ratings, alone at the end only
};

// The number that stands in a field.
int number_at(const Area& area, const Pad& pad, int cell);

// Has a marked field given what is printed below it?
bool field_gave(const Area& area, const Pad& pad, int cell);

int area_points(const Area& area, const Pad& pad, int a);

AreaPoints points_of(const Rules& rules, const Pad& pad);

// Printed ones that were reached, and those that rounds gave.
int foxes_of(const Rules& rules, const State& state, std::size_t seat);

PlayerTally tally_of(const Rules& rules, const State& state, std::size_t seat);

Tally score(const Rules& rules, const State& state);

}  // namespace fox::clever
