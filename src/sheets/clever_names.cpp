#include "sheets/clever_names.h"

#include <algorithm>

namespace fox {

using clever::Gain;
using Words = std::vector<std::string>;

std::optional<Gain> gain_named(const clever::SheetDef& sheet, std::string_view name) {
  if (name.empty()) return Gain{};
  if (name == "fox") return Gain{Gain::Kind::fox, 0};
  for (std::size_t a = 0; a < enum_names<clever::Action>().size(); ++a)
    if (enum_names<clever::Action>()[a] == name && sheet.tracks[a].fields != 0)
      return Gain{Gain::Kind::action, static_cast<std::uint8_t>(a)};
  for (std::size_t b = 0; b < sheet.bonuses.size(); ++b)
    if (sheet.bonuses[b].id == name) return Gain{Gain::Kind::bonus, static_cast<std::uint8_t>(b)};
  return std::nullopt;
}

std::string gain_name(const clever::SheetDef& sheet, const Gain& gain) {
  switch (gain.kind) {
    case Gain::Kind::none:
      return "";
    case Gain::Kind::fox:
      return "fox";
    case Gain::Kind::action:
      return enum_names<clever::Action>()[gain.index];
    case Gain::Kind::bonus:
      return sheet.bonuses[gain.index].id;
  }
  return "";
}

Words gain_names(const clever::SheetDef& sheet) {
  Words names{"fox"};
  for (std::size_t a = 0; a < enum_names<clever::Action>().size(); ++a)
    if (sheet.tracks[a].fields != 0) names.push_back(enum_names<clever::Action>()[a]);
  for (const auto& bonus : sheet.bonuses) names.push_back(bonus.id);
  return names;
}

namespace {
template <class List>
std::optional<int> index_of(const List& list, std::string_view id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& item) { return item.id == id; });
  return found == list.end() ? std::nullopt : std::optional<int>(static_cast<int>(found - list.begin()));
}
}  // namespace

std::optional<int> area_named(const clever::SheetDef& sheet, std::string_view id) {
  return index_of(sheet.areas, id);
}

std::optional<int> die_named(const clever::SheetDef& sheet, std::string_view id) {
  return index_of(sheet.dice, id);
}

}  // namespace fox
