#include "train/learner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <ostream>

namespace fox::train {
namespace {

constexpr std::size_t kBuffer = 60'000;
constexpr double kFirstRate = 1e-3, kLastRate = 1e-5;
constexpr float kMeanKept = 0.9F, kSquareKept = 0.999F;
constexpr float kAveraged = 400;  // steps

template <class T>
void write(std::ostream& out, const T* data, std::size_t count) {
  out.write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(count * sizeof(T)));
}
template <class T>
bool read(std::istream& in, T* data, std::size_t count) {
  return !!in.read(reinterpret_cast<char*>(data), static_cast<std::streamsize>(count * sizeof(T)));
}

}  // namespace

Learner::Learner(const advice::Layout& layout, RandomSource& random)
    : net_(layout, random), average_(net_.numbers()) {
  const std::size_t count = net_.shape().count;
  slopes_.resize(count);
  mean_.resize(count);
  square_.resize(count);
  buffer_.reserve(kBuffer);
}

void Learner::keep(const std::vector<Sample>& samples) {
  for (const Sample& sample : samples) {
    if (buffer_.size() < kBuffer)
      buffer_.push_back(sample);
    else
      buffer_[next_] = sample;
    next_ = (next_ + 1) % kBuffer;
  }
}

float Learner::learn(std::size_t bonus_groups, double progress, RandomSource& random) {
  constexpr double half_turn = 3.14159265358979323846;
  const double rate = kLastRate + (kFirstRate - kLastRate) * (1 + std::cos(half_turn * progress)) / 2;
  float loss = 0;
  for (std::size_t b = 0; b < bonus_groups; ++b) {
    std::fill(slopes_.begin(), slopes_.end(), 0.0F);
    for (std::size_t i = 0; i < kBatch; ++i)
      loss += net_.learn(buffer_[random.below(static_cast<std::uint32_t>(buffer_.size()))], slopes_);
    step(static_cast<float>(rate));
  }
  return loss / static_cast<float>(std::max<std::size_t>(1, bonus_groups * kBatch));
}

void Learner::step(float rate) {
  ++steps_;
  const auto done = static_cast<float>(steps_);
  const float mean_so_far = 1 - std::pow(kMeanKept, done);
  const float square_so_far = 1 - std::pow(kSquareKept, done);
  const float kept = std::min((1 + done) / (10 + done), 1 - 1 / kAveraged);
  const float fast = rate / mean_so_far, each = 1 / static_cast<float>(kBatch);
  std::vector<float>& numbers = net_.numbers();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const float slope = slopes_[i] * each;
    mean_[i] += (1 - kMeanKept) * (slope - mean_[i]);
    square_[i] += (1 - kSquareKept) * (slope * slope - square_[i]);
    numbers[i] -= fast * mean_[i] / (std::sqrt(square_[i] / square_so_far) + 1e-8F);
    average_[i] += (1 - kept) * (numbers[i] - average_[i]);
  }
}

void Learner::save(std::ostream& out) const {
  const std::uint64_t counts[] = {next_, steps_, buffer_.size()};
  write(out, counts, 3);
  for (const auto* row : {&net_.numbers(), &mean_, &square_, &average_}) write(out, row->data(), row->size());
  write(out, buffer_.data(), buffer_.size());
}

bool Learner::load(std::istream& in) {
  std::uint64_t counts[3];
  if (!read(in, counts, 3) || counts[2] > kBuffer) return false;
  next_ = counts[0];
  steps_ = counts[1];
  for (auto* row : {&net_.numbers(), &mean_, &square_, &average_})
    if (!read(in, row->data(), row->size())) return false;
  buffer_.resize(counts[2]);
  return read(in, buffer_.data(), buffer_.size());
}

}  // namespace fox::train
