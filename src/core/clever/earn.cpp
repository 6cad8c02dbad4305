#include "core/clever/earn.h"

#include "core/clever/marks.h"

namespace fox::clever {
namespace {

void note(Events* events, Event event) {
  if (events != nullptr) [[unlikely]]
    events->push(event);
}

Event event_of(Event::Kind kind, int seat, int index = 0, int value = 0) {
  return {kind, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(index), 0, 0,
          static_cast<std::uint8_t>(value), Choice::none, 0};
}

// The cells that count for an area's lines.
Mask counted(const Area& area, const Pad& pad, int a) {
  if (area.kind == AreaKind::circled_grid) return circled_grid::counted(area, pad, a);
  return pad.marked[static_cast<std::size_t>(a)];
}

void write(const Area& area, Pad& pad, const Line& line) {
  const auto a = line.area;
  if (area.kind == AreaKind::circled_grid) return circled_grid::write(area, pad, a, line.cell);
  pad.marked[a] |= Mask{1} << line.cell | line.more;
  if (area.writes) pad.numbers[static_cast<std::size_t>(area.first_number + line.cell)] = line.value;
  if (line.choice == Choice::bonus) pad.noted[area.noted] |= Mask{1} << line.cell;
}

bool field_gives(const Area& area, const Line& line) {
  if (area.kind == AreaKind::choice_row) return line.choice == Choice::bonus;
  const auto from = area.bonus_from[line.cell];
  return from == 0 || line.value >= from;
}

}  // namespace

void give(const Rules& rules, State& state, int seat, Gain gain, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  switch (gain.kind) {
    case Gain::Kind::none: return;
    case Gain::Kind::fox: return note(events, event_of(Event::Kind::fox, seat));
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

void write_marks(const Rules& rules, State& state, const Line& line, Events* events) {
  const int a = line.area, seat = line.seat;
  const Area& area = rules.sheet.area[line.area];
  Pad& pad = state.pads[line.seat];
  const Mask before = counted(area, pad, a);
  write(area, pad, line);
  const Mask after = counted(area, pad, a);
  if (events != nullptr) [[unlikely]] {
    const bool circle = area.kind == AreaKind::circled_grid && (pad.noted[area.noted] >> line.cell & 1) != 0;
    events->push({Event::Kind::mark, line.seat, 0, line.area, line.cell, line.value,
                  circle ? Choice::circle : line.choice, 0});
    each_bit(line.more, [&](int cell) {
      events->push({Event::Kind::mark, line.seat, 0, line.area, static_cast<std::uint8_t>(cell), 0,
                    Choice::none, 0});
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
  if (area.gain[line.cell].given() && field_gives(area, line))
    give(rules, state, seat, area.gain[line.cell], events);
  lines_of(line.cell);
  each_bit(line.more, lines_of);
}

void settle(const Rules& rules, State& state, int seat, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  while (pad.waiting != 0) {
    int copies = 0, marks = 0;
    Line forced;
    for (int b = 0; b < rules.sheet.bonuses; ++b) {
      const int waiting = waiting_of(pad, b);
      if (waiting == 0) continue;
      const int before = marks;
      Line line;
      line.seat = static_cast<std::uint8_t>(seat);
      each_bonus_mark(rules, pad, joker_face(rules, state), b, line, [&](const Line& mark) {
        // With a joker nobody has seen, several faces can lead to the same mark.
        const bool same = marks > before && mark.area == forced.area && mark.cell == forced.cell &&
                          mark.value == forced.value && mark.choice == forced.choice;
        forced = mark;
        forced.what = static_cast<std::uint8_t>(b);
        marks += !same;
      });
      if (marks > before) {
        copies += waiting;
        continue;
      }
      pad.waiting &= ~(std::uint64_t{15} << (4 * b));
      for (int i = 0; i < waiting; ++i) note(events, event_of(Event::Kind::lost, seat, b));
    }
    if (copies != 1 || marks != 1) return;
    pad.waiting = 0;
    write_marks(rules, state, forced, events);
  }
}

void spend(State& state, int seat, Action action, int field, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  auto& crossed = pad.crossed[static_cast<std::size_t>(action)];
  if (field == 0) field = 1 + __builtin_ctz(~static_cast<unsigned>(crossed));
  crossed = static_cast<std::uint8_t>(crossed | 1u << (field - 1));
  note(events, event_of(Event::Kind::cross, seat, static_cast<int>(action), field));
}

void spend_pretended(const Rules& rules, State& state, const Line& line, Events* events) {
  if (line.as == 0) return;
  const Pad& pad = state.pads[line.seat];
  int field = line.field;
  if (field == 0) field = number_field(rules.sheet, pad, line.as);
  if (field == 0) field = number_field(rules.sheet, pad, 0);
  spend(state, line.seat, Action::number, field, events);
}

}  // namespace fox::clever
