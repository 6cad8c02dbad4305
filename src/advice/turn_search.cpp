#include "advice/turn_search.h"

#include <algorithm>
#include <limits>

#include "core/clever/clever_family.h"
#include "core/clever/earn.h"
#include "core/clever/marks.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::advice {

using namespace clever;

namespace {

// About what a bonus brings. Only which lines are followed depends on it, never what they are worth.
constexpr int kWaitingBonus = 8 * kPoint;

}  // namespace

Faces thrown_in_hand(const State& state, const Faces& faces) {
  const std::uint64_t word = word_of(faces) & kBytesOf[state.hand];
  Faces some;
  __builtin_memcpy(some.data(), &word, sizeof word);
  return some;
}

// Has the seat anything to write before somebody throws?
bool TurnSearch::may_choose(const State& state) const {
  if (state.pads[static_cast<std::size_t>(seat_)].waiting.any()) return true;
  switch (state.phase) {
    case Phase::roll:
      return is_active(state, seat_) && can_take_back(state);
    case Phase::pick:
    case Phase::serve:
      return state.active == seat_;
    case Phase::turn_end:
      return !has(state.done, seat_);
    default:
      return false;
  }
}

// Nothing that others do until the next throw changes what this seat may do.
void TurnSearch::leave_out_others(State& state) const {
  for (int seat = 0; seat < rules_.players; ++seat) {
    if (seat == seat_) continue;
    state.pads[static_cast<std::size_t>(seat)].waiting = {};
    if (state.phase != Phase::turn_end) continue;
    state.acted |= seat_bit(seat);
    state.done |= seat_bit(seat);
  }
}

// On to the next throw, whatever the seat could still do.
void TurnSearch::end_turn(State& state) const {
  Line done;
  done.kind = LineKind::done;
  done.seat = static_cast<std::uint8_t>(seat_);
  if (is_active(state, seat_) && state.phase == Phase::roll && state.hand == 0)
    play_table(rules_, state, done, nullptr);
  if (state.phase != Phase::turn_end) return;
  leave_out_others(state);
  state.acted |= seat_bit(seat_);
  state.done = static_cast<std::uint8_t>(state.done & ~seat_bit(seat_));
  play_table(rules_, state, done, nullptr);
}

void TurnSearch::begin_at(State& state, int seat) {
  seat_ = seat;
  leave_out_others(state);
  judge_.begin_at(state, seat);
}

void TurnSearch::list(const State& state, std::vector<Line>& lines) {
  groups_->clear();
  list_table(rules_, state, *groups_);
  lines_->clear();
  expand(rules_, state, *groups_, *lines_);
  lines.assign(lines_->begin(), lines_->end());
}

TurnSearch::Child TurnSearch::child_of(const State& state, const Line& line) const {
  Child child{line, state, true, 0};
  if (line.kind == LineKind::reroll) {
    spend(child.state, seat_, Action::reroll, 0, nullptr);
    child.state.phase = Phase::roll;
  }
  if (is_throw(line)) return child;
  play_table(rules_, child.state, line, nullptr);
  leave_out_others(child.state);
  child.settled = !may_choose(child.state);
  if (child.settled) end_turn(child.state);
  // The next round's gift may have brought a choice.
  child.settled = !may_choose(child.state);
  return child;
}

// What it is worth to stop here.
int TurnSearch::guess(const State& state) const {
  State stopped = state;
  Pad& pad = stopped.pads[static_cast<std::size_t>(seat_)];
  const int waiting = pad.waiting.total();
  pad.waiting = {};
  end_turn(stopped);
  return judge_.worth(stopped).total + waiting * kWaitingBonus;
}

Leaf TurnSearch::best_of(const Child& child, int extra_dice, std::size_t depth) {
  if (child.settled) return leaf_of(child.state);
  return best(child.state, extra_dice - (child.line.kind == LineKind::extra), depth);
}

Leaf TurnSearch::best(const State& state, int extra_dice, std::size_t depth) {
  if (steps_.size() <= depth) steps_.resize(depth + 1);
  Step& step = steps_[depth];
  list(state, step.lines);
  step.children.clear();
  step.order.clear();
  Leaf best{{std::numeric_limits<int>::min(), {}}, state};
  for (const Line& line : step.lines) {
    if (line.kind == LineKind::extra && extra_dice <= 0) continue;
    const Child child = child_of(state, line);
    if (child.settled) {
      if (const Worth worth = judge_.worth(child.state); worth.total > best.worth.total)
        best = {worth, child.state};
      continue;
    }
    step.order.push_back(step.children.size());
    step.children.push_back(child);
  }
  const std::size_t width = depth_.width[std::min<std::size_t>(depth, 1)];
  if (step.order.size() > width) {
    for (Child& child : step.children) child.guess = guess(child.state);
    std::stable_sort(step.order.begin(), step.order.end(), [&](std::size_t i, std::size_t j) {
      return step.children[i].guess > step.children[j].guess;
    });
    step.order.resize(width);
  }
  for (const std::size_t i : step.order)
    if (const Leaf leaf = best_of(step.children[i], extra_dice, depth + 1);
        leaf.worth.total > best.worth.total)
      best = leaf;
  return best;
}

std::vector<RatedLine> TurnSearch::rate(const State& now, int seat) {
  State state = now;
  begin_at(state, seat);
  std::vector<RatedLine> rated;
  if (!may_choose(state) && !(state.active == seat && state.phase == Phase::roll)) return rated;
  std::vector<Line> lines;
  list(state, lines);
  for (const Line& line : lines) {
    // Nobody throws while others have a bonus to use.
    if (line.kind == LineKind::roll && somebody_waits(rules_, now)) continue;
    rated.push_back({line, best_of(child_of(state, line), depth_.extra_dice, 0)});
  }
  std::stable_sort(rated.begin(), rated.end(), [](const RatedLine& a, const RatedLine& b) {
    return a.leaf.worth.total > b.leaf.worth.total;
  });
  return rated;
}

Leaf TurnSearch::follow(const State& now, int seat, const Line& line) {
  State state = now;
  begin_at(state, seat);
  return best_of(child_of(state, line), depth_.extra_dice, 0);
}

int TurnSearch::expected(const State& state, int seat) {
  const std::vector<RatedLine> rated = rate(state, seat);
  return rated.empty() ? worth(state, seat).total : rated.front().leaf.worth.total;
}

Worth TurnSearch::worth(const State& state, int seat) {
  seat_ = seat;
  judge_.begin_at(state, seat);
  return judge_.worth(state);
}

}  // namespace fox::advice
