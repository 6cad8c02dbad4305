// What a screen before a game has to know of a sheet, whatever its family.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/switch.h"
#include "sheets/catalogue.h"
#include "sheets/sheet_families.h"
#include "ui/frame/color.h"
#include "ui/look/signs.h"

namespace fox {
class SheetLibrary;
}

namespace fox::ui {

struct SheetInfo {
  const AnySheet* sheet = nullptr;
  std::string id;
  int min_players = 1, max_players = 4;
  std::vector<int> rounds;  // by number of players; empty where nobody knows
  int foxes = 0;
  std::vector<Switch> switches;  // house rules: as printed, unless somebody turns them
  std::vector<Switch> options;   // what is asked before each game
  bool without_dice = false;     // may be played on the sheet alone
  std::optional<Sign> die;       // on the die that stands for a game of it; without one pips

  // Dice with numbers, and the areas that go with them.
  struct Die {
    std::string id;
    Color color = 0;
  };
  struct Area {
    Box place;
    std::size_t die = 0;
  };
  std::vector<Die> dice;
  std::vector<Area> areas;
};

// A colour that a sheet names: a die and the area that goes with it, or an area alone.
struct NamedColor {
  std::string id, letter;
  Color color = 0;
  bool area = false;  // not a joker alone
};

// Sheets that cannot be offered, for people: a sentence each, with the first fault of the file.
std::vector<std::string> sheets_left_out(SheetLibrary& sheets, const Catalogue& words);

// Nothing where there is no such sheet, or none that is sound.
std::optional<SheetInfo> sheet_info(SheetLibrary& sheets, const std::string& id);

}  // namespace fox::ui
