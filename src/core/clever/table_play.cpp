#include "core/clever/earn.h"
#include "core/clever/serve.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

std::uint8_t all_dice(const Rules& rules) {
  return static_cast<std::uint8_t>((1u << rules.sheet.dice) - 1);
}

std::uint8_t all_seats(const Rules& rules) {
  return static_cast<std::uint8_t>((1u << rules.players) - 1);
}

ByDie faces_of(const State& state, unsigned set) {
  ByDie dice;
  each_bit(set, [&](int die) { dice.say(die, state.face[static_cast<std::size_t>(die)]); });
  return dice;
}

void note_dice(const State& state, Events* events, Event::Kind kind, int seat, unsigned set) {
  if (events == nullptr || set == 0) return;
  events->push({kind, static_cast<std::uint8_t>(seat), 0, 0, 0, 0, Choice::none, faces_of(state, set)});
}

void note_plain(Events* events, Event::Kind kind, int seat, int value = 0) {
  if (events == nullptr) return;
  events->push(
      {kind, static_cast<std::uint8_t>(seat), 0, 0, 0, static_cast<std::uint8_t>(value), Choice::none, {}});
}

void begin_turn(const Rules& rules, State& state, Events* events) {
  state.phase = Phase::roll;
  state.roll = 1;
  state.hand = all_dice(rules);
  state.platter = 0;
  state.field.fill(kNone);
  state.extra_used.fill(0);
  state.acted = state.done = 0;
  state.served = false;
  note_plain(events, Event::Kind::turn, state.active);
}

void begin_round(const Rules& rules, State& state, Events* events) {
  note_plain(events, Event::Kind::round, 0, state.round);
  state.platter = 0;  // a gift finds no dice of the round before
  state.field.fill(kNone);
  give_round_gift(rules, state, events);
  begin_turn(rules, state, events);
}

void next_turn(const Rules& rules, State& state, Events* events) {
  if (rules.solo() && !state.passive_half) {
    state.passive_half = true;
    return begin_turn(rules, state, events);
  }
  state.passive_half = false;
  if (++state.active < rules.players) return begin_turn(rules, state, events);
  state.active = 0;
  if (state.round < rules.rounds()) {
    ++state.round;
    return begin_round(rules, state, events);
  }
  state.phase = Phase::over;
  note_plain(events, Event::Kind::over, 0);
}

// What is left in hand goes to the platter; now everybody else acts.
void end_rolling(State& state, Events* events) {
  note_dice(state, events, Event::Kind::platter, state.active, state.hand);
  state.platter |= state.hand;
  state.hand = 0;
  state.phase = Phase::turn_end;
  state.acted = seat_bit(state.active);
}

void end_pick(const Rules& rules, State& state, Events* events) {
  if (state.roll == rules.sheet.rolls) return end_rolling(state, events);
  ++state.roll;
  state.phase = Phase::roll;
}

void end_rolling_early(State& state, Events* events) {
  --state.roll;  // the roll that would have come next is not made
  end_rolling(state, events);
}

void lay_platter(const Rules& rules, State& state, unsigned platter, Events* events) {
  state.platter = static_cast<std::uint8_t>(platter);
  state.hand = 0;
  state.phase = Phase::turn_end;
  std::size_t f = 0;
  state.field.fill(kNone);
  each_bit(all_dice(rules) & ~platter, [&](int die) {
    if (f < state.field.size()) state.field[f++] = static_cast<std::uint8_t>(die);
  });
  note_dice(state, events, Event::Kind::platter, state.active, platter);
}

// Four bits a die become eight.
Faces faces_from(ByDie dice) {
  std::uint64_t word = dice.word();
  word = (word | word << 16) & 0x0000ffff0000ffffu;
  word = (word | word << 8) & 0x00ff00ff00ff00ffu;
  word = (word | word << 4) & 0x0f0f0f0f0f0f0f0fu;
  Faces faces;
  __builtin_memcpy(faces.data(), &word, sizeof word);
  return faces;
}

// Dice that were not thrown keep their faces.
void set_faces(State& state, const Faces& thrown) {
  const std::uint64_t faces = (word_of(state.face) & ~kBytesOf[state.hand]) | word_of(thrown);
  __builtin_memcpy(state.face.data(), &faces, sizeof faces);
}

void play_serve(const Rules& rules, State& state, const Line& line, Events* events) {
  lay_platter(rules, state, platter_of(line.dice), events);
  state.served = true;
  if (line.dice == serve_dice(rules, platter_of(line.dice))) return;
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (const int f = line.dice[die]; f >= 1 && f <= 3)
      state.field[static_cast<std::size_t>(f - 1)] = static_cast<std::uint8_t>(die);
}

void play_take(const Rules& rules, State& state, const Line& line, Events* events) {
  if (line.as != 0) spend_pretended(rules, state, line, events);
  if (state.phase != Phase::pick) {
    state.acted |= seat_bit(line.seat);
    state.served = true;
    return write_marks(rules, state, line, events);
  }
  const int die = line.die;
  state.hand = static_cast<std::uint8_t>(state.hand & ~(1u << die));
  const auto swept = dice_below(state.face, state.hand, state.face[line.die]);
  state.field[static_cast<std::size_t>(state.roll - 1)] = line.die;
  write_marks(rules, state, line, events);
  note_dice(state, events, Event::Kind::sweep, line.seat, swept);
  state.hand = static_cast<std::uint8_t>(state.hand & ~swept);
  state.platter |= swept;
  end_pick(rules, state, events);
}

void play_extra(const Rules& rules, State& state, const Line& line, Events* events) {
  spend(state, line.seat, Action::plus1, 0, events);
  spend_pretended(rules, state, line, events);
  state.served = true;
  state.extra_used[line.seat] = static_cast<std::uint8_t>(state.extra_used[line.seat] | 1u << line.die);
  write_marks(rules, state, line, events);
}

void play_back(State& state, const Line& line, Events* events) {
  spend(state, line.seat, Action::back, 0, events);
  state.platter = static_cast<std::uint8_t>(state.platter & ~(1u << line.die));
  state.hand = static_cast<std::uint8_t>(state.hand | 1u << line.die);
}

void play_done(State& state, const Line& line, Events* events) {
  if (state.phase == Phase::roll)
    end_rolling_early(state, events);
  else
    state.done |= seat_bit(line.seat);
}

// Rolling is over once no die is in hand, unless one could come back. What a waiting bonus will earn is known
// only when it is used.
bool hand_ran_out(const Rules& rules, const State& state) {
  if (state.phase != Phase::roll || state.hand != 0) return false;
  if (rules.sheet.track[static_cast<std::size_t>(Action::back)].fields == 0) return true;
  return !state.pads[state.active].waiting.any() && !can_take_back(state);
}

// Whatever follows by itself once the line is written.
void follow(const Rules& rules, State& state, Events* events) {
  if (hand_ran_out(rules, state)) end_rolling_early(state, events);
  if (state.phase != Phase::turn_end) return;
  each_bit(state.acted & ~unsigned{state.done}, [&](int seat) {
    if (!state.pads[static_cast<std::size_t>(seat)].waiting.any() && !can_use_extra(rules, state, seat))
      state.done |= seat_bit(seat);
  });
  if (state.done == all_seats(rules)) next_turn(rules, state, events);
}

// Alone: the lowest dice of the passive throw, where the people need not say which.
void serve_thrown(const Rules& rules, State& state, Events* events) {
  const Serving parts = serving(rules, state);
  if (count_bits(parts.open) == parts.wanted)
    lay_platter(rules, state, parts.sure | parts.open, events);
  else
    state.phase = Phase::serve;
}

void play_other(const Rules& rules, State& state, const Line& line, Events* events) {
  switch (line.kind) {
    case LineKind::forfeit:
      return end_pick(rules, state, events);
    case LineKind::decline:
      state.acted |= seat_bit(line.seat);
      return;
    case LineKind::back:
      return play_back(state, line, events);
    case LineKind::serve:
      return play_serve(rules, state, line, events);
    case LineKind::extra:
      return play_extra(rules, state, line, events);
    case LineKind::bonus:
      state.pads[line.seat].waiting.use(line.what);
      return write_marks(rules, state, line, events);
    case LineKind::done:
      return play_done(state, line, events);
    default:
      ensure(false, "a line of another mode reached the table");
  }
}

}  // namespace

void give_round_gift(const Rules& rules, State& state, Events* events) {
  const Gain gift = rules.sheet.gift[static_cast<std::size_t>(state.round - 1)];
  if (!gift.given()) return;
  for (int seat = 0; seat < rules.players; ++seat) {
    give(rules, state, seat, gift, events);
    settle(rules, state, seat, events);
  }
}

void begin_table(const Rules& rules, State& state, Events* events) {
  state.round = 1;
  begin_round(rules, state, events);
}

void play_throw(const Rules& rules, State& state, LineKind kind, const Faces& thrown, Events* events) {
  if (kind == LineKind::reroll) spend(state, state.active, Action::reroll, 0, events);
  set_faces(state, thrown);
  if (state.passive_half) return serve_thrown(rules, state, events);
  state.phase = Phase::pick;
}

// Most lines are throws and takes. Nothing follows from a throw by itself: somebody has a choice then.
void play_table(const Rules& rules, State& state, const Line& line, Events* events) {
  if (is_throw(line)) return play_throw(rules, state, line.kind, faces_from(line.dice), events);
  if (line.kind == LineKind::take)
    play_take(rules, state, line, events);
  else
    play_other(rules, state, line, events);
  const int seat = line.seat;
  if (state.pads[static_cast<std::size_t>(seat)].waiting.any()) settle(rules, state, seat, events);
  follow(rules, state, events);
}

}  // namespace fox::clever
