// Holds what was said of goals so far against what is said now, whatever their family: what is out of reach
// stays so, and something stands in its way.
#pragma once

#include <set>

#include "catch.h"

template <class Key>
class GoalWatch {
 public:
  // True when the goal is out of reach for the first time; counts when it is earned for the first time.
  template <class Goal>
  bool goes_out(const Key& key, const Goal& goal, int& earned) {
    const bool out = goal.now == Goal::Now::out;
    if (out_.count(key) != 0) REQUIRE(out);
    REQUIRE(out == (goal.bar != Goal::Bar::none));
    if (goal.now == Goal::Now::earned && earned_.insert(key).second) ++earned;
    return out && out_.insert(key).second;
  }

 private:
  std::set<Key> out_, earned_;
};
