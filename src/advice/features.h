// What the net is told of a position: some hundred questions with yes or no, asked of one seat before a
// throw. They are made from the compiled sheet; no sheet is named, and every sheet of the family has its own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/clever/clever_rules.h"
#include "core/clever/clever_score.h"

namespace fox::advice {

inline constexpr std::size_t kMaxInputs = 1024;

// The answers, a bit each.
struct Inputs {
  std::array<std::uint64_t, kMaxInputs / 64> words{};

  friend bool operator==(const Inputs&, const Inputs&) = default;
};

// Questions that belong together, so that the net's sums can be bounded.
struct InputGroup {
  enum class Kind : std::uint8_t {
    any,    // each may be answered by itself
    one,    // at most one is answered with yes
    ladder  // those up to some place are
  };
  Kind kind;
  std::size_t first, count;
};

// The questions for a sheet and a number of players; a game alone has its own, tables of two to four share
// theirs.
class Layout {
 public:
  explicit Layout(const clever::Rules& rules);

  [[nodiscard]] const std::vector<InputGroup>& groups() const { return groups_; }
  // Of a large sheet of somebody's own these may be more than kMaxInputs: no weights are sound for it.
  [[nodiscard]] std::size_t inputs() const { return inputs_; }
  // One prediction an area, and one for what foxes bring.
  [[nodiscard]] std::size_t heads() const { return heads_; }
  // Tells apart what is asked, and of which sheet: weights fit the one that they were trained for.
  [[nodiscard]] std::uint64_t digest() const { return digest_; }

 private:
  std::vector<InputGroup> groups_;
  std::size_t inputs_ = 0, heads_ = 0;
  std::uint64_t digest_ = 0;
};

// The answers for a seat, and its points now, which they are made from.
clever::PlayerTally read_inputs(const clever::Rules& rules, const clever::State& state, int seat,
                                Inputs& inputs);

// Answers with what they were made from. Positions of one search differ in an area or two; the answers about
// all others are taken over.
struct KnownInputs {
  Inputs inputs;
  clever::Pad pad;
  clever::AreaPoints points;
  std::array<std::size_t, clever::kMaxAreas + 1> begins;  // where the answers about each area stand
};

KnownInputs know_inputs(const clever::Rules& rules, const clever::State& state, int seat);
// The same answers as without what is known, which is of the same seat.
clever::PlayerTally read_inputs(const clever::Rules& rules, const clever::State& state, int seat,
                                const KnownInputs& known, Inputs& inputs);

}  // namespace fox::advice
