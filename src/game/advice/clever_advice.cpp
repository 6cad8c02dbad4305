#include "game/advice/clever_advice.h"

#include <nlohmann/json.hpp>

#include "advice/chances.h"
#include "advice/look_ahead.h"
#include "advice/review.h"
#include "advice/sheet_digest.h"
#include "core/clever/turn.h"
#include "game/advice/learnt.h"
#include "game/advice/no_advice.h"
#include "game/advice/reason_teller.h"
#include "game/random_play.h"

namespace fox::clever {

using advice::kPoint;
using advice::RatedLine;
using nlohmann::json;

namespace {

constexpr std::size_t kThrows = 32;  // looked at one throw ahead
constexpr int kGames = 200;          // played to the end for the chances to win

// The net to be asked, or why nobody can be.
std::variant<advice::Net, Refusal> net_for(const Rules& rules) {
  if (rules.mode != Mode::table) return refuse(advice::NoAdvice::no_table);
  return advice::learnt_net(rules);
}

// Sixty-fourths are written exactly, so that sums of them add up.
double points(int parts) {
  return static_cast<double>(parts) / kPoint;
}

json parts_json(const Rules& rules, const advice::Worth& worth) {
  json parts = json::object();
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) parts[rules.def->areas[a].id] = points(worth.parts[a]);
  parts["foxes"] = points(worth.parts[rules.sheet.areas]);
  return parts;
}

// Whoever is in turn waits with the throw for the others' bonuses.
bool can_write(const Rules& rules, const State& state, int seat) {
  if (state.pads[static_cast<std::size_t>(seat)].waiting.any()) return true;
  if (state.phase == Phase::turn_end) return !has(state.done, seat);
  if (state.phase == Phase::roll && somebody_waits(rules, state)) return false;
  return state.phase != Phase::over && state.active == seat;
}

void mix_pad(const Pad& pad, advice::Digest& digest) {
  digest.mix_all(pad.marked);
  digest.mix_all(pad.noted);
  digest.mix_all(pad.numbers);
  digest.mix_all(pad.circled);
  digest.mix_all(pad.crossed);
  digest.mix(pad.waiting.word);
}

std::string line_text(const Rules& rules, Line line) {
  if (is_throw(line)) line.dice = {};
  return write_line(rules, line);
}

// The same for the same position.
RandomSource random_of(const State& state) {
  advice::Digest digest;
  for (const Pad& pad : state.pads) mix_pad(pad, digest);
  digest.mix_all(state.face);
  digest.mix_all(state.field);
  for (const int number : {int{state.hand}, int{state.platter}, static_cast<int>(state.phase),
                           int{state.round}, int{state.active}, int{state.roll}, int{state.passive_half}})
    digest.mix(static_cast<std::uint64_t>(number));
  return RandomSource(digest.value());
}

Faces throw_all(RandomSource& random) {
  return throw_dice((1u << kMaxDice) - 1, random);
}

bool near_the_end(const Rules& rules, const State& state) {
  return !rules.solo() && state.round > rules.rounds() - advice::kChanceRounds;
}

json chances_json(const Rules& rules, const advice::Net& net, const State& state) {
  RandomSource random = random_of(state);
  json chances = json::array();
  for (const double chance :
       advice::chances_to_win(rules, net, state, kGames, [&] { return throw_all(random); }))
    chances.push_back({{"seat", chances.size() + 1}, {"wins", chance}});
  return chances;
}

}  // namespace

int seat_to_advise(const Rules& rules, const State& state) {
  for (int i = 0; i < rules.players; ++i)
    if (const int seat = (state.active + i) % rules.players; can_write(rules, state, seat)) return seat;
  return -1;
}

std::vector<Faces> throws_for(const State& state, std::size_t count) {
  RandomSource random = random_of(state);
  std::vector<Faces> throws;
  for (std::size_t i = 0; i < count; ++i) throws.push_back(throw_all(random));
  return throws;
}

json advice_by(const advice::Net& net, const TypedGame<Codec>& game, const advice::Question& question,
               const Catalogue& words) {
  const Rules& rules = game.rules();
  const State& state = game.current();
  const int seat = question.seat >= 0 ? question.seat : std::max(0, seat_to_advise(rules, state));
  advice::TurnSearch search(rules, net);
  std::vector<RatedLine> rated = search.rate(state, seat);
  if (question.effort == advice::Effort::deep)
    advice::look_ahead(rules, net, seat, throws_for(state, kThrows), {}, rated);

  json answer = {
      {"seat", seat + 1},
      {"expected", points(rated.empty() ? search.worth(state, seat).total : rated.front().leaf.worth.total)},
      {"lines", json::array()}};
  if (!advice::learnt_by_these(rules)) answer["approximate"] = true;
  if (question.chances) answer["chances"] = chances_json(rules, net, state);
  const ReasonTeller teller(rules, state, game.header().names, words);
  const std::size_t count = question.best == 0 ? rated.size() : std::min(question.best, rated.size());
  for (std::size_t i = 0; i < count; ++i)
    answer["lines"].push_back(
        {{"line", line_text(rules, rated[i].line)},
         {"loses", points(rated.front().leaf.worth.total - rated[i].leaf.worth.total)},
         {"parts", parts_json(rules, rated[i].leaf.worth)},
         {"reasons", rated.size() < 2 ? json::array() : teller.reasons(rated[i], rated[i == 0 ? 1 : 0])}});
  return answer;
}

json review_by(const advice::Net& net, const TypedGame<Codec>& game) {
  const Rules& rules = game.rules();
  json players = json::array();
  for (int seat = 0; seat < rules.players; ++seat) {
    advice::Reviewer reviewer(rules, net, seat, game.state_at(0));
    for (std::size_t at = 0; at < game.count(); ++at)
      reviewer.watch(game.state_at(at), game.line_at(at + 1), at);
    const advice::Review review = reviewer.finish(game.current());
    json choices = json::array();
    for (const advice::Decision& decision : review.decisions)
      choices.push_back({{"at", decision.at + 1},
                         {"round", game.round_at(decision.at)},
                         {"played", line_text(rules, decision.played)},
                         {"best", line_text(rules, decision.best)},
                         {"cost", points(decision.cost)}});
    players.push_back({{"seat", seat + 1},
                       {"name", game.header().names[static_cast<std::size_t>(seat)]},
                       {"expected", points(review.expected)},
                       {"luck", points(review.luck)},
                       {"lost", points(review.lost)},
                       {"final", points(review.final)},
                       {"choices", std::move(choices)}});
  }
  json answer = {{"over", game.is_over()}, {"players", std::move(players)}};
  if (!advice::learnt_by_these(rules)) answer["approximate"] = true;
  return answer;
}

std::variant<json, Refused> advise_family(const TypedGame<Codec>& game, const advice::Question& question,
                                          const Catalogue& words) {
  const auto net = net_for(game.rules());
  if (const auto* refusal = std::get_if<Refusal>(&net)) return Refused{*refusal, ""};
  if (question.chances && !near_the_end(game.rules(), game.current()))
    return Refused{refuse(advice::NoAdvice::no_chances), ""};
  return advice_by(std::get<advice::Net>(net), game, question, words);
}

std::variant<json, Refused> review_family(const TypedGame<Codec>& game, const Catalogue&) {
  const auto net = net_for(game.rules());
  if (const auto* refusal = std::get_if<Refusal>(&net)) return Refused{*refusal, ""};
  return review_by(std::get<advice::Net>(net), game);
}

}  // namespace fox::clever
