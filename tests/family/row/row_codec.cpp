#include "row/row_codec.h"

#include <nlohmann/json.hpp>

#include "game/read_reasons.h"
#include "game/words.h"

namespace fox::row {

using nlohmann::json;

std::variant<Rules, Refused> Codec::rules(const SheetDef& def, const Header& header) {
  if (header.mode != RecordMode::table)
    return Refused{refuse(ReadReason::mode_unknown), enum_name(header.mode)};
  const auto players = static_cast<int>(header.names.size());
  if (players >= def.min_players && players <= def.max_players) return Rules{def, players};
  Refused refused{refuse(ReadReason::players_number), ""};
  refused.refusal.number("number", players).number("least", def.min_players).number("most", def.max_players);
  return refused;
}

std::variant<std::vector<Line>, Refusal> Codec::read_line(const Rules& rules, const State&,
                                                          std::string_view text) {
  const auto words = split_words(text);
  if (words.size() < 3) return refuse(ReadReason::word_missing);
  if (words.size() > 3) return refuse(ReadReason::word_too_many).number("at", 4);
  const int seat = read_number(words[0], rules.players), number = read_number(words[2], rules.sheet.numbers);
  if (seat < 1) return refuse(ReadReason::seat_expected).number("at", 1);
  if (words[1] != "cross") return refuse(ReadReason::word_unknown).number("at", 2);
  if (number < 1) return refuse(ReadReason::number_unknown).number("at", 3);
  return std::vector{Line{static_cast<std::uint8_t>(seat - 1), static_cast<std::uint8_t>(number)}};
}

std::variant<Line, Refusal> Codec::complete(const Rules&, const State&, const Line& line) {
  return line;
}

std::optional<Ruling> Codec::ruling(const Rules&, const State&, const Line&, const Refusal*) {
  return std::nullopt;
}

std::string Codec::write_line(const Rules&, const Line& line) {
  return std::to_string(line.seat + 1) + " cross " + std::to_string(line.number);
}

std::string Codec::write_event(const Rules&, const Event& event, int) {
  return "row." + std::to_string(event.number);
}

std::optional<Refusal> Codec::legal_use(const Rules&, const State&, std::string_view, Lines&) {
  return refuse(ReadReason::not_for_family).number("at", 1);
}

json Codec::state_json(const Rules& rules, const State& state, const Names& names) {
  json answer = score_json(rules, state, names, Catalogue());
  for (int seat = 0; seat < rules.players; ++seat)
    answer["players"][static_cast<std::size_t>(seat)]["marks"] = marks(rules, state, seat);
  answer["sheet"] = rules.sheet.id;
  answer["round"] = state.round;
  answer["phase"] = state.over ? "over" : "cross";
  answer["active"] = state.active + 1;
  return answer;
}

json Codec::score_json(const Rules& rules, const State& state, const Names& names, const Catalogue&) {
  json players = json::array();
  const Tally tally = Family::score(rules, state);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.count); ++seat) {
    const Score& score = tally.players[seat];
    players.push_back({{"seat", seat + 1},
                       {"name", names[seat]},
                       {"areas", {{"row", score.total}}},
                       {"total", score.total},
                       {"rank", score.rank}});
  }
  const json tie = tally.tie == Tie::none ? json() : json("shared");
  return {{"over", state.over}, {"players", players}, {"tie_break", tie}};
}

Standings Codec::standings(const Rules& rules, const State& state) {
  Standings all;
  const Tally tally = Family::score(rules, state);
  if (tally.tie != Tie::none) all.tie = "tie-shared";
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.count); ++seat) {
    SeatStanding one;
    one.total = tally.players[seat].total, one.rank = tally.players[seat].rank;
    one.areas = {{"row", one.total}};
    all.seats.push_back(std::move(one));
  }
  return all;
}

int Codec::round(const Rules&, const State& state) {
  return state.round;
}
int Codec::seat(const Line& line) {
  return line.seat;
}
bool Codec::over(const State& state) {
  return state.over;
}

// A cross is all that follows.
Report Codec::what(const Rules&, const State&, std::span<const Line>, const State&, std::span<const Event>,
                   const Names&, const Catalogue&) {
  return {};
}

// Nothing on the row earns anything.
json Codec::reach(const Rules&, const State&, int, const Names&, const Catalogue&) {
  return json::array();
}

std::string Codec::argument_words(const Rules&, const Argument& argument, const Names& names,
                                  const Catalogue&) {
  if (argument.kind == Argument::Kind::seat) return names[static_cast<std::size_t>(argument.value - 1)];
  if (argument.kind == Argument::Kind::cell) return "row " + std::to_string(argument.second + 1);
  return std::to_string(argument.value);
}

json Codec::argument_json(const Rules& rules, const Argument& argument) {
  if (argument.kind != Argument::Kind::cell) return argument.value;
  return place_name(rules, {Spot::Kind::cell, 0, static_cast<std::uint8_t>(argument.second)});
}

std::optional<std::vector<std::pair<std::string, unsigned long long>>> Codec::perft(
    const Rules&, const State&, const std::vector<std::string>&, std::optional<Refused>&) {
  return std::nullopt;
}

// Nothing can be wrong with crosses in a row.
Findings Codec::audit(const Rules&, const State&, int) {
  return {};
}

bool Codec::written_on(const Rules&, const State& state, int seat) {
  return state.crossed[static_cast<std::size_t>(seat)] != 0;
}

std::vector<std::string> Codec::marks(const Rules& rules, const State& state, int seat) {
  std::vector<std::string> all;
  for (int number = 1; number <= rules.sheet.numbers; ++number)
    if (crossed(state, seat, number)) all.push_back("row." + std::to_string(number));
  return all;
}

std::string Codec::place_name(const Rules&, const Spot& spot) {
  return "row." + std::to_string(spot.cell + 1);
}

std::vector<int> Codec::lost_bonuses(const TypedGame<Codec>&) {
  return {};
}

Codec codec_of(const SheetDef&) {
  return {};
}

}  // namespace fox::row
