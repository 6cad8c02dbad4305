// Games played at random, uniformly over all legal lines: for `foxref play` and the benchmark. The dice are
// thrown here because a test needs them; nobody who sits at a table meets this.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/clever/family.h"
#include "core/clever/table.h"
#include "core/wizard/family.h"

namespace fox {

// SplitMix64: small, fast, the same on every machine.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // From 0 to n-1, by multiplication: no division, and no bias that 2^32 draws could show.
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  std::uint64_t state_;
};

namespace clever {

// All throws of three dice, four bits a die.
inline constexpr auto kThreeDice = [] {
  std::array<std::uint16_t, 216> throws{};
  for (unsigned i = 0; i < throws.size(); ++i)
    throws[i] = static_cast<std::uint16_t>((1 + i % 6) | (1 + i / 6 % 6) << 4 | (1 + i / 36) << 8);
  return throws;
}();

// Faces for all dice in `hand`, four bits a die. Six dice are thrown, those not in hand are left out.
inline std::uint32_t throw_dice(std::uint8_t hand, RandomSource& random) {
  const std::uint64_t bits = random.next();
  const std::uint32_t first = kThreeDice[(bits & 0xffffffff) * 216 >> 32],
                      second = kThreeDice[(bits >> 32) * 216 >> 32];
  // Six bits become six groups of four.
  std::uint32_t groups = hand;
  groups = (groups | groups << 9) & 0x007007;
  groups = (groups | groups << 3 | groups << 6) & 0x111111;
  return (first | second << 12) & groups * 15;
}

// Plays table games; its buffers are made once. `on_line` is told every line before it is played.
class RandomPlayer {
 public:
  explicit RandomPlayer(const Rules& rules) : rules_(rules) {
    Events events;
    begin_ = Family::begin(rules, events);
    for (std::size_t seat = 0; seat < outlooks_.size(); ++seat)
      outlooks_[seat].renew(rules.sheet, begin_.pads[seat]);
  }

  // The state at the end; adds to `decisions` every line that was chosen.
  template <class OnLine>
  State play(RandomSource& random, std::uint64_t& decisions, OnLine&& on_line) {
    State state = begin_;
    for (std::size_t seat = 0; seat < outlooks_.size(); ++seat) groups_->outlook(seat) = outlooks_[seat];
    for (;;) {
      if (only_a_throw(rules_, state)) {
        throw_all(state, LineKind::roll, random, on_line);
        continue;
      }
      groups_->clear();
      list_table(rules_, state, *groups_);
      const auto lines = static_cast<std::uint32_t>(groups_->lines());
      if (lines == 0) return state;
      const Line line = line_at(rules_, state, *groups_, lines == 1 ? 0 : random.below(lines));
      decisions += line.kind != LineKind::roll;
      if (line.kind == LineKind::roll || line.kind == LineKind::reroll) {
        throw_all(state, line.kind, random, on_line);
        continue;
      }
      on_line(line);
      play_table(rules_, state, line, nullptr);
    }
  }

 private:
  template <class OnLine>
  void throw_all(State& state, LineKind kind, RandomSource& random, OnLine&& on_line) {
    Line line;
    line.kind = kind;
    line.seat = state.active;
    line.dice = throw_dice(state.hand, random);
    on_line(line);
    play_throw(rules_, state, line, nullptr);
  }

  const Rules& rules_;
  State begin_;
  std::array<Outlook, kMaxPlayers> outlooks_;  // at the beginning
  std::unique_ptr<Groups> groups_ = std::make_unique<Groups>();
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
