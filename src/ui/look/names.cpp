#include "ui/look/names.h"

#include <cctype>

namespace fox::ui {

using clever::SheetDef;

namespace {

template <class List>
const auto& at(const List& list, int index) {
  return list[static_cast<std::size_t>(index)];
}

}  // namespace

Color die_color(const SheetDef& def, int die) {
  return parse_color(at(def.dice, die).color);
}

Color area_color(const SheetDef& def, int area) {
  return die_color(def, at(def.areas, area).die);
}

std::string letter_of(const Catalogue& words, const std::string& sheet, const std::string& id) {
  if (const std::string* own = words.find("letters", sheet + "." + id)) return *own;
  if (const std::string* shared = words.find("letters", id)) return *shared;
  std::string letter = id.substr(0, 1);
  for (char& c : letter) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return letter;
}

std::string die_letter(const Catalogue& words, const SheetDef& def, int die) {
  return letter_of(words, def.id, at(def.dice, die).id);
}

std::string area_letter(const Catalogue& words, const SheetDef& def, int area) {
  return letter_of(words, def.id, at(def.areas, area).id);
}

std::string die_name(const Catalogue& words, const SheetDef& def, int die) {
  return words.text("dice", at(def.dice, die).id);
}

std::string area_name(const Catalogue& words, const SheetDef& def, int area) {
  return words.text("areas", at(def.areas, area).id);
}

std::string bonus_name(const Catalogue& words, const SheetDef& def, int bonus) {
  return words.text("bonuses", at(def.bonuses, bonus).id);
}

std::string action_name(const Catalogue& words, clever::Action action) {
  return words.text("actions", enum_name(action));
}

Sign sign_of(clever::Action action) {
  switch (action) {
    case clever::Action::reroll:
      return Sign::reroll;
    case clever::Action::back:
      return Sign::back;
    case clever::Action::plus1:
      return Sign::plus1;
    case clever::Action::number:
      break;
  }
  return Sign::any_number;
}

}  // namespace fox::ui
