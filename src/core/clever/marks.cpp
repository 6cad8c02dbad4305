#include "core/clever/marks.h"

#include "core/clever/areas/kinds.h"

namespace fox::clever {

bool has_mark(const Rules& rules, const Pad& pad, const Use& use, std::uint8_t dice, int pretended) {
  const Sheet& sheet = rules.sheet;
  const Faces faces = faces_in(use.face, dice, pretended);
  const auto joker = static_cast<std::size_t>(sheet.joker & kNoDie);
  for (std::size_t a = 0; a < sheet.areas; ++a) {
    const Area& area = sheet.area[a];
    const Opening open = opening(area, pad, a);
    const Fit own(sheet, area, open, use, area.die, faces[area.die]);
    const Fit with_joker(sheet, area, open, use, static_cast<int>(joker), faces[joker]);
    if ((own.cells | with_joker.cells) != 0) return true;
  }
  return false;
}

}  // namespace fox::clever
