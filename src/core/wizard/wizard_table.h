// Small questions about the round on the table, asked alike by play, legal lines and refusals.
// They change nothing and know no order of play beyond the seats.
#pragma once

#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// The change of rule in force; one without any change where no card lies.
const Effect& effect_of(const Rules& rules, const State& state);

inline int next_seat(const Rules& rules, int seat) {
  return (seat + 1) % rules.players;
}

// The seat whose prediction is due, seer first, then clockwise; kNone when all have spoken.
int due_to_predict(const Rules& rules, const State& state);

// What stands in the way of a prediction, from the number and colour alone.
struct Obstacle {
  enum class Kind { none, filled, taken, like_seer } kind = Kind::none;
  int seat = kNone;  // whose prediction it is
};
Obstacle obstacle(const Rules& rules, const State& state, int seat, int colour, int number);
bool can_predict(const Rules& rules, const State& state, int seat);
bool has_empty_field(const Rules& rules, const Pad& pad);

// May this seat's decision on striking still be asked for, and whose is the first open one (kNone: nobody's)?
bool may_strike(const Rules& rules, const State& state, int seat);
int due_to_strike(const Rules& rules, const State& state);

// Dice that count for the seat's prediction, wizards and the card included; how far that is from the number.
int dice_for(const Rules& rules, const State& state, int seat);
int missed_by(const Rules& rules, const State& state, int seat);

// Why a seat cannot take a jester count for the dice as they lie.
enum class JesterBar { none, hit, no_jester, too_many, used };
JesterBar jester_bar(const Rules& rules, const State& state, int seat);

// The seer has stopped or the last throw lies: everybody scores what lies.
bool rolling_closed(const Rules& rules, const State& state);

// The seat has a prediction that is not scored yet.
inline bool still_in(const State& state, int seat) {
  return prediction_of(state, seat).made() && !has(state.scored, seat);
}

int dice_lying(const State& state);

// How many of the dice that lay before must have been thrown for `faces` to lie now.
int dice_changed(const State& state, const std::array<std::uint8_t, kMaxFaces>& faces);

}  // namespace fox::wizard
