// Names and colours of a sheet's things as the screen shows them: letters, dice, areas, bonuses.
#pragma once

#include <string>

#include "core/clever/rules.h"
#include "sheets/catalogue.h"
#include "ui/frame/color.h"

namespace fox::ui {

inline Color die_color(const clever::SheetDef& def, int die) {
  return parse_color(def.dice[static_cast<std::size_t>(die)].color);
}
inline Color area_color(const clever::SheetDef& def, int area) {
  return die_color(def, def.areas[static_cast<std::size_t>(area)].die);
}
// The letter of a die's or an area's id; a sheet may have its own.
inline std::string letter_of(const Catalogue& words, const clever::SheetDef& def, const std::string& id) {
  const std::string own = def.id + "." + id;
  return words.text("letters", words.has("letters", own) ? own : id);
}
inline std::string die_letter(const Catalogue& words, const clever::SheetDef& def, int die) {
  return letter_of(words, def, def.dice[static_cast<std::size_t>(die)].id);
}
inline std::string area_letter(const Catalogue& words, const clever::SheetDef& def, int area) {
  return letter_of(words, def, def.areas[static_cast<std::size_t>(area)].id);
}
inline std::string die_name(const Catalogue& words, const clever::SheetDef& def, int die) {
  return words.text("dice", def.dice[static_cast<std::size_t>(die)].id);
}
inline std::string area_name(const Catalogue& words, const clever::SheetDef& def, int area) {
  return words.text("areas", def.areas[static_cast<std::size_t>(area)].id);
}
inline std::string bonus_name(const Catalogue& words, const clever::SheetDef& def, int bonus) {
  return words.text("bonuses", def.bonuses[static_cast<std::size_t>(bonus)].id);
}

}  // namespace fox::ui
