// Games played at random, uniformly over all legal lines: for `foxref play` and the benchmark. The dice are
// thrown here because a test needs them; nobody who sits at a table meets this.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/clever/clever_family.h"
#include "core/clever/grouped_lines.h"
#include "core/clever/marks.h"
#include "core/clever/table_mode.h"
#include "core/wizard/wizard_family.h"

namespace fox {

// SplitMix64: small, fast, the same on every machine. It is one number ahead, so that nobody waits for one.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) { next(); }

  std::uint64_t next() {
    const std::uint64_t now = ahead_;
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    ahead_ = z ^ (z >> 31);
    return now;
  }

  // From 0 to n-1, by multiplication: no division, and no bias that 2^32 draws could show.
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  std::uint64_t state_, ahead_ = 0;
};

namespace clever {

// All throws of three dice, a byte a die.
inline constexpr auto kThreeDice = [] {
  std::array<std::uint32_t, 216> throws{};
  for (std::uint32_t i = 0; i < throws.size(); ++i)
    throws[i] = (1 + i % 6) | (1 + i / 6 % 6) << 8 | (1 + i / 36) << 16;
  return throws;
}();

// Faces for all dice in `hand`. Six dice are thrown, those not in hand are left out.
inline Faces throw_dice(std::uint8_t hand, RandomSource& random) {
  const std::uint64_t bits = random.next();
  const std::uint64_t first = kThreeDice[(bits & 0xffffffff) * 216 >> 32],
                      second = kThreeDice[(bits >> 32) * 216 >> 32];
  const std::uint64_t word = (first | second << 24) & kBytesOf[hand];
  Faces faces;
  __builtin_memcpy(faces.data(), &word, sizeof word);
  return faces;
}

// Who is told every line before it is played; may be empty.
using OnLine = std::function<void(const Line&)>;

// Plays table games; its buffers are made once.
class RandomPlayer {
 public:
  explicit RandomPlayer(const Rules& rules);

  // The state at the end; adds to `decisions` every line that was chosen.
  State play(RandomSource& random, std::uint64_t& decisions, const OnLine& on_line = {});

 private:
  const Rules& rules_;
  State begin_;
  std::array<OpeningCache, kMaxPlayers> openings_;  // at the beginning
  std::unique_ptr<GroupedLines> groups_ = std::make_unique<GroupedLines>();
};

}  // namespace clever

namespace wizard {

// The same for the Wizard family. A throw takes any dice the card allows.
class RandomPlayer {
 public:
  explicit RandomPlayer(const Rules& rules) : rules_(rules) {}

  template <class OnLine>
  State play(RandomSource& random, std::uint64_t& decisions, OnLine&& on_line) {
    Events events;
    State state = Family::begin(rules_, events);
    for (;;) {
      Family::legal(rules_, state, *lines_);
      if (lines_->empty()) return state;
      Line line = (*lines_)[random.below(static_cast<std::uint32_t>(lines_->size()))];
      if (any_throw(line))
        line = random_throw(state, line, random);
      else
        ++decisions;
      on_line(line);
      state = std::get<Step<Family>>(Family::apply(rules_, state, line)).state;
    }
  }

 private:
  Line random_throw(const State& state, const Line& pattern, RandomSource& random) const;

  const Rules& rules_;
  std::unique_ptr<Lines> lines_ = std::make_unique<Lines>();
};

}  // namespace wizard

}  // namespace fox
