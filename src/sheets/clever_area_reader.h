// Reads one area of a Clever sheet: its cells by kind, its lines, its points, their places on the page.
#pragma once

#include "core/clever/sheet_def.h"
#include "sheets/reader.h"

namespace fox {

// Dice, areas' ids, tracks and bonuses of `sheet` must be known; fills everything else of `area`.
void read_clever_area(TableReader& table, const clever::SheetDef& sheet, clever::AreaDef& area);

// A bonus, an action or a fox by its name; nothing with a problem noted where there is none of that name.
clever::Gain read_gain(const TomlValue& value, const std::string& path, const clever::SheetDef& sheet,
                       Problems& problems);

// What is said of a list of the wrong length, and where the right one comes from.
inline constexpr const char *kEachRow = "one for each row", *kEachColumn = "one for each column",
                            *kEachField = "one for each field",
                            *kEachFieldOfSide = "one for each field of a side",
                            *kEachGap = "one for each gap between two fields";
std::string wrong_count(std::size_t found, std::size_t wanted, const char* why);

clever::Box read_box(TableReader& table, const std::string& key);

}  // namespace fox
