// What foxref tells of the row.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "cli/catalogue_ids.h"
#include "core/switch.h"
#include "row/row.h"
#include "sheets/catalogue.h"

namespace fox::cli {

nlohmann::json details(const row::SheetDef& sheet);
std::vector<Switch> listed_switches(const row::SheetDef&);
void ask_for_family(CatalogueIds& asked, const row::SheetDef&);
void ask_for_sheet(CatalogueIds& asked, const row::SheetDef& sheet);
std::string area_words(const row::Rules& rules, const row::State& state, std::size_t seat, const std::string&,
                       const Catalogue&);
void print_turn(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const row::Rules&);
void print_table(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const row::Rules&);

}  // namespace fox::cli
