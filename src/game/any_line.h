// One line of a game as a value, whatever its family: what a screen hands in and asks about. A game takes
// only the lines of its own family; another one is our own nonsense.
#pragma once

#include <variant>

#include "core/clever/line.h"
#include "core/wizard/line.h"

namespace fox {

using AnyLine = std::variant<clever::Line, wizard::Line>;

}  // namespace fox
