#include "sheets/cell_words.h"

#include <algorithm>

namespace fox {
namespace {

using clever::AreaDef;
using clever::CellDef;

// The catalogues have words for the first twelve.
std::string ordinal(int number, const Catalogue& words) {
  const std::string own = "nth-" + std::to_string(number);
  if (words.has("cells", own)) return words.text("cells", own);
  return words.text("cells", "nth", {{"number", std::to_string(number)}});
}

bool shows_once(const AreaDef& area, int number) {
  return std::count_if(area.cells.begin(), area.cells.end(),
                       [&](const CellDef& cell) { return cell.number == number; }) == 1;
}

// The keys of a cell: with its area, beneath the name of its area ("" is the number alone), and of its row.
struct Keys {
  const char *whole, *beneath, *row;
};

// A number in a grid: alone where it is printed once, else with its row.
Keys grid_keys(const clever::SheetDef& sheet, const AreaDef& area, const CellDef& cell,
               const Catalogue& words, Fillings& fill) {
  fill["row"] = ordinal(cell.row, words);
  if (cell.number == 0) {
    fill["nth"] = ordinal(cell.col, words);
    return {"place", "beneath-field", "nth-row"};
  }
  if (shows_once(area, cell.number)) return {"number", "", ""};
  if (area.roll_rows) return fill["row"] = roman(cell.row), Keys{"number-row", "", "roll-row"};
  if (area.column_dice.empty()) return {"number-nth-row", "", "nth-row"};
  const int die = area.column_dice[static_cast<std::size_t>(cell.row - 1)];
  fill["row"] = words.text("areas", sheet.dice[static_cast<std::size_t>(die)].id);
  return {"number-die-row", "", "die-row"};
}

// A field of a row: its place, and what is asked of the number or done with it.
Keys row_keys(const AreaDef& area, const CellDef& cell, Fillings& fill) {
  const auto& traits = clever::traits_of(area.kind);
  if (traits.by_print) return {"field-number", "beneath-field-number", ""};
  if (cell.at_least > 0) {
    fill["number"] = std::to_string(cell.at_least);
    return {"field-from", "beneath-field-from", ""};
  }
  if (traits.halves || cell.factor <= 1) return {"field", "beneath-field", ""};
  fill["number"] = std::to_string(cell.factor);
  return {"field-times", "beneath-field-times", ""};
}

// A field beside the number in the middle, counted from there.
Keys side_keys(const AreaDef& area, int at, const Catalogue& words, Fillings& fill) {
  const bool right = area.cells[static_cast<std::size_t>(at)].name.front() == 'R';
  fill["nth"] = ordinal(right ? at - static_cast<int>(area.cells.size()) / 2 + 1 : at + 1, words);
  fill["number"] = std::to_string(area.start);
  return right ? Keys{"field-right", "beneath-field-right", ""}
               : Keys{"field-left", "beneath-field-left", ""};
}

// Which keys a cell has, and what they are filled with.
Keys keys_of(const clever::SheetDef& sheet, int a, int c, const Catalogue& words, Fillings& fill) {
  const AreaDef& area = sheet.areas[static_cast<std::size_t>(a)];
  const CellDef& cell = area.cells[static_cast<std::size_t>(c)];
  fill = {{"area", words.text("areas", area.id)},
          {"number", std::to_string(cell.number)},
          {"nth", ordinal(c + 1, words)}};
  const auto& traits = clever::traits_of(area.kind);
  if (traits.any_order) return grid_keys(sheet, area, cell, words, fill);
  return traits.ends == 2 ? side_keys(area, c, words, fill) : row_keys(area, cell, fill);
}

}  // namespace

std::string roman(int number) {
  static const char* const numerals[] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII"};
  return number >= 1 && number <= 8 ? numerals[number - 1] : std::to_string(number);
}

std::string cell_words(const clever::SheetDef& sheet, int area, int cell, const Catalogue& words) {
  Fillings fill;
  return words.text("cells", keys_of(sheet, area, cell, words, fill).whole, fill);
}

CellBeneath cell_beneath(const clever::SheetDef& sheet, int area, int cell, const Catalogue& words) {
  Fillings fill;
  const Keys keys = keys_of(sheet, area, cell, words, fill);
  const std::string_view beneath = keys.beneath, row = keys.row;
  return {row.empty() ? "" : words.text("cells", keys.row, fill),
          beneath.empty() ? fill["number"] : words.text("cells", keys.beneath, fill)};
}

}  // namespace fox
