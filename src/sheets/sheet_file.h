// A sheet file as a whole: text in, a checked sheet or all its problems out. A variant (based_on) is laid
// over its base before it is read.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sheets/problem.h"
#include "sheets/sheet_families.h"

namespace fox {

// An empty sheet of every family.
const std::vector<AnySheet>& each_family();

const std::string& sheet_id(const AnySheet& sheet);

struct SheetText {
  std::string file;
  std::string text;
};

// Finds the text of another sheet by its id.
using FindSheet = std::function<std::optional<SheetText>(const std::string& id)>;

// The sheet, or nothing with the problems noted. `id` is what the sheet must be called: its file's name.
std::optional<AnySheet> read_sheet(const SheetText& source, const FindSheet& find, Problems& problems,
                                   std::string_view id = {});

}  // namespace fox
