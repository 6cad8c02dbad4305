// Are the rule sentences and house readings a sheet names there? Rules have the ids of the catalogues,
// readings those of the sheet's family.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sheets/reader.h"

namespace fox {

// Notes a problem at `path` for every id that no catalogue knows.
void check_rule_names(TableReader& top, const std::string& path, const std::vector<std::string>& ids);

// The ids of the key `rulings`, with a problem for every one that is not among those of the family.
std::vector<std::string> read_rulings(TableReader& top, std::span<const std::string_view> family);

}  // namespace fox
