// What a Clever sheet file calls its gains, areas and dice.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/clever/sheet_def.h"

namespace fox {

// What a sheet's gain is called in a file and in a record: a bonus, an action, "fox"; "" is none.
std::optional<clever::Gain> gain_named(const clever::SheetDef& sheet, std::string_view name);
std::string gain_name(const clever::SheetDef& sheet, const clever::Gain& gain);
std::vector<std::string> gain_names(const clever::SheetDef& sheet);

std::optional<int> area_named(const clever::SheetDef& sheet, std::string_view id);
std::optional<int> die_named(const clever::SheetDef& sheet, std::string_view id);

}  // namespace fox
