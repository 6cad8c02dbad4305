#include "advice/review.h"

#include "advice/look_ahead.h"
#include "advice/nets.h"
#include "core/clever/table_mode.h"

using namespace fox;
using namespace fox::advice;
using clever::Line;
using clever::LineKind;
using clever::State;

namespace {

const Depth kShallow{{2, 1}, 1};

// Plays a game in which `choose` says which of the rated lines of a seat is written, and has it reviewed.
template <class Choose>
std::vector<Review> reviewed(const nets::Table& table, std::uint64_t seed, Choose&& choose) {
  RandomSource random(seed);
  TurnSearch search(table.rules, table.net, kShallow);
  clever::Events events;
  State state = clever::Family::begin(table.rules, events);
  std::vector<Reviewer> reviewers;
  for (int seat = 0; seat < table.rules.players; ++seat)
    reviewers.emplace_back(table.rules, table.net, seat, state, kShallow);
  const auto write = [&](Line line, std::size_t at) {
    if (is_throw(line)) {
      const clever::Faces faces = clever::throw_dice(state.hand, random);
      for (int die = 0; die < clever::kMaxDice; ++die)
        line.dice.say(die, faces[static_cast<std::size_t>(die)]);
    }
    for (Reviewer& reviewer : reviewers) reviewer.watch(state, line, at);
    clever::Family::play(table.rules, state, line, nullptr);
  };
  for (std::size_t at = 0; state.phase != clever::Phase::over; ++at)
    for (int i = 0; i < table.rules.players; ++i) {
      const auto rated = search.rate(state, (state.active + i) % table.rules.players);
      if (rated.empty()) continue;
      write(rated[choose(rated, random)].line, at);
      break;
    }
  std::vector<Review> reviews;
  for (std::size_t seat = 0; seat < reviewers.size(); ++seat) {
    reviews.push_back(reviewers[seat].finish(state));
    REQUIRE(reviews.back().final == clever::score(table.rules, state).players[seat].total * kPoint);
  }
  return reviews;
}

const auto kBest = [](const std::vector<RatedLine>&, RandomSource&) { return std::size_t{0}; };
const auto kAny = [](const std::vector<RatedLine>& rated, RandomSource& random) {
  return std::size_t{random.below(static_cast<std::uint32_t>(rated.size()))};
};

}  // namespace

TEST_CASE("what was expected, luck and what was lost come to the score, to the last part of a point") {
  for (const auto& sheet : sheets::all())
    for (const int players : {1, 2, 4}) {
      const nets::Table table(sheet, players);
      for (int game = 0; game < amount(1, 30); ++game)
        for (const Review& review : reviewed(table, static_cast<std::uint64_t>(game), kAny)) {
          REQUIRE(review.expected + review.luck - review.lost == review.final);
          int lost = 0;
          for (const Decision& decision : review.decisions) {
            REQUIRE(decision.cost >= 0);
            lost += decision.cost;
          }
          REQUIRE(lost == review.lost);
          REQUIRE(!review.decisions.empty());
        }
    }
}

TEST_CASE("who plays the advice loses nothing in his own review") {
  for (const auto& sheet : sheets::all())
    for (const int players : {1, 3}) {
      const nets::Table table(sheet, players);
      for (const Review& review : reviewed(table, 17, kBest)) {
        REQUIRE(review.lost == 0);
        for (const Decision& decision : review.decisions) REQUIRE(decision.best == decision.played);
      }
    }
}

TEST_CASE("of players who misjudge more and more, the review finds that they lose more and more") {
  const nets::Table table("ganz-schoen-clever", 1);
  std::vector<long> lost;
  for (const int points : {0, 2, 8, 32}) {
    const auto misjudging = [&](const std::vector<RatedLine>& rated, RandomSource& random) {
      std::size_t best = 0;
      int most = 0;
      for (std::size_t i = 0; i < rated.size(); ++i) {
        const int noise = static_cast<int>(random.below(static_cast<std::uint32_t>(points * kPoint + 1)));
        const int value = rated[i].leaf.worth.total + noise;
        if (i == 0 || value > most) best = i, most = value;
      }
      return best;
    };
    long sum = 0;
    for (std::uint64_t game = 0; game < 6; ++game) sum += reviewed(table, game, misjudging).front().lost;
    lost.push_back(sum);
  }
  REQUIRE(lost[0] == 0);
  for (std::size_t i = 1; i < lost.size(); ++i) REQUIRE(lost[i] > lost[i - 1]);
}

TEST_CASE("looking ahead keeps every line, repeats itself, and puts none that was not looked at in front") {
  for (const auto& sheet : sheets::all()) {
    const nets::Table table(sheet, 1);
    TurnSearch search(table.rules, table.net);
    RandomSource random(5);
    std::vector<clever::Faces> throws;
    for (int i = 0; i < 4; ++i) throws.push_back(clever::throw_dice(63, random));
    int looked_at = 0;
    nets::each_moment(table.rules, 3, [&](const State& state, const Line& line) {
      if (line.kind == LineKind::roll || ++looked_at > 8) return;
      const auto quick = search.rate(state, 0);
      auto deep = quick, again = quick;
      look_ahead(table.rules, table.net, 0, throws, {}, deep);
      look_ahead(table.rules, table.net, 0, throws, {}, again);
      REQUIRE(deep.size() == quick.size());
      for (std::size_t i = 0; i < deep.size(); ++i) {
        REQUIRE(deep[i].line == again[i].line);
        REQUIRE(deep[i].leaf.worth.total == again[i].leaf.worth.total);
        REQUIRE(std::any_of(quick.begin(), quick.end(),
                            [&](const auto& one) { return one.line == deep[i].line; }));
      }
      bool among_first = false;
      for (std::size_t i = 0; i < std::min<std::size_t>(3, quick.size()); ++i)
        among_first = among_first || quick[i].line == deep[0].line;
      REQUIRE(among_first);
    });
  }
}

TEST_CASE("where one throw decides everything, looking ahead gives the mean of what it leads to") {
  // The last throw of a game: after it, everything is counted.
  const nets::Table table("ganz-schoen-clever", 1);
  clever::Events events;
  State state = clever::Family::begin(table.rules, events);
  state.round = 6;
  state.passive_half = true;
  state.pads[0].circled = {};
  RandomSource random(8);
  std::vector<clever::Faces> throws;
  for (int i = 0; i < 10; ++i) throws.push_back(clever::throw_dice(63, random));
  TurnSearch search(table.rules, table.net);
  int sum = 0;
  for (const clever::Faces& faces : throws) {
    State thrown = state;
    clever::play_throw(table.rules, thrown, LineKind::roll, faces, nullptr);
    sum += search.expected(thrown, 0) / kPoint;
  }
  // Two ways to be there: as they stand, and with a re-roll that nobody needs any more.
  std::vector<RatedLine> rated;
  for (int i = 0; i < 2; ++i) rated.push_back({{}, {search.worth(state, 0), state}});
  look_ahead(table.rules, table.net, 0, throws, {}, rated);
  REQUIRE(std::abs(rated[0].leaf.worth.total - sum * kPoint / 10) <= static_cast<int>(kMaxHeads));
}
