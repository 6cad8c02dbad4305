#include "core/clever/clever_ruling.h"

#include <algorithm>
#include <initializer_list>

#include "core/clever/bonus_marks.h"
#include "core/clever/clever_readings.h"
#include "core/clever/clever_reasons.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

// Candidates in their order; the first that the sheet names is told.
using Candidates = std::initializer_list<Reading>;

std::optional<Ruling> first_named(const Rules& rules, Candidates candidates) {
  const auto& named = rules.def->rulings;
  for (const Reading reading : candidates) {
    if (std::find(named.begin(), named.end(), id_of(reading)) == named.end()) continue;
    const auto effect = switch_of(reading);
    return Ruling{id_of(reading), effect && rules.is_on(*effect)};
  }
  return std::nullopt;
}

const Area& area_of(const Rules& rules, const Line& line) {
  return rules.sheet.area[line.area];
}

const Pad& pad_of(const State& state, const Line& line) {
  return state.pads[line.seat];
}

bool lies_on_field(const State& state, const Line& line) {
  return has(field_dice(state), line.die);
}

// A passive player's die from the dice fields: at the table it lies there, on the sheet the line says so.
bool passive_from_field(const State& state, const Line& line) {
  if (line.kind == LineKind::use)
    return line.role == Role::passive && line.from != From::unsaid && line.from != From::platter;
  return line.kind == LineKind::take && state.phase == Phase::turn_end && lies_on_field(state, line);
}

bool is_extra(const Line& line) {
  return line.kind == LineKind::extra || (line.kind == LineKind::use && line.role == Role::extra);
}

// No die of the platter has a mark as it lies, but one would as another number.
bool number_alone_serves(const Rules& rules, const State& state, const Line& line) {
  const Pad& pad = pad_of(state, line);
  const Use use = passive_use(state);
  return !has_mark(rules, pad, use, state.platter, 0) && has_use(rules, pad, use, state.platter);
}

// ---- a no

bool said(const Refusal& no, Reason reason) {
  return no.reason == kReasons[static_cast<std::size_t>(reason)].id;
}

// Reasons that rest on a reading by themselves.
std::optional<Reading> reading_of(const Refusal& no) {
  struct Pair {
    Reason reason;
    Reading reading;
  };
  static constexpr Pair pairs[] = {
      {Reason::reroll_not_now, Reading::reroll_before_pick},
      {Reason::reroll_alone, Reading::solo_actions},
      {Reason::back_alone, Reading::solo_actions},
      {Reason::back_not_now, Reading::back_window},
      {Reason::regular_part_first, Reading::extra_window},
      {Reason::number_is_face, Reading::number_other},
      {Reason::forfeit_fits, Reading::forfeit_freely},
      {Reason::mark_missing, Reading::useless_die},
      {Reason::die_marks_nothing, Reading::chain_own_mark},
      {Reason::chain_die_twice, Reading::chain_white},
      {Reason::chain_not_swept, Reading::chain_swept},
      {Reason::chain_active_only, Reading::chain_active},
      {Reason::start_twice, Reading::seven_after_seven},
      {Reason::joker_face_needed, Reading::white_last_face},
      {Reason::joker_face_known, Reading::white_last_face},
  };
  for (const auto& pair : pairs)
    if (said(no, pair.reason)) return pair.reading;
  return std::nullopt;
}

std::optional<Ruling> of_bonus_refused(const Rules& rules, const Line& line, const Refusal& no) {
  if (line.area == kNone) return std::nullopt;
  const Area& area = area_of(rules, line);
  const bool companions = said(no, Reason::companions_missing) || said(no, Reason::companions_none);
  if (area.companions && (companions || said(no, Reason::mark_count)))
    return first_named(rules, {Reading::turquoise_question});
  if (said(no, Reason::grey_only) && area.roll_rows) return first_named(rules, {Reading::yellow_question});
  const bool number = said(no, Reason::bonus_other_number) || said(no, Reason::step_by_one) ||
                      said(no, Reason::row_must_not_rise) || said(no, Reason::row_must_rise);
  if (!number) return std::nullopt;
  if (area.start != 0) return first_named(rules, {Reading::blue_question});
  if (area.factor[line.cell] > 1) return first_named(rules, {Reading::orange_bonus, Reading::bonus_like_die});
  return first_named(rules, {Reading::bonus_like_die});
}

std::optional<Ruling> of_no(const Rules& rules, const State& state, const Line& line, const Refusal& no) {
  if (line.kind == LineKind::bonus && !said(no, Reason::joker_face_needed) &&
      !said(no, Reason::joker_face_known))
    return of_bonus_refused(rules, line, no);
  if (said(no, Reason::fields_closed_alone) && !platter_usable(rules, state, pad_of(state, line)))
    return first_named(rules, {Reading::solo_fallback});
  if (said(no, Reason::fields_closed) && number_alone_serves(rules, state, line))
    return first_named(rules, {Reading::number_usable});
  if (said(no, Reason::rolling_goes_on) && line.kind == LineKind::extra)
    return first_named(rules, {Reading::extra_window});
  if (said(no, Reason::grey_only) && passive_from_field(state, line))
    return first_named(rules, {Reading::grey_from_fields});
  const bool companions = said(no, Reason::companions_missing) || said(no, Reason::companions_none);
  if (companions && line.as != 0) return first_named(rules, {Reading::companions_shown});
  if (companions && is_extra(line)) return first_named(rules, {Reading::companions_extra});
  if (const auto reading = reading_of(no)) return first_named(rules, {*reading});
  return std::nullopt;
}

// ---- a yes

// Of a chain: were cells left out that could have been crossed?
std::optional<Ruling> of_chain(const Rules& rules, const State& state, const Line& line) {
  if (state.phase != Phase::pick) return std::nullopt;
  const Area& area = area_of(rules, line);
  const Use use = active_use(rules, state);
  const Chain whole =
      Chain(area, use, line.die)
          .within(opening(area, pad_of(state, line), line.area).cells & ~(Mask{1} << line.cell));
  if (use.sweeps_all && line.more != 0) return first_named(rules, {Reading::chain_swept});
  if ((line.more & whole.chosen) != 0 || (line.more != 0 && line.die == rules.sheet.joker))
    return first_named(rules, {Reading::chain_white});
  const int most = count_bits(whole.fixed) + (whole.chosen != 0);
  if (count_bits(line.more) < most) return first_named(rules, {Reading::chain_optional});
  return std::nullopt;
}

// What the area of a mark has to say.
std::optional<Ruling> of_area(const Rules& rules, const State& state, const Line& line) {
  const Area& area = area_of(rules, line);
  const Pad& pad = pad_of(state, line);
  if (area.chain) return of_chain(rules, state, line);
  if (area.traits.circles && (pad.noted[area.noted] >> line.cell & 1) != 0)
    return first_named(rules, {Reading::circle_bonus});
  if (area.roll_rows && passive_from_field(state, line))
    return first_named(rules, {Reading::grey_from_fields});
  if (area.companions && line.more != 0 && line.as != 0)
    return first_named(rules, {Reading::companions_shown});
  if (area.companions && line.more != 0 && is_extra(line))
    return first_named(rules, {Reading::companions_extra});
  if (area.sum && line.as != 0) return first_named(rules, {Reading::number_in_sum});
  if (visit_kind(area.kind, [&](auto kind) { return kind.repeats_start(area, pad, line); }))
    return first_named(rules, {Reading::seven_after_seven});
  return std::nullopt;
}

std::optional<Ruling> of_take(const Rules& rules, const State& state, const Line& line) {
  if (state.phase == Phase::turn_end && !has(state.platter, line.die)) {
    if (rules.solo()) return first_named(rules, {Reading::solo_fallback});
    if (number_alone_serves(rules, state, line)) return first_named(rules, {Reading::number_usable});
  }
  return of_area(rules, state, line);
}

std::optional<Ruling> of_extra(const Rules& rules, const State& state, const Line& line) {
  if (auto ruling = of_area(rules, state, line)) return ruling;
  if (state.passive_half) return first_named(rules, {Reading::solo_actions, Reading::extra_window});
  return first_named(rules, {Reading::extra_window});
}

std::optional<Ruling> of_bonus(const Rules& rules, const State& state, const Line& line) {
  const Area& area = area_of(rules, line);
  if (pad_of(state, line).waiting.total() > 1) return first_named(rules, {Reading::bonus_order});
  if (area.companions) return first_named(rules, {Reading::turquoise_question});
  if (area.roll_rows) return first_named(rules, {Reading::yellow_question});
  if (area.start != 0) {
    const bool before_roll = state.phase == Phase::roll && state.roll == 1;
    if (before_roll && !bonus_takes_any_fitting(rules))
      return first_named(rules, {Reading::white_last_face, Reading::blue_question});
    return first_named(rules, {Reading::blue_question});
  }
  if (area.accept == Accept::at_least) return first_named(rules, {Reading::green_bonus});
  if (area.factor[line.cell] > 1) return first_named(rules, {Reading::orange_bonus, Reading::bonus_like_die});
  return first_named(rules, {Reading::bonus_like_die});
}

std::optional<Ruling> of_yes(const Rules& rules, const State& state, const Line& line) {
  switch (line.kind) {
    case LineKind::forfeit: {
      const bool usable = has_mark(rules, pad_of(state, line), active_use(rules, state), state.hand, 0);
      if (usable) return first_named(rules, {Reading::forfeit_freely, Reading::forfeit_whole});
      return first_named(rules, {Reading::forfeit_whole});
    }
    case LineKind::decline:
      if (!platter_usable(rules, state, pad_of(state, line))) return std::nullopt;
      return first_named(rules, {Reading::decline_freely});
    case LineKind::reroll:
      return first_named(rules, {Reading::reroll_keeps_roll});
    case LineKind::back:
      return first_named(rules, {Reading::back_window});
    case LineKind::take:
      return of_take(rules, state, line);
    case LineKind::extra:
      return of_extra(rules, state, line);
    case LineKind::use:
      return of_area(rules, state, line);
    case LineKind::bonus:
      return of_bonus(rules, state, line);
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<Ruling> ruling_of(const Rules& rules, const State& state, const Line& line, const Refusal* no) {
  if (line.seat >= rules.players) return std::nullopt;
  return no != nullptr ? of_no(rules, state, line, *no) : of_yes(rules, state, line);
}

}  // namespace fox::clever
