// What foxref tells of the Wizard family: its sheets, the ids it asks the catalogues for, the round on the
// board.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "cli/catalogue_ids.h"
#include "core/switch.h"
#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"
#include "sheets/catalogue.h"

namespace fox::cli {

// For `foxref sheets`.
nlohmann::json details(const wizard::SheetDef& sheet);
std::vector<Switch> listed_switches(const wizard::SheetDef& sheet);

// Whatever its sheets are; and what one of them adds.
void ask_for_family(CatalogueIds& asked, const wizard::SheetDef&);
void ask_for_sheet(CatalogueIds& asked, const wizard::SheetDef& sheet);

// What stands on the sheet of a seat in the row of a colour, or of the jesters.
std::string area_words(const wizard::Rules& rules, const wizard::State& state, std::size_t seat,
                       const std::string& area, const Catalogue& words);

// Who is to act, and what lies on the table.
void print_turn(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const wizard::Rules&);
void print_table(std::ostream& out, const nlohmann::json& state, const Catalogue& words,
                 const wizard::Rules&);

}  // namespace fox::cli
