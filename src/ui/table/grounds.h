// Why the rules say what they say: the rule, and the house reading that the answer rests on. At once one
// short sentence is told; what else is known stands behind "More".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace fox::ui {

struct Grounds {
  std::string rule;
  std::string ruling;  // with what it is

  // The reading where there is one, else the first sentence of the rule.
  [[nodiscard]] std::string at_once() const;
  [[nodiscard]] bool has_more() const;
};

// Of a refused line.
Grounds grounds_of(const Game& game, const AnyLine& line, const Refused& refused, const Catalogue& words);
// Of several rules and readings together.
Grounds grounds_of(std::span<const std::string> rules, std::span<const Ruling> rulings,
                   const Catalogue& words);

// What the card of a rule says: what was tapped, and its rules.
struct RuleWords {
  std::string title;
  Grounds grounds;
};

// A rule, and a house reading that is about it.
struct ReadingAbout {
  std::string_view reading, rule;
};
bool is_about(std::string_view reading, std::span<const std::string> rules,
              std::span<const ReadingAbout> known);

}  // namespace fox::ui
