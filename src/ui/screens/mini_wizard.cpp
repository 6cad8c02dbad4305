// The small picture of Wizard's sheet.
#include <algorithm>

#include "ui/screens/mini_paper.h"
#include "ui/screens/mini_sheet.h"

namespace fox::ui {

void draw_mini(Ui& ui, const Rect& box, const wizard::SheetDef& def, const MiniLook& look) {
  const auto& places = def.places;
  const MiniPaper paper = lay_paper(ui, box, {0, 0, places.width, places.height}, look);
  const float line = std::max(ui.dp(1.1F), paper.grown * 11);
  for (std::size_t r = 0; r < places.rows.size(); ++r) {
    const bool jesters = r + 1 == places.rows.size();
    const auto& row = places.rows[r];
    const AreaColors colors =
        area_colors(ui.theme, parse_color(jesters ? def.jester.color : def.colours[r].color));
    paper.fill(row.place, colors.key, 26);
    const Color open =
        ui.theme.dark ? mix(colors.key, ui.theme.plate, .72F) : mix(colors.key, rgb(0xfffdf8), .8F);
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
      paper.fill(row.cells[c], open, 12);
      const std::uint32_t chance = stirred(look.seed * 977 + static_cast<std::uint32_t>(r * 131 + c));
      if (static_cast<float>(chance % 100) < look.marked * 100)
        paper.cross(row.cells[c], ui.theme.pen, line, chance);
    }
  }
  const auto xs = static_cast<std::size_t>(look.marked * static_cast<float>(places.circles.size()));
  for (std::size_t i = 0; i < places.circles.size(); ++i) {
    const auto round = static_cast<float>(places.circles[i].w / 2);
    paper.fill(places.circles[i], i < xs ? ui.theme.pen : ui.theme.plate, round);
    paper.stroke(places.circles[i], ui.theme.control_edge, std::max(1.F, paper.grown * 2), round);
  }
}

}  // namespace fox::ui
