#include "game/wizard_json.h"

#include <cstddef>
#include <nlohmann/json.hpp>

#include "game/wizard_text.h"

namespace fox::wizard {

namespace {

using nlohmann::json;

json seat_or_null(int seat) {
  return seat == kNone ? json(nullptr) : json(seat + 1);
}

json colour_or_null(const SheetDef& sheet, int colour) {
  return colour == kNone ? json(nullptr) : json(face(sheet, colour).id);
}

json name_of(const std::vector<std::string>& names, std::size_t seat) {
  return seat < names.size() ? names[seat] : std::string();
}

// What state and score say alike about one player.
json player_json(const Rules& rules, const PlayerScore& score, std::size_t seat,
                 const std::vector<std::string>& names) {
  json areas = json::object(), by_column = json::array();
  for (std::size_t i = 0; i < rules.sheet.colours.size(); ++i)
    areas[rules.sheet.colours[i].id] = score.rows[i];
  for (std::size_t i = 0; i < rules.sheet.points.size(); ++i) by_column.push_back(score.columns[i]);
  return {{"seat", seat + 1},         {"name", name_of(names, seat)}, {"areas", areas},
          {"columns", by_column},     {"penalties", score.penalties}, {"xs", score.xs},
          {"jesters", score.jesters}, {"bonus", score.bonus},         {"total", score.total}};
}

}  // namespace

json state_json(const Rules& rules, const State& state, const std::vector<std::string>& names) {
  const SheetDef& sheet = rules.sheet;
  const bool paper = state.phase == Phase::paper;
  json dice = json::object();
  for (int i = 0; i < faces(sheet); ++i)
    if (const int count = dice_showing(state, i)) dice[std::string(1, face(sheet, i).letter)] = count;
  json players = json::array();
  for (int seat = 0; seat < rules.players; ++seat) {
    const auto& pad = pad_of(state, seat);
    const auto& prediction = prediction_of(state, seat);
    json player = player_json(rules, score_pad(rules, pad), static_cast<std::size_t>(seat), names);
    player["marks"] = marks(rules, pad);
    player["prediction"] = nullptr;
    if (prediction.made()) player["prediction"] = cell_name(sheet, prediction.colour, prediction.number - 1);
    player["passed"] = has(state.passed, seat);
    player["scored"] = has(state.scored, seat);
    players.push_back(player);
  }
  return {{"sheet", sheet.id},
          {"mode", enum_name(rules.mode)},
          {"round", paper ? json(nullptr) : json(state.round)},
          {"phase", enum_name(state.phase)},
          {"seer", seat_or_null(paper ? kNone : state.seer)},
          {"next_seer", seat_or_null(state.next_seer)},
          {"wizards", colour_or_null(sheet, state.wizards)},
          {"card", state.card == kNone ? json(nullptr) : json(sheet.effects[state.card].id)},
          {"throw", state.throws},
          {"throws", sheet.throws},
          {"dice", dice},
          {"target", rules.target},
          {"magic_cards", rules.cards},
          {"over", state.phase == Phase::over},
          {"players", players}};
}

json score_json(const Rules& rules, const State& state, const std::vector<std::string>& names) {
  const Tally tally = score(rules, state);
  json players = json::array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.players); ++seat) {
    json player = player_json(rules, tally.players[seat], seat, names);
    player["rank"] = tally.players[seat].rank;
    players.push_back(player);
  }
  json tie = nullptr;
  if (tally.tie == Tie::parted) tie = "jesters";
  if (tally.tie == Tie::shared) tie = "shared";
  // A finished sheet of paper is a finished game.
  const bool over = state.phase == Phase::over || state.phase == Phase::paper;
  return {{"over", over}, {"players", players}, {"tie_break", tie}};
}

json events_json(const Rules& rules, const Events& events) {
  json all = json::array();
  for (const auto& event : events) all.push_back(write_event(rules, event));
  return all;
}

json arguments_json(const Rules& rules, const Refusal& refusal) {
  json all = json::object();
  for (const auto& argument : refusal.arguments) {
    if (argument.kind == Argument::Kind::none) continue;
    const std::string name(argument.name);
    if (argument.kind == Argument::Kind::number || argument.kind == Argument::Kind::seat)
      all[name] = argument.value;
    else
      all[name] = write_argument(rules, argument);
  }
  return all;
}

}  // namespace fox::wizard
