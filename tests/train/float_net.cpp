#include "train/float_net.h"

#include <algorithm>
#include <cmath>

namespace fox::train {
namespace {

using advice::kNarrow;
using advice::kWide;

constexpr float kMost = 16;          // a unit's answer is cut off here, as in whole numbers
constexpr float kOfEachHead = 0.3F;  // how much a single head's error counts beside that of the sum
constexpr float kUsualInputs = 100;  // about so many are answered with yes

float cut(float sum) {
  return std::clamp(sum, 0.0F, kMost);
}
float slope(float sum) {
  return sum > 0 && sum < kMost ? 1.0F : 0.0F;
}

// Even, around 0; the spread is what matters.
float draw(RandomSource& random, float spread) {
  const float even = static_cast<float>(random.next() >> 40) / static_cast<float>(1 << 24);
  return (2 * even - 1) * spread * 1.7320508F;
}

template <class F>
void each_yes(const advice::Inputs& inputs, F&& f) {
  for (std::size_t word = 0; word < inputs.words.size(); ++word)
    for (std::uint64_t left = inputs.words[word]; left != 0; left &= left - 1)
      f(word * 64 + static_cast<std::size_t>(__builtin_ctzll(left)));
}

struct Layers {
  std::array<float, kWide> first, wide, first_slope;
  std::array<float, kNarrow> second, narrow, second_slope;
  std::array<float, advice::kMaxHeads> heads, head_slope;
};

void forward(const Shape& shape, const float* numbers, const advice::Inputs& inputs, Layers& layers) {
  std::copy_n(numbers + shape.first_bias, kWide, layers.first.begin());
  each_yes(inputs, [&](std::size_t input) {
    const float* const weights = numbers + shape.first + input * kWide;
    for (std::size_t i = 0; i < kWide; ++i) layers.first[i] += weights[i];
  });
  for (std::size_t i = 0; i < kWide; ++i) layers.wide[i] = cut(layers.first[i]);
  // The weights lie by input here, so that sums are made side by side.
  std::copy_n(numbers + shape.second_bias, kNarrow, layers.second.begin());
  for (std::size_t i = 0; i < kWide; ++i)
    for (std::size_t u = 0; u < kNarrow; ++u)
      layers.second[u] += numbers[shape.second + i * kNarrow + u] * layers.wide[i];
  for (std::size_t u = 0; u < kNarrow; ++u) layers.narrow[u] = cut(layers.second[u]);
  for (std::size_t h = 0; h < shape.heads; ++h) {
    layers.heads[h] = numbers[shape.third_bias + h];
    for (std::size_t u = 0; u < kNarrow; ++u)
      layers.heads[h] += numbers[shape.third + h * kNarrow + u] * layers.narrow[u];
  }
}

void backward(const Shape& shape, const float* numbers, const advice::Inputs& inputs, Layers& layers,
              float* slopes) {
  layers.second_slope.fill(0);
  for (std::size_t h = 0; h < shape.heads; ++h) {
    const float error = layers.head_slope[h];
    slopes[shape.third_bias + h] += error;
    for (std::size_t u = 0; u < kNarrow; ++u) {
      slopes[shape.third + h * kNarrow + u] += error * layers.narrow[u];
      layers.second_slope[u] += error * numbers[shape.third + h * kNarrow + u];
    }
  }
  for (std::size_t u = 0; u < kNarrow; ++u) {
    layers.second_slope[u] *= slope(layers.second[u]);
    slopes[shape.second_bias + u] += layers.second_slope[u];
  }
  for (std::size_t i = 0; i < kWide; ++i) {
    float sum = 0;
    for (std::size_t u = 0; u < kNarrow; ++u) {
      slopes[shape.second + i * kNarrow + u] += layers.second_slope[u] * layers.wide[i];
      sum += layers.second_slope[u] * numbers[shape.second + i * kNarrow + u];
    }
    layers.first_slope[i] = sum * slope(layers.first[i]);
    slopes[shape.first_bias + i] += layers.first_slope[i];
  }
  each_yes(inputs, [&](std::size_t input) {
    float* const row = slopes + shape.first + input * kWide;
    for (std::size_t i = 0; i < kWide; ++i) row[i] += layers.first_slope[i];
  });
}

}  // namespace

Shape::Shape(const advice::Layout& layout) : inputs(layout.inputs()), heads(layout.heads()) {
  first_bias = inputs * kWide;
  second = first_bias + kWide;
  second_bias = second + kWide * kNarrow;
  third = second_bias + kNarrow;
  third_bias = third + heads * kNarrow;
  count = third_bias + heads;
}

FloatNet::FloatNet(const advice::Layout& layout, RandomSource& random)
    : shape_(layout), numbers_(shape_.count) {
  const auto fill = [&](std::size_t from, std::size_t to, float spread) {
    for (std::size_t i = from; i < to; ++i) numbers_[i] = draw(random, spread);
  };
  fill(shape_.first, shape_.first_bias, std::sqrt(2 / kUsualInputs));
  fill(shape_.second, shape_.second_bias, std::sqrt(2 / static_cast<float>(kWide)));
  fill(shape_.third, shape_.third_bias, std::sqrt(1 / static_cast<float>(kNarrow)));
}

float FloatNet::learn(const Sample& sample, std::vector<float>& slopes) const {
  Layers layers;
  forward(shape_, numbers_.data(), sample.inputs, layers);
  float sum = 0, loss = 0;
  for (std::size_t h = 0; h < shape_.heads; ++h) {
    const float error = layers.heads[h] - sample.wanted[h];
    layers.head_slope[h] = 2 * kOfEachHead * error;
    loss += kOfEachHead * error * error;
    sum += error;
  }
  for (std::size_t h = 0; h < shape_.heads; ++h) layers.head_slope[h] += 2 * sum;
  backward(shape_, numbers_.data(), sample.inputs, layers, slopes.data());
  return loss + sum * sum;
}

advice::Weights rounded(const std::vector<float>& numbers, const advice::Layout& layout) {
  const Shape shape(layout);
  advice::Weights weights = advice::room_for(layout);
  const auto whole = [&](std::size_t at, int one) {
    const float value = std::clamp(numbers[at] * static_cast<float>(one), -32768.0F, 32767.0F);
    return static_cast<std::int16_t>(std::lround(value));
  };
  const auto copy = [&](std::vector<std::int16_t>& to, std::size_t from, int one) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = whole(from + i, one);
  };
  copy(weights.first, shape.first, advice::kFirstOne);
  copy(weights.first_bias, shape.first_bias, advice::kFirstOne);
  copy(weights.second_bias, shape.second_bias, advice::kBiasOne);
  copy(weights.third, shape.third, advice::kFurtherOne);
  copy(weights.third_bias, shape.third_bias, advice::kBiasOne);
  for (std::size_t u = 0; u < kNarrow; ++u)
    for (std::size_t i = 0; i < kWide; ++i)
      weights.second[u * kWide + i] = whole(shape.second + i * kNarrow + u, advice::kFurtherOne);
  return weights;
}

}  // namespace fox::train
