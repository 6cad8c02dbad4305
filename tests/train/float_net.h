// The net of src/advice as it learns: in floating point, with what its answers should have been. When it has
// learnt something it becomes whole numbers.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "advice/net.h"
#include "game/random_play.h"

namespace fox::train {

// A position as the net sees it, and what it should answer: by head, in units of the last layer.
struct Sample {
  advice::Inputs inputs;
  std::array<float, advice::kMaxHeads> wanted;
};

// All numbers that are learnt stand in one row; what is where, this knows.
struct Shape {
  explicit Shape(const advice::Layout& layout);

  std::size_t inputs, heads;
  std::size_t first = 0, first_bias, second, second_bias, third, third_bias, count;
};

class FloatNet {
 public:
  FloatNet(const advice::Layout& layout, RandomSource& random);

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] std::vector<float>& numbers() { return numbers_; }
  [[nodiscard]] const std::vector<float>& numbers() const { return numbers_; }

  // Adds what the sample says about each number to `slopes`, and gives the loss.
  float learn(const Sample& sample, std::vector<float>& slopes) const;

 private:
  Shape shape_;
  std::vector<float> numbers_;
};

// The numbers rounded, as a file has them.
advice::Weights rounded(const std::vector<float>& numbers, const advice::Layout& layout);

}  // namespace fox::train
