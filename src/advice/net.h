// A small net in whole numbers: inputs - 64 - 16 - heads. Its answers are points to come, by area and of
// foxes, the same on every machine. It reads no file; game/advice/net_file.h does.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "advice/features.h"

namespace fox::advice {

inline constexpr std::size_t kWide = 64, kNarrow = 16, kMaxHeads = clever::kMaxAreas + 1;

// What a weight of 1 is written as. A head's answer is in sixty-fourths of a point.
inline constexpr int kFirstOne = 1 << 8, kFurtherOne = 1 << 12, kBiasOne = 1 << 10;
inline constexpr int kPoint = 64;
// What the last layer's 1 stands for: a head that answers 1 says sixteen points.
inline constexpr int kPointsOfOne = 16;
// A unit's answer is cut off here, in units of kFirstOne.
inline constexpr int kMostAnswer = 16 * kFirstOne - 1;

// Weights as a file has them.
struct Weights {
  std::vector<std::int16_t> first;  // by input, kWide each
  std::vector<std::int16_t> first_bias;
  std::vector<std::int16_t> second;  // by unit, kWide each
  std::vector<std::int16_t> second_bias;
  std::vector<std::int16_t> third;  // by head, kNarrow each
  std::vector<std::int16_t> third_bias;

  friend bool operator==(const Weights&, const Weights&) = default;
};

// Room for a layout's weights, all of them 0.
Weights room_for(const Layout& layout);

// Whether the weights are as many as the layout asks for, and no sum of theirs can run over whatever is
// asked.
enum class Soundness : std::uint8_t { sound, wrong_size, may_overflow };
Soundness soundness_of(const Weights& weights, const Layout& layout);

using Heads = std::array<int, kMaxHeads>;

// The first layer's sums for some inputs; those of other inputs are reached by what differs.
struct FirstSums {
  Inputs inputs;
  alignas(16) std::array<std::int16_t, kWide> sums;
};

class Net {
 public:
  // The weights must be sound.
  explicit Net(Weights weights, const Layout& layout);

  [[nodiscard]] FirstSums sums_of(const Inputs& inputs) const;
  [[nodiscard]] FirstSums moved(const FirstSums& from, const Inputs& to) const;
  [[nodiscard]] Heads answer(const FirstSums& sums) const;
  [[nodiscard]] std::size_t heads() const { return heads_; }

 private:
  Weights weights_;
  std::size_t heads_;
};

}  // namespace fox::advice
