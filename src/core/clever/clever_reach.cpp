#include "core/clever/clever_reach.h"

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_score.h"

namespace fox::clever {
namespace {

using Now = Goal::Now;
using Bar = Goal::Bar;
using Where = Goal::Where;

// The empty cells that are filled before this one, and itself.
Mask on_the_way(const Area& area, int cell, Mask marked) {
  const Mask before = area.traits.ends == 0 ? 0 : up_to(cell) & half_of(area, cell);
  return (before | Mask{1} << cell) & ~marked;
}

void judge(Goal& goal, Mask closed, bool over) {
  if (goal.now == Now::earned) return;
  if (const Mask barred = goal.missing & closed; barred != 0) {
    goal.bar = Bar::passed;
    goal.in_the_way = static_cast<std::uint8_t>(__builtin_ctz(barred));
  } else if (over && goal.bar == Bar::none) {
    goal.bar = Bar::over;
  }
  goal.now = goal.bar == Bar::none ? Now::open : Now::out;
}

void list_area(const Rules& rules, const Pad& pad, std::size_t a, bool over, Goals& goals) {
  const Area& area = rules.sheet.area[a];
  const Mask marked = pad.marked[a], closed = closed_for_good(area, pad, a);
  const Mask enough = counted(area, pad, a);
  for (int cell = 0; cell < area.count; ++cell) {
    const Gain gain = area.gain[static_cast<std::size_t>(cell)];
    if (!gain.given()) continue;
    Goal goal;
    goal.gain = gain;
    goal.area = static_cast<std::uint8_t>(a);
    goal.index = static_cast<std::uint8_t>(cell);
    goal.missing = on_the_way(area, cell, marked);
    if ((marked >> cell & 1) != 0) {
      goal.missing = 0;
      if (field_gave(area, pad, cell))
        goal.now = Now::earned;
      else
        goal.bar = Bar::given_up, goal.in_the_way = goal.index;
    }
    judge(goal, closed, over);
    goals.push(goal);
  }
  for (std::size_t l = 0; l < area.lines; ++l) {
    if (!area.line_gain[l].given()) continue;
    Goal goal;
    goal.where = Where::line;
    goal.gain = area.line_gain[l];
    goal.area = static_cast<std::uint8_t>(a);
    goal.index = static_cast<std::uint8_t>(l);
    goal.missing = area.line_cells[l] & ~enough;
    if (goal.missing == 0) goal.now = Now::earned;
    judge(goal, closed, over);
    goals.push(goal);
  }
}

bool gives(const Gain& gain, std::size_t action) {
  return gain.kind == Gain::Kind::action && gain.index == action;
}

// How many circles of an action can still come: each open goal gives one at most, each coming round its gift.
int circles_to_come(const Rules& rules, const State& state, const Goals& goals, std::size_t action,
                    const std::array<bool, kActions>& open) {
  int most = 0;
  for (const Goal& goal : goals)
    if (goal.now == Now::open && gives(goal.gain, action)) ++most;
  for (int round = state.round; state.phase != Phase::over && round < rules.rounds(); ++round)
    if (gives(rules.sheet.gift[static_cast<std::size_t>(round)], action)) ++most;
  for (std::size_t other = 0; other < kActions; ++other)
    if (open[other] && gives(rules.sheet.track[other].end, action)) ++most;
  return most;
}

}  // namespace

void list_goals(const Rules& rules, const State& state, int seat, Goals& goals) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  // A sheet of paper lies as it was left.
  const bool over = state.phase == Phase::over || state.phase == Phase::paper;
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) list_area(rules, pad, a, over, goals);

  const auto lacks = [&](std::size_t action) {
    return rules.sheet.track[action].fields - pad.circled[action];
  };
  std::array<bool, kActions> open{};
  std::array<int, kActions> most{};
  for (std::size_t action = 0; action < kActions; ++action) open[action] = !over && lacks(action) > 0;
  // The end of a track can circle another one: tracks are taken for open until they prove not to be.
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t action = 0; action < kActions; ++action) {
      most[action] = circles_to_come(rules, state, goals, action, open);
      if (!open[action] || most[action] >= lacks(action)) continue;
      open[action] = false;
      changed = true;
    }
  }
  for (std::size_t action = 0; action < kActions; ++action) {
    if (!rules.sheet.track[action].end.given()) continue;
    Goal goal;
    goal.where = Where::track;
    goal.gain = rules.sheet.track[action].end;
    goal.area = static_cast<std::uint8_t>(action);
    goal.needed = static_cast<std::uint8_t>(lacks(action));
    goal.most = static_cast<std::uint8_t>(most[action]);
    if (lacks(action) == 0)
      goal.now = Now::earned;
    else if (!over && !open[action])
      goal.bar = Bar::too_few;
    judge(goal, 0, over);
    goals.push(goal);
  }
}

}  // namespace fox::clever
