// What is printed round the fields of a row: points above, the order between, stars over pairs, lines to the
// signs below.
#include <algorithm>
#include <cstdlib>

#include "core/clever/areas/kinds.h"
#include "ui/look/kind_look.h"

namespace fox::ui {

using clever::Accept;
using clever::Points;

namespace {

// The outermost field that is filled of a two-way row's half; -1: none.
int reach(const AreaPaint& p, bool left) {
  const clever::Mask side = left ? p.marked & p.fast.first_half : p.marked >> p.fast.split;
  return side == 0 ? -1 : 31 - __builtin_clz(side);
}

void paint_points(const AreaPaint& p) {
  const std::size_t half = p.area.cells.size() / 2;
  const bool two_ways = p.area.points == Points::outermost;
  for (std::size_t i = 0; i < p.place.plates.size(); ++i) {
    const std::size_t step = two_ways ? i % half : i;
    const int points = p.area.point_table[step + 1];
    const bool reached = two_ways ? reach(p, i < half) == static_cast<int>(step)
                                  : clever::count_bits(p.marked) == static_cast<int>(i) + 1;
    const std::string text = std::to_string(points);
    const float w = p.u(text.size() == 1 ? 22.f : text.size() == 2 ? 28.f : 34.f);
    const Rect plate =
        p.place.plates[i].middle(std::min(w, p.place.plates[i].w + p.u(4)), p.place.plates[i].h);
    paint_plate(p, plate, text, 14, reached && !p.look.hide_scores);
  }
}

// "<" or "≥" in the gap to the next field.
void paint_order(const AreaPaint& p) {
  const bool rising = p.area.accept == Accept::rising;
  if (!rising && p.area.accept != Accept::not_above) return;
  for (std::size_t c = 0; c + 1 < p.area.cells.size(); ++c) {
    const Rect a = p.place.cells[c], b = p.place.cells[c + 1];
    const bool same_line = p.place.line_of[c] == p.place.line_of[c + 1];
    const float x = same_line ? (a.right() + b.x) / 2 : a.right() + p.u(4.5f);
    const bool tight = p.plan.broken;
    p.canvas().text({x - p.u(9), a.y, p.u(18), a.h}, rising ? "<" : "≥",
                    {p.u(rising ? (tight ? 15.f : 18.f) : (tight ? 12.5f : 14.f)), Weight::black,
                     ink_on_panel(p), Align::center});
  }
}

// What the second of a pair is taken from: a star over both, with the points once they are complete.
void paint_pairs(const AreaPaint& p) {
  const Theme& theme = p.theme();
  for (std::size_t c = 0; c + 1 < p.area.cells.size(); c += 2) {
    const Rect a = p.place.cells[c], b = p.place.cells[c + 1];
    const float y = a.y - p.u(14), size = p.u(37);
    const Point star{(a.center().x + b.center().x) / 2, a.y - p.u(16)};
    const std::vector<Point> bracket{
        {a.center().x, a.y}, {a.center().x, y}, {b.center().x, y}, {b.center().x, b.y}};
    p.canvas().polyline(bracket, link_color(p), p.u(4));
    const Rect square{star.x - size / 2, star.y - size / 2, size, size};
    draw_sign(p.canvas(), Sign::star, square, theme.badge_edge);
    const float dash = std::max(p.u(2), (b.x - a.right()) / 2 - p.u(1));
    p.canvas().line({(a.right() + b.x) / 2 - dash, a.center().y},
                    {(a.right() + b.x) / 2 + dash, a.center().y}, ink_on_panel(p), p.u(2.6f));
    if (!p.is_marked(c) || !p.is_marked(c + 1) || p.look.hide_scores) continue;
    pen_number(p.canvas(), square.middle(size * .62f, size * .62f).moved(0, size * .04f),
               p.number(c) - p.number(c + 1), theme.pen, p.seed(p.name(c) + ".pair"));
  }
}

}  // namespace

Color ink_on_panel(const AreaPaint& p) {
  return p.theme().dark ? p.theme().ink : p.theme().on_key;
}

Color link_color(const AreaPaint& p) {
  return p.theme().dark ? mix(p.colors.panel, p.colors.border, .75f) : p.theme().link;
}

void paint_field_links(const AreaPaint& p) {
  for (std::size_t c = 0; c < p.area.cells.size(); ++c) {
    if (!p.area.cells[c].gain.given() || p.area.cells[c].bonus_from > 1) continue;
    p.canvas().line(p.place.cells[c].center(), p.place.cell_gains[c], link_color(p), p.u(4));
  }
}

void paint_row_print(const AreaPaint& p) {
  paint_points(p);
  paint_order(p);
  if (p.area.points == Points::pairs) paint_pairs(p);
}

KindLook look_of(clever::Row) {
  return {KindLook::Fields::row, paint_field_links, paint_row_print};
}

KindLook look_of(clever::ChoiceRow) {
  return look_of(clever::Row{});
}

}  // namespace fox::ui
