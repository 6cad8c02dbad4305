// The Clever family for TypedGame: what the referee program and the record say of it, as text and as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/clever/clever_family.h"
#include "core/clever/clever_ruling.h"
#include "core/finding.h"
#include "game/clever_text.h"
#include "game/game.h"

namespace fox::clever {

class RandomPlayer;  // game/random_play.h

struct Codec {
  using Family = clever::Family;
  using Player = RandomPlayer;
  using Names = std::vector<std::string>;

  // Rules of a header, or why it cannot be played so.
  static std::variant<Rules, Refused> rules(const SheetDef& def, const Header& header);

  static std::variant<std::vector<Line>, Refusal> read_line(const Rules& rules, const State& state,
                                                            std::string_view text) {
    return clever::read_line(rules, state, text);
  }
  // With what a question may leave out, or why that is not known.
  static std::variant<Line, Refusal> complete(const Rules& rules, const State& state, const Line& line);
  // The house reading that an answer rests on; `no` is what `why` says, nullptr where the line is legal.
  static std::optional<Ruling> ruling(const Rules& rules, const State& state, const Line& line,
                                      const Refusal* no) {
    return ruling_of(rules, state, line, no);
  }
  static std::string write_line(const Rules& rules, const Line& line) {
    return clever::write_line(rules, line);
  }
  static std::string write_event(const Rules& rules, const Event& event, int seat) {
    return clever::write_event(rules, event, seat);
  }
  static std::optional<Refusal> legal_use(const Rules& rules, const State& state, std::string_view dice,
                                          Lines& lines);

  static nlohmann::json state_json(const Rules& rules, const State& state, const Names& names);
  static nlohmann::json score_json(const Rules& rules, const State& state, const Names& names,
                                   const Catalogue& words);
  static int round(const Rules& rules, const State& state) {
    return rules.mode == Mode::paper ? 0 : state.round;
  }
  static Standings standings(const Rules& rules, const State& state);
  static int seat(const Line& line) { return line.kind == LineKind::round ? -1 : line.seat; }
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
      const Rules& rules, const State& state, const std::vector<std::string>& uses,
      std::optional<Refused>& refused);

  // ---- of the sheet of a seat
  static Findings audit(const Rules& rules, const State& state, int seat);
  static bool written_on(const Rules& rules, const State& state, int seat);
  static std::vector<std::string> marks(const Rules& rules, const State& state, int seat);
  static std::string place_name(const Rules& rules, const Spot& spot);
  // How many bonuses were lost by seat; empty where nobody knows.
  static std::vector<int> lost_bonuses(const TypedGame<Codec>& game);
};

inline Codec codec_of(const SheetDef&) {
  return {};
}

}  // namespace fox::clever
