// What can be turned before a game of Wizard: the X's that end it, the magic cards, who is the first seer. A
// sheet of this family has no list of them; what it prints says which values they have.
#pragma once

#include <string_view>
#include <vector>

#include "core/switch.h"
#include "core/wizard/wizard_rules.h"

namespace fox::wizard {

std::vector<Switch> switches_of(const SheetDef& sheet, int players);

// Of the switch at this place of the list: which of its values counts, by its place, and another one.
std::size_t value_of(const Rules& rules, std::size_t at);
void turn(Rules& rules, std::size_t at, std::size_t value);

// Whether the switch of this name says which seat begins.
bool says_who_begins(std::string_view id);

}  // namespace fox::wizard
