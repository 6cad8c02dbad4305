// The row for TypedGame: "2 cross 5".
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/finding.h"
#include "game/game.h"
#include "game/random_play.h"
#include "row/row.h"

namespace fox::row {

class RandomPlayer {
 public:
  explicit RandomPlayer(const Rules& rules) : rules_(rules) {}
  State play(RandomSource& random, std::uint64_t& decisions, const auto& on_line) {
    Events events;
    State state = Family::begin(rules_, events);
    for (Lines lines; Family::legal(rules_, state, lines), !lines.empty(); ++decisions) {
      const Line line = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
      on_line(line);
      state = std::get<Step<Family>>(Family::apply(rules_, state, line)).state;
    }
    return state;
  }

 private:
  const Rules& rules_;
};

struct Codec {
  using Family = row::Family;
  using Player = RandomPlayer;
  using Names = std::vector<std::string>;

  static std::variant<Rules, Refused> rules(const SheetDef& def, const Header& header);
  static std::variant<std::vector<Line>, Refusal> read_line(const Rules&, const State&,
                                                            std::string_view text);
  static std::variant<Line, Refusal> complete(const Rules&, const State&, const Line& line);
  static std::optional<Ruling> ruling(const Rules&, const State&, const Line&, const Refusal* no);
  static std::string write_line(const Rules&, const Line& line);
  static std::string write_event(const Rules&, const Event& event, int seat);
  static std::optional<Refusal> legal_use(const Rules&, const State&, std::string_view dice, Lines& lines);
  static nlohmann::json state_json(const Rules& rules, const State& state, const Names& names);
  static nlohmann::json score_json(const Rules&, const State&, const Names&, const Catalogue&);
  static Standings standings(const Rules& rules, const State& state);
  static int round(const Rules&, const State& state);
  static int seat(const Line& line);
  static bool over(const State& state);
  static Report what(const Rules&, const State& before, std::span<const Line>, const State& after,
                     std::span<const Event>, const Names&, const Catalogue&);
  static nlohmann::json reach(const Rules&, const State&, int seat, const Names&, const Catalogue&);
  static std::string argument_words(const Rules&, const Argument&, const Names&, const Catalogue&);
  static nlohmann::json argument_json(const Rules& rules, const Argument& argument);
  static std::optional<std::vector<std::pair<std::string, unsigned long long>>> perft(
      const Rules&, const State&, const std::vector<std::string>&, std::optional<Refused>&);
  static Findings audit(const Rules& rules, const State& state, int seat);
  static bool written_on(const Rules& rules, const State& state, int seat);
  static std::vector<std::string> marks(const Rules& rules, const State& state, int seat);
  static std::string place_name(const Rules& rules, const Spot& spot);
  static std::vector<int> lost_bonuses(const TypedGame<Codec>& game);
};

Codec codec_of(const SheetDef&);

}  // namespace fox::row
