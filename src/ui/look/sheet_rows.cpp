// What is printed round the fields of a row: points above, the order between, stars over pairs, brackets, the
// middle of a two-way row, lines to the signs below.
#include <algorithm>
#include <cstdlib>

#include "ui/look/sheet_paint.h"

namespace fox::ui {

using clever::Accept;
using clever::AreaKind;
using clever::Points;

namespace {

Color ink_on_panel(const AreaPaint& p) {
  return p.theme().dark ? p.theme().ink : p.theme().on_key;
}

Color link_color(const AreaPaint& p) {
  return p.theme().dark ? mix(p.colors.panel, p.colors.border, .75f) : p.theme().link;
}

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

void paint_brackets(const AreaPaint& p) {
  for (std::size_t l = 0; l < p.area.lines.size(); ++l) {
    const auto& cells = p.area.lines[l].cells;
    const Point sign = p.place.line_gains[l];
    if (cells.size() != 2) continue;
    const Rect a = p.place.cells[static_cast<std::size_t>(cells[0])],
               b = p.place.cells[static_cast<std::size_t>(cells[1])];
    const float out = p.u(6);
    std::vector<Point> bracket{{a.center().x + out, a.bottom()}, {a.center().x + out, sign.y}, sign};
    if (a.y == b.y)
      bracket.push_back({b.center().x - out, sign.y}), bracket.push_back({b.center().x - out, b.bottom()});
    p.canvas().polyline(bracket, link_color(p), p.u(4));
  }
}

// "≤4 +4": numbers at one end of the range that are worth something of their own.
void paint_extra(const AreaPaint& p, const Rect& box, const std::string& numbers, int points) {
  Rect room = box;
  const Rect plate = room.cut_right(p.u(28)).middle(p.u(28), p.u(20));
  p.canvas().text(room, numbers, {p.u(14.5f), Weight::black, ink_on_panel(p), Align::center});
  paint_plate(p, plate, (points >= 0 ? "+" : "") + figure(points), 14, false);
}

void paint_middle(const AreaPaint& p) {
  const Color fill = mix(p.colors.panel, p.theme().dark ? p.theme().ink : rgb(0x1E2233), .10f);
  const Rect& r = p.place.start;
  p.canvas().fill(r, fill, p.u(9));
  p.canvas().stroke(r, p.colors.border, p.u(1.5f), p.u(9));
  p.canvas().text(r, std::to_string(p.area.start),
                  {std::min(.59f * r.h, p.u(29)), Weight::black, ink_on_panel(p), Align::center});
  if (!p.place.again.empty())
    p.canvas().text(p.place.again, p.ui.say("number-again", {{"number", std::to_string(p.area.start)}}),
                    {p.u(13.5f), Weight::black, ink_on_panel(p), Align::center}, p.u(11));
  const auto& extra = p.area.extra_for_number;
  int low = 0, high = 0;  // the ends of what stands left and right of the middle
  for (const auto& [number, points] : extra) {
    if (number < p.area.start) low = std::max(low, number);
    if (number > p.area.start) high = high == 0 ? number : std::min(high, number);
  }
  if (low != 0) paint_extra(p, p.place.extra_low, "≤" + std::to_string(low), extra.at(low));
  if (high != 0) paint_extra(p, p.place.extra_high, "≥" + std::to_string(high), extra.at(high));
}

}  // namespace

void paint_row_links(const AreaPaint& p) {
  const Color color = link_color(p);
  if (p.area.kind == AreaKind::two_way_row) {
    const std::size_t half = p.area.cells.size() / 2;
    for (const std::size_t first : {std::size_t{0}, half}) {
      Point from = p.place.start.center();
      for (std::size_t c = first; c < first + half; ++c) {
        p.canvas().line(from, p.place.cells[c].center(), color, p.u(4));
        from = p.place.cells[c].center();
      }
    }
  }
  if (p.area.kind == AreaKind::skipping_row) return paint_brackets(p);
  for (std::size_t c = 0; c < p.area.cells.size(); ++c) {
    if (!p.area.cells[c].gain.given() || p.area.cells[c].bonus_from > 1) continue;
    p.canvas().line(p.place.cells[c].center(), p.place.cell_gains[c], color, p.u(4));
  }
}

void paint_row_print(const AreaPaint& p) {
  paint_points(p);
  paint_order(p);
  if (p.area.points == Points::pairs) paint_pairs(p);
  if (p.area.kind == AreaKind::two_way_row) paint_middle(p);
}

}  // namespace fox::ui
