#include "ui/screens/mini_sheet.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/screen_families.h"
#include "ui/screens/mini_paper.h"

namespace fox::ui {

namespace {

void draw_rounds(const MiniPaper& paper, const Theme& theme, const clever::SheetDef& def,
                 const MiniLook& look) {
  const int rounds = std::max(1, look.rounds);
  const double gap = 10, width = (def.rounds_place.w - gap * (rounds - 1)) / rounds;
  for (int i = 0; i < rounds; ++i) {
    const Box box{def.rounds_place.x + (width + gap) * i, def.rounds_place.y, width, def.rounds_place.h};
    const bool now = i + 1 == look.round;
    paper.fill(box, now ? theme.prompt : theme.dark ? theme.button : rgb(0xffffff), 12);
    if (!now) paper.stroke(box, theme.sheet_edge, std::max(1.F, paper.grown * 2), 12);
  }
}

// Where the cells stand in the picture: they take the room of what is left out of it, points and signs.
class Spread {
 public:
  explicit Spread(const clever::AreaDef& area) : to_(area.place) {
    double right = 0, bottom = 0;
    from_ = {1e9, 1e9, 0, 0};
    for (const clever::CellDef& cell : area.cells) {
      from_.x = std::min(from_.x, cell.place.x), from_.y = std::min(from_.y, cell.place.y);
      right = std::max(right, cell.place.x + cell.place.w),
      bottom = std::max(bottom, cell.place.y + cell.place.h);
    }
    from_.w = std::max(1., right - from_.x), from_.h = std::max(1., bottom - from_.y);
    const double margin = 20;
    to_ = {to_.x + margin, to_.y + margin, to_.w - 2 * margin, to_.h - 2 * margin};
  }
  [[nodiscard]] Box operator()(const Box& cell) const {
    const double x = to_.w / from_.w, y = to_.h / from_.h;
    return {to_.x + (cell.x - from_.x) * x, to_.y + (cell.y - from_.y) * y, cell.w * x, cell.h * y};
  }

 private:
  Box from_, to_;
};

void draw_area(const MiniPaper& paper, const Ui& ui, const clever::SheetDef& def, int index,
               const MiniLook& look) {
  const clever::AreaDef& area = def.areas[static_cast<std::size_t>(index)];
  const AreaColors colors =
      area_colors(ui.theme, parse_color(def.dice[static_cast<std::size_t>(area.die)].color));
  paper.fill(area.place, colors.key, 26);
  if (area.cells.empty()) return;
  const Spread spread(area);
  const Color open =
      ui.theme.dark ? mix(colors.key, ui.theme.plate, .72F) : mix(colors.key, rgb(0xfffdf8), .8F);
  const auto shaded =
      std::count_if(area.cells.begin(), area.cells.end(), [](const auto& cell) { return cell.shaded; });
  const bool shades = shaded > 0 && shaded < static_cast<std::ptrdiff_t>(area.cells.size());
  const int cells = static_cast<int>(area.cells.size());
  const auto chance_of = [&](int i) {
    return stirred(look.seed * 977 + static_cast<std::uint32_t>(index * 131 + i));
  };
  // Rows are filled from the left, all else here and there.
  const auto& traits = clever::traits_of(area.kind);
  const bool from_left = !traits.any_order && traits.ends != 2;
  const float filled = look.marked * static_cast<float>(cells) + static_cast<float>(chance_of(99) % 3) - 1;
  for (int i = 0; i < cells; ++i) {
    const clever::CellDef& cell = area.cells[static_cast<std::size_t>(i)];
    const Box box = spread(cell.place);
    const bool darker = cell.printed || cell.grey || (shades && cell.shaded);
    paper.fill(box, darker ? mix(open, colors.key, .5F) : open, 11);
    const bool crossed = from_left ? static_cast<float>(i) < filled
                                   : static_cast<float>(chance_of(i) % 100) < look.marked * 100;
    if (crossed && look.marked > 0 && !cell.printed)
      paper.cross(box, ui.theme.pen, std::max(ui.dp(1.1F), paper.grown * 9), chance_of(i));
  }
}

}  // namespace

void draw_mini(Ui& ui, const Rect& box, const clever::SheetDef& def, const MiniLook& look) {
  const MiniPaper paper = lay_paper(ui, box, {0, 0, def.page_width, def.page_height}, look);
  draw_rounds(paper, ui.theme, def, look);
  for (int i = 0; i < static_cast<int>(def.areas.size()); ++i) draw_area(paper, ui, def, i, look);
}

void draw_mini(Ui& ui, const Rect& box, const SheetInfo& sheet, const MiniLook& look) {
  std::visit([&](const auto& def) { draw_mini(ui, box, def, look); }, *sheet.sheet);
}

void draw_pen(Ui& ui, Point tip, Point end, float width) {
  const Color body = ui.theme.dark ? mix(ui.theme.pen, ui.theme.tools, .35F) : ui.theme.pen;
  const auto along = [&](float t) { return tip + (end - tip) * t; };
  const Point way = end - tip;
  const float length = std::max(1.F, std::hypot(way.x, way.y));
  const Point side{-way.y / length * width / 2, way.x / length * width / 2};
  const auto part = [&](float from, float to, float wide_from, float wide_to, Color color) {
    const Point a = along(from), b = along(to);
    const Point s = side * wide_from, e = side * wide_to;
    ui.canvas.polygon(std::vector<Point>{a + s, b + e, b - e, a - s}, color);
  };
  part(0, .05F, .3F, .3F, ui.theme.ink);
  part(.05F, .12F, .45F, 1, body);
  part(.12F, .74F, 1, 1, body);
  part(.74F, .78F, 1, 1, ui.theme.dark ? ui.theme.tools : rgb(0xffffff));
  part(.78F, 1, 1, 1, body);
  ui.canvas.line(along(.14F) - side * .45F, along(.7F) - side * .45F, fade(rgb(0xffffff), .35F),
                 width * .12F);
}

}  // namespace fox::ui
