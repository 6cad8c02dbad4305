#include "core/clever/house_rules.h"

#include <algorithm>

namespace fox::clever {
namespace {

template <class Has>
bool any_area(const SheetDef& sheet, Has&& has) {
  return std::any_of(sheet.areas.begin(), sheet.areas.end(), has);
}

bool nothing(const SheetDef&) {
  return true;
}

bool a_chain(const SheetDef& sheet) {
  return any_area(sheet, [](const AreaDef& area) { return area.chain; });
}

bool roll_rows(const SheetDef& sheet) {
  return any_area(sheet, [](const AreaDef& area) { return area.roll_rows; });
}

bool companions(const SheetDef& sheet) {
  return any_area(sheet, [](const AreaDef& area) { return area.companions; });
}

// A printed start number.
bool a_start(const SheetDef& sheet) {
  return any_area(sheet, [](const AreaDef& area) { return area.start != 0; });
}

bool any_number(const SheetDef& sheet) {
  return sheet.tracks[static_cast<std::size_t>(Action::number)].fields != 0;
}

}  // namespace

bool has_use(Effect effect, const SheetDef& sheet) {
  static constexpr bool (*needs_of[])(const SheetDef&) = {
#define FOX_X(name, reading, needs) needs,
      FOX_CLEVER_HOUSE_RULES(FOX_X)
#undef FOX_X
  };
  return needs_of[static_cast<std::size_t>(effect)](sheet);
}

}  // namespace fox::clever
