#include "train/self_play.h"

#include <algorithm>

#include "core/clever/clever_family.h"
#include "core/clever/earn.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"

namespace fox::train {

using namespace advice;
using namespace clever;

namespace {

constexpr float kLambda = 0.7F;  // how much of what came counts, beside what was expected on the way

double draw(RandomSource& random) {
  return static_cast<double>(random.next() >> 11) / static_cast<double>(std::uint64_t{1} << 53);
}

Worth points_now(const Rules& rules, const State& state, int seat) {
  const PlayerTally tally = tally_of(rules, state, static_cast<std::size_t>(seat));
  Worth worth;
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) worth.parts[a] = tally.areas[a] * kPoint;
  worth.parts[rules.sheet.areas] = tally.fox_points * kPoint;
  worth.total = tally.total * kPoint;
  return worth;
}

}  // namespace

SelfPlay::SelfPlay(const Rules& rules, const Net& net, const Depth& depth, const Wandering& wandering)
    : rules_(rules), wandering_(wandering), search_(rules, net, depth) {}

void SelfPlay::draw_spotlight(RandomSource& random) {
  light_.fill(0);
  fox_light_ = 0;
  spotlit_ = draw(random) < wandering_.spotlight;
  if (!spotlit_) return;
  const std::uint32_t areas = rules_.sheet.areas;
  const std::uint32_t bright = random.below(areas + 1), dark = random.below(areas);
  if (bright == areas)
    fox_light_ = static_cast<int>(random.below(kPoint));
  else
    light_[bright] = static_cast<int>(random.below(8 * kPoint));
  if (dark != bright && random.below(2) == 0) light_[dark] = -static_cast<int>(random.below(6 * kPoint));
}

int SelfPlay::lit(const Leaf& leaf, int seat) const {
  const State& state = leaf.state;
  int sum = leaf.worth.parts[rules_.sheet.areas] * fox_light_ / kPoint;
  for (std::size_t a = 0; a < rules_.sheet.areas; ++a)
    sum += light_[a] * count_bits(state.pads[static_cast<std::size_t>(seat)].marked[a]);
  return sum;
}

std::size_t SelfPlay::choose(const std::vector<RatedLine>& rated, int seat, RandomSource& random) const {
  if (wandering_.at_random > 0 && draw(random) < wandering_.at_random)
    return random.below(static_cast<std::uint32_t>(rated.size()));
  if (!spotlit_) return 0;
  const auto value = [&](const RatedLine& line) { return line.leaf.worth.total + lit(line.leaf, seat); };
  const auto best = std::max_element(rated.begin(), rated.end(),
                                     [&](const auto& a, const auto& b) { return value(a) < value(b); });
  return static_cast<std::size_t>(best - rated.begin());
}

// Whoever throws is asked at each throw, everybody else at the first of a turn.
void SelfPlay::watch_throw(const State& state) {
  if (!watched_) return;
  for (int seat = 0; seat < rules_.players; ++seat) {
    if (!is_active(state, seat) && state.roll != 1) continue;
    if (!rules_.solo() && seat != state.active && state.phase != Phase::roll) continue;
    Moment moment;
    State alone = state;
    alone.phase = Phase::roll;
    read_inputs(rules_, alone, seat, moment.inputs);
    moment.now = points_now(rules_, alone, seat);
    moment.expected = search_.worth(alone, seat);
    moments_[static_cast<std::size_t>(seat)].push_back(moment);
  }
}

void SelfPlay::throw_dice(State& state, LineKind kind, RandomSource& random) {
  State before = state;
  if (kind == LineKind::reroll) spend(before, before.active, Action::reroll, 0, nullptr);
  watch_throw(before);
  play_throw(rules_, state, kind, clever::throw_dice(state.hand, random), nullptr);
}

// One line of the seat, where it has any to write.
bool SelfPlay::act(State& state, int seat, RandomSource& random) {
  const std::vector<RatedLine> rated = search_.rate(state, seat);
  if (rated.empty()) return false;
  const RatedLine& chosen = rated[choose(rated, seat, random)];
  auto& moments = moments_[static_cast<std::size_t>(seat)];
  if (chosen.leaf.worth.total < rated[0].leaf.worth.total && !moments.empty() && !moments.back().strayed) {
    moments.back().strayed = true;
    moments.back().best_of_all = rated[0].leaf.worth;
  }
  if (is_throw(chosen.line))
    throw_dice(state, chosen.line.kind, random);
  else
    play_table(rules_, state, chosen.line, nullptr);
  return true;
}

GameResult SelfPlay::play(RandomSource& random, std::vector<Sample>* samples) {
  watched_ = samples != nullptr;
  draw_spotlight(random);
  moments_.assign(static_cast<std::size_t>(rules_.players), {});
  Events events;
  State state = clever::Family::begin(rules_, events);
  while (state.phase != Phase::over) {
    if (only_a_throw(rules_, state)) {
      throw_dice(state, LineKind::roll, random);
      continue;
    }
    bool acted = false;
    for (int i = 0; i < rules_.players && !acted; ++i)
      acted = act(state, (state.active + i) % rules_.players, random);
    ensure(acted, "somebody can always go on");
  }
  if (samples != nullptr) collect(state, *samples);
  GameResult result{{}, spotlit_};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules_.players); ++seat)
    result.seats.push_back(tally_of(rules_, state, seat));
  return result;
}

// From the end: what came, mixed with what was expected on the way.
void SelfPlay::collect(const State& end, std::vector<Sample>& samples) const {
  for (int seat = 0; seat < rules_.players; ++seat) {
    const auto& moments = moments_[static_cast<std::size_t>(seat)];
    const std::size_t heads = std::size_t{rules_.sheet.areas} + 1;
    const Worth last = points_now(rules_, end, seat);
    std::array<float, kMaxHeads> came{};
    for (std::size_t h = 0; h < heads; ++h) came[h] = static_cast<float>(last.parts[h]);
    for (std::size_t m = moments.size(); m-- > 0;) {
      const Moment& moment = moments[m];
      Sample sample{moment.inputs, {}};
      for (std::size_t h = 0; h < heads; ++h) {
        if (moment.strayed) came[h] = static_cast<float>(moment.best_of_all.parts[h]);
        sample.wanted[h] = (came[h] - static_cast<float>(moment.now.parts[h])) / (kPoint * kPointsOfOne);
        came[h] = kLambda * came[h] + (1 - kLambda) * static_cast<float>(moment.expected.parts[h]);
      }
      samples.push_back(sample);
    }
  }
}

}  // namespace fox::train
