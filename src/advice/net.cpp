#include "advice/net.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <limits>
#include <utility>

#include "core/ensure.h"

namespace fox::advice {
namespace {

constexpr int kBiasShift = 10;     // from kBiasOne to kFirstOne * kFurtherOne
constexpr int kFurtherShift = 12;  // and back to kFirstOne
constexpr int kHeadShift = 10;     // to sixty-fourths of a point
static_assert(kBiasOne << kBiasShift == kFirstOne * kFurtherOne);
static_assert(kFirstOne * kFurtherOne >> kHeadShift == kPointsOfOne * kPoint);

// The furthest sums that answers of the group can add for a unit.
std::pair<int, int> bounds_of(const InputGroup& group, const Weights& weights, std::size_t unit) {
  int low = 0, high = 0, sum = 0;
  for (std::size_t i = 0; i < group.count; ++i) {
    const int weight = weights.first[(group.first + i) * kWide + unit];
    switch (group.kind) {
      case InputGroup::Kind::any:
        (weight < 0 ? low : high) += weight;
        break;
      case InputGroup::Kind::one:
        low = std::min(low, weight);
        high = std::max(high, weight);
        break;
      case InputGroup::Kind::ladder:
        sum += weight;
        low = std::min(low, sum);
        high = std::max(high, sum);
    }
  }
  return {low, high};
}

bool first_fits(const Weights& weights, const Layout& layout, std::size_t unit) {
  int low = weights.first_bias[unit], high = low;
  for (const InputGroup& group : layout.groups()) {
    const auto [down, up] = bounds_of(group, weights, unit);
    low += down;
    high += up;
  }
  using Sum = std::numeric_limits<std::int16_t>;
  return low >= Sum::min() && high <= Sum::max();
}

bool further_fits(const std::vector<std::int16_t>& weights, int bias, std::size_t unit, std::size_t width) {
  std::int64_t most = std::abs(std::int64_t{bias}) << kBiasShift;
  for (std::size_t i = 0; i < width; ++i)
    most += std::int64_t{kMostAnswer} * std::abs(int{weights[unit * width + i]});
  return most <= std::numeric_limits<std::int32_t>::max();
}

template <std::size_t Width>
std::int32_t product(const std::int16_t* weights, const std::int16_t* answers) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < Width; ++i) sum += std::int32_t{weights[i]} * answers[i];
  return sum;
}

// The weights of the inputs whose bits are set, put to the sums one input after the other.
template <class Operation>
void change(FirstSums& sums, const std::vector<std::int16_t>& weights, std::uint64_t bits, std::size_t word,
            Operation operation) {
  for (; bits != 0; bits &= bits - 1) {
    const std::size_t input = word * 64 + static_cast<std::size_t>(__builtin_ctzll(bits));
    const std::int16_t* const row = weights.data() + input * kWide;
    for (std::size_t unit = 0; unit < kWide; ++unit)
      sums.sums[unit] = static_cast<std::int16_t>(operation(sums.sums[unit], row[unit]));
  }
}

}  // namespace

Weights room_for(const Layout& layout) {
  const auto zeros = [](std::size_t count) { return std::vector<std::int16_t>(count); };
  return {zeros(layout.inputs() * kWide),  zeros(kWide),         zeros(kNarrow * kWide), zeros(kNarrow),
          zeros(layout.heads() * kNarrow), zeros(layout.heads())};
}

Soundness soundness_of(const Weights& weights, const Layout& layout) {
  const Weights room = room_for(layout);
  const auto fits = [](const auto& mine, const auto& wanted) { return mine.size() == wanted.size(); };
  if (layout.inputs() > kMaxInputs || !fits(weights.first, room.first) ||
      !fits(weights.first_bias, room.first_bias) || !fits(weights.second, room.second) ||
      !fits(weights.second_bias, room.second_bias) || !fits(weights.third, room.third) ||
      !fits(weights.third_bias, room.third_bias))
    return Soundness::wrong_size;
  for (std::size_t unit = 0; unit < kWide; ++unit)
    if (!first_fits(weights, layout, unit)) return Soundness::may_overflow;
  for (std::size_t unit = 0; unit < kNarrow; ++unit)
    if (!further_fits(weights.second, weights.second_bias[unit], unit, kWide)) return Soundness::may_overflow;
  for (std::size_t head = 0; head < layout.heads(); ++head)
    if (!further_fits(weights.third, weights.third_bias[head], head, kNarrow)) return Soundness::may_overflow;
  return Soundness::sound;
}

Net::Net(Weights weights, const Layout& layout) : weights_(std::move(weights)), heads_(layout.heads()) {
  ensure(soundness_of(weights_, layout) == Soundness::sound, "a net is made of sound weights");
}

FirstSums Net::sums_of(const Inputs& inputs) const {
  FirstSums none;
  std::copy(weights_.first_bias.begin(), weights_.first_bias.end(), none.sums.begin());
  return moved(none, inputs);
}

FirstSums Net::moved(const FirstSums& from, const Inputs& to) const {
  FirstSums sums{to, from.sums};
  for (std::size_t word = 0; word < to.words.size(); ++word) {
    const std::uint64_t before = from.inputs.words[word], now = to.words[word];
    change(sums, weights_.first, now & ~before, word, std::plus<int>());
    change(sums, weights_.first, before & ~now, word, std::minus<int>());
  }
  return sums;
}

Heads Net::answer(const FirstSums& sums) const {
  alignas(16) std::array<std::int16_t, kWide> wide;
  for (std::size_t unit = 0; unit < kWide; ++unit)
    wide[unit] = std::clamp<std::int16_t>(sums.sums[unit], 0, kMostAnswer);
  alignas(16) std::array<std::int16_t, kNarrow> narrow;
  for (std::size_t unit = 0; unit < kNarrow; ++unit) {
    const std::int32_t sum = (std::int32_t{weights_.second_bias[unit]} << kBiasShift) +
                             product<kWide>(weights_.second.data() + unit * kWide, wide.data());
    narrow[unit] = static_cast<std::int16_t>(std::clamp(sum >> kFurtherShift, 0, kMostAnswer));
  }
  Heads heads{};
  for (std::size_t head = 0; head < heads_; ++head) {
    const std::int32_t sum = (std::int32_t{weights_.third_bias[head]} << kBiasShift) +
                             product<kNarrow>(weights_.third.data() + head * kNarrow, narrow.data());
    heads[head] = sum >> kHeadShift;
  }
  return heads;
}

}  // namespace fox::advice
