#include "core/clever/earn.h"

#include "core/clever/areas/kinds.h"
#include "core/clever/bonus_marks.h"

namespace fox::clever {
namespace {

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
  return visit_kind(area.kind, [&](auto kind) { return kind.gives(area, line); });
}

// The marks of a line as they are drawn and told, the own one first.
void note_marks(const Area& area, const Pad& pad, const Line& line, Events* events) {
  const bool circle = (pad.noted[second_marks(area)] & area.circled & Mask{1} << line.cell) != 0;
  events->push({Event::Kind::mark,
                line.seat,
                0,
                line.area,
                line.cell,
                line.value,
                circle ? Choice::circle : line.choice,
                {}});
  each_bit(line.more, [&](int cell) {
    events->push(
        {Event::Kind::mark, line.seat, 0, line.area, static_cast<std::uint8_t>(cell), 0, Choice::none, {}});
  });
}

}  // namespace

void give(const Rules& rules, State& state, int seat, Gain gain, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  switch (gain.kind) {
    case Gain::Kind::none:
      return;
    case Gain::Kind::fox:
      return note(events, event_of(Event::Kind::fox, seat));
    case Gain::Kind::bonus:
      if (pad.waiting.count(gain.index) == kMaxWaiting) return;  // the loader keeps sheets below this
      pad.waiting.add(gain.index);
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
  const std::size_t a = line.area;
  const Area& area = rules.sheet.area[a];
  Pad& pad = state.pads[line.seat];
  const Mask before = counted(area, pad, a);
  write(area, pad, a, line);
  const Mask after = before | Mask{1} << line.cell | line.more;
  if (events != nullptr) [[unlikely]]
    note_marks(area, pad, line, events);

  if (area.gains != 0 && area.gain[line.cell].given() && field_gives(area, line))
    give(rules, state, line.seat, area.gain[line.cell], events);
  if (area.lines == 0) return;
  unsigned fired = 0;
  const auto lines_of = [&](int cell) {
    each_bit(area.lines_of[static_cast<std::size_t>(cell)] & ~fired, [&](int l) {
      const Mask cells = area.line_cells[static_cast<std::size_t>(l)];
      if ((cells & ~after) != 0 || (cells & ~before) == 0) return;
      fired |= 1u << l;
      give(rules, state, line.seat, area.line_gain[static_cast<std::size_t>(l)], events);
    });
  };
  lines_of(line.cell);
  if (area.many) each_bit(line.more, lines_of);
}

void settle(const Rules& rules, State& state, int seat, Events* events) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  while (pad.waiting.any()) {
    int copies = 0;
    Possible last;
    WaitingBonuses{pad.waiting}.each_kind([&](int b) {
      const int waiting = pad.waiting.count(b);
      const Possible possible = possible_marks(rules, state, seat, b);
      if (possible.marks > 0) {
        copies += waiting;
        last = possible;
        return;
      }
      pad.waiting.drop(b);
      for (int i = 0; i < waiting; ++i) note(events, event_of(Event::Kind::lost, seat, b));
    });
    if (copies != 1 || last.marks != 1) return;
    pad.waiting = {};
    write_marks(rules, state, last.one, events);
  }
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
