// What a sheet file says of an area by the kind that it is: its cells, and where its bonuses stand. Each kind
// has a file named after it, as row_keys.cpp; what several of them read is here.
#pragma once

#include <algorithm>

#include "core/clever/areas/kind.h"
#include "sheets/clever_area_reader.h"

namespace fox {

struct AreaKeys {
  void (*read_cells)(TableReader& table, const clever::SheetDef& sheet, clever::AreaDef& area);
  // Where bonuses are printed, besides lines of any shape.
  enum class Gains : std::uint8_t { lines_of_a_grid, each_field, each_gap, each_side } gains;
};

#define FOX_X(name, Kind) AreaKeys area_keys(clever::Kind);
FOX_CLEVER_AREA_KINDS(FOX_X)
#undef FOX_X

// Cells at even distances.
struct CellPlaces {
  clever::Box first;
  double dx = 0, dy = 0;

  [[nodiscard]] clever::Box at(double col, double row) const {
    return {first.x + (col - 1) * dx, first.y + (row - 1) * dy, first.w, first.h};
  }
};

CellPlaces read_places(TableReader& table);

// Cells of one row from the left, with gaps between groups of them.
void add_row_cells(TableReader& table, clever::AreaDef& area, std::size_t count);

void check_count(TableReader& table, const std::string& key, std::size_t found, std::size_t wanted,
                 const char* why);

template <class Set>
void read_per_cell(TableReader& table, const std::string& key, int low, int high, clever::AreaDef& area,
                   Set&& set) {
  if (table.get(key) == nullptr) return;
  const auto values = table.integers(key, low, high);
  if (area.cells.empty()) return;  // told already
  check_count(table, key, values.size(), area.cells.size(), kEachField);
  for (std::size_t c = 0; c < std::min(values.size(), area.cells.size()); ++c) set(area.cells[c], values[c]);
}

}  // namespace fox
