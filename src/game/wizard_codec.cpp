#include "game/wizard_codec.h"

#include <nlohmann/json.hpp>

#include "core/wizard/wizard_audit.h"
#include "game/read_reasons.h"
#include "game/wizard_json.h"
#include "game/words.h"

namespace fox::wizard {

using nlohmann::json;

std::variant<Rules, Refused> Codec::rules(const SheetDef& def, const Header& header) {
  const auto players = static_cast<int>(header.names.size());
  if (players < def.min_players || players > def.max_players) {
    Refused refused{fox::refuse(ReadReason::players_number), ""};
    refused.refusal.number("number", players)
        .number("least", def.min_players)
        .number("most", def.max_players);
    return refused;
  }
  Rules rules = make_rules(def, players, header.mode);
  for (const auto& [name, value] : header.rules) {
    std::string text = name;
    text += " ";
    text += value;
    const std::string_view view = text;
    if (auto refusal = set_switch(rules, view.substr(0, name.size()), view.substr(name.size() + 1)))
      return Refused{*refusal, text};
  }
  return rules;
}

std::variant<std::vector<Line>, Refusal> Codec::read_line(const Rules& rules, const State& state,
                                                          std::string_view text) {
  auto read = wizard::read_line(rules, state, text);
  if (auto* refusal = std::get_if<Refusal>(&read)) return *refusal;
  return std::vector<Line>{std::get<Line>(read)};
}

std::optional<Refusal> Codec::legal_use(const Rules&, const State&, std::string_view, Lines&) {
  Refusal refusal = fox::refuse(ReadReason::not_for_family);
  refusal.number("at", 1);
  return refusal;
}

Standings Codec::standings(const Rules& rules, const State& state) {
  const Tally tally = score(rules, state);
  Standings all;
  if (tally.tie != Tie::none) all.tie = tally.tie == Tie::parted ? "tie-jesters" : "tie-jesters-shared";
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.count); ++seat) {
    const PlayerScore& player = tally.players[seat];
    SeatStanding one;
    one.total = player.total, one.rank = player.rank, one.bonus = player.bonus;
    for (std::size_t i = 0; i < rules.sheet.colours.size(); ++i)
      one.areas.emplace_back(rules.sheet.colours[i].id, player.rows[i]);
    all.seats.push_back(std::move(one));
  }
  return all;
}

Findings Codec::audit(const Rules& rules, const State& state, int seat) {
  return wizard::audit(rules, state, seat);
}

bool Codec::written_on(const Rules& rules, const State& state, int seat) {
  return wizard::written_on(rules, pad_of(state, seat));
}

std::vector<std::string> Codec::marks(const Rules& rules, const State& state, int seat) {
  return wizard::marks(rules, pad_of(state, seat));
}

std::string Codec::place_name(const Rules& rules, const Spot& spot) {
  return cell_name(rules.sheet, spot.area, spot.cell);
}

json Codec::state_json(const Rules& rules, const State& state, const Names& names) {
  return wizard::state_json(rules, state, names);
}

json Codec::score_json(const Rules& rules, const State& state, const Names& names, const Catalogue&) {
  return wizard::score_json(rules, state, names);
}

std::string Codec::argument_words(const Rules& rules, const Argument& argument, const Names& names,
                                  const Catalogue& words) {
  // Colours as such, not as they stand before a die: some languages tell these apart.
  const auto face_word = [&](int index) {
    return words.text(index < colours(rules.sheet) ? "areas" : "dice", face(rules.sheet, index).id);
  };
  switch (argument.kind) {
    case Argument::Kind::none:
      return {};
    case Argument::Kind::seat: {
      const auto seat = static_cast<std::size_t>(argument.value);
      if (seat >= 1 && seat <= names.size() && !names[seat - 1].empty()) return names[seat - 1];
      return words.text("kinds", "seat", {{"number", std::to_string(seat)}});
    }
    case Argument::Kind::die:
    case Argument::Kind::area:
      return face_word(argument.value);
    case Argument::Kind::cell: {
      const bool jester = argument.value == colours(rules.sheet);
      return face_word(jester ? jester_face(rules.sheet) : argument.value) + " " +
             std::to_string(argument.second + 1);
    }
    case Argument::Kind::action:
      return words.text("cards", rules.sheet.effects[static_cast<std::size_t>(argument.value)].id);
    case Argument::Kind::word:
      return words.text("words", std::string(argument.word));
    case Argument::Kind::number:
    case Argument::Kind::row:
    case Argument::Kind::bonus:
      return std::to_string(argument.value);
  }
  return {};
}

json Codec::argument_json(const Rules& rules, const Argument& argument) {
  if (argument.kind == Argument::Kind::number || argument.kind == Argument::Kind::seat) return argument.value;
  return write_argument(rules, argument);
}

}  // namespace fox::wizard
