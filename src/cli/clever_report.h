// What foxref tells of the Clever family: its sheets, the ids it asks the catalogues for, the round on the
// board.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

#include "cli/asked.h"
#include "core/clever/rules.h"
#include "sheets/catalogue.h"

namespace fox::cli {

// For `foxref sheets`.
nlohmann::json details(const clever::SheetDef& sheet);

// Whatever its sheets are; and what one of them adds.
void ask_for_family(Asked& asked, const clever::SheetDef&);
void ask_for_sheet(Asked& asked, const clever::SheetDef& sheet);

// Who is to act, and what lies on the table.
void print_turn(std::ostream& out, const nlohmann::json& state, const Catalogue& words, const clever::Rules&);
void print_table(std::ostream& out, const nlohmann::json& state, const Catalogue& words,
                 const clever::Rules&);

}  // namespace fox::cli
