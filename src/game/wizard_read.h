// From text to the Wizard family: one line of a record, one switch of its header. It refuses what cannot be
// read; whether a line is legal is not asked here.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "core/refusal.h"
#include "core/wizard/wizard_line.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::wizard {

// One line without its comment. The argument `at` of a refusal is the word that cannot be read, from 1.
std::variant<Line, Refusal> read_line(const Rules& rules, const State& state, std::string_view text);

// `rule NAME VALUE` of a header. The number of players must be known before. Of "NAME VALUE" the word `at` is
// wrong.
std::optional<Refusal> set_switch(Rules& rules, std::string_view name, std::string_view value);

}  // namespace fox::wizard
