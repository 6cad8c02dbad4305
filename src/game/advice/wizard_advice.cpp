#include "game/advice/wizard_advice.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "advice/wizard_round.h"
#include "core/wizard/wizard_table.h"
#include "game/advice/no_advice.h"
#include "game/read_reasons.h"
#include "game/wizard_text.h"

namespace fox::wizard {

using nlohmann::json;

namespace {

struct Rated {
  Line line;
  double expected;
};

// What the line comes to in this round; nothing where that cannot be reckoned with.
std::optional<double> worth_of(const State& state, const advice::WizardRound& round, const Line& line) {
  switch (line.kind) {
    case LineKind::predict:
      if (line.seat != state.seer && !prediction_of(state, state.seer).made()) return std::nullopt;
      return round.prediction(line.seat, {line.colour, line.number});
    case LineKind::wizards:
      return round.wizards_as(line.seat, line.colour);
    case LineKind::roll:
      return prediction_of(state, line.seat).made() ? std::optional(round.go_on(line.seat)) : std::nullopt;
    case LineKind::pass:
      return 0;
    case LineKind::keep:
      return round.prediction(line.seat, prediction_of(state, line.seat));
    case LineKind::strike:  // what is struck out no longer counts against him
      return round.prediction(line.seat, prediction_of(state, line.seat)) +
             field(pad_of(state, line.seat), line.colour, line.number).value;
    case LineKind::stop:
      return round.stop(line.seat, line.jester);
    default:
      return std::nullopt;
  }
}

std::vector<Line> legal_lines(const Rules& rules, const State& state) {
  const auto lines = std::make_unique<Lines>();
  Family::legal(rules, state, *lines);
  return {lines->begin(), lines->end()};
}

// Sorts the lines by what they come to; empty where one of them cannot be reckoned with.
std::vector<Rated> rate(const Rules& rules, const State& state, int seat) {
  const advice::WizardRound round(rules, state);
  std::vector<Rated> rated;
  for (const Line& line : legal_lines(rules, state)) {
    if (line.kind == LineKind::card || line.seat != seat) continue;
    const auto worth = worth_of(state, round, line);
    if (!worth) return {};
    rated.push_back({line, *worth});
  }
  std::stable_sort(rated.begin(), rated.end(),
                   [](const Rated& a, const Rated& b) { return a.expected > b.expected; });
  return rated;
}

// To a thousandth: what is behind it differs between machines.
double points(double exact) {
  return std::round(exact * 1000) / 1000;
}

}  // namespace

std::variant<json, Refused> advise_family(const TypedGame<Codec>& game, const advice::Question& question,
                                          const Catalogue&) {
  const Rules& rules = game.rules();
  const State& state = game.current();
  if (!advice::WizardRound::can_count(rules.sheet)) return Refused{refuse(advice::NoAdvice::not_learnt), ""};
  if (question.chances) return Refused{refuse(ReadReason::not_for_family).number("at", 0), "chances"};
  const std::vector<Line> legal = legal_lines(rules, state);
  int seat = question.seat;
  if (seat < 0)
    for (const Line& line : legal)
      if (line.kind != LineKind::card && (seat < 0 || line.seat == state.seer)) seat = line.seat;
  const Refused nothing{refuse(advice::NoAdvice::no_round), ""};
  if (seat < 0 || rules.mode == Mode::paper) return nothing;
  const std::vector<Rated> rated = rate(rules, state, seat);
  if (rated.empty()) return nothing;

  json answer = {{"seat", seat + 1}, {"round_only", true}, {"lines", json::array()}};
  double best = rated.front().expected;
  if (state.phase == Phase::stop && seat != state.seer) {
    const double waits = advice::WizardRound(rules, state).go_on(seat);
    answer["waiting"] = points(waits);
    best = std::max(best, waits);
  }
  answer["expected"] = points(best);
  const std::size_t count = question.best == 0 ? rated.size() : std::min(question.best, rated.size());
  for (std::size_t i = 0; i < count; ++i)
    answer["lines"].push_back({{"line", Codec::write_line(rules, rated[i].line)},
                               {"loses", points(best - rated[i].expected)},
                               {"parts", json::object()},
                               {"reasons", json::array()}});
  return answer;
}

std::variant<json, Refused> review_family(const TypedGame<Codec>&, const Catalogue&) {
  return Refused{refuse(ReadReason::not_for_family).number("at", 0), "review"};
}

}  // namespace fox::wizard
