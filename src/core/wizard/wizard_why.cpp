#include "core/wizard/wizard_why.h"

#include "core/ensure.h"
#include "core/wizard/wizard_reasons.h"
#include "core/wizard/wizard_table.h"
#include "core/wizard/wizard_why_throw.h"

namespace fox::wizard {

namespace {

using Maybe = std::optional<Refusal>;

// The round has an order; `wanted` is the phase for which a line is too early. What is due instead?
Maybe due_before(const Rules& rules, const State& state, Phase wanted) {
  const Effect& effect = effect_of(rules, state);
  const int seer = state.seer + 1;
  const auto before = [&](Phase phase) { return state.phase == phase && wanted > phase; };
  if (before(Phase::card)) return refuse(Reason::card_first);
  if (before(Phase::turn))
    return refuse(Reason::turn_first, effect, state.card).seat("seat", seer).number("count", effect.turned);
  if (state.phase == Phase::roll && state.next_seer == kNone && wanted != Phase::roll &&
      wanted != Phase::turn)
    return refuse(Reason::card_throw_first, effect, state.card).seat("seat", seer);
  if (before(Phase::predict))
    return refuse(Reason::predict_first).seat("seat", due_to_predict(rules, state) + 1);
  if (before(Phase::strike))
    return refuse(Reason::strike_first, effect, state.card).seat("seat", due_to_strike(rules, state) + 1);
  return {};
}

Maybe why_card(const Rules& rules, const State& state, const Line& line) {
  if (!rules.cards) return refuse(Reason::cards_off);
  if (state.phase != Phase::card) return refuse(Reason::card_lies, effect_of(rules, state), state.card);
  if (line.card >= rules.sheet.effects.size()) return refuse(Reason::card_unknown);
  return {};
}

Maybe why_turn(const Rules& rules, const State& state, const Line& line) {
  const Effect& effect = effect_of(rules, state);
  if (auto no = due_before(rules, state, Phase::turn)) return no;
  if (effect.turned == 0) return refuse(Reason::turn_without_card);
  if (line.seat != state.seer)
    return refuse(Reason::turn_only_seer, effect, state.card).seat("seat", state.seer + 1);
  if (state.phase != Phase::turn) return refuse(Reason::turn_done, effect, state.card);
  int sum = 0;
  for (int i = 0; i < kMaxFaces; ++i) {
    const int count = line.faces[static_cast<std::size_t>(i)];
    if (i >= faces(rules.sheet) && count > 0) return refuse(Reason::no_such_face);
    sum += count;
  }
  if (sum != effect.turned)
    return refuse(Reason::turn_count, effect, state.card)
        .number("count", sum)
        .number("needed", effect.turned);
  return {};
}

Refusal spoken_already(const State& state, int seat) {
  const auto& own = prediction_of(state, seat);
  if (!own.made()) return refuse(Reason::passed_already).seat("seat", seat + 1);
  return refuse(Reason::predicted_already).seat("seat", seat + 1).cell("cell", own.colour, own.number - 1);
}

// The part common to `predict` and `pass`: is it this seat's turn to speak?
Maybe why_not_speak(const Rules& rules, const State& state, int seat) {
  if (auto no = due_before(rules, state, Phase::predict)) return no;
  if (prediction_of(state, seat).made() || has(state.passed, seat)) return spoken_already(state, seat);
  const int due = due_to_predict(rules, state);
  const bool any_order = effect_of(rules, state).secret && prediction_of(state, state.seer).made();
  if (seat != due && !any_order) return refuse(Reason::predict_turn).seat("seat", due + 1);
  return {};
}

Maybe why_not_number(const Rules& rules, int number) {
  const int most = columns(rules.sheet);
  if (number >= 1 && number <= most) return {};
  return refuse(Reason::number_range).number("number", number).number("most", most);
}

Maybe why_predict(const Rules& rules, const State& state, const Line& line) {
  if (auto no = why_not_speak(rules, state, line.seat)) return no;
  if (line.colour == wizard_face(rules.sheet)) return refuse(Reason::predict_wizards);
  if (line.colour == jester_face(rules.sheet)) return refuse(Reason::predict_jesters);
  if (line.colour >= colours(rules.sheet)) return refuse(Reason::colour_unknown);
  if (auto no = why_not_number(rules, line.number)) return no;
  const int colour = line.colour, column = line.number - 1;
  const auto in_the_way = obstacle(rules, state, line.seat, colour, line.number);
  switch (in_the_way.kind) {
    case Obstacle::Kind::none:
      break;
    case Obstacle::Kind::filled:
      return refuse(Reason::field_filled).cell("cell", colour, column);
    case Obstacle::Kind::taken:
      return refuse(Reason::prediction_taken).cell("cell", colour, column).seat("seat", in_the_way.seat + 1);
    case Obstacle::Kind::like_seer:
      return refuse(Reason::secret_like_seer, effect_of(rules, state), state.card)
          .cell("cell", colour, column)
          .seat("seat", in_the_way.seat + 1);
  }
  return {};
}

Maybe why_pass(const Rules& rules, const State& state, const Line& line) {
  if (auto no = why_not_speak(rules, state, line.seat)) return no;
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number)
      if (obstacle(rules, state, line.seat, colour, number).kind == Obstacle::Kind::none)
        return refuse(Reason::pass_can_predict).cell("cell", colour, number - 1);
  return {};
}

Maybe why_strike_or_keep(const Rules& rules, const State& state, const Line& line) {
  const Effect& effect = effect_of(rules, state);
  if (state.phase == Phase::card) return refuse(Reason::card_first);
  if (!effect.strike) return refuse(Reason::strike_without_card);
  if (auto no = due_before(rules, state, Phase::strike)) return no;
  if (has(state.decided, line.seat))
    return refuse(Reason::strike_decided, effect, state.card).seat("seat", line.seat + 1);
  if (state.phase != Phase::strike && may_strike(rules, state, line.seat))
    return refuse(Reason::strike_late, effect, state.card);
  if (!may_strike(rules, state, line.seat))
    return refuse(Reason::strike_nothing, effect, state.card).seat("seat", line.seat + 1);
  if (line.kind == LineKind::keep) return {};

  const int colour = prediction_of(state, line.seat).colour;
  if (line.colour >= faces(rules.sheet)) return refuse(Reason::colour_unknown);
  if (line.colour != colour) return refuse(Reason::strike_colour, effect, state.card).area("area", colour);
  if (auto no = why_not_number(rules, line.number)) return no;
  switch (field(pad_of(state, line.seat), colour, line.number).what) {
    case Written::difference:
      return {};
    case Written::nothing:
    case Written::circle:
      return refuse(Reason::strike_empty, effect, state.card).cell("cell", colour, line.number - 1);
    default:
      return refuse(Reason::strike_no_difference, effect, state.card).cell("cell", colour, line.number - 1);
  }
}

Maybe why_wizards(const Rules& rules, const State& state, const Line& line) {
  const Effect& effect = effect_of(rules, state);
  if (state.phase == Phase::card) return refuse(Reason::card_first);
  if (effect.wizards_everywhere) return refuse(Reason::wizards_everywhere, effect, state.card);
  if (auto no = due_before(rules, state, Phase::wizards)) return no;
  if (line.seat != state.seer) return refuse(Reason::wizards_only_seer).seat("seat", state.seer + 1);
  if (state.phase != Phase::wizards) return refuse(Reason::wizards_named).area("area", state.wizards);
  if (line.colour >= faces(rules.sheet)) return refuse(Reason::colour_unknown);
  if (line.colour >= colours(rules.sheet)) return refuse(Reason::wizards_no_colour);
  return {};
}

Maybe why_stop(const Rules& rules, const State& state, const Line& line) {
  const Effect& effect = effect_of(rules, state);
  if (state.phase == Phase::card) return refuse(Reason::card_first);
  if (state.phase != Phase::stop) {
    if (effect.second_compulsory()) return refuse(Reason::stop_second_throw, effect, state.card);
    return refuse(Reason::stop_before_throw);
  }
  if (has(state.passed, line.seat)) return refuse(Reason::stop_passed).seat("seat", line.seat + 1);
  if (has(state.scored, line.seat)) return refuse(Reason::stopped_already).seat("seat", line.seat + 1);
  if (!line.jester) return {};
  const int jesters = dice_showing(state, jester_face(rules.sheet));
  const auto& own = prediction_of(state, line.seat);
  switch (jester_bar(rules, state, line.seat)) {
    case JesterBar::none:
      break;
    case JesterBar::hit:
      return refuse(Reason::jester_on_hit).cell("cell", own.colour, own.number - 1);
    case JesterBar::no_jester:
      return refuse(Reason::jester_none);
    case JesterBar::too_many:
      return refuse(Reason::jester_too_many)
          .number("count", jesters)
          .number("most", rules.sheet.jester_fields);
    case JesterBar::used:
      return refuse(Reason::jester_field_used).cell("cell", colours(rules.sheet), jesters - 1);
  }
  return {};
}

Maybe why_mark(const Rules& rules, const State& state, const Line& line) {
  const bool adds = line.kind == LineKind::mark;
  bool nothing = true;
  for (int colour = 0; colour < kMaxColours; ++colour)
    for (int number = 1; number <= kMaxColumns; ++number) {
      if (field(line.marks, colour, number).what == Written::nothing) continue;
      nothing = false;
      if (colour >= colours(rules.sheet)) return refuse(Reason::colour_unknown);
      if (auto no = why_not_number(rules, number)) return no;
      if (adds && field(pad_of(state, line.seat), colour, number).what != Written::nothing)
        return refuse(Reason::mark_filled).cell("cell", colour, number - 1);
    }
  for (int jesters = 1; jesters <= 8; ++jesters) {
    if (!has(line.marks.jesters, jesters - 1)) continue;
    nothing = false;
    if (jesters > rules.sheet.jester_fields)
      return refuse(Reason::number_range).number("number", jesters).number("most", rules.sheet.jester_fields);
    if (adds && has(pad_of(state, line.seat).jesters, jesters - 1))
      return refuse(Reason::mark_filled).cell("cell", colours(rules.sheet), jesters - 1);
  }
  if (nothing) return refuse(Reason::mark_nothing);
  return {};
}

}  // namespace

Maybe why_not_throw(const Rules& rules, const State& state, int seat) {
  const Effect& effect = effect_of(rules, state);
  if (auto no = due_before(rules, state, Phase::roll)) return no;
  if (seat != state.seer) return refuse(Reason::roll_only_seer).seat("seat", state.seer + 1);
  if (has(state.scored, seat)) return refuse(Reason::seer_stopped).seat("seat", seat + 1);
  if (state.throws >= rules.sheet.throws)
    return refuse(Reason::throws_used).number("throws", rules.sheet.throws);
  if (effect.jesters_locked && dice_showing(state, jester_face(rules.sheet)) == rules.sheet.dice)
    return refuse(Reason::jesters_all_locked, effect, state.card);
  return {};
}

Maybe why(const Rules& rules, const State& state, const Line& line) {
  const bool paper = state.phase == Phase::paper;
  if (paper != (line.kind == LineKind::mark || line.kind == LineKind::clear))
    return refuse(paper ? Reason::paper_only_marks : Reason::marks_only_on_paper);
  if (state.phase == Phase::over) return refuse(Reason::game_over);
  if (line.kind != LineKind::card && line.seat >= rules.players)
    return refuse(Reason::no_such_seat).seat("seat", line.seat + 1).number("players", rules.players);
  switch (line.kind) {
    case LineKind::card:
      return why_card(rules, state, line);
    case LineKind::turn:
      return why_turn(rules, state, line);
    case LineKind::predict:
      return why_predict(rules, state, line);
    case LineKind::pass:
      return why_pass(rules, state, line);
    case LineKind::strike:
    case LineKind::keep:
      return why_strike_or_keep(rules, state, line);
    case LineKind::wizards:
      return why_wizards(rules, state, line);
    case LineKind::roll:
      if (auto no = why_not_throw(rules, state, line.seat)) return no;
      return why_not_dice(rules, state, line);
    case LineKind::stop:
      return why_stop(rules, state, line);
    case LineKind::mark:
    case LineKind::clear:
      return why_mark(rules, state, line);
  }
  ensure(false, "a kind of line without rules");
  return {};
}

std::string_view rule_of(const Line& line) {
  switch (line.kind) {
    case LineKind::card:
    case LineKind::turn:
    case LineKind::strike:
    case LineKind::keep:
      return "wizard-cards";
    case LineKind::predict:
      return "wizard-predict";
    case LineKind::pass:
      return "wizard-pass";
    case LineKind::wizards:
      return "wizard-colour";
    case LineKind::roll:
      return "wizard-throw";
    case LineKind::stop:
      return line.jester ? "wizard-jester" : "wizard-stop";
    case LineKind::mark:
    case LineKind::clear:
      break;
  }
  return "wizard-paper";
}

}  // namespace fox::wizard
