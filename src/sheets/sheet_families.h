// The list of families. Whoever asks "which family?" visits a variant made of this list, with functions of
// one name, one a family and none for the rest: a family that is added here does not compile before every
// place has its answer. What is asked on the other levels stands in game_families.h, report_families.h
// and screen_families.h.
#pragma once

#include <variant>

#include "sheets/clever_reader.h"
#include "sheets/wizard_reader.h"

namespace fox {

using AnySheet = std::variant<clever::SheetDef, wizard::SheetDef>;

}  // namespace fox
