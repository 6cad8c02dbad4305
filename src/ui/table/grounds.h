// Why the rules say what they say: the rule, and the house readings that belong to it.
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
};

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
