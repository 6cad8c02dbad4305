#include "core/clever/clever_state.h"

#include "core/clever/clever_sheet.h"

namespace fox::clever {

int number_field(const Sheet& sheet, const Pad& pad, int face) {
  constexpr auto a = static_cast<std::size_t>(Action::number);
  for (int f = 0; f < pad.circled[a]; ++f)
    if (!has(pad.crossed[a], f) && sheet.track[a].faces[static_cast<std::size_t>(f)] == face) return f + 1;
  return 0;
}

}  // namespace fox::clever
