#include "game/clever_codec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/clever/clever_audit.h"
#include "core/clever/clever_reasons.h"
#include "core/clever/sheet_mode.h"
#include "game/clever_complete.h"
#include "game/read_reasons.h"
#include "game/typed_game.h"
#include "game/words.h"
#include "sheets/cell_words.h"

namespace fox::clever {

using nlohmann::json;

namespace {

const std::string& name_of(const Codec::Names& names, std::size_t seat) {
  static const std::string nobody;
  return seat < names.size() ? names[seat] : nobody;
}

json areas_json(const Rules& rules, const PlayerTally& tally) {
  json areas = json::object();
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) areas[rules.def->areas[a].id] = tally.areas[a];
  return areas;
}

json actions_json(const Rules& rules, const Pad& pad) {
  json actions = json::object();
  for (std::size_t a = 0; a < kActions; ++a) {
    if (rules.sheet.track[a].fields == 0) continue;
    json action = {{"circled", pad.circled[a]}, {"crossed", __builtin_popcount(pad.crossed[a])}};
    if (a == static_cast<std::size_t>(Action::number)) {
      json fields = json::array();
      for (int f = 0; f < kMaxFields; ++f)
        if (has(pad.crossed[a], f)) fields.push_back(f + 1);
      action["fields"] = std::move(fields);
    }
    actions[enum_names<clever::Action>()[a]] = std::move(action);
  }
  return actions;
}

json dice_json(const Rules& rules, const State& state) {
  const auto letter = [&](std::size_t die) { return std::string(1, rules.def->dice[die].letter); };
  const auto face = [&](std::size_t die) { return state.face[die] == 0 ? json() : json(state.face[die]); };
  json hand = json::object(), platter = json::object(), fields = json::array();
  for (std::size_t die = 0; die < rules.sheet.dice; ++die) {
    if (has(state.hand, static_cast<int>(die))) hand[letter(die)] = face(die);
    if (has(state.platter, static_cast<int>(die))) platter[letter(die)] = face(die);
  }
  for (const auto die : state.field)
    fields.push_back(die == kNone ? json() : json(letter(die) + std::to_string(state.face[die])));
  return {{"hand", hand}, {"platter", platter}, {"fields", fields}};
}

}  // namespace

std::variant<Rules, Refused> Codec::rules(const SheetDef& def, const Header& header) {
  std::array<bool, kEffects> on{};
  for (const auto& [name, value] : header.rules) {
    const auto found = std::find_if(def.switches.begin(), def.switches.end(),
                                    [&, &wanted = name](const auto& s) { return s.id == wanted; });
    if (found == def.switches.end())
      return Refused{fox::refuse(ReadReason::rule_unknown).number("at", 1), name};
    const auto at = std::find(found->values.begin(), found->values.end(), value);
    if (at == found->values.end())
      return Refused{fox::refuse(ReadReason::rule_value_unknown).number("at", 1), value};
    on[static_cast<std::size_t>(found->effect)] = at != found->values.begin();
  }
  const auto players = static_cast<int>(header.names.size());
  if (players < def.min_players || players > def.max_players) {
    Refused refused{fox::refuse(ReadReason::players_number), ""};
    refused.refusal.number("number", players)
        .number("least", def.min_players)
        .number("most", def.max_players);
    return refused;
  }
  return make_rules(def, players, header.mode, on);
}

std::variant<Line, Refusal> Codec::complete(const Rules& rules, const State& state, const Line& line) {
  auto whole = complete_line(rules, state, line);
  if (auto* refusal = std::get_if<Refusal>(&whole))
    refusal->number("at", static_cast<int>(split_words(write_line(rules, line)).size()));
  return whole;
}

std::optional<Refusal> Codec::legal_use(const Rules& rules, const State& state, std::string_view dice,
                                        Lines& lines) {
  auto read = read_use(rules, dice);
  if (auto* refusal = std::get_if<Refusal>(&read)) return *refusal;
  if (rules.mode != Mode::sheet) return clever::refuse(Reason::other_mode);
  const Line& named = std::get<Line>(read);
  auto all = std::make_unique<Lines>();
  list_uses(rules, state, named, *all);
  for (const Line& line : *all)
    if (named.as == 0 || (line.as == named.as && (named.field == 0 || line.field == named.field)))
      lines.push(line);
  return std::nullopt;
}

Standings Codec::standings(const Rules& rules, const State& state) {
  const Tally tally = score(rules, state);
  Standings all;
  all.rating = tally.rating;
  if (tally.tie != Tie::none) all.tie = tally.tie == Tie::parted ? "tie-broken" : "tie-shared";
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.count); ++seat) {
    const PlayerTally& player = tally.players[seat];
    const Pad& pad = state.pads[seat];
    SeatStanding one{player.total, player.rank, player.foxes, player.fox_points, -1, 0, {}};
    for (std::size_t a = 0; a < rules.sheet.areas; ++a)
      one.areas.emplace_back(rules.def->areas[a].id, player.areas[a]);
    for (std::size_t a = 0; a < kActions; ++a)
      if (rules.sheet.track[a].fields != 0)
        one.unused_actions += pad.circled[a] - __builtin_popcount(pad.crossed[a]);
    all.seats.push_back(std::move(one));
  }
  return all;
}

Findings Codec::audit(const Rules& rules, const State& state, int seat) {
  return clever::audit(rules, state.pads[static_cast<std::size_t>(seat)]);
}

bool Codec::written_on(const Rules&, const State& state, int seat) {
  return clever::written_on(state.pads[static_cast<std::size_t>(seat)]);
}

std::vector<std::string> Codec::marks(const Rules& rules, const State& state, int seat) {
  return clever::marks(rules, state.pads[static_cast<std::size_t>(seat)]);
}

std::string Codec::place_name(const Rules& rules, const Spot& spot) {
  if (spot.kind == Spot::Kind::action)
    return enum_names<clever::Action>()[static_cast<std::size_t>(spot.area)];
  return cell_name(*rules.def, spot.area, spot.cell);
}

// The events of every line in force tell. What a line that is nobody's, a new round, lost to the first seat
// has never been counted, and games keep their tallies to be compared with. On paper nothing follows from
// anything.
std::vector<int> Codec::lost_bonuses(const TypedGame<Codec>& game) {
  if (game.rules().mode == Mode::paper) return {};
  std::vector<int> lost(game.header().names.size());
  for (std::size_t line = 1; line <= game.count(); ++line)
    for (const Event& event : game.events_at(line))
      if (event.kind == Event::Kind::lost && (event.seat != 0 || game.seat_at(line) >= 0)) ++lost[event.seat];
  return lost;
}

json Codec::state_json(const Rules& rules, const State& state, const Names& names) {
  const bool table = rules.mode == Mode::table;
  json players = json::array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.players); ++seat) {
    const Pad& pad = state.pads[seat];
    const PlayerTally tally = tally_of(rules, state, seat);
    players.push_back({{"seat", seat + 1},
                       {"name", name_of(names, seat)},
                       {"marks", clever::marks(rules, pad)},
                       {"actions", actions_json(rules, pad)},
                       {"waiting", waiting(rules, pad)},
                       {"foxes", tally.foxes},
                       {"areas", areas_json(rules, tally)},
                       {"fox_points", tally.fox_points},
                       {"total", tally.total},
                       {"done", has(state.done, static_cast<int>(seat))}});
  }
  return {{"sheet", rules.def->id},
          {"mode", enum_name(rules.mode)},
          {"round", rules.mode == Mode::paper ? json() : json(state.round)},
          {"rounds", rules.rounds()},
          {"phase", enum_name(state.phase)},
          {"active", table ? json(state.active + 1) : json()},
          {"roll", table ? json(state.roll) : json()},
          {"over", over(state)},
          {"dice", table ? dice_json(rules, state) : json()},
          {"players", players}};
}

json Codec::score_json(const Rules& rules, const State& state, const Names& names, const Catalogue& words) {
  const Tally tally = score(rules, state);
  json players = json::array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.count); ++seat) {
    const PlayerTally& player = tally.players[seat];
    players.push_back({{"seat", seat + 1},
                       {"name", name_of(names, seat)},
                       {"areas", areas_json(rules, player)},
                       {"foxes", player.foxes},
                       {"fox_points", player.fox_points},
                       {"total", player.total},
                       {"rank", player.rank}});
  }
  json tie_break, rating;
  if (tally.tie == Tie::parted) tie_break = "best-area";
  if (tally.tie == Tie::shared) tie_break = "shared";
  if (tally.rating >= 0) {
    const std::string key = "t" + std::to_string(tally.rating);
    rating = {{"tier", tally.rating + 1},
              {"of", rules.def->ratings.size()},
              {"stars", rules.def->ratings[static_cast<std::size_t>(tally.rating)].tier / 2.0},
              {"text", words.text("ratings." + rules.def->rating_words, key)}};
  }
  return {{"over", tally.over}, {"players", players}, {"tie_break", tie_break}, {"rating", rating}};
}

std::string Codec::argument_words(const Rules& rules, const Argument& argument, const Names& names,
                                  const Catalogue& words) {
  const auto value = static_cast<std::size_t>(argument.value);
  switch (argument.kind) {
    case Argument::Kind::none:
      return {};
    case Argument::Kind::number:
      return std::to_string(argument.value);
    case Argument::Kind::row:
      return roman(argument.value);
    case Argument::Kind::seat: {
      const std::string& name = name_of(names, value - 1);
      return name.empty() ? words.text("kinds", "seat", {{"number", std::to_string(value)}}) : name;
    }
    case Argument::Kind::die:
      return words.text("dice", rules.def->dice[value].id);
    case Argument::Kind::area:
      return words.text("areas", rules.def->areas[value].id);
    case Argument::Kind::cell:
      return cell_words(*rules.def, argument.value, argument.second, words);
    case Argument::Kind::action:
      return words.text("actions", enum_names<clever::Action>()[value]);
    case Argument::Kind::bonus:
      return words.text("bonuses", rules.def->bonuses[value].id);
    case Argument::Kind::word:
      return words.text("words", std::string(argument.word));
  }
  return {};
}

json Codec::argument_json(const Rules& rules, const Argument& argument) {
  const auto value = static_cast<std::size_t>(argument.value);
  switch (argument.kind) {
    case Argument::Kind::none:
      return {};
    case Argument::Kind::number:
    case Argument::Kind::row:
    case Argument::Kind::seat:
      return argument.value;
    case Argument::Kind::die:
      return std::string(1, rules.def->dice[value].letter);
    case Argument::Kind::area:
      return rules.def->areas[value].id;
    case Argument::Kind::cell:
      return cell_name(*rules.def, argument.value, argument.second);
    case Argument::Kind::action:
      return enum_names<clever::Action>()[value];
    case Argument::Kind::bonus:
      return rules.def->bonuses[value].id;
    case Argument::Kind::word:
      return std::string(argument.word);
  }
  return {};
}

}  // namespace fox::clever
