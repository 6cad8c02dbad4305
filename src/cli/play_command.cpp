#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"
#include "cli/protocol_game.h"
#include "game/codecs.h"
#include "game/random_play.h"

namespace fox::cli {

namespace {

struct Spread {
  std::uint64_t count = 0;
  double sum = 0, squares = 0;
  int min = std::numeric_limits<int>::max(), max = std::numeric_limits<int>::min();

  void add(int total) {
    ++count;
    sum += total;
    squares += static_cast<double>(total) * total;
    min = std::min(min, total);
    max = std::max(max, total);
  }
  [[nodiscard]] double mean() const { return sum / static_cast<double>(count); }
  [[nodiscard]] double sd() const {
    return std::sqrt(std::max(0.0, squares / static_cast<double>(count) - mean() * mean()));
  }
};

struct Played {
  Spread totals;
  std::uint64_t decisions = 0;
  double seconds = 0;
  int error = 0;  // the system's, where a record could not be written
};

int write_record(const PlayRequest& request, const Header& header, std::uint64_t game,
                 const std::string& lines) {
  const std::string name = request.sheet + "-" + std::to_string(request.players) + "-" +
                           std::to_string(request.seed) + "-" + std::to_string(game + 1) + ".fox";
  errno = 0;
  std::ofstream out(std::filesystem::path(request.folder) / name, std::ios::binary);
  out << write_header(header) << lines;
  if (out.flush()) return 0;
  return errno != 0 ? errno : EIO;
}

template <class Codec, class Rules>
Played play_games(const PlayRequest& request, const Header& header, const Rules& rules) {
  Played played;
  RandomSource random(request.seed);
  typename Codec::Player player(rules);
  const auto began = std::chrono::steady_clock::now();
  for (std::uint64_t game = 0; game < request.games && played.error == 0; ++game) {
    std::string lines;
    const auto end = player.play(random, played.decisions, [&](const auto& line) {
      if (!request.folder.empty()) lines += Codec::write_line(rules, line) + "\n";
    });
    const auto tally = Codec::Family::score(rules, end);
    for (int seat = 0; seat < tally.count; ++seat)
      played.totals.add(tally.players[static_cast<std::size_t>(seat)].total);
    if (!request.folder.empty()) played.error = write_record(request, header, game, lines);
  }
  played.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return played;
}

template <class Codec>
std::variant<Played, Refused> play_sheet(const PlayRequest& request, const Header& header, const auto& def,
                                         Codec) {
  auto rules = Codec::rules(def, header);
  if (auto* refused = std::get_if<Refused>(&rules)) return *refused;
  using Rules = typename Codec::Family::Rules;
  return play_games<Codec>(request, header, std::get<Rules>(rules));
}

std::string rounded(double value, int digits) {
  const double unit = std::pow(10.0, digits);
  std::string text = std::to_string(std::round(value * unit) / unit);
  return text.substr(0, text.find('.') + (digits == 0 ? 0 : 1 + static_cast<std::size_t>(digits)));
}

void print_played(Context& context, const Played& played, std::uint64_t games) {
  const double seconds = std::max(played.seconds, 1e-9);
  const double games_a_second = static_cast<double>(games) / seconds;
  const double decisions_a_second = static_cast<double>(played.decisions) / seconds;
  const Spread& totals = played.totals;
  if (context.json) {
    print_json(context, {{"ok", true},
                         {"games", games},
                         {"mean", totals.mean()},
                         {"sd", totals.sd()},
                         {"min", totals.min},
                         {"max", totals.max},
                         {"decisions", played.decisions},
                         {"games_per_second", games_a_second},
                         {"decisions_per_second", decisions_a_second}});
    return;
  }
  context.out << context.words.text("referee", "games-played", {{"count", std::to_string(games)}}) << '\n'
              << context.words.text("referee", "spread",
                                    {{"mean", rounded(totals.mean(), 1)},
                                     {"sd", rounded(totals.sd(), 1)},
                                     {"min", figure(totals.min)},
                                     {"max", figure(totals.max)}})
              << '\n'
              << context.words.text(
                     "referee", "speed",
                     {{"games", rounded(games_a_second, 0)}, {"decisions", rounded(decisions_a_second, 0)}})
              << '\n';
}

}  // namespace

int play(Context& context, PlayRequest request) {
  const AnySheet* sheet = sheet_of(context, request.sheet);
  if (sheet == nullptr) return Exit::unusable;
  if (request.players == 0)
    request.players = std::visit([](const auto& def) { return def.min_players; }, *sheet);
  Header header;
  header.sheet = request.sheet;
  for (int seat = 1; seat <= request.players; ++seat)
    header.names.push_back("Player " + std::to_string(seat));
  auto played =
      std::visit([&](const auto& def) { return play_sheet(request, header, def, codec_of(def)); }, *sheet);
  if (const auto* no = std::get_if<Refused>(&played)) return refused(context, *no);
  if (const int error = std::get<Played>(played).error) {
    const store::Fault fault{store::Trouble::file_unwritable, {{"file", request.folder}}, error};
    nlohmann::json answer = fault_answer(fault, context.words);
    answer["file"] = request.folder;
    return refused(context, answer);
  }
  print_played(context, std::get<Played>(played), request.games);
  return Exit::fine;
}

}  // namespace fox::cli
