// The smallest family there can be, for the tests alone: a row of numbers, in turn everybody crosses one of
// them, and whoever crosses the last number ends the game. What is crossed is added up.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/family.h"
#include "core/fixed_list.h"
#include "core/ties.h"

namespace fox::row {

inline constexpr int kMaxPlayers = 4, kMaxNumbers = 12;

struct Number {
  std::string id, color;
};
struct SheetDef {
  static constexpr const char* family = "row";
  std::string id;
  int min_players = 1, max_players = kMaxPlayers;
  int numbers = 0;  // from 1 on
  std::vector<Number> faces;
};
inline auto& coloured(SheetDef& sheet) {
  return sheet.faces;
}

struct Rules {
  SheetDef sheet;
  int players = 1;
};
struct State {
  std::array<std::uint16_t, kMaxPlayers> crossed{};  // by seat, a bit a number
  std::uint8_t active = 0, round = 1;
  bool over = false;
};
struct Line {
  std::uint8_t seat = 0, number = 1;
};
struct Event {
  std::uint8_t seat = 0, number = 0;
};
using Lines = FixedList<Line, kMaxNumbers>;
using Events = FixedList<Event, 1>;

struct Score {
  int total = 0, rank = 1;
};
struct Tally {
  std::array<Score, kMaxPlayers> players{};
  int count = 0;
  Tie tie = Tie::none;
};

inline bool crossed(const State& state, int seat, int number) {
  return (state.crossed[static_cast<std::size_t>(seat)] >> number & 1) != 0;
}

struct Family {
  using Rules = row::Rules;
  using State = row::State;
  using Line = row::Line;
  using Lines = row::Lines;
  using Events = row::Events;
  using Tally = row::Tally;

  static State begin(const Rules& rules, Events& events);
  static void legal(const Rules& rules, const State& state, Lines& lines);
  static std::optional<Refusal> why(const Rules& rules, const State& state, const Line& line);
  static Outcome<Family> apply(const Rules& rules, const State& state, const Line& line);
  static Tally score(const Rules& rules, const State& state);
};
static_assert(fox::Family<Family>);

}  // namespace fox::row
