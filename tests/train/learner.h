// Learning from samples: a buffer of the newest, Adam with a rate that falls along a cosine, and averaged
// numbers, which are those that play and are kept.
#pragma once

#include "train/float_net.h"

namespace fox::train {

class Learner {
 public:
  static constexpr std::size_t kBatch = 256;  // samples a step

  Learner(const advice::Layout& layout, RandomSource& random);

  // Puts samples into the buffer, over the oldest ones.
  void keep(const std::vector<Sample>& samples);
  // Learns from so many batches of it. `progress` goes from 0 to 1 during the training.
  float learn(std::size_t bonus_groups, double progress, RandomSource& random);

  [[nodiscard]] const std::vector<float>& average() const { return average_; }
  [[nodiscard]] std::size_t samples() const { return buffer_.size(); }

  // All of it, to go on later as if nothing had been between.
  void save(std::ostream& out) const;
  bool load(std::istream& in);

 private:
  void step(float rate);

  FloatNet net_;
  std::vector<float> slopes_, mean_, square_, average_;
  std::vector<Sample> buffer_;
  std::uint64_t next_ = 0, steps_ = 0;
};

}  // namespace fox::train
