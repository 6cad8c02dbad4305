// The Wizard family for TypedGame: what the referee program and the record say of it, as text and as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/finding.h"
#include "core/wizard/wizard_family.h"
#include "core/wizard/wizard_ruling.h"
#include "game/game.h"
#include "game/wizard_text.h"

namespace fox::wizard {

class RandomPlayer;  // game/random_play.h

struct Codec {
  using Family = wizard::Family;
  using Player = RandomPlayer;
  using Names = std::vector<std::string>;

  static std::variant<Rules, Refused> rules(const SheetDef& def, const Header& header);

  static std::variant<std::vector<Line>, Refusal> read_line(const Rules& rules, const State& state,
                                                            std::string_view text);
  // Nothing can be left out in this family.
  static std::variant<Line, Refusal> complete(const Rules&, const State&, const Line& line) { return line; }
  // The house reading that an answer rests on; `no` is what `why` says, nullptr where the line is legal.
  static std::optional<Ruling> ruling(const Rules& rules, const State&, const Line& line, const Refusal* no) {
    return ruling_of(rules, line, no);
  }
  static std::string write_line(const Rules& rules, const Line& line) {
    return wizard::write_line(rules, line);
  }
  static std::string write_event(const Rules& rules, const Event& event, int) {
    return wizard::write_event(rules, event);
  }
  // There are no uses of single dice in this family.
  static std::optional<Refusal> legal_use(const Rules& rules, const State& state, std::string_view dice,
                                          Lines& lines);

  static nlohmann::json state_json(const Rules& rules, const State& state, const Names& names);
  static nlohmann::json score_json(const Rules& rules, const State& state, const Names& names,
                                   const Catalogue& words);
  static int round(const Rules&, const State& state) { return state.phase == Phase::paper ? 0 : state.round; }
  static Standings standings(const Rules& rules, const State& state);
  static int seat(const Line& line) { return line.kind == LineKind::card ? -1 : line.seat; }
  static bool over(const State& state) { return state.phase == Phase::over; }

  // What a line did that led from one state to the other.
  static Report what(const Rules& rules, const State& before, std::span<const Line> lines, const State& after,
                     std::span<const Event> events, const Names& names, const Catalogue& words);
  static nlohmann::json reach(const Rules& rules, const State& state, int seat, const Names& names,
                              const Catalogue& words);

  static std::string argument_words(const Rules& rules, const Argument& argument, const Names& names,
                                    const Catalogue& words);
  static nlohmann::json argument_json(const Rules& rules, const Argument& argument);

  static std::optional<std::vector<std::pair<std::string, unsigned long long>>> perft(
      const Rules&, const State&, const std::vector<std::string>&, std::optional<Refused>&) {
    return std::nullopt;
  }

  // ---- of the sheet of a seat
  static Findings audit(const Rules& rules, const State& state, int seat);
  static bool written_on(const Rules& rules, const State& state, int seat);
  static std::vector<std::string> marks(const Rules& rules, const State& state, int seat);
  static std::string place_name(const Rules& rules, const Spot& spot);
  // There is nothing to lose in this family.
  static std::vector<int> lost_bonuses(const TypedGame<Codec>&) { return {}; }
};

inline Codec codec_of(const SheetDef&) {
  return {};
}

}  // namespace fox::wizard
