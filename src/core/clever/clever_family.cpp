#include "core/clever/clever_family.h"

#include <cstddef>

#include "core/clever/grouped_lines.h"
#include "core/clever/paper_mode.h"
#include "core/clever/sheet_mode.h"
#include "core/clever/table_mode.h"

namespace fox::clever {

Rules make_rules(const SheetDef& def, int players, Mode mode, const std::array<bool, kEffects>& on) {
  ensure(players >= 1 && players <= kMaxPlayers, "a number of players that the sheet allows");
  Rules rules;
  rules.def = &def;
  rules.sheet = compile(def, on);
  rules.players = players;
  rules.mode = mode;
  rules.on = on;
  return rules;
}

State Family::begin(const Rules& rules, Events& events) {
  State state{};
  state.field.fill(kNone);
  switch (rules.mode) {
    case Mode::table:
      begin_table(rules, state, &events);
      break;
    case Mode::sheet:
      begin_sheet(rules, state, &events);
      break;
    case Mode::paper:
      state.phase = Phase::paper;
      break;
  }
  return state;
}

void Family::legal(const Rules& rules, const State& state, Lines& lines) {
  GroupedLines groups;
  if (rules.mode == Mode::table) list_table(rules, state, groups);
  if (rules.mode == Mode::sheet) list_sheet(rules, state, groups);
  lines.clear();
  expand(rules, state, groups, lines);
}

std::optional<Refusal> Family::why(const Rules& rules, const State& state, const Line& line) {
  switch (rules.mode) {
    case Mode::table:
      return why_table(rules, state, line);
    case Mode::sheet:
      return why_sheet(rules, state, line);
    case Mode::paper:
      return why_paper(rules, state, line);
  }
  return std::nullopt;
}

void Family::play(const Rules& rules, State& state, const Line& line, Events* events) {
  switch (rules.mode) {
    case Mode::table:
      return play_table(rules, state, line, events);
    case Mode::sheet:
      return play_sheet(rules, state, line, events);
    case Mode::paper:
      return play_paper(rules, state, line, events);
  }
}

Outcome<Family> Family::apply(const Rules& rules, const State& state, const Line& line) {
  if (auto refusal = why(rules, state, line)) return *refusal;
  Step<Family> step{state, {}};
  play(rules, step.state, line, &step.events);
  return step;
}

Tally Family::score(const Rules& rules, const State& state) {
  return clever::score(rules, state);
}

}  // namespace fox::clever
