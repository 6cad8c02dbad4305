// A whole training of one sheet, in chunks of games: play, learn, play better. It goes by games and never by
// time, so that the same seed gives the same weights.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "train/learner.h"
#include "train/self_play.h"

namespace fox::train {

struct Plan {
  int players = 1;  // 2 to 4 learn together
  long games = 100'000;
  long chunk = 100;  // games between two rounds of learning
  std::uint64_t seed = 1;
  double passes = 8;  // how often a sample is learnt from, on average
  Wandering wandering{0.003, 0.6};
};

struct Judgement {
  double mean = 0, sd = 0;
  std::vector<double> areas;  // and foxes
  long games = 0;
};

class Training {
 public:
  Training(const clever::SheetDef& sheet, const Plan& plan);

  [[nodiscard]] bool finished() const { return games_ >= plan_.games; }
  [[nodiscard]] long games() const { return games_; }
  // Plays the next games and learns from them.
  void next_chunk();
  // The means of the games since it was asked last, without those in a spotlight.
  Judgement recent();
  [[nodiscard]] advice::Weights weights() const;
  [[nodiscard]] const advice::Layout& layout() const { return layout_; }

  void save(std::ostream& out) const;
  // False where it is no checkpoint of this training; begin anew then.
  bool load(std::istream& in);

 private:
  [[nodiscard]] std::array<std::uint64_t, 5> mark() const;

  Plan plan_;
  std::vector<clever::Rules> rules_;  // by number of players
  advice::Layout layout_;
  RandomSource first_random_;
  Learner learner_;
  long games_ = 0;
  std::vector<GameResult> recent_;
};

// Games of the weights without any wandering, on seeds that no training meets.
Judgement judge(const clever::Rules& rules, const advice::Net& net, const advice::Depth& depth, long games,
                std::uint64_t seed);

}  // namespace fox::train
