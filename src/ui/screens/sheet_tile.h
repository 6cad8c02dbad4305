// The card a sheet is chosen by: a small picture, its name, for how many it is.
#pragma once

#include <vector>

#include "ui/frame/ui.h"
#include "ui/screens/sheet_info.h"

namespace fox::ui {

using Sheets = std::vector<SheetInfo>;

// Another sheet printed alike, or null: their dice tell the two apart.
const SheetInfo* twin_of(const SheetInfo& sheet, const Sheets& sheets);
// `sheet.<id>`: true where it was tapped.
bool draw_sheet_tile(Ui& ui, const Rect& rect, const SheetInfo& sheet, const SheetInfo* twin, bool chosen);

}  // namespace fox::ui
