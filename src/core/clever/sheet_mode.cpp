#include "core/clever/sheet_mode.h"

#include "core/clever/earn.h"
#include "core/clever/explain.h"
#include "core/clever/grouped_lines.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

using Why = std::optional<Refusal>;

int row_of(const Line& line) {
  if (line.from == From::unsaid) return kNoRow;
  if (line.role == Role::passive || line.from == From::platter) return kGreyCells;
  return static_cast<int>(line.from) - static_cast<int>(From::field1);
}

Why why_left(const Rules& rules, const Pad& pad, Action action) {
  if (action_left(pad, action)) return std::nullopt;
  const auto a = static_cast<std::size_t>(action);
  Refusal refusal =
      refuse(rules.sheet.track[a].fields == 0 ? Reason::no_such_action : Reason::action_not_circled);
  refusal.action("action", static_cast<int>(action));
  return refusal;
}

Why why_use(const Rules& rules, const State& state, const Line& line) {
  const Pad& pad = state.pads[line.seat];
  if (line.role == Role::extra)
    if (auto why = why_left(rules, pad, Action::plus1)) return why;
  const Faces faces = named_faces(line.dice);
  const Use use = named_use(rules, line, faces);
  if (auto why = why_pretended(rules, pad, face_of(use, line.die), line)) return why;
  return why_mark(rules, pad, use, line);
}

Why why_spend(const Rules& rules, const State& state, const Line& line) {
  const auto action = static_cast<Action>(line.what);
  if (action != Action::reroll && action != Action::back) {
    Refusal refusal = refuse(Reason::action_not_spent_so);
    refusal.action("action", line.what);
    return refusal;
  }
  return why_left(rules, state.pads[line.seat], action);
}

Why why_round(const Rules& rules, const State& state) {
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting.any()) {
      Refusal refusal = refuse(Reason::others_bonus_waits);
      refusal.seat("seat", seat + 1);
      return refusal;
    }
  return std::nullopt;
}

void play_use(const Rules& rules, State& state, const Line& line, Events* events) {
  if (line.role == Role::extra) spend(state, line.seat, Action::plus1, 0, events);
  spend_pretended(rules, state, line, events);
  if (rules.sheet.joker != kNone)
    if (const int face = line.dice[rules.sheet.joker]; face != 0)
      state.face[rules.sheet.joker] = static_cast<std::uint8_t>(face);
  write_marks(rules, state, line, events);
}

void play_round(const Rules& rules, State& state, Events* events) {
  Event event{};
  if (state.round == rules.rounds()) {
    state.phase = Phase::over;
    event.kind = Event::Kind::over;
    if (events != nullptr) events->push(event);
    return;
  }
  ++state.round;
  event.kind = Event::Kind::round;
  event.value = state.round;
  if (events != nullptr) events->push(event);
  give_round_gift(rules, state, events);
}

}  // namespace

void begin_sheet(const Rules& rules, State& state, Events* events) {
  state.phase = Phase::sheet;
  state.round = 1;
  give_round_gift(rules, state, events);
}

void list_sheet(const Rules& rules, const State& state, GroupedLines& groups) {
  if (state.phase == Phase::over) return;
  bool waits = false;
  for (int seat = 0; seat < rules.players; ++seat) {
    const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    if (pad.waiting.any()) {
      list_bonuses(rules, state, seat, groups);
      waits = true;
      continue;
    }
    for (const Action action : {Action::reroll, Action::back}) {
      if (!action_left(pad, action)) continue;
      groups.push(LineKind::spend, seat, kNone, static_cast<int>(action));
    }
  }
  if (!waits) groups.push(LineKind::round, 0);
}

void list_uses(const Rules& rules, const State& state, const Line& named, GroupedLines& groups) {
  if (state.phase == Phase::over) return;
  const Faces faces = named_faces(named.dice);
  const Use use = named_use(rules, named, faces);
  for (int seat = 0; seat < rules.players; ++seat) {
    const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    if (pad.waiting.any() || (named.role == Role::extra && !action_left(pad, Action::plus1))) continue;
    const auto die = static_cast<std::uint8_t>(1u << named.die);
    Line alike = named;
    alike.kind = LineKind::use;
    alike.seat = static_cast<std::uint8_t>(seat);
    DiceMarks& dice_marks = groups.next(alike, die);
    dice_marks.use = use;
    list_dice(rules, pad, dice_marks, {}, groups);
  }
}

void list_uses(const Rules& rules, const State& state, const Line& named, Lines& lines) {
  GroupedLines groups;
  list_uses(rules, state, named, groups);
  expand(rules, state, groups, lines);
}

Faces named_faces(ByDie dice) {
  Faces faces{};
  for (int die = 0; die < kMaxDice; ++die)
    faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(dice[die]);
  return faces;
}

Use named_use(const Rules& rules, const Line& line, const Faces& faces) {
  Use use;
  use.face = faces;
  use.rows = Use::rows_of(row_of(line));
  unsigned others = 0;
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (die != line.die && faces[static_cast<std::size_t>(die)] != 0) others |= 1u << die;
  use.group = static_cast<std::uint8_t>(others);
  if (line.role == Role::active && line.from != From::platter) use.sweeps = use.group;
  return use;
}

void play_sheet(const Rules& rules, State& state, const Line& line, Events* events) {
  switch (line.kind) {
    case LineKind::use:
      play_use(rules, state, line, events);
      break;
    case LineKind::bonus:
      state.pads[line.seat].waiting.use(line.what);
      write_marks(rules, state, line, events);
      break;
    case LineKind::spend:
      spend(state, line.seat, static_cast<Action>(line.what), 0, events);
      break;
    case LineKind::round:
      play_round(rules, state, events);
      break;
    default:
      ensure(false, "a line of another mode reached the sheet");
  }
  // A use can show another joker, and with it open or close a bonus of somebody else.
  for (int seat = 0; seat < rules.players; ++seat) settle(rules, state, seat, events);
}

Why why_sheet(const Rules& rules, const State& state, const Line& line) {
  if (state.phase == Phase::over)
    return refuse(line.kind == LineKind::round ? Reason::no_more_rounds : Reason::game_over);
  if (line.kind == LineKind::round) return why_round(rules, state);
  if (line.seat >= rules.players) {
    Refusal refusal = refuse(Reason::no_such_seat);
    refusal.seat("seat", line.seat + 1);
    return refusal;
  }
  if (line.kind == LineKind::bonus) return why_bonus(rules, state, line);
  if (line.kind != LineKind::use && line.kind != LineKind::spend) return refuse(Reason::other_mode);
  const Pad& pad = state.pads[line.seat];
  if (pad.waiting.any()) {
    Refusal refusal = refuse(Reason::bonus_waits);
    refusal.bonus("bonus", pad.waiting.first());
    return refusal;
  }
  return line.kind == LineKind::use ? why_use(rules, state, line) : why_spend(rules, state, line);
}

}  // namespace fox::clever
