#include "game/audit.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/clever/audit.h"
#include "core/ensure.h"
#include "core/wizard/audit.h"
#include "game/clever_codec.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"
#include "game/wizard_text.h"
#include "sheets/clever_names.h"

namespace fox {
namespace {

using nlohmann::json;
using CleverGame = TypedGame<clever::Codec>;
using WizardGame = TypedGame<wizard::Codec>;

// The mark in this field as it is written; an empty field has its name alone.
std::string mark_in(const std::string& cell, const std::vector<std::string>& marks) {
  const auto mark = std::find_if(marks.begin(), marks.end(), [&](const std::string& one) {
    return one.compare(0, cell.size(), cell) == 0 &&
           (one.size() == cell.size() || one[cell.size()] == '=' || one[cell.size()] == ':');
  });
  return mark == marks.end() ? cell : *mark;
}

template <class NameOf>
std::vector<Found> told(Findings&& findings, const std::vector<std::string>& marks, NameOf&& name_of) {
  std::vector<Found> all;
  for (Finding& finding : findings) {
    Found found{{finding.what, {}}, std::move(finding.spots), {}, finding.missing};
    for (const Spot& spot : found.spots)
      found.marks.push_back(spot.kind == Spot::Kind::action ? clever_actions()[spot.area]
                                                            : mark_in(name_of(spot), marks));
    all.push_back(std::move(found));
  }
  return all;
}

json fault_json(const Found& found, const Game& game, const Catalogue& words) {
  return {{"mark", found.marks.empty() ? json() : json(found.marks.front())},
          {"marks", found.marks},
          {"reason", found.refused.refusal.reason},
          {"arguments", game.arguments(found.refused)},
          {"text", sentence(found.refused, words, &game)},
          {"rule", {{"id", found.refused.refusal.rule}, {"text", rule_sentence(found.refused, words)}}},
          {"missing", found.missing}};
}

}  // namespace

std::vector<Found> audit(const Game& game, int seat) {
  if (const auto* typed = dynamic_cast<const CleverGame*>(&game)) {
    const clever::Rules& rules = typed->rules();
    const clever::Pad& pad = typed->current().pads[static_cast<std::size_t>(seat)];
    return told(clever::audit(rules, pad), clever::marks(rules, pad),
                [&](const Spot& spot) { return clever::cell_name(*rules.def, spot.area, spot.cell); });
  }
  const auto* typed = dynamic_cast<const WizardGame*>(&game);
  ensure(typed != nullptr, "a family that is audited");
  const wizard::Rules& rules = typed->rules();
  const wizard::Pad& pad = typed->current().pads[static_cast<std::size_t>(seat)];
  return told(wizard::audit(rules, typed->current(), seat), wizard::marks(rules, pad),
              [&](const Spot& spot) { return wizard::cell_name(rules.sheet, spot.area, spot.cell); });
}

bool written_on(const Game& game, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  if (const auto* typed = dynamic_cast<const CleverGame*>(&game))
    return clever::written_on(typed->current().pads[at]);
  const auto* typed = dynamic_cast<const WizardGame*>(&game);
  ensure(typed != nullptr, "a family that is audited");
  return wizard::written_on(typed->rules(), typed->current().pads[at]);
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
