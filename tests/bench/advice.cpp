// How strong advice is and what it costs: games played by it on seeds that no training meets, with both
// efforts. `foxbench-advice [QUICK-GAMES [DEEP-GAMES [PLAYERS]]]`, 2,000 and 400 alone unless it is said. At
// a table of several, what was learnt there also meets what was learnt alone.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "advice/look_ahead.h"
#include "advice/play_game.h"
#include "advice/review.h"
#include "core/clever/table_mode.h"
#include "game/advice/clever_advice.h"
#include "game/advice/learnt.h"
#include "game/random_play.h"
#include "sheets/library.h"

namespace {

using namespace fox;
using namespace fox::clever;

constexpr std::uint64_t kHeldOut = 0xf0c5'0000'0000;
constexpr std::size_t kThrows = 32;

// Of processor time: others on the machine do not count.
double milliseconds(std::clock_t since) {
  return 1000.0 * static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
}

struct Figures {
  std::vector<double> totals, advice_ms, review_ms, lost;
};

class Bench {
 public:
  Bench(const Rules& rules, const advice::Net& net, bool deep)
      : rules_(rules), net_(net), deep_(deep), search_(rules, net) {}

  Figures play(long games) {
    for (long game = 0; game < games; ++game) play_one(kHeldOut + static_cast<std::uint64_t>(game));
    return figures_;
  }

 private:
  void play_one(std::uint64_t seed) {
    std::vector<std::pair<State, Line>> played;
    const State end = nets::play_game(
        rules_, seed, [&](const State& state, int seat) { return advised(state, seat); },
        [&](const State& state, const Line& line) { played.emplace_back(state, line); });
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules_.players); ++seat)
      figures_.totals.push_back(score(rules_, end).players[seat].total);
    if (!deep_) review(end, played);
  }

  Line advised(const State& state, int seat) {
    const std::clock_t began = std::clock();
    auto rated = search_.rate(state, seat);
    if (deep_ && rated.size() > 1)
      advice::look_ahead(rules_, net_, seat, throws_for(state, kThrows), {}, rated);
    if (rated.size() > 1) figures_.advice_ms.push_back(milliseconds(began));
    return rated.front().line;
  }

  void review(const State& end, const std::vector<std::pair<State, Line>>& played) {
    const std::clock_t began = std::clock();
    const State& begin = played.front().first;
    for (int seat = 0; seat < rules_.players; ++seat) {
      advice::Reviewer reviewer(rules_, net_, seat, begin);
      for (std::size_t at = 0; at < played.size(); ++at)
        reviewer.watch(played[at].first, played[at].second, at);
      figures_.lost.push_back(static_cast<double>(reviewer.finish(end).lost) / advice::kPoint);
    }
    figures_.review_ms.push_back(milliseconds(began));
  }

  const Rules& rules_;
  const advice::Net& net_;
  bool deep_;
  advice::TurnSearch search_;
  Figures figures_;
};

double mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(std::max<std::size_t>(1, values.size()));
}

double spread(const std::vector<double>& values) {
  const double middle = mean(values);
  double sum = 0;
  for (const double value : values) sum += (value - middle) * (value - middle);
  return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, values.size())));
}

double part(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void tell(const std::string& sheet, const char* effort, const Figures& figures) {
  std::printf("%-28s %-5s  %6.1f ± %4.1f (n = %zu)   advice: median %.3f, 99 %% %.2f, worst %.1f ms",
              sheet.c_str(), effort, mean(figures.totals), spread(figures.totals), figures.totals.size(),
              part(figures.advice_ms, 0.5), part(figures.advice_ms, 0.99), part(figures.advice_ms, 1));
  if (!figures.review_ms.empty())
    std::printf("   review: %.1f ms, lost %.1f", mean(figures.review_ms), mean(figures.lost));
  std::puts("");
  std::fflush(stdout);
}

// Every second seat plays by what was learnt alone, and they change seats with every game. How much more the
// others have in a game's mean, and the standard error of that.
void meet(const std::string& sheet, const Rules& rules, const advice::Net& net, long games) {
  const Rules alone = make_rules(*rules.def, 1, Mode::table);
  const auto other = advice::learnt_net(alone);
  if (games <= 0 || rules.solo() || std::holds_alternative<Refusal>(other)) return;
  advice::TurnSearch own(rules, net), taught_alone(rules, std::get<advice::Net>(other), {}, alone);
  std::vector<double> margins;
  for (long game = 0; game < games; ++game) {
    const auto plays_own = [&](int seat) { return (seat + game) % 2 == 0; };
    const State end = nets::play_game(
        rules, kHeldOut + static_cast<std::uint64_t>(game),
        [&](const State& state, int seat) {
          return (plays_own(seat) ? own : taught_alone).rate(state, seat).front().line;
        },
        [](const State&, const Line&) {});
    std::vector<double> ours, theirs;
    for (int seat = 0; seat < rules.players; ++seat)
      (plays_own(seat) ? ours : theirs)
          .push_back(score(rules, end).players[static_cast<std::size_t>(seat)].total);
    margins.push_back(mean(ours) - mean(theirs));
  }
  std::printf("%-28s beats what was learnt alone by %.1f (standard error %.2f, n = %zu games of %d)\n",
              sheet.c_str(), mean(margins), spread(margins) / std::sqrt(static_cast<double>(margins.size())),
              margins.size(), rules.players);
}

}  // namespace

int main(int argc, char** argv) {
  const long quick = argc > 1 ? std::atol(argv[1]) : 2000, deep = argc > 2 ? std::atol(argv[2]) : 400;
  const int players = argc > 3 ? std::clamp(std::atoi(argv[3]), 1, kMaxPlayers) : 1;
  SheetLibrary library;
  Problems problems;
  for (const auto& id : library.ids()) {
    const auto* def = std::get_if<SheetDef>(library.find(id, problems));
    if (def == nullptr) continue;
    const Rules rules = make_rules(*def, players, Mode::table);
    const auto net = advice::learnt_net(rules);
    if (std::holds_alternative<Refusal>(net)) {
      std::printf("%-28s not learnt\n", id.c_str());
      continue;
    }
    if (quick > 0) tell(id, "quick", Bench(rules, std::get<advice::Net>(net), false).play(quick));
    if (deep > 0) tell(id, "deep", Bench(rules, std::get<advice::Net>(net), true).play(deep));
    meet(id, rules, std::get<advice::Net>(net), quick);
  }
}
