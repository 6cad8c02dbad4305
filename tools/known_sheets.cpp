// Writes the Clever sheets that are built in, compiled, as constants for C++: the bytes that they have in
// memory. The build runs it, for src/game/known_courses.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <iostream>
#include <vector>

#include "core/clever/sheet.h"
#include "sheets/library.h"

int main() {
  using fox::clever::Sheet;
  using Bytes = std::array<unsigned char, sizeof(Sheet)>;
  fox::SheetLibrary library;
  fox::Problems problems;
  std::vector<Sheet> sheets;
  for (const auto& id : library.ids()) {
    const fox::AnySheet* sheet = library.find(id, problems);
    const auto* def = sheet == nullptr ? nullptr : std::get_if<fox::clever::SheetDef>(sheet);
    if (def == nullptr) continue;
    const Sheet compiled = fox::clever::compile(*def, {});
    // A variant can differ in nothing but colours.
    if (std::find(sheets.begin(), sheets.end(), compiled) == sheets.end()) sheets.push_back(compiled);
  }
  std::cout << "#pragma once\n\n#include <array>\n#include <bit>\n\n#include \"core/clever/sheet.h\"\n\n"
               "namespace fox::clever {\n\n"
               "using SheetBytes = std::array<unsigned char, sizeof(Sheet)>;\n"
               "inline constexpr std::array<Sheet, "
            << sheets.size() << "> kKnownSheets{";
  for (const Sheet& sheet : sheets) {
    std::cout << "\n    std::bit_cast<Sheet>(SheetBytes{";
    for (const unsigned byte : std::bit_cast<Bytes>(sheet)) std::cout << byte << ',';
    std::cout << "}),";
  }
  std::cout << "};\n\n}  // namespace fox::clever\n";
  return problems.empty() && std::cout.flush() ? 0 : 1;
}
