#include "core/wizard/wizard_play.h"

#include "core/ensure.h"
#include "core/wizard/wizard_score.h"
#include "core/wizard/wizard_table.h"

namespace fox::wizard {

namespace {

std::uint8_t byte(int value) {
  return static_cast<std::uint8_t>(value);
}

void tell(Events& events, EventKind kind, int seat = kNone, int number = 0, int colour = kNone) {
  events.push({kind, byte(seat), byte(colour), byte(number), {}});
}

void write(State& state, int seat, int colour, int number, Field written, Events& events) {
  field(pad_of(state, seat), colour, number) = written;
  events.push({EventKind::mark, byte(seat), byte(colour), byte(number), written});
}

void cross_jester(State& state, int seat, int jesters, Events& events) {
  add(pad_of(state, seat).jesters, jesters - 1);
  tell(events, EventKind::jester, seat, jesters);
}

// --- the course of a round ---

void after_card(const Rules& rules, State& state) {
  const Effect& effect = effect_of(rules, state);
  state.phase = effect.turned > 0 ? Phase::turn : effect.throw_first ? Phase::roll : Phase::predict;
}

// The seer card goes on clockwise from a player with a full sheet; with all sheets full the game ends.
void start_round(const Rules& rules, State& state, int seer, Events& events) {
  for (int i = 0; i < rules.players && !has_empty_field(rules, pad_of(state, seer)); ++i)
    seer = next_seat(rules, seer);
  if (!has_empty_field(rules, pad_of(state, seer))) {
    state.phase = Phase::over;
    tell(events, EventKind::over);
    return;
  }
  state.predictions.fill({});
  state.dice.fill(0);
  state.next_seer = state.card = state.wizards = kNone;
  state.throws = state.passed = state.decided = state.scored = 0;
  state.seer = byte(seer);
  ++state.round;
  tell(events, EventKind::round, kNone, state.round);
  tell(events, EventKind::seer, seer);
  if (rules.cards)
    state.phase = Phase::card;
  else
    after_card(rules, state);
}

void end_round(const Rules& rules, State& state, Events& events) {
  for (int seat = 0; seat < rules.players; ++seat)
    if (score_pad(rules, pad_of(state, seat)).xs >= rules.target) {
      state.phase = Phase::over;
      tell(events, EventKind::over);
      return;
    }
  start_round(rules, state, state.next_seer, events);
}

// The highest number in another colour than the seer's; of equal ones the first clockwise, which is the order
// of predicting, and of revealing where they were secret. Nobody: the seer stays.
int next_seer(const Rules& rules, const State& state) {
  int best = state.seer, highest = 0;
  for (int seat = next_seat(rules, state.seer); seat != state.seer; seat = next_seat(rules, seat)) {
    const auto& prediction = prediction_of(state, seat);
    if (!prediction.made() || prediction.colour == prediction_of(state, state.seer).colour) continue;
    if (prediction.number <= highest) continue;
    best = seat;
    highest = prediction.number;
  }
  return best;
}

void after_strikes(const Rules& rules, State& state) {
  if (due_to_strike(rules, state) != kNone)
    state.phase = Phase::strike;
  else
    state.phase = effect_of(rules, state).wizards_everywhere ? Phase::roll : Phase::wizards;
}

void after_prediction(const Rules& rules, State& state, Events& events) {
  if (due_to_predict(rules, state) != kNone) return;
  state.next_seer = byte(next_seer(rules, state));
  tell(events, EventKind::next_seer, state.next_seer);
  after_strikes(rules, state);
}

void score_seat(const Rules& rules, State& state, int seat, bool jester, Events& events) {
  const auto prediction = prediction_of(state, seat);
  const int miss = missed_by(rules, state, seat), factor = effect_of(rules, state).factor;
  Field written{Written::zero, 0};
  if (jester)
    cross_jester(state, seat, dice_showing(state, jester_face(rules.sheet)), events);
  else if (miss == 0)
    written = {Written::hits, byte(factor)};
  else
    written = {Written::difference, byte(factor * miss)};
  write(state, seat, prediction.colour, prediction.number, written, events);
  add(state.scored, seat);
}

// Once the rolling is closed, everybody without a choice scores by himself, in playing order from the seer.
void settle(const Rules& rules, State& state, Events& events) {
  if (!rolling_closed(rules, state)) return;
  bool waiting = false;
  int seat = state.seer;
  for (int i = 0; i < rules.players; ++i, seat = next_seat(rules, seat)) {
    if (!still_in(state, seat)) continue;
    if (jester_bar(rules, state, seat) == JesterBar::none)
      waiting = true;
    else
      score_seat(rules, state, seat, false, events);
  }
  if (!waiting) end_round(rules, state, events);
}

// --- the lines ---

void roll(const Rules& rules, State& state, const Line& line, Events& events) {
  const bool predicted = due_to_predict(rules, state) == kNone;
  if (predicted && state.wizards == kNone && !effect_of(rules, state).wizards_everywhere) {
    state.wizards = prediction_of(state, state.seer).colour;
    tell(events, EventKind::wizards, kNone, 0, state.wizards);
  }
  state.dice = line.faces;
  ++state.throws;
  tell(events, EventKind::thrown, kNone, state.throws);
  state.phase = predicted ? Phase::stop : Phase::predict;
  if (predicted) settle(rules, state, events);
}

void mark(const Rules& rules, State& state, const Line& line, Events& events) {
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number) {
      const Field written = field(line.marks, colour, number);
      if (written.what != Written::nothing) write(state, line.seat, colour, number, written, events);
    }
  for (int jesters = 1; jesters <= rules.sheet.jester_fields; ++jesters)
    if (has(line.marks.jesters, jesters - 1)) cross_jester(state, line.seat, jesters, events);
}

void clear(const Rules& rules, State& state, const Line& line) {
  Pad& pad = pad_of(state, line.seat);
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number)
      if (field(line.marks, colour, number).what != Written::nothing) field(pad, colour, number) = {};
  pad.jesters = static_cast<std::uint8_t>(pad.jesters & ~line.marks.jesters);
}

void strike(State& state, const Line& line, Events& events) {
  const Field old = field(pad_of(state, line.seat), line.colour, line.number);
  write(state, line.seat, line.colour, line.number, {Written::struck, old.value}, events);
}

}  // namespace

State begin(const Rules& rules, Events& events) {
  events.clear();
  State state{};
  state.card = state.wizards = state.next_seer = kNone;
  if (rules.mode == Mode::paper)
    state.phase = Phase::paper;
  else
    start_round(rules, state, rules.first_seer, events);
  return state;
}

void play(const Rules& rules, State& state, const Line& line, Events& events) {
  switch (line.kind) {
    case LineKind::card:
      state.card = line.card;
      tell(events, EventKind::card, kNone, line.card);
      after_card(rules, state);
      break;
    case LineKind::turn:
      state.dice = line.faces;
      ++state.throws;
      tell(events, EventKind::thrown, kNone, state.throws);
      state.phase = Phase::predict;
      break;
    case LineKind::predict:
      state.predictions[line.seat] = {line.colour, line.number};
      write(state, line.seat, line.colour, line.number, {Written::circle, 0}, events);
      after_prediction(rules, state, events);
      break;
    case LineKind::pass:
      add(state.passed, line.seat);
      tell(events, EventKind::pass, line.seat);
      after_prediction(rules, state, events);
      break;
    case LineKind::strike:
    case LineKind::keep:
      if (line.kind == LineKind::strike) strike(state, line, events);
      add(state.decided, line.seat);
      after_strikes(rules, state);
      break;
    case LineKind::wizards:
      state.wizards = line.colour;
      tell(events, EventKind::wizards, kNone, 0, line.colour);
      state.phase = Phase::roll;
      break;
    case LineKind::roll:
      ensure(!any_throw(line), "a throw with its dice");
      roll(rules, state, line, events);
      break;
    case LineKind::stop:
      score_seat(rules, state, line.seat, line.jester, events);
      settle(rules, state, events);
      break;
    case LineKind::mark:
      mark(rules, state, line, events);
      break;
    case LineKind::clear:
      clear(rules, state, line);
      break;
  }
}

}  // namespace fox::wizard
