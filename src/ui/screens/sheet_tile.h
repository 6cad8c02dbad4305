// The card a sheet is chosen by: a small picture, its name, for how many it is.
#pragma once

#include <vector>

#include "core/clever/sheet_def.h"
#include "ui/frame/ui.h"

namespace fox::ui {

using Sheets = std::vector<const clever::SheetDef*>;

// Another sheet printed alike, or null: their dice tell the two apart.
const clever::SheetDef* twin_of(const clever::SheetDef& sheet, const Sheets& sheets);
// `sheet.<id>`: true where it was tapped.
bool draw_sheet_tile(Ui& ui, const Rect& rect, const clever::SheetDef& sheet, const clever::SheetDef* twin,
                     bool chosen);

}  // namespace fox::ui
