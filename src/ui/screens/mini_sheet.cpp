#include "ui/screens/mini_sheet.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fox::ui {

namespace {

constexpr float kPi = 3.14159265F;

// From the page to the screen: grown, turned about the middle, moved.
struct Paper {
  Canvas& canvas;
  Point middle;     // on the screen
  Point half;       // half the page, in its units
  float grown = 1;  // pixels a unit
  float cosine = 1, sine = 0;

  [[nodiscard]] Point at(float x, float y) const {
    const float dx = (x - half.x) * grown, dy = (y - half.y) * grown;
    return {middle.x + dx * cosine - dy * sine, middle.y + dx * sine + dy * cosine};
  }
  [[nodiscard]] bool straight() const { return sine == 0; }

  [[nodiscard]] std::vector<Point> outline(const Box& box, float radius) const {
    const auto x = static_cast<float>(box.x), y = static_cast<float>(box.y);
    const auto w = static_cast<float>(box.w), h = static_cast<float>(box.h);
    const float r = std::min({radius, w / 2, h / 2});
    const int steps = r * grown < 3 ? 2 : 4;
    std::vector<Point> points;
    for (int corner = 0; corner < 4; ++corner) {
      const float cx = corner == 0 || corner == 3 ? x + r : x + w - r, cy = corner < 2 ? y + r : y + h - r;
      for (int i = 0; i <= steps; ++i) {
        const float angle = kPi * (1 + static_cast<float>(corner) / 2 +
                                   static_cast<float>(i) / static_cast<float>(2 * steps));
        points.push_back(at(cx + r * std::cos(angle), cy + r * std::sin(angle)));
      }
    }
    return points;
  }

  [[nodiscard]] Rect place(const Box& box) const {
    const Point corner = at(static_cast<float>(box.x), static_cast<float>(box.y));
    return {corner.x, corner.y, static_cast<float>(box.w) * grown, static_cast<float>(box.h) * grown};
  }

  void fill(const Box& box, Color color, float radius) const {
    if (straight())
      canvas.fill(place(box), color, radius * grown);
    else
      canvas.polygon(outline(box, radius), color);
  }
  void stroke(const Box& box, Color color, float width, float radius) const {
    if (straight())
      canvas.stroke(place(box), color, width, radius * grown);
    else
      canvas.polyline(outline(box, radius), color, width, true);
  }
  void cross(const Box& box, Color pen, float width, std::uint32_t seed) const {
    const auto shake = [&](unsigned bit) { return (static_cast<float>(seed >> bit & 7U) - 3.5F) * .02F; };
    const auto corner = [&](float fx, float fy) {
      return at(static_cast<float>(box.x + box.w * fx), static_cast<float>(box.y + box.h * fy));
    };
    canvas.line(corner(.14F + shake(0), .12F + shake(3)), corner(.88F + shake(6), .9F + shake(9)), pen,
                width);
    canvas.line(corner(.86F + shake(12), .1F + shake(15)), corner(.16F + shake(18), .88F + shake(21)), pen,
                width);
  }
};

std::uint32_t stirred(std::uint32_t value) {
  value ^= value >> 16;
  value *= 0x7feb352dU;
  value ^= value >> 15;
  value *= 0x846ca68bU;
  return value ^ value >> 16;
}

void draw_rounds(const Paper& paper, const Theme& theme, const clever::SheetDef& def, const MiniLook& look) {
  const int rounds = std::max(1, look.rounds);
  const double gap = 10, width = (def.rounds_place.w - gap * (rounds - 1)) / rounds;
  for (int i = 0; i < rounds; ++i) {
    const Box box{def.rounds_place.x + (width + gap) * i, def.rounds_place.y, width, def.rounds_place.h};
    const bool now = i + 1 == look.round;
    paper.fill(box, now ? theme.prompt : theme.dark ? theme.button : rgb(0xffffff), 12);
    if (!now) paper.stroke(box, theme.sheet_edge, std::max(1.F, paper.grown * 2), 12);
  }
}

bool is_row(const clever::AreaDef& area) {
  return area.kind != clever::AreaKind::grid && area.kind != clever::AreaKind::circled_grid;
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

void draw_area(const Paper& paper, const Ui& ui, const clever::SheetDef& def, int index,
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
  const bool from_left = is_row(area) && area.kind != clever::AreaKind::two_way_row;
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

float mini_height(const clever::SheetDef& def, float width) {
  return width * static_cast<float>((def.page_height + 40) / (def.page_width + 40));
}

void draw_mini(Ui& ui, const Rect& box, const clever::SheetDef& def, const MiniLook& look) {
  const double margin = 20;
  const auto page_w = static_cast<float>(def.page_width), page_h = static_cast<float>(def.page_height);
  const float grown = std::min(box.w / (page_w + 40), box.h / (page_h + 40));
  const float angle = look.turned * kPi / 180;
  Paper paper{ui.canvas, box.center(), {page_w / 2, page_h / 2}, grown, std::cos(angle), std::sin(angle)};
  if (look.turned == 0) paper.sine = 0;

  // The pad below, then the sheet, then what is printed.
  const Box sheet{-margin, -margin, def.page_width + 2 * margin, def.page_height + 2 * margin};
  const double lip = look.lip * 12;
  paper.fill({sheet.x + lip, sheet.y + lip, sheet.w, sheet.h},
             ui.theme.dark ? ui.theme.desk2 : ui.theme.sheet_edge, 34);
  paper.fill(sheet, ui.theme.sheet, 34);
  paper.stroke(sheet, ui.theme.sheet_edge, std::max(1.F, ui.dp(1.2F)), 34);
  draw_rounds(paper, ui.theme, def, look);
  for (int i = 0; i < static_cast<int>(def.areas.size()); ++i) draw_area(paper, ui, def, i, look);
}

void draw_pen(Ui& ui, Point tip, Point end, float width) {
  const Color body = ui.theme.dark ? mix(ui.theme.pen, ui.theme.desk, .35F) : ui.theme.pen;
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
  part(.74F, .78F, 1, 1, ui.theme.dark ? ui.theme.desk : rgb(0xffffff));
  part(.78F, 1, 1, 1, body);
  ui.canvas.line(along(.14F) - side * .45F, along(.7F) - side * .45F, fade(rgb(0xffffff), .35F),
                 width * .12F);
}

}  // namespace fox::ui
