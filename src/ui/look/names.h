// What the screen calls the things of a Clever sheet, and their colours: dice, areas, bonuses.
#pragma once

#include <string>

#include "core/clever/clever_rules.h"
#include "sheets/catalogue.h"
#include "ui/frame/color.h"
#include "ui/look/signs.h"

namespace fox::ui {

Color die_color(const clever::SheetDef& def, int die);
Color area_color(const clever::SheetDef& def, int area);

// One or two letters: the sheet's own, else the catalogue's, else the first of the id.
std::string letter_of(const Catalogue& words, const std::string& sheet, const std::string& id);
std::string die_letter(const Catalogue& words, const clever::SheetDef& def, int die);
std::string area_letter(const Catalogue& words, const clever::SheetDef& def, int area);

// A sheet that somebody added may have ids that no catalogue knows; they stand for themselves.
std::string die_name(const Catalogue& words, const clever::SheetDef& def, int die);
std::string area_name(const Catalogue& words, const clever::SheetDef& def, int area);
std::string bonus_name(const Catalogue& words, const clever::SheetDef& def, int bonus);
std::string action_name(const Catalogue& words, clever::Action action);
// The id of the rule of what an action does.

Sign sign_of(clever::Action action);

}  // namespace fox::ui
