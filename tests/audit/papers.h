// Sheets for the audit: games played to their end, at the table and in sheet mode, and what they left on
// paper.
#pragma once

#include <memory>

#include "core/clever/sheet_mode.h"
#include "core/clever/turn.h"
#include "core/play.h"
#include "core/sheets.h"

namespace papers {

using namespace fox::clever;
using play::Random;

// One player's sheet, with the rules it is audited by.
struct Paper {
  Rules rules;
  Pad pad;
};

// The luckiest of several throws: the one after which the best line leaves most, dice in hand included.
inline int best_after(const Rules& rules, const State& state, Lines& lines, Line& best) {
  int highest = -1000;
  Family::legal(rules, state, lines);
  for (const Line& line : lines) {
    if (is_throw(line)) continue;
    State after = state;
    Family::play(rules, after, line, nullptr);
    const int worth = play::worth(rules, after, line.seat) + 8 * count_bits(after.hand);
    if (worth > highest) highest = worth, best = line;
  }
  return highest;
}

// A game in which everything goes well: sheets as full as they can be.
inline State lucky_game(const Rules& rules, Random& random) {
  const auto lines = std::make_unique<Lines>();
  Events events;
  State state = Family::begin(rules, events);
  for (Family::legal(rules, state, *lines); !lines->empty(); Family::legal(rules, state, *lines)) {
    Line best = (*lines)[0];
    const bool thrown = is_throw(best);
    if (!thrown) best_after(rules, state, *lines, best);
    for (int i = 0, highest = -1000; thrown && i < 8; ++i) {
      Line line = best, next;
      line.dice = play::throw_dice(rules, state, random);
      State after = state;
      Family::play(rules, after, line, nullptr);
      const int worth = best_after(rules, after, *lines, next);
      if (worth > highest || i == 0) highest = worth, best = line;
    }
    Family::play(rules, state, best, nullptr);
  }
  return state;
}

inline State table_game(const Rules& rules, bool hunting, Random& random) {
  const auto lines = std::make_unique<Lines>();
  Events events;
  State state = Family::begin(rules, events);
  for (Family::legal(rules, state, *lines); !lines->empty(); Family::legal(rules, state, *lines)) {
    Line line = play::choose(rules, state, *lines, hunting, random);
    if (is_throw(line)) line.dice = play::throw_dice(rules, state, random);
    Family::play(rules, state, line, nullptr);
  }
  return state;
}

// A game at a table without its dice in the program: what people enter in sheet mode.
class SheetGame {
 public:
  SheetGame(const Rules& rules, bool hunting, Random& random)
      : rules_(rules), hunting_(hunting), random_(random) {
    Events events;
    state_ = Family::begin(rules, events);
  }

  State play() {
    while (state_.phase != Phase::over) {
      for (int seat = 0; seat < rules_.players; ++seat) {
        turn(seat);
        const int passive = rules_.solo() ? 1 : rules_.players - 1;
        for (int i = 0; i < passive; ++i) use(seat, all_dice(), From::platter, Role::passive);
        while (random_.below(2) == 0 && action_left(pad(seat), Action::plus1))
          if (!use(seat, all_dice(), From::platter, Role::extra)) break;
      }
      bonuses();
      Line round;
      round.kind = LineKind::round;
      Family::play(rules_, state_, round, nullptr);
    }
    return state_;
  }

 private:
  [[nodiscard]] const Pad& pad(int seat) const { return state_.pads[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] unsigned all_dice() const { return (1u << rules_.sheet.dice) - 1; }

  // Three picks; what is lower leaves the hand.
  void turn(int seat) {
    unsigned hand = all_dice();
    for (int roll = 0; roll < rules_.sheet.rolls && hand != 0; ++roll) {
      const auto from = static_cast<From>(static_cast<int>(From::field1) + roll);
      const auto line = use(seat, hand, from, Role::active);
      if (!line) continue;
      const int face = line->dice[line->die];
      for (int die = 0; die < rules_.sheet.dice; ++die)
        if (die == line->die || line->dice[die] < face) hand &= ~(1u << die);
    }
  }

  std::optional<Line> use(int seat, unsigned hand, From from, Role role) {
    Line named;
    named.kind = LineKind::use;
    named.from = from;
    named.role = role;
    std::vector<int> dice;
    for (int die = 0; die < rules_.sheet.dice; ++die)
      if ((hand >> die & 1) != 0) dice.push_back(die), named.dice.say(die, random_.face());
    named.die = static_cast<std::uint8_t>(
        dice[static_cast<std::size_t>(random_.below(static_cast<int>(dice.size())))]);
    lines_->clear();
    list_uses(rules_, state_, named, *lines_);
    Lines& own = *own_;
    own.clear();
    for (const Line& line : *lines_)
      if (line.seat == seat) own.push(line);
    if (own.empty()) return std::nullopt;
    const Line line = play::choose(rules_, state_, own, hunting_, random_);
    Family::play(rules_, state_, line, nullptr);
    bonuses();
    return line;
  }

  void bonuses() {
    while (somebody_waits(rules_, state_)) {
      Family::legal(rules_, state_, *lines_);
      Family::play(rules_, state_, play::choose(rules_, state_, *lines_, hunting_, random_), nullptr);
    }
  }

  const Rules& rules_;
  bool hunting_;
  Random& random_;
  State state_;
  std::unique_ptr<Lines> lines_ = std::make_unique<Lines>(), own_ = std::make_unique<Lines>();
};

// How the n-th game of a sheet is played: one to four players, table and sheet mode, hunting or lucky, house
// rules or not.
struct Game {
  std::string id;
  int players;
  bool switched, hunting, sheet_mode, lucky;
  std::uint64_t seed;

  Game(std::string sheet, int n)
      : id(std::move(sheet)),
        players(1 + n % 4),
        switched(n / 4 % 4 == 3),
        hunting(n / 4 % 2 == 1),
        sheet_mode(n / 8 % 3 == 2),
        lucky(n % 5 == 2),
        seed(static_cast<std::uint64_t>(n)) {}

  [[nodiscard]] Rules rules(Mode mode) const {
    const SheetDef& def = sheets::def(id);
    return make_rules(def, players, mode, sheets::switches(def, switched));
  }

  [[nodiscard]] State play() const {
    Random random(seed);
    const Rules played = rules(sheet_mode ? Mode::sheet : Mode::table);
    if (lucky && !sheet_mode) return lucky_game(played, random);
    return sheet_mode ? SheetGame(played, hunting, random).play() : table_game(played, hunting, random);
  }
};

// The paper as a record: every mark in one line, then the tracks.
inline std::string record(const Game& game, const State& state) {
  const Rules rules = game.rules(Mode::paper);
  std::string text = "foxsheet 1\nsheet " + game.id + "\nmode paper\n";
  for (int seat = 1; seat <= game.players; ++seat) text += "player " + std::to_string(seat) + "\n";
  for (const auto& [name, value] : sheets::switch_names(sheets::def(game.id), game.switched))
    text += "rule " + name + " " + value + "\n";
  text += "---\n";
  const char* const actions[] = {"reroll", "back", "plus1", "number"};
  for (int seat = 1; seat <= game.players; ++seat) {
    const Pad& pad = state.pads[static_cast<std::size_t>(seat - 1)];
    const std::string own = std::to_string(seat) + " ";
    std::string line = own + "mark";
    for (const auto& mark : marks(rules, pad)) line += " " + mark;
    if (line.size() > own.size() + 4) text += line + "\n";
    for (std::size_t t = 0; t < kActions; ++t) {
      if (rules.sheet.track[t].fields == 0) continue;
      text += own + "circled " + actions[t] + " " + std::to_string(pad.circled[t]) + "\n";
      text += own + "crossed " + actions[t] + " " + std::to_string(count_bits(pad.crossed[t])) + "\n";
    }
  }
  return text;
}

}  // namespace papers
