// One sheet made ready for one game: its tables, the number of players, the mode and the house rules.
// Constant from the first line to the last; everything that changes is in State.
#pragma once

#include <array>

#include "core/clever/clever_line.h"
#include "core/clever/clever_sheet.h"
#include "core/clever/clever_state.h"
#include "core/fixed_list.h"

namespace fox::clever {

struct Rules {
  const SheetDef* def = nullptr;  // names and rule ids, for refusals and the edge
  Sheet sheet{};
  int players = 1;
  Mode mode = Mode::table;
  std::array<bool, kEffects> on{};  // by Effect: does it differ from the default

  [[nodiscard]] bool is_on(Effect effect) const { return on[static_cast<std::size_t>(effect)]; }
  [[nodiscard]] int rounds() const { return sheet.rounds[static_cast<std::size_t>(players)]; }
  [[nodiscard]] bool solo() const { return players == 1; }
};

Rules make_rules(const SheetDef& def, int players, Mode mode, const std::array<bool, kEffects>& on = {});

// Something that followed from a line, for the strip "what happened", the animation and the log.
struct Event {
  enum class Kind : std::uint8_t {
    mark,     // a cell was marked: area, cell, value, choice
    sweep,    // dice went to the platter because they were lower: dice
    platter,  // dice were cleared or served to the platter: dice
    circle,   // a field of an action's track was circled: index = action
    cross,    // a field was crossed: index = action, value = field from 1
    fox,
    earn,   // a bonus now waits: index = bonus
    lost,   // a bonus had no possible mark: index = bonus
    turn,   // the turn of `seat` begins
    round,  // value = the round that begins
    over,
  };
  Kind kind;
  std::uint8_t seat;
  std::uint8_t index, area, cell, value;
  Choice choice;
  ByDie dice;  // faces, as in Line
};
using Events = FixedList<Event, 512>;

}  // namespace fox::clever
