// Holds the engine against the naive second implementation: the same legal lines, the same state after each
// of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>

#include "naive/naive.h"
#include "play.h"
#include "sheets.h"

// Twenty are asked after every line, and taking each apart for a report would be half of the time.
#define SAME(...) \
  if (!(__VA_ARGS__)) REQUIRE(__VA_ARGS__)

namespace compare {

using namespace fox::clever;

inline std::vector<std::string> sorted_texts(const Rules& rules, const Lines& lines) {
  std::vector<std::string> texts;
  for (const auto& line : lines) texts.push_back(write_line(rules, line));
  std::sort(texts.begin(), texts.end());
  return texts;
}

inline std::map<std::string, int> dice_set(const Rules& rules, const State& state, std::uint8_t set) {
  std::map<std::string, int> dice;
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (has(set, die) && state.face[static_cast<std::size_t>(die)] != 0)
      dice[std::string(1, rules.def->dice[static_cast<std::size_t>(die)].letter)] =
          state.face[static_cast<std::size_t>(die)];
  return dice;
}

// The pads of one game. Marks are written out and points counted where the engine's pad changed; that the
// other one changed no sooner and no later, is asked after every line.
class Pads {
 public:
  void agree(const Rules& rules, const State& state, const naive::Game& other) {
    for (int seat = 1; seat <= rules.players; ++seat) {
      const Pad& pad = state.pads[static_cast<std::size_t>(seat - 1)];
      std::optional<Seen>& seen = seen_[static_cast<std::size_t>(seat - 1)];
      const bool changed = !seen || std::memcmp(&seen->pad, &pad, sizeof pad) != 0;
      if (changed) seen = {pad, marks(rules, pad)};
      SAME(seen->marks == other.marks(seat));
      earned_agree(rules, state, seat, other);
      if (changed) points_agree(rules, state, seat, other);
    }
  }

 private:
  struct Seen {
    Pad pad;
    std::vector<std::string> marks;
  };

  static void earned_agree(const Rules& rules, const State& state, int seat, const naive::Game& other) {
    const Pad& pad = state.pads[static_cast<std::size_t>(seat - 1)];
    auto waits = waiting(rules, pad);
    std::sort(waits.begin(), waits.end());
    SAME(waits == other.waiting(seat));
    const char* const actions[] = {"reroll", "back", "plus1", "number"};
    for (std::size_t a = 0; a < kActions; ++a) {
      if (rules.sheet.track[a].fields == 0) continue;
      SAME(int{pad.circled[a]} == other.circled(seat, actions[a]));
      SAME(__builtin_popcount(pad.crossed[a]) == other.crossed(seat, actions[a]));
    }
    SAME(foxes_of(rules, state, static_cast<std::size_t>(seat - 1)) == other.foxes(seat));
  }

  static void points_agree(const Rules& rules, const State& state, int seat, const naive::Game& other) {
    const PlayerTally tally = tally_of(rules, state, static_cast<std::size_t>(seat - 1));
    const auto points = other.areas(seat);
    for (std::size_t a = 0; a < rules.sheet.areas; ++a)
      SAME(tally.areas[a] == points.at(rules.def->areas[a].id));
    SAME(tally.total == other.total(seat));
  }

  std::array<std::optional<Seen>, kMaxPlayers> seen_;
};

inline void table_agrees(const Rules& rules, const State& state, const naive::Game& other, Pads& pads) {
  pads.agree(rules, state, other);
  SAME(fox::enum_name(state.phase) == other.phase());
  SAME((state.phase == Phase::over) == other.is_over());
  SAME(int{state.round} == other.round());
  if (state.phase == Phase::over) {
    const Tally tally = score(rules, state);
    for (int seat = 0; seat < rules.players; ++seat)
      SAME(tally.players[static_cast<std::size_t>(seat)].rank ==
           other.ranks()[static_cast<std::size_t>(seat)]);
    return;
  }
  SAME(state.active + 1 == other.active());
  SAME(int{state.roll} == other.roll());
  SAME(dice_set(rules, state, state.hand) == other.hand());
  SAME(dice_set(rules, state, state.platter) == other.platter());
  std::vector<std::string> fields;
  for (const auto die : state.field)
    fields.push_back(die == kNone ? std::string()
                                  : rules.def->dice[die].letter + std::to_string(state.face[die]));
  SAME(fields == other.fields());
  for (int seat = 1; seat <= rules.players; ++seat)
    if (state.phase == Phase::turn_end) SAME(has(state.done, seat - 1) == other.done(seat));
}

}  // namespace compare
