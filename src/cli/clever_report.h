// What foxref tells of the Clever family: its sheets, the ids it asks the catalogues for, the round on the
// board.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "cli/catalogue_ids.h"
#include "core/clever/clever_rules.h"
#include "core/clever/clever_state.h"
#include "core/switch.h"
#include "sheets/catalogue.h"

namespace fox::cli {

// For `foxref sheets`.
nlohmann::json details(const clever::SheetDef& sheet);
std::vector<Switch> listed_switches(const clever::SheetDef& sheet);

// Whatever its sheets are; and what one of them adds.
void ask_for_family(CatalogueIds& asked, const clever::SheetDef&);
void ask_for_sheet(CatalogueIds& asked, const clever::SheetDef& sheet);

// What stands on the sheet of a seat in one of its areas, in the sheet's order.
std::string area_words(const clever::Rules& rules, const clever::State& state, std::size_t seat,
                       const std::string& area, const Catalogue& words);

// Who is to act, and what lies on the table.
void print_turn(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const clever::Rules&);
void print_table(std::ostream& out, const nlohmann::json& state, const Catalogue& words,
                 const clever::Rules&);

}  // namespace fox::cli
