// The one small interface behind which every family of games stands: values in, values out.
// A family is a type that names its Rules, State, Line and Events and fills five functions; nothing here
// knows any family, and no family knows another.
#pragma once

#include <concepts>
#include <optional>
#include <type_traits>
#include <variant>

#include "core/refusal.h"

namespace fox {

// What a line did: the state after it and, in order, what happened on the way.
template <class F>
struct Step {
  typename F::State state;
  typename F::Events events;
};

template <class F>
using Outcome = std::variant<Step<F>, Refusal>;

// Rules  one sheet made ready for play with its players, mode and switches; never changes during a game.
// State  everything a line can change, a plain value.
// Line   one thing somebody did, a plain value.
template <class F>
concept Family = std::is_trivially_copyable_v<typename F::State> && sizeof(typename F::State) <= 512 &&
                 std::is_trivially_copyable_v<typename F::Line>&& requires(const typename F::Rules& rules,
                                                                           const typename F::State& state,
                                                                           const typename F::Line& line,
                                                                           typename F::Lines& lines,
                                                                           typename F::Events& events) {
  // The state before the first line, with what happened by itself to reach it.
  { F::begin(rules, events) } -> std::same_as<typename F::State>;
  // Every legal next line in canonical form, complete and without doubles.
  { F::legal(rules, state, lines) } -> std::same_as<void>;
  // The first rule that forbids the line, or nothing where it is legal.
  { F::why(rules, state, line) } -> std::same_as<std::optional<Refusal>>;
  { F::apply(rules, state, line) } -> std::same_as<Outcome<F>>;
  // Points of every player from the marks alone: of the first `count` players, each with a `total` and a
  // `rank`.
  { F::score(rules, state) } -> std::same_as<typename F::Tally>;
  { F::score(rules, state).count } -> std::convertible_to<int>;
  { F::score(rules, state).players[0].total } -> std::convertible_to<int>;
  { F::score(rules, state).players[0].rank } -> std::convertible_to<int>;
};

}  // namespace fox
