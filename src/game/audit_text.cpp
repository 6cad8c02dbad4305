#include "game/audit_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/codecs.h"

namespace fox {
namespace {

using nlohmann::json;

// The mark in this field as it is written; an empty field has its name alone.
std::string mark_in(const std::string& cell, const std::vector<std::string>& marks) {
  const auto mark = std::find_if(marks.begin(), marks.end(), [&](const std::string& one) {
    return one.compare(0, cell.size(), cell) == 0 &&
           (one.size() == cell.size() || one[cell.size()] == '=' || one[cell.size()] == ':');
  });
  return mark == marks.end() ? cell : *mark;
}

template <class Codec>
std::vector<Found> audit_of(const TypedGame<Codec>& game, int seat) {
  const auto marks = Codec::marks(game.rules(), game.current(), seat);
  std::vector<Found> all;
  for (Finding& finding : Codec::audit(game.rules(), game.current(), seat)) {
    Found found{{finding.what, {}}, std::move(finding.spots), {}, finding.missing};
    for (const Spot& spot : found.spots)
      found.marks.push_back(spot.kind == Spot::Kind::action
                                ? Codec::place_name(game.rules(), spot)
                                : mark_in(Codec::place_name(game.rules(), spot), marks));
    all.push_back(std::move(found));
  }
  return all;
}

// The spots by what is printed there.
std::vector<std::string> places(const Found& found, const Game& game, const Catalogue& words) {
  std::vector<std::string> all;
  const auto argument = [](const Spot& spot) {
    const bool action = spot.kind == Spot::Kind::action;
    return argument_of(action ? Argument::Kind::action : Argument::Kind::cell, spot.area, spot.cell);
  };
  for (const Spot& spot : found.spots)
    all.push_back(std::visit(
        [&](const auto* typed) {
          return typed->codec().argument_words(typed->rules(), argument(spot), game.header().names, words);
        },
        game.typed()));
  return all;
}

json fault_json(const Found& found, const Game& game, const Catalogue& words) {
  return {{"places", places(found, game, words)},
          {"mark", found.marks.empty() ? json() : json(found.marks.front())},
          {"marks", found.marks},
          {"reason", found.refused.refusal.reason},
          {"arguments", game.arguments(found.refused)},
          {"text", sentence(found.refused, words, &game)},
          {"rule", {{"id", found.refused.refusal.rule}, {"text", rule_sentence(found.refused, words)}}},
          {"missing", found.missing}};
}

}  // namespace

std::vector<Found> audit(const Game& game, int seat) {
  return std::visit([&](const auto* typed) { return audit_of(*typed, seat); }, game.typed());
}

bool written_on(const Game& game, int seat) {
  return std::visit(
      [&](const auto* typed) { return typed->codec().written_on(typed->rules(), typed->current(), seat); },
      game.typed());
}

json audit_json(const Game& game, const Catalogue& words) {
  json answer = game.score(words);
  bool sound = true;
  int seat = 0;
  for (json& player : answer["players"]) {
    player["written"] = written_on(game, seat);
    player["faults"] = json::array();
    for (const Found& found : audit(game, seat++)) {
      player["faults"].push_back(fault_json(found, game, words));
      sound = false;
    }
  }
  answer["ok"] = sound;
  return answer;
}

}  // namespace fox
