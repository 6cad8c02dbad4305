// How marks are written and what they earn (contracts: core/clever/earn.h).
#pragma once

#include "core/clever/bonus_marks.h"
#include "core/clever/earn.h"
#include "core/clever/engine/lines.h"

namespace fox::clever {

// An area without second marks looks at those of another and leaves them alone: no branch.
constexpr std::size_t second_marks(const Area& area) {
  return area.noted % kMaxNoted;
}

// The cells that count for an area's lines: a circle is enough.
[[gnu::always_inline]] inline Mask counted(const Area& area, const Pad& pad, std::size_t a) {
  return pad.marked[a] | (pad.noted[second_marks(area)] & area.circled);
}

// What is written where does not ask which kind of area it is, for that is chance: a cross writes nothing on
// top of nothing, and only in a circled grid a cell is circled first and crossed later.
[[gnu::always_inline]] inline void write(const Area& area, Pad& pad, std::size_t a, const Line& line) {
  const Mask cell = Mask{1} << line.cell;
  Mask& noted = pad.noted[second_marks(area)];
  pad.marked[a] |= (cell & (noted | ~area.circled)) | line.more;
  pad.numbers[static_cast<std::size_t>(area.first_number + line.cell)] |=
      static_cast<std::uint8_t>(line.value & (0u - area.writes));
  noted ^= cell & (area.circled | (area.choices & (Mask{0} - (line.choice == Choice::bonus))));
}

[[gnu::always_inline]] inline bool field_gives(const Area& area, const Line& line) {
  if (area.kind == AreaKind::choice_row) return line.choice == Choice::bonus;
  const auto from = area.bonus_from[line.cell];
  return from == 0 || line.value >= from;
}

void give(const auto& rules, State& state, int seat, Gain gain, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  switch (gain.kind) {
    case Gain::Kind::none:
      return;
    case Gain::Kind::fox:
      return note(events, event_of(Event::Kind::fox, seat));
    case Gain::Kind::bonus:
      if (waiting_of(pad, gain.index) == kMaxWaiting) return;  // the loader keeps sheets below this
      pad.waiting += std::uint64_t{1} << (4 * gain.index);
      return note(events, event_of(Event::Kind::earn, seat, gain.index));
    case Gain::Kind::action: {
      const Track& track = rules.sheet.track[gain.index];
      auto& circled = pad.circled[gain.index];
      if (circled == track.fields) return;  // a full track takes no more
      ++circled;
      note(events, event_of(Event::Kind::circle, seat, gain.index));
      if (circled == track.fields) give(rules, state, seat, track.end, events);
    }
  }
}

[[gnu::always_inline]] inline void write_marks_in(const auto& rules, const Area& area, std::size_t a,
                                                  State& state, const Line& line, Events* events) {
  const int seat = rules.seat(line.seat);
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  const Mask before = counted(area, pad, a);
  write(area, pad, a, line);
  const Mask after = before | Mask{1} << line.cell | line.more;
  if (events != nullptr) [[unlikely]] {
    const bool circle = area.kind == AreaKind::circled_grid && (pad.noted[area.noted] >> line.cell & 1) != 0;
    events->push({Event::Kind::mark, line.seat, 0, line.area, line.cell, line.value,
                  circle ? Choice::circle : line.choice, 0});
    each_bit(line.more, [&](int cell) {
      events->push(
          {Event::Kind::mark, line.seat, 0, line.area, static_cast<std::uint8_t>(cell), 0, Choice::none, 0});
    });
  }

  unsigned fired = 0;
  const auto lines_of = [&](int cell) {
    each_bit(area.lines_of[static_cast<std::size_t>(cell)] & ~fired, [&](int l) {
      const Mask cells = area.line_cells[static_cast<std::size_t>(l)];
      if ((cells & ~after) != 0 || (cells & ~before) == 0) return;
      fired |= 1u << l;
      give(rules, state, seat, area.line_gain[static_cast<std::size_t>(l)], events);
    });
  };
  if (area.gains != 0 && area.gain[line.cell].given() && field_gives(area, line))
    give(rules, state, seat, area.gain[line.cell], events);
  if (area.lines == 0) return;
  lines_of(line.cell);
  if (area.many) each_bit(line.more, lines_of);
}

void write_marks(const auto& rules, State& state, const Line& line, Events* events) {
  at_area(
      rules, line.area, [&](const Area& area, std::size_t a) __attribute__((always_inline)) {
        write_marks_in(rules, area, a, state, line, events);
      });
}

// What a waiting bonus may mark, counted only as far as it matters: nothing, one mark, more.
struct Possible {
  int marks = 0;
  Line one;
};

// A sum whose joker nobody has seen: several faces can lead to the same mark.
Possible possible_unseen(const auto& rules, const State& state, const Line& alike) {
  Groups groups;
  list_bonus(rules, state.pads[alike.seat], 0, bonus_dice(rules, state, alike.seat), alike.seat, alike.what,
             groups);
  Lines lines;
  expand(rules, state, groups, lines);
  Possible possible;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].dice = 0;
    if (i == 0 || !(lines[i] == possible.one)) ++possible.marks;
    possible.one = lines[i];
  }
  return possible;
}

Possible possible_marks(const auto& rules, const State& state, int seat, int b) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  const int face = joker_face(rules, state);
  const BonusDice with = bonus_dice(rules, state, seat);
  Line alike;
  alike.kind = LineKind::bonus;
  alike.seat = static_cast<std::uint8_t>(seat);
  alike.what = static_cast<std::uint8_t>(b);
  union Room {
    Room() {}
    std::array<Group, kMostBonusGroups> groups;
  } room;
  Cursor at{room.groups.data(), 0};
  bool unseen = false;
  at_bonus(
      rules, static_cast<std::size_t>(b), [&](const Bonus& bonus) __attribute__((always_inline)) {
        each_target(
            rules, bonus, [&](std::size_t t) __attribute__((always_inline)) {
              unseen = needs_joker(rules, bonus, t, face);
              if (!unseen) at = put_bonus_target(rules, pad, face, with, bonus, t, at);
              return !unseen && at.total < 2;
            });
      });
  if (unseen) return possible_unseen(rules, state, alike);
  if (at.total != 1) return {at.total == 0 ? 0 : 2, {}};
  return {1, only_line(rules, alike, room.groups[0])};
}

void settle(const auto& rules, State& state, int seat, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  while (pad.waiting != 0) {
    int copies = 0;
    Possible last;
    for (std::uint64_t left = pad.waiting; left != 0;) {
      const int b = __builtin_ctzll(left) / 4;
      const std::uint64_t all = std::uint64_t{15} << (4 * b);
      left &= ~all;
      const int waiting = waiting_of(pad, b);
      const Possible possible = possible_marks(rules, state, seat, b);
      if (possible.marks > 0) {
        copies += waiting;
        last = possible;
        continue;
      }
      pad.waiting &= ~all;
      for (int i = 0; i < waiting; ++i) note(events, event_of(Event::Kind::lost, seat, b));
    }
    if (copies != 1 || last.marks != 1) return;
    pad.waiting = 0;
    write_marks(rules, state, last.one, events);
  }
}

void spend_pretended(const auto& rules, State& state, const Line& line, Events* events) {
  if (line.as == 0) return;
  const Pad& pad = state.pads[line.seat];
  int field = line.field;
  if (field == 0) field = number_field(rules.sheet, pad, line.as);
  if (field == 0) field = number_field(rules.sheet, pad, 0);
  spend(state, line.seat, Action::number, field, events);
}

}  // namespace fox::clever
