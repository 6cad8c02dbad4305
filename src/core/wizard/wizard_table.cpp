#include "core/wizard/wizard_table.h"

#include <cstdlib>

namespace fox::wizard {

const Effect& effect_of(const Rules& rules, const State& state) {
  static const Effect plain;
  return state.card == kNone ? plain : rules.sheet.effects[state.card];
}

int due_to_predict(const Rules& rules, const State& state) {
  int seat = state.seer;
  for (int i = 0; i < rules.players; ++i, seat = next_seat(rules, seat))
    if (!prediction_of(state, seat).made() && !has(state.passed, seat)) return seat;
  return kNone;
}

Obstacle obstacle(const Rules& rules, const State& state, int seat, int colour, int number) {
  if (field(pad_of(state, seat), colour, number).what != Written::nothing)
    return {Obstacle::Kind::filled, seat};
  const Prediction wanted{static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(number)};
  const bool secret = effect_of(rules, state).secret;
  for (int other = 0; other < rules.players; ++other) {
    if (other == seat || prediction_of(state, other) != wanted) continue;
    if (!secret) return {Obstacle::Kind::taken, other};
    if (other == state.seer) return {Obstacle::Kind::like_seer, other};
  }
  return {};
}

bool can_predict(const Rules& rules, const State& state, int seat) {
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number)
      if (obstacle(rules, state, seat, colour, number).kind == Obstacle::Kind::none) return true;
  return false;
}

bool has_empty_field(const Rules& rules, const Pad& pad) {
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number)
      if (field(pad, colour, number).what == Written::nothing) return true;
  return false;
}

bool may_strike(const Rules& rules, const State& state, int seat) {
  const auto& prediction = prediction_of(state, seat);
  if (!effect_of(rules, state).strike || !prediction.made() || has(state.decided, seat)) return false;
  for (int number = 1; number <= columns(rules.sheet); ++number)
    if (field(pad_of(state, seat), prediction.colour, number).what == Written::difference) return true;
  return false;
}

int due_to_strike(const Rules& rules, const State& state) {
  int seat = state.seer;
  for (int i = 0; i < rules.players; ++i, seat = next_seat(rules, seat))
    if (may_strike(rules, state, seat)) return seat;
  return kNone;
}

int dice_for(const Rules& rules, const State& state, int seat) {
  const Effect& effect = effect_of(rules, state);
  const int colour = prediction_of(state, seat).colour;
  int count = dice_showing(state, colour) + effect.extra;
  if (effect.wizards_everywhere || state.wizards == colour)
    count += dice_showing(state, wizard_face(rules.sheet));
  if (effect.jesters_own) count += dice_showing(state, jester_face(rules.sheet));
  return count;
}

int missed_by(const Rules& rules, const State& state, int seat) {
  return std::abs(dice_for(rules, state, seat) - prediction_of(state, seat).number);
}

JesterBar jester_bar(const Rules& rules, const State& state, int seat) {
  if (missed_by(rules, state, seat) == 0) return JesterBar::hit;
  const int jesters = dice_showing(state, jester_face(rules.sheet));
  if (jesters == 0) return JesterBar::no_jester;
  if (jesters > rules.sheet.jester_fields) return JesterBar::too_many;
  if (has(pad_of(state, seat).jesters, jesters - 1)) return JesterBar::used;
  return JesterBar::none;
}

bool rolling_closed(const Rules& rules, const State& state) {
  return has(state.scored, state.seer) || state.throws >= rules.sheet.throws;
}

int dice_lying(const State& state) {
  int sum = 0;
  for (const auto count : state.dice) sum += count;
  return sum;
}

int dice_changed(const State& state, const std::array<std::uint8_t, kMaxFaces>& faces) {
  int changed = 0;
  for (std::size_t i = 0; i < faces.size(); ++i)
    if (state.dice[i] > faces[i]) changed += state.dice[i] - faces[i];
  return changed;
}

}  // namespace fox::wizard
