// Are the rule sentences a sheet asks for there? Sheets name them by the ids of the catalogues.
#pragma once

#include <string>
#include <vector>

#include "sheets/reader.h"

namespace fox {

// Notes a problem at `path` for every id that no catalogue knows.
void check_rule_names(TableReader& top, const std::string& path, const std::vector<std::string>& ids);

}  // namespace fox
