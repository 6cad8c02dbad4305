// What was really learnt: the weights that are built into the program, on seeds that no training met.
#include "game/advice/learnt.h"

#include "advice/look_ahead.h"
#include "advice/nets.h"
#include "advice/play_game.h"
#include "core/clever/table_mode.h"
#include "core/clever/turn.h"
#include "game/advice/clever_advice.h"

using namespace fox;
using namespace fox::clever;
using advice::RatedLine;

namespace {

struct Learnt {
  Rules rules;
  advice::Net net;

  Learnt(const std::string& sheet, int players)
      : rules(make_rules(sheets::def(sheet), players, Mode::table)),
        net(std::get<advice::Net>(advice::learnt_net(rules))) {}
};

// A game by advice; `see` meets each state in which somebody chooses. The end.
template <class See>
State play_by_advice(const Learnt& learnt, std::uint64_t seed, See&& see, const advice::Depth& depth = {}) {
  advice::TurnSearch search(learnt.rules, learnt.net, depth);
  const auto choose = [&](const State& state, int seat) {
    REQUIRE(seat >= 0);
    see(state, seat);
    const std::vector<RatedLine> rated = search.rate(state, seat);
    REQUIRE(!rated.empty());
    return rated.front().line;
  };
  return nets::play_game(learnt.rules, seed, choose, [](const State&, const Line&) {});
}

// Crosses out what is left of an action, but for so many.
void leave(State& state, int seat, Action action, int many) {
  Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  auto& crossed = pad.crossed[static_cast<std::size_t>(action)];
  while (count_bits(fields_left(pad, action)) > many)
    crossed = static_cast<std::uint8_t>(crossed | (crossed + 1));
}

// Calls `f` with all faces that the dice in hand can show.
template <class F>
void each_throw(const State& before, F&& f) {
  std::vector<int> dice;
  for (int die = 0; die < kMaxDice; ++die)
    if ((before.hand >> die & 1) != 0) dice.push_back(die);
  int throws = 1;
  for (std::size_t i = 0; i < dice.size(); ++i) throws *= kMaxFace;
  for (int number = 0; number < throws; ++number) {
    Faces faces{};
    int rest = number;
    for (const int die : dice) {
      faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(1 + rest % kMaxFace);
      rest /= kMaxFace;
    }
    f(faces);
  }
}

// What a position before the last throw of a game is worth: the mean of the best after every throw, where all
// is searched and nothing estimated.
double exactly(const Learnt& learnt, const State& before, int seat) {
  if (before.phase == Phase::over)
    return score(learnt.rules, before).players[static_cast<std::size_t>(seat)].total;
  advice::TurnSearch all(learnt.rules, learnt.net, {{50, 50}, 3});
  double sum = 0;
  int throws = 0;
  each_throw(before, [&](const Faces& faces) {
    State thrown = before;
    play_throw(learnt.rules, thrown, LineKind::roll, faces, nullptr);
    sum += static_cast<double>(all.expected(thrown, seat)) / advice::kPoint;
    ++throws;
  });
  return sum / throws;
}

// Play for positions that come up, in a fifth of the time.
const advice::Depth kHasty{{2, 1}, 0};

struct Agreement {
  double given_away = 0, error = 0;  // points
  int choices = 0, lines = 0;
};

// The second pick of the last turn of a game: one throw of two dice at most is to come.
void compare(const Learnt& learnt, const State& now, int seat, Agreement& agreement) {
  State state = now;
  for (const Action action : {Action::reroll, Action::back}) leave(state, seat, action, 0);
  leave(state, seat, Action::plus1, 1);
  const std::vector<RatedLine> rated = advice::TurnSearch(learnt.rules, learnt.net).rate(state, seat);
  const auto countable = [](const RatedLine& line) {
    const State& leaf = line.leaf.state;
    return leaf.phase == Phase::over || (leaf.phase == Phase::roll && count_bits(leaf.hand) <= 2);
  };
  if (rated.size() < 2 || !std::all_of(rated.begin(), rated.end(), countable)) return;
  std::vector<RatedLine> deep = rated;
  advice::look_ahead(learnt.rules, learnt.net, seat, throws_for(state, 32), {}, deep);
  double best = -1000, advised = 0;
  for (std::size_t i = 0; i < rated.size(); ++i) {
    const double exact = exactly(learnt, rated[i].leaf.state, seat);
    if (rated[i].line == deep.front().line) advised = exact;
    best = std::max(best, exact);
    agreement.error += std::abs(exact - static_cast<double>(rated[i].leaf.worth.total) / advice::kPoint);
    ++agreement.lines;
  }
  agreement.given_away += best - advised;
  ++agreement.choices;
}

}  // namespace

TEST_CASE("one throw before the end advice agrees with an exact solver") {
  for (const auto& sheet : sheets::all()) {
    const Learnt learnt(sheet, 2);
    Agreement agreement;
    for (std::uint64_t game = 0; game < 40 && agreement.choices < 3; ++game)
      play_by_advice(
          learnt, game,
          [&](const State& state, int seat) {
            if (state.round == learnt.rules.rounds() && state.active == learnt.rules.players - 1 &&
                seat == state.active && state.phase == Phase::pick && state.roll == 2)
              compare(learnt, state, seat, agreement);
          },
          kHasty);
    REQUIRE(agreement.choices > 0);
    CHECK(agreement.given_away / agreement.choices < 1.0);
    CHECK(agreement.error / agreement.lines < 12.0);
  }
}

TEST_CASE("whoever follows advice comes near what was measured") {
  const std::map<std::string, int> least{{"ganz-schoen-clever", 250},
                                         {"doppelt-so-clever", 280},
                                         {"doppelt-so-clever-gsc-dice", 280},
                                         {"clever-hoch-drei", 350}};
  for (const auto& sheet : sheets::all())
    for (const int players : {1, 3}) {
      const Learnt learnt(sheet, players);
      int sum = 0, seats = 0;
      for (std::uint64_t game = 0; game < 3 / static_cast<std::uint64_t>(players); ++game) {
        const State end = play_by_advice(learnt, game, [](const State&, int) {});
        const Tally tally = score(learnt.rules, end);
        for (int seat = 0; seat < players; ++seat) sum += tally.players[static_cast<std::size_t>(seat)].total;
        seats += players;
      }
      INFO(sheet << ", " << players << " players");
      CHECK(sum / seats > least.at(sheet) * (players == 1 ? 100 : 90) / 100);
    }
}
