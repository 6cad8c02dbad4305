// A cell of a Clever sheet as people name it: by what is printed there ("the yellow 4 in row II", "the sixth
// green field, from 1"). In records it keeps its own name.
#pragma once

#include <string>

#include "core/clever/sheet_def.h"
#include "sheets/catalogue.h"

namespace fox {

std::string cell_words(const clever::SheetDef& sheet, int area, int cell, const Catalogue& words);

// The same beneath the name of its area: the row it stands in ("row II"; "" where its number tells enough),
// and what it is there ("4", "sixth field (from 1)").
struct CellBeneath {
  std::string row, cell;
};
CellBeneath cell_beneath(const clever::SheetDef& sheet, int area, int cell, const Catalogue& words);

// I, II, III, …, as rows that go by rolls are printed.
std::string roman(int number);

}  // namespace fox
