// Everything a line can change, as plain values: the players' pads and the round on the table.
// Whatever can be derived (points, who may strike, what is legal) is not kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/named_enum.h"
#include "core/wizard/wizard_limits.h"

namespace fox::wizard {

// What stands in a field: a prediction of this round, X's (value: how many), a difference (value: as
// written), the 0 of a jester count, or a struck difference (value: the old number).
enum class Written : std::uint8_t { nothing, circle, hits, difference, zero, struck };

struct Field {
  Written what = Written::nothing;
  std::uint8_t value = 0;

  friend bool operator==(const Field&, const Field&) = default;
};

// Everything on one player's paper.
struct Pad {
  std::array<std::array<Field, kMaxColumns>, kMaxColours> fields;  // by colour, then column
  std::uint8_t jesters;                                            // bits: the field for n jesters is bit n-1

  friend bool operator==(const Pad&, const Pad&) = default;
};

FOX_NAMED_ENUM(Phase, card, turn, predict, strike, wizards, roll, stop, over, paper)

// The prediction of this round.
struct Prediction {
  std::uint8_t colour = kNone;
  std::uint8_t number = 0;

  [[nodiscard]] bool made() const { return colour != kNone; }
  friend bool operator==(const Prediction&, const Prediction&) = default;
};

struct State {
  std::array<Pad, kMaxPlayers> pads;
  std::array<Prediction, kMaxPlayers> predictions;
  std::array<std::uint8_t, kMaxFaces> dice;  // how many show each face; fewer than all after a turn
  Phase phase;
  std::uint8_t round;      // from 1; 0 on paper
  std::uint8_t seer;       // seats from 0
  std::uint8_t next_seer;  // kNone until all predictions are made
  std::uint8_t card;       // index of the effect, kNone = none lies
  std::uint8_t wizards;    // the wizard colour, kNone until it is fixed
  std::uint8_t throws;     // how many lie behind us; turned dice count as the first
  std::uint8_t passed;     // seats without a prediction this round, as bits
  std::uint8_t decided;    // seats that have struck or kept
  std::uint8_t scored;     // seats that have scored this round

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);

inline bool has(std::uint8_t set, int seat) {
  return (set >> seat & 1) != 0;
}
inline void add(std::uint8_t& set, int seat) {
  set = static_cast<std::uint8_t>(set | 1u << seat);
}

inline Field& field(Pad& pad, int colour, int number) {
  return pad.fields[static_cast<std::size_t>(colour)][static_cast<std::size_t>(number - 1)];
}
inline const Field& field(const Pad& pad, int colour, int number) {
  return pad.fields[static_cast<std::size_t>(colour)][static_cast<std::size_t>(number - 1)];
}
inline Pad& pad_of(State& state, int seat) {
  return state.pads[static_cast<std::size_t>(seat)];
}
inline const Pad& pad_of(const State& state, int seat) {
  return state.pads[static_cast<std::size_t>(seat)];
}
inline const Prediction& prediction_of(const State& state, int seat) {
  return state.predictions[static_cast<std::size_t>(seat)];
}
inline int dice_showing(const State& state, int face) {
  return state.dice[static_cast<std::size_t>(face)];
}

}  // namespace fox::wizard
