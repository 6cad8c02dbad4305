// Games against nobody but itself: everybody at the table plays for his own score, by the turn search and the
// net as it is now. They give samples for learning, or only scores for judging.
#pragma once

#include <vector>

#include "advice/turn_search.h"
#include "train/float_net.h"

namespace fox::train {

// What makes games differ from the best play that is known.
struct Wandering {
  double at_random = 0;  // how often any legal line is played
  double spotlight = 0;  // in how many games an area or the foxes are worth more, and perhaps another less
};

struct GameResult {
  std::vector<clever::PlayerTally> seats;
  bool spotlit = false;
};

class SelfPlay {
 public:
  SelfPlay(const clever::Rules& rules, const advice::Net& net, const advice::Depth& depth,
           const Wandering& wandering);

  // Plays a game; where samples are wanted, what was seen on the way and what came of it is added to them.
  GameResult play(RandomSource& random, std::vector<Sample>* samples);

 private:
  // A position before a throw, and how it went on.
  struct Moment {
    advice::Inputs inputs;
    advice::Worth now, expected;
    bool strayed = false;       // a line was played after it that was not the best,
    advice::Worth best_of_all;  // and this is what the best was worth
  };

  void watch_throw(const clever::State& state);
  bool act(clever::State& state, int seat, RandomSource& random);
  std::size_t choose(const std::vector<advice::RatedLine>& rated, int seat, RandomSource& random) const;
  [[nodiscard]] int lit(const advice::Leaf& leaf, int seat) const;
  void draw_spotlight(RandomSource& random);
  void collect(const clever::State& end, std::vector<Sample>& samples) const;
  void throw_dice(clever::State& state, clever::LineKind kind, RandomSource& random);

  const clever::Rules& rules_;
  Wandering wandering_;
  advice::TurnSearch search_;
  std::vector<std::vector<Moment>> moments_;    // by seat
  std::array<int, clever::kMaxAreas> light_{};  // what a mark is worth besides, in parts of a point
  int fox_light_ = 0;                           // what a point of foxes is worth besides
  bool spotlit_ = false, watched_ = false;
};

}  // namespace fox::train
