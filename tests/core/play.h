// Random play for the tests: a small generator of its own, throws, and the policies that choose among legal
// lines. "Hunting" play goes for the ends of rows, lines and tracks, which uniform play almost never reaches.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/clever/clever_family.h"

namespace play {

using namespace fox::clever;

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u + 1) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  int face() { return 1 + below(6); }

 private:
  std::uint64_t state_;
};

// Faces for the dice that a roll or reroll line is about.
inline ByDie throw_dice(const Rules& rules, const State& state, Random& random) {
  ByDie dice;
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (has(state.hand, die)) dice.say(die, random.face());
  return dice;
}

// What a hunter values: points, circles, and cells that bring a line or a row nearer to its end.
inline int worth(const Rules& rules, const State& state, int seat) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  int worth = tally_of(rules, state, static_cast<std::size_t>(seat)).total;
  for (const auto circled : pad.circled) worth += 4 * circled;
  for (const auto crossed : pad.crossed) worth += 3 * __builtin_popcount(crossed);
  for (const auto marked : pad.marked) worth += 5 * __builtin_popcount(marked);
  for (const auto noted : pad.noted) worth += 3 * __builtin_popcount(noted);
  return worth;
}

inline const Line& choose(const Rules& rules, const State& state, const Lines& lines, bool hunting,
                          Random& random) {
  const auto any = static_cast<std::size_t>(random.below(static_cast<int>(lines.size())));
  if (!hunting || random.below(6) == 0 || is_throw(lines[any])) return lines[any];
  std::size_t best = any;
  int best_worth = -1000;
  for (int i = 0; i < 12; ++i) {
    const auto candidate = static_cast<std::size_t>(random.below(static_cast<int>(lines.size())));
    if (is_throw(lines[candidate])) continue;
    State after = state;
    Family::play(rules, after, lines[candidate], nullptr);
    const int value = worth(rules, after, lines[candidate].seat);
    if (value > best_worth) best = candidate, best_worth = value;
  }
  return lines[best];
}

// The n-th of many games: every number of players meets either policy, with the house rules and without.
struct Mix {
  explicit Mix(int game) : players(1 + game % 4), hunting(game / 4 % 2 == 1), switched(game / 8 % 2 == 1) {}

  int players;
  bool hunting, switched;
};

// Dice somebody could name in sheet mode: a die with its face, some context, a place and a role.
inline Line random_use(const Rules& rules, Random& random) {
  Line use;
  use.kind = LineKind::use;
  use.die = static_cast<std::uint8_t>(random.below(rules.sheet.dice));
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (die == use.die || random.below(3) != 0) use.dice.say(die, random.face());
  use.from = static_cast<From>(random.below(5));
  const int role = random.below(6);
  use.role = role == 0 ? Role::passive : role == 1 ? Role::extra : Role::active;
  return use;
}

}  // namespace play
