// What a screen before a game has to know of a sheet, whatever its family.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/clever/sheet_def.h"
#include "core/wizard/sheet.h"
#include "sheets/catalogue.h"
#include "sheets/library.h"

namespace fox::ui {

struct SheetInfo {
  SheetInfo(const clever::SheetDef& sheet);  // every sheet is one
  SheetInfo(const wizard::SheetDef& sheet);

  const clever::SheetDef* clever = nullptr;  // one of the two
  const wizard::SheetDef* wizard = nullptr;
  std::string id;
  int min_players = 1, max_players = 4;
  std::vector<int> rounds;  // by number of players; empty where nobody knows
  int foxes = 0;
  std::vector<clever::SwitchDef> switches;  // house rules: as printed, unless somebody turns them
  std::vector<clever::SwitchDef> options;   // what is asked before each game
};

// Nothing where there is no such sheet, or none that is sound.
// Sheets that cannot be offered, for people: a sentence each, with the first fault of the file.
std::vector<std::string> sheets_left_out(SheetLibrary& sheets, const Catalogue& words);

std::optional<SheetInfo> sheet_info(SheetLibrary& sheets, const std::string& id);

}  // namespace fox::ui
