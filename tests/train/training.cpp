#include "train/training.h"

#include <cmath>
#include <istream>
#include <ostream>

namespace fox::train {
namespace {

// Less deep than advice looks, at a fifth of its time.
const advice::Depth kQuickly{{3, 1}, 0};

// Every chunk has a random source of its own, so that a training that goes on needs none of the one before.
RandomSource source_of(std::uint64_t seed, std::uint64_t chunk) {
  RandomSource mixed(seed * 0x9e3779b97f4a7c15u + chunk);
  return RandomSource(mixed.next());
}

std::vector<clever::Rules> tables(const clever::SheetDef& sheet, int players) {
  std::vector<clever::Rules> rules;
  const int most = players == 1 ? 1 : clever::kMaxPlayers;
  for (int p = players == 1 ? 1 : 2; p <= most; ++p)
    rules.push_back(clever::make_rules(sheet, p, clever::Mode::table));
  return rules;
}

Judgement judgement_of(const std::vector<GameResult>& results) {
  Judgement judgement;
  double sum = 0, squares = 0;
  judgement.areas.assign(clever::kMaxAreas + 1, 0);
  for (const GameResult& result : results) {
    if (result.spotlit) continue;
    for (const clever::PlayerTally& tally : result.seats) {
      ++judgement.games;
      sum += tally.total;
      squares += static_cast<double>(tally.total) * tally.total;
      for (std::size_t a = 0; a < clever::kMaxAreas; ++a) judgement.areas[a] += tally.areas[a];
      judgement.areas.back() += tally.fox_points;
    }
  }
  const auto count = static_cast<double>(std::max<long>(1, judgement.games));
  judgement.mean = sum / count;
  judgement.sd = std::sqrt(std::max(0.0, squares / count - judgement.mean * judgement.mean));
  for (double& area : judgement.areas) area /= count;
  return judgement;
}

}  // namespace

Training::Training(const clever::SheetDef& sheet, const Plan& plan)
    : plan_(plan),
      rules_(tables(sheet, plan.players)),
      layout_(rules_.front()),
      first_random_(source_of(plan.seed, ~std::uint64_t{0})),
      learner_(layout_, first_random_) {}

advice::Weights Training::weights() const {
  return rounded(learner_.average(), layout_);
}

void Training::next_chunk() {
  RandomSource random = source_of(plan_.seed, static_cast<std::uint64_t>(games_ / plan_.chunk));
  const advice::Net net(weights(), layout_);
  std::vector<SelfPlay> tables;
  tables.reserve(rules_.size());
  for (const clever::Rules& rules : rules_) tables.emplace_back(rules, net, kQuickly, plan_.wandering);
  std::vector<Sample> samples;
  for (long game = 0; game < plan_.chunk; ++game)
    recent_.push_back(tables[static_cast<std::size_t>(game) % tables.size()].play(random, &samples));
  games_ += plan_.chunk;
  learner_.keep(samples);
  const auto bonus_groups =
      static_cast<std::size_t>(plan_.passes * static_cast<double>(samples.size()) / Learner::kBatch);
  learner_.learn(bonus_groups, static_cast<double>(games_) / static_cast<double>(plan_.games), random);
}

Judgement Training::recent() {
  const Judgement judgement = judgement_of(recent_);
  recent_.clear();
  return judgement;
}

// Whose training this is: another sheet, number of games or seed would end otherwise.
std::array<std::uint64_t, 5> Training::mark() const {
  const auto number = [](long value) { return static_cast<std::uint64_t>(value); };
  return {layout_.digest(), number(plan_.players), number(plan_.games), number(plan_.chunk), plan_.seed};
}

void Training::save(std::ostream& out) const {
  const auto mark = this->mark();
  out.write(reinterpret_cast<const char*>(&mark), sizeof mark);
  out.write(reinterpret_cast<const char*>(&games_), sizeof games_);
  learner_.save(out);
}

bool Training::load(std::istream& in) {
  auto mark = this->mark();
  if (!in.read(reinterpret_cast<char*>(&mark), sizeof mark) || mark != this->mark()) return false;
  return in.read(reinterpret_cast<char*>(&games_), sizeof games_) && learner_.load(in);
}

Judgement judge(const clever::Rules& rules, const advice::Net& net, const advice::Depth& depth, long games,
                std::uint64_t seed) {
  SelfPlay play(rules, net, depth, {});
  std::vector<GameResult> results;
  for (long game = 0; game < games; ++game) {
    RandomSource random = source_of(seed, static_cast<std::uint64_t>(game));
    results.push_back(play.play(random, nullptr));
  }
  return judgement_of(results);
}

}  // namespace fox::train
