#include <variant>

#include "ui/look/names.h"
#include "ui/screens/home.h"

namespace fox::ui {

std::string sheet_title(const Catalogue& words, const std::string& id) {
  if (const std::string* name = words.find("sheets", id)) return *name;
  std::string title = id;
  for (char& c : title)
    if (c == '-' || c == '_') c = ' ';
  return sentence_case(title);
}

std::string joined(const std::vector<std::string>& names, std::string_view between) {
  std::string text;
  for (const std::string& name : names) {
    if (!text.empty()) text += between;
    text += name;
  }
  return text;
}

}  // namespace fox::ui
