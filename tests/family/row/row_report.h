// What foxref tells of the row.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

#include "cli/asked.h"
#include "row/row.h"
#include "sheets/catalogue.h"

namespace fox::cli {

nlohmann::json details(const row::SheetDef& sheet);
void ask_for_family(Asked& asked, const row::SheetDef&);
void ask_for_sheet(Asked& asked, const row::SheetDef& sheet);
void print_turn(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const row::Rules&);
void print_table(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const row::Rules&);

}  // namespace fox::cli
