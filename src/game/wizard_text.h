// What the Wizard family says as text: lines in canonical form, marks, events, arguments, switches. The other
// way stands in wizard_read.h, which comes along. What a line means, and whether it is legal, is not asked
// here.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/refusal.h"
#include "core/wizard/wizard_events.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"
#include "game/wizard_read.h"

namespace fox::wizard {

// The canonical form; reading it gives the same line again.
std::string write_line(const Rules& rules, const Line& line);

// "2 red.2=1", "throw 2", "next-seer 3", …
std::string write_event(const Rules& rules, const Event& event);

// What stands on a pad, as marks, sorted bytewise.
std::vector<std::string> marks(const Rules& rules, const Pad& pad);

// "green.5"; the area after the last colour is the jester row.
std::string cell_name(const SheetDef& sheet, int area, int column);

// An argument of a refusal in the words of a record.
std::string write_argument(const Rules& rules, const Argument& argument);

// The switches that differ from their defaults, as NAME and VALUE.
std::vector<std::pair<std::string, std::string>> switches(const Rules& rules);

}  // namespace fox::wizard
