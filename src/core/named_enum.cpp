#include "core/named_enum.h"

namespace fox {

std::vector<std::string> names_in(std::string_view enumerators) {
  std::vector<std::string> names;
  bool inside = false;
  for (const char c : enumerators) {
    const bool letter = c != ',' && c != ' ';
    if (letter && !inside) names.emplace_back();
    if (letter) names.back() += c == '_' ? '-' : c;
    inside = letter;
  }
  return names;
}

}  // namespace fox
