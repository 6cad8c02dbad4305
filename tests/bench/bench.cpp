// Speed and size of the rules, beside a fixed yardstick in the same run: machines differ and are shared, so
// that only the ratio of the two can be compared. Prints a table, or JSON with --json.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "game/random_play.h"
#include "sheets/library.h"

namespace {

using namespace fox;
using namespace fox::clever;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

// A chain of dependent multiplications: what one core of this machine does in a second when nothing else
// matters. As the games, the best of short runs in processor time.
double yardstick() {
  RandomSource random(1);
  constexpr int steps = 2'000'000;
  std::uint64_t sum = 0;
  double best = 0;
  for (int run = 0; run < 20; ++run) {
    const std::clock_t start = std::clock();
    for (int i = 0; i < steps; ++i) sum = (sum ^ random.next()) * 0x9e3779b97f4a7c15u;
    best = std::max(best, steps * double{CLOCKS_PER_SEC} / static_cast<double>(std::clock() - start));
  }
  return sum == 42 ? 0 : best;  // the sum must not be thought useless
}

struct Speed {
  double games = 0, decisions = 0;
};

// The best of many short runs, in processor time: others on the machine disturb some of them, seldom all.
Speed play_for(const Rules& rules, double seconds) {
  RandomPlayer player(rules);
  RandomSource random(7);
  constexpr int games = 2000;
  Speed best;
  const auto began = Clock::now();
  while (seconds_since(began) < seconds) {
    std::uint64_t decisions = 0;
    const std::clock_t start = std::clock();
    for (int i = 0; i < games; ++i) player.play(random, decisions);
    const double took = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (const double each = static_cast<double>(decisions) / took; each > best.decisions)
      best = {games / took, each};
  }
  return best;
}

// Positions met in random games with a line that was played in each.
struct Sample {
  State state;
  Line line;
};

std::vector<Sample> sample(const Rules& rules, std::size_t count) {
  std::vector<Sample> samples;
  RandomPlayer player(rules);
  RandomSource random(11);
  std::uint64_t decisions = 0;
  while (samples.size() < count) {
    Events events;
    State state = Family::begin(rules, events);
    player.play(random, decisions, [&](const Line& line) {
      if (random.below(4) == 0 && samples.size() < count) samples.push_back({state, line});
      Family::play(rules, state, line, nullptr);
    });
  }
  return samples;
}

// What people ask: this die, which may be taken, for that mark, which was right elsewhere. Mostly it is wrong
// here, for any of the reasons of a mark.
std::vector<Sample> questions(const std::vector<Sample>& samples) {
  std::vector<Sample> asked;
  for (const auto& one : samples)
    if (one.line.kind == LineKind::take) asked.push_back(one);
  const Line first = asked.front().line;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const Line& other = i + 1 < asked.size() ? asked[i + 1].line : first;
    Line& line = asked[i].line;
    line.area = other.area, line.cell = other.cell;
    line.value = other.value, line.choice = other.choice, line.more = other.more;
  }
  return asked;
}

// Nanoseconds a call over all samples, several times.
template <class F>
double cost(const std::vector<Sample>& samples, F&& call) {
  constexpr int rounds = 20;
  std::uint64_t kept = 0;
  const auto began = Clock::now();
  for (int round = 0; round < rounds; ++round)
    for (const auto& one : samples) kept += call(one);
  const double seconds = seconds_since(began);
  return kept == 42 ? 0 : seconds * 1e9 / (rounds * static_cast<double>(samples.size()));
}

nlohmann::json measure(const SheetDef& def, int players, double seconds, double yard) {
  const Rules rules = make_rules(def, players, Mode::table);
  const Speed speed = play_for(rules, seconds);
  const auto samples = sample(rules, 20000);
  const auto lines = std::make_unique<Lines>();
  nlohmann::json row = {{"sheet", def.id}, {"players", players}};
  row["games_per_second"] = speed.games;
  row["decisions_per_second"] = speed.decisions;
  row["decisions_per_yard"] = speed.decisions / yard;
  row["legal_ns"] = cost(samples, [&](const Sample& one) {
    Family::legal(rules, one.state, *lines);
    return lines->size();
  });
  row["apply_ns"] = cost(samples, [&](const Sample& one) {
    return std::get<fox::Step<clever::Family>>(Family::apply(rules, one.state, one.line)).state.round;
  });
  row["play_ns"] = cost(samples, [&](const Sample& one) {
    State state = one.state;
    Family::play(rules, state, one.line, nullptr);
    return state.round;
  });
  row["why_ns"] = cost(questions(samples), [&](const Sample& one) {
    return Family::why(rules, one.state, one.line).has_value() ? 1u : 0u;
  });
  row["score_ns"] = cost(samples, [&](const Sample& one) {
    return static_cast<std::uint64_t>(Family::score(rules, one.state).players[0].total + 1000);
  });
  return row;
}

void print_row(const nlohmann::json& row) {
  const auto number = [&](const char* key) { return row[key].get<double>(); };
  std::printf("%-28s %2d %10.0f %12.2f %9.4f %7.0f %7.0f %6.0f %6.0f %6.0f\n",
              row["sheet"].get<std::string>().c_str(), row["players"].get<int>(), number("games_per_second"),
              number("decisions_per_second") / 1e6, number("decisions_per_yard"), number("legal_ns"),
              number("apply_ns"), number("play_ns"), number("why_ns"), number("score_ns"));
}

}  // namespace

int main(int argc, char** argv) {
  const bool json = argc > 1 && std::strcmp(argv[1], "--json") == 0;
  constexpr double seconds = 2;
  SheetLibrary library;
  Problems problems;
  const double before = yardstick();
  nlohmann::json rows = nlohmann::json::array();
  if (!json)
    std::printf("%-28s %2s %10s %12s %9s %7s %7s %6s %6s %6s\n", "sheet", "pl", "games/s", "decisions M/s",
                "per yard", "legal", "apply", "play", "why", "score");
  for (const auto& id : library.ids()) {
    const AnySheet* sheet = library.find(id, problems);
    const auto* def = sheet == nullptr ? nullptr : std::get_if<SheetDef>(sheet);
    if (def == nullptr) continue;
    for (const int players : {1, 4}) {
      rows.push_back(measure(*def, players, seconds, before));
      if (!json) print_row(rows.back());
    }
  }
  const double after = yardstick();
  nlohmann::json answer = {{"yard_per_second", {before, after}},
                           {"state_bytes", sizeof(State)},
                           {"line_bytes", sizeof(Line)},
                           {"rows", rows}};
  if (json)
    std::cout << answer.dump() << '\n';
  else
    std::printf(
        "\nOne core. legal, apply, play, why, score in nanoseconds a call. State %zu bytes, line %zu.\n"
        "Yardstick %.0f M steps/s before, %.0f after: far apart means a noisy run.\n",
        sizeof(State), sizeof(Line), before / 1e6, after / 1e6);
  return 0;
}
