#include "sheets/clever_area_lines.h"

#include <algorithm>

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_sheet.h"
#include "sheets/area_keys.h"
#include "sheets/clever_area_reader.h"

namespace fox {

using clever::AreaDef;
using clever::Box;
using clever::CellDef;
using clever::Gain;
using clever::LineDef;
using clever::SheetDef;

namespace {

class LineReader {
 public:
  LineReader(TableReader& table, const SheetDef& sheet, AreaDef& area)
      : table_(table), sheet_(sheet), area_(area) {
    row_x_ = position("row_bonus_x");
    column_y_ = position("column_bonus_y");
    bonus_y_ = position("bonus_y");
  }

  void fields(const std::string& key, int from_cell, std::size_t count, const char* why) {
    const auto gains = list(key, count, why);
    for (std::size_t i = 0; i < gains.size(); ++i) {
      auto& cell = area_.cells[static_cast<std::size_t>(from_cell) + i];
      cell.gain = gains[i];
      cell.gain_place = {middle_x(cell.place), bonus_y_, 0, 0};
    }
  }

  void rows() {
    const auto gains = list("row_bonuses", static_cast<std::size_t>(rows_()), kEachRow);
    for (std::size_t r = 0; r < gains.size(); ++r)
      add(
          gains[r], [&](const CellDef& cell) { return cell.row == static_cast<int>(r) + 1; },
          [&](const CellDef& cell) {
            return Box{row_x_, middle_y(cell.place), 0, 0};
          });
  }

  void columns() {
    const auto gains = list("column_bonuses", static_cast<std::size_t>(columns_()), kEachColumn);
    for (std::size_t c = 0; c < gains.size(); ++c)
      add(
          gains[c], [&](const CellDef& cell) { return cell.col == static_cast<int>(c) + 1; },
          [&](const CellDef& cell) {
            return Box{middle_x(cell.place), column_y_, 0, 0};
          });
  }

  // Between a cell and the one below it, row by row.
  void below() {
    const TomlValue* lists = table_.get("below_bonuses");
    if (lists == nullptr) return;
    if (lists->items.size() != static_cast<std::size_t>(rows_() - 1))
      table_.problem("below_bonuses", "expected one list for each gap between two rows");
    for (std::size_t r = 0; r < lists->items.size(); ++r) {
      const auto gains =
          gains_in(lists->items[r], "below_bonuses", static_cast<std::size_t>(columns_()), kEachColumn);
      for (std::size_t c = 0; c < gains.size(); ++c) {
        const int row = static_cast<int>(r) + 1, col = static_cast<int>(c) + 1;
        add(
            gains[c],
            [&](const CellDef& cell) { return cell.col == col && (cell.row == row || cell.row == row + 1); },
            [&](const CellDef& cell) {
              const CellDef* above = find(row, col);
              const double y = above == nullptr ? 0 : (middle_y(above->place) + middle_y(cell.place)) / 2;
              return Box{middle_x(cell.place), y, 0, 0};
            });
      }
    }
  }

  // Between a field of a row and the next one.
  void next() {
    const auto gains = list("next_bonuses", std::max<std::size_t>(area_.cells.size(), 1) - 1, kEachGap);
    for (std::size_t c = 0; c < gains.size(); ++c) {
      const int col = static_cast<int>(c) + 1;
      add(
          gains[c], [&](const CellDef& cell) { return cell.col == col || cell.col == col + 1; },
          [&](const CellDef& cell) {
            const CellDef* before = find(cell.row, col);
            const double x = before == nullptr ? 0 : (middle_x(before->place) + middle_x(cell.place)) / 2;
            return Box{x, bonus_y_, 0, 0};
          });
    }
  }

  void free_lines() {
    const TomlValue* lines = table_.get("lines");
    if (lines == nullptr) return;
    if (lines->kind != TomlValue::Kind::array) return table_.problem("lines", "expected a list of tables");
    for (const auto& item : lines->items) {
      TableReader line(item, table_.path_of("lines"), table_.problems());
      LineDef def;
      line.need("cells");
      for (const auto& name : line.texts("cells")) {
        const auto cell = std::find_if(area_.cells.begin(), area_.cells.end(),
                                       [&](const CellDef& c) { return c.name == name; });
        const int index = static_cast<int>(cell - area_.cells.begin());
        if (cell == area_.cells.end())
          line.problem("cells", "the area has no cell \"" + name + "\"");
        else if (std::find(def.cells.begin(), def.cells.end(), index) != def.cells.end())
          line.problem("cells", "names cell \"" + name + "\" twice");
        else
          def.cells.push_back(index);
      }
      if (const TomlValue* bonus = line.need("bonus"))
        def.gain = read_gain(*bonus, line.path_of("bonus"), sheet_, table_.problems());
      if (const auto at = line.numbers("at", 2); !at.empty()) def.gain_place = {at[0], at[1], 0, 0};
      line.finish();
      push(std::move(def));
    }
  }

  void check_places() {
    const auto needs = [&](const char* place, bool used) {
      if (used && !table_.has(place)) table_.problem(place, "is missing: the bonus signs need a place");
    };
    needs("row_bonus_x", table_.has("row_bonuses"));
    needs("column_bonus_y", table_.has("column_bonuses"));
    needs("bonus_y", table_.has("bonuses") || table_.has("next_bonuses") || table_.has("left_bonuses") ||
                         table_.has("right_bonuses"));
    if (area_.lines.size() > clever::kMaxLines)
      table_.problem("",
                     "an area holds at most " + std::to_string(clever::kMaxLines) + " lines with bonuses");
  }

 private:
  static double middle_x(const Box& box) { return box.x + box.w / 2; }
  static double middle_y(const Box& box) { return box.y + box.h / 2; }

  double position(const std::string& key) {
    const TomlValue* value = table_.get(key);
    if (value == nullptr) return 0;
    const bool number = value->kind == TomlValue::Kind::integer || value->kind == TomlValue::Kind::number;
    if (!number || !(value->number >= -10000 && value->number <= 10000)) {
      table_.problem(key, "expected a number from -10000 to 10000");
      return 0;
    }
    return value->number;
  }

  int rows_() const {
    int rows = 0;
    for (const auto& cell : area_.cells) rows = std::max(rows, cell.row);
    return rows;
  }

  int columns_() const {
    int columns = 0;
    for (const auto& cell : area_.cells) columns = std::max(columns, cell.col);
    return columns;
  }

  const CellDef* find(int row, int col) const {
    for (const auto& cell : area_.cells)
      if (cell.row == row && cell.col == col) return &cell;
    return nullptr;
  }

  std::vector<Gain> gains_in(const TomlValue& value, const std::string& key, std::size_t count,
                             const char* why) {
    std::vector<Gain> gains;
    if (value.kind != TomlValue::Kind::array) {
      note_problem(table_.problems(), value, table_.path_of(key),
                   "expected a list of bonuses, \"\" for none");
      return gains;
    }
    for (const auto& item : value.items)
      gains.push_back(read_gain(item, table_.path_of(key), sheet_, table_.problems()));
    if (gains.size() != count)
      note_problem(table_.problems(), value, table_.path_of(key), wrong_count(gains.size(), count, why));
    gains.resize(count);
    return gains;
  }

  std::vector<Gain> list(const std::string& key, std::size_t count, const char* why) {
    const TomlValue* value = table_.get(key);
    return value == nullptr ? std::vector<Gain>() : gains_in(*value, key, count, why);
  }

  template <class Belongs, class Place>
  void add(const Gain& gain, Belongs&& belongs, Place&& place) {
    if (!gain.given()) return;
    LineDef line;
    line.gain = gain;
    for (std::size_t c = 0; c < area_.cells.size(); ++c) {
      if (!belongs(area_.cells[c])) continue;
      line.gain_place = place(area_.cells[c]);
      if (area_.cells[c].shaded && !area_.cells[c].printed) line.cells.push_back(static_cast<int>(c));
    }
    push(std::move(line));
  }

  void push(LineDef line) {
    if (line.cells.empty()) return table_.problem("", "a line with a bonus has no cells");
    area_.lines.push_back(std::move(line));
  }

  TableReader& table_;
  const SheetDef& sheet_;
  AreaDef& area_;
  double row_x_ = 0, column_y_ = 0, bonus_y_ = 0;
};

}  // namespace

void read_clever_lines(TableReader& table, const SheetDef& sheet, AreaDef& area) {
  LineReader reader(table, sheet, area);
  switch (clever::visit_kind(area.kind, [](auto kind) { return area_keys(kind).gains; })) {
    case AreaKeys::Gains::lines_of_a_grid:
      reader.rows();
      reader.columns();
      reader.below();
      break;
    case AreaKeys::Gains::each_field:
      reader.fields("bonuses", 0, area.cells.size(), kEachField);
      break;
    case AreaKeys::Gains::each_gap:
      reader.next();
      break;
    case AreaKeys::Gains::each_side: {
      const auto side = area.cells.size() / 2;
      reader.fields("left_bonuses", 0, side, kEachFieldOfSide);
      reader.fields("right_bonuses", static_cast<int>(side), side, kEachFieldOfSide);
      break;
    }
  }
  reader.free_lines();
  reader.check_places();
}

}  // namespace fox
