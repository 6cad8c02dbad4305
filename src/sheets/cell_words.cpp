#include "sheets/cell_words.h"

#include <algorithm>

namespace fox {
namespace {

using clever::AreaDef;
using clever::AreaKind;
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

bool is_grid(const AreaDef& area) {
  return area.kind == AreaKind::grid || area.kind == AreaKind::circled_grid;
}

// A number in a grid: alone where it is printed once, else with its row.
const char* grid_words(const clever::SheetDef& sheet, const AreaDef& area, const CellDef& cell,
                       const Catalogue& words, Fillings& fill) {
  if (cell.number == 0) {
    fill["nth"] = ordinal(cell.col, words);
    return fill["row"] = ordinal(cell.row, words), "place";
  }
  if (shows_once(area, cell.number)) return "number";
  if (area.roll_rows) return fill["row"] = roman(cell.row), "number-row";
  if (!area.column_dice.empty()) {
    const int die = area.column_dice[static_cast<std::size_t>(cell.row - 1)];
    return fill["row"] = words.text("areas", sheet.dice[static_cast<std::size_t>(die)].id), "number-die-row";
  }
  return fill["row"] = ordinal(cell.row, words), "number-nth-row";
}

// A field of a row: its place, and what is asked of the number or done with it.
const char* row_words(const AreaDef& area, const CellDef& cell, Fillings& fill) {
  if (area.kind == AreaKind::skipping_row) return "field-number";
  if (cell.at_least > 0) return fill["number"] = std::to_string(cell.at_least), "field-from";
  if (area.kind == AreaKind::row && cell.factor > 1)
    return fill["number"] = std::to_string(cell.factor), "field-times";
  return "field";
}

}  // namespace

std::string roman(int number) {
  static const char* const numerals[] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII"};
  return number >= 1 && number <= 8 ? numerals[number - 1] : std::to_string(number);
}

std::string cell_words(const clever::SheetDef& sheet, int a, int c, const Catalogue& words) {
  const AreaDef& area = sheet.areas[static_cast<std::size_t>(a)];
  const CellDef& cell = area.cells[static_cast<std::size_t>(c)];
  Fillings fill{{"area", words.text("areas", area.id)},
                {"number", std::to_string(cell.number)},
                {"nth", ordinal(c + 1, words)}};
  if (is_grid(area)) return words.text("cells", grid_words(sheet, area, cell, words, fill), fill);
  if (area.kind != AreaKind::two_way_row) return words.text("cells", row_words(area, cell, fill), fill);
  const bool right = cell.name.front() == 'R';
  const auto side = static_cast<int>(area.cells.size()) / 2;
  fill["nth"] = ordinal(right ? c - side + 1 : c + 1, words);
  fill["number"] = std::to_string(area.start);
  return words.text("cells", right ? "field-right" : "field-left", fill);
}

}  // namespace fox
