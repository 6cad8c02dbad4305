// The sentences that a sheet is played by: its rules, those of its areas and cards, and its house readings.
#pragma once

#include <string>
#include <vector>

#include "sheets/catalogue.h"
#include "sheets/sheet_file.h"

namespace fox {

struct SheetRule {
  std::string id;
  bool reading = false;  // a house reading: the rule book is silent, or can be read in two ways
};

// Each once: the areas' first, as they stand on the sheet, then what holds for the whole, then readings.
std::vector<SheetRule> rules_of(const AnySheet& sheet);

std::string rule_text(const SheetRule& rule, const Catalogue& words);

}  // namespace fox
