// Reads a sheet of the row: its id and how many numbers it has.
#pragma once

#include "row/row.h"
#include "sheets/reader.h"

namespace fox {

inline void read_tables(TableReader& top, row::SheetDef& sheet) {
  sheet.id = top.need_text("id");
  sheet.numbers = top.need_integer("numbers", 2, row::kMaxNumbers);
  sheet.faces = {{"row", "#fcd445"}};
}

}  // namespace fox
