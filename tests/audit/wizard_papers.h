// Sheets of Wizard for the audit: games played to their end and what they left on paper.
#pragma once

#include <memory>

#include "catch.h"
#include "core/play.h"
#include "core/wizard/wizard_family.h"
#include "core/wizard/wizard_table.h"
#include "game/wizard_text.h"
#include "sheets/library.h"

namespace wizard_papers {

using namespace fox::wizard;
using play::Random;

inline const SheetDef& def() {
  static fox::SheetLibrary library;
  fox::Problems problems;
  const fox::AnySheet* sheet = library.find("wizard-wuerfelspiel", problems);
  REQUIRE(sheet != nullptr);
  return std::get<SheetDef>(*sheet);
}

// Some of the dice are thrown again, all of them where none lie; what the card forbids is thrown once more.
inline Line random_throw(const Rules& rules, const State& state, const Line& pattern, Random& random) {
  for (;;) {
    Line line = pattern;
    const int lying = dice_lying(state), dice = rules.sheet.dice;
    const int keep = lying == 0 ? 0 : random.below(lying + 1);
    std::vector<std::size_t> faces;
    for (std::size_t face = 0; face < line.faces.size(); ++face)
      for (int i = 0; i < state.dice[face]; ++i) faces.push_back(face);
    for (std::size_t i = faces.size(); i > 1; --i)
      std::swap(faces[i - 1], faces[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    faces.resize(static_cast<std::size_t>(keep));
    line.faces.fill(0);
    for (const auto face : faces) ++line.faces[face];
    for (int i = keep; i < dice; ++i) ++line.faces[static_cast<std::size_t>(random.below(dice - 1))];
    line.threw = random.below(2) == 0 ? kUnsaid : static_cast<std::int8_t>(dice - keep);
    if (!Family::why(rules, state, line)) return line;
  }
}

// A hit is taken, and a throw with jesters often counted.
inline bool wanted(const Rules& rules, const State& state, const Line& line) {
  if (line.kind != LineKind::stop) return false;
  return line.jester || missed_by(rules, state, line.seat) == 0;
}

struct Game {
  int players, target;
  bool cards, hunting;
  std::uint64_t seed;

  explicit Game(int n)
      : players(2 + n % 4),
        target(n / 4 % 2 == 0 ? 9 : 12),
        cards(n / 8 % 2 == 1),
        hunting(n / 16 % 2 == 0),
        seed(static_cast<std::uint64_t>(n)) {}

  [[nodiscard]] Rules rules(Mode mode) const {
    Rules rules = make_rules(def(), players, mode);
    rules.target = target;
    rules.cards = cards;
    return rules;
  }

  [[nodiscard]] State play() const {
    Random random(seed);
    const Rules rules = this->rules(Mode::table);
    const auto lines = std::make_unique<Lines>();
    Events events;
    State state = Family::begin(rules, events);
    for (Family::legal(rules, state, *lines); !lines->empty(); Family::legal(rules, state, *lines)) {
      Line line = (*lines)[static_cast<std::size_t>(random.below(static_cast<int>(lines->size())))];
      for (const Line& other : *lines)
        if (hunting && wanted(rules, state, other)) line = other;
      if (any_throw(line)) line = random_throw(rules, state, line, random);
      events.clear();
      fox::wizard::play(rules, state, line, events);
    }
    return state;
  }
};

// The papers as a record: of all, or of one seat alone.
inline std::string record(const Game& game, const State& state, int alone) {
  const Rules rules = game.rules(Mode::paper);
  std::string text = "foxsheet 1\nsheet wizard-wuerfelspiel\nmode paper\n";
  for (int seat = 1; seat <= game.players; ++seat) text += "player " + std::to_string(seat) + "\n";
  if (game.target != 9) text += "rule target 12\n";
  if (game.cards) text += "rule magic-cards on\n";
  text += "---\n";
  for (int seat = 0; seat < game.players; ++seat) {
    if (alone >= 0 && seat != alone) continue;
    text += std::to_string(seat + 1) + " mark";
    for (const auto& mark : marks(rules, pad_of(state, seat))) text += " " + mark;
    text += "\n";
  }
  return text;
}

}  // namespace wizard_papers
