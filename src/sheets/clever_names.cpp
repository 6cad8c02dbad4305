#include "sheets/clever_names.h"

#include <algorithm>

namespace fox {

using clever::Gain;
using Words = std::vector<std::string>;

const Words& clever_area_kinds() {
  static const Words words{"grid", "circled-grid", "row", "two-way-row", "skipping-row", "choice-row"};
  return words;
}

const Words& clever_accepts() {
  static const Words words{"any", "at-least", "rising", "not-above"};
  return words;
}

const Words& clever_points() {
  static const Words words{"columns", "by-count", "by-row-count", "sum", "pairs", "outermost"};
  return words;
}

const Words& clever_actions() {
  static const Words words{"reroll", "back", "plus1", "number"};
  return words;
}

const Words& clever_effects() {
  static const Words words{"solo-fallback", "chain-leftovers", "fox-floor",     "roll-row-bonus", "sum-bonus",
                           "start-again",   "forfeit-useless", "number-usable", "companion-bonus"};
  return words;
}

const Words& pattern_names() {
  static const Words words{"dots",    "waves",  "diagonals", "zigzag", "lattice",
                           "upright", "pluses", "rings",     "dashes", "low-zigzag"};
  return words;
}

std::optional<Gain> gain_named(const clever::SheetDef& sheet, std::string_view name) {
  if (name.empty()) return Gain{};
  if (name == "fox") return Gain{Gain::Kind::fox, 0};
  for (std::size_t a = 0; a < clever_actions().size(); ++a)
    if (clever_actions()[a] == name && sheet.tracks[a].fields != 0)
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
      return clever_actions()[gain.index];
    case Gain::Kind::bonus:
      return sheet.bonuses[gain.index].id;
  }
  return "";
}

Words gain_names(const clever::SheetDef& sheet) {
  Words names{"fox"};
  for (std::size_t a = 0; a < clever_actions().size(); ++a)
    if (sheet.tracks[a].fields != 0) names.push_back(clever_actions()[a]);
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
