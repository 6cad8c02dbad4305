// The best line for a seat, by everything it can still do before the next throw: picks, chains of bonuses,
// dice taken back, extra dice. What comes after the throw, the net says. For the table alone.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <vector>

#include "advice/worth.h"
#include "core/clever/grouped_lines.h"

namespace fox::advice {

// Where a line leads if all further choices before the next throw are the best: the position then, and what
// it is worth.
struct Leaf {
  Worth worth;
  clever::State state;
};

struct RatedLine {
  clever::Line line;
  Leaf leaf;
};

// How far is looked: how many lines are followed at the step after a line, and at each further one; and how
// many extra dice one after the other.
struct Depth {
  std::array<std::size_t, 2> width{6, 1};
  int extra_dice = 2;
};

// Of faces for all dice those of the dice in hand: only these are thrown.
clever::Faces thrown_in_hand(const clever::State& state, const clever::Faces& faces);

class TurnSearch {
 public:
  // Both must outlive it.
  TurnSearch(const clever::Rules& rules, const Net& net, const Depth& depth = {})
      : TurnSearch(rules, net, depth, rules) {}
  // By a net that was learnt for other rules of the same sheet.
  TurnSearch(const clever::Rules& rules, const Net& net, const Depth& depth, const clever::Rules& asked)
      : rules_(rules), judge_(rules, net, asked), depth_(depth) {}

  // Every line that the seat may write now, best first; of equals in the order in which they are listed.
  // Throws show no faces.
  std::vector<RatedLine> rate(const clever::State& now, int seat);
  // Where one legal line leads, looked at as far as any of them.
  Leaf follow(const clever::State& now, int seat, const clever::Line& line);
  // What the position itself is worth: for a moment at which the seat has no choice before the next throw.
  Worth worth(const clever::State& state, int seat);
  // The points that are to be expected, in parts of a point, wherever in a turn this is.
  int expected(const clever::State& state, int seat);

 private:
  struct Child {
    clever::Line line;
    clever::State state;
    bool settled;  // nothing is left to choose before the next throw
    int guess;
  };
  struct Step {
    std::vector<clever::Line> lines;
    std::vector<Child> children;
    std::vector<std::size_t> order;
  };

  void begin_at(clever::State& state, int seat);
  void list(const clever::State& state, std::vector<clever::Line>& lines);
  [[nodiscard]] Child child_of(const clever::State& state, const clever::Line& line) const;
  [[nodiscard]] int guess(const clever::State& state) const;
  [[nodiscard]] Leaf leaf_of(const clever::State& state) const { return {judge_.worth(state), state}; }
  // The best that can be made of a position, or of a child of it.
  Leaf best(const clever::State& state, int extra_dice, std::size_t depth);
  Leaf best_of(const Child& child, int extra_dice, std::size_t depth);
  [[nodiscard]] bool may_choose(const clever::State& state) const;
  void leave_out_others(clever::State& state) const;
  void end_turn(clever::State& state) const;

  const clever::Rules& rules_;
  Judge judge_;
  Depth depth_;
  int seat_ = 0;
  std::unique_ptr<clever::GroupedLines> groups_ = std::make_unique<clever::GroupedLines>();
  std::unique_ptr<clever::Lines> lines_ = std::make_unique<clever::Lines>();
  std::deque<Step> steps_;  // a reference to one of them stays good when another is added
};

}  // namespace fox::advice
