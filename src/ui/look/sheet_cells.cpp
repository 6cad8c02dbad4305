// A cell in all its states: open, stepped back, lit, chosen, refused, printed cross; the print in it and what
// the pen wrote over it.
#include <algorithm>
#include <cmath>

#include "ui/look/sheet_paint.h"

namespace fox::ui {

using clever::CellDef;
using clever::Points;

namespace {

constexpr double kCross = kMarkDrawn, kRing = kRingDrawn;
constexpr float kRadius = 9;

struct CellLook {
  Rect rect;
  Color fill, border, digit, pen;
  bool lit = false, chosen = false, refused = false;
};

bool shades(const AreaPaint& p) {
  return std::any_of(p.area.cells.begin(), p.area.cells.end(), [](const CellDef& c) { return !c.shaded; });
}

CellTint tint_of(const AreaPaint& p, const CellDef& cell) {
  CellShade shade = CellShade::plain;
  if (cell.grey)
    shade = CellShade::grey;
  else if (shades(p))
    shade = cell.shaded ? CellShade::shaded : CellShade::unshaded;
  return cell_tint(p.theme(), p.colors, shade);
}

CellLook cell_look_of(const AreaPaint& p, std::size_t c) {
  const Theme& theme = p.theme();
  const CellDef& cell = p.area.cells[c];
  const CellTint tint = tint_of(p, cell);
  const CellRef ref{static_cast<int>(p.a), static_cast<int>(c)};
  CellLook look{p.cell(c), tint.cell, tint.border, theme.ink, theme.pen};
  look.refused = p.look.shaken == ref || (p.look.faulty[p.a] >> c & 1) != 0;
  look.lit = (p.lit >> c & 1) != 0;
  look.chosen = std::find(p.look.chosen.begin(), p.look.chosen.end(), ref) != p.look.chosen.end() ||
                (look.lit && p.ui.pressed(p.look.prefix + p.name(c)));
  const bool written = p.is_marked(c) || (p.fast.traits.circles && p.is_noted(c));
  if (cell.printed) {
    look.fill = mix(p.colors.panel, theme.dark ? theme.ink : rgb(0x1E2233), .07f);
    look.digit = mix(look.fill, theme.ink, .62f);
    return look;
  }
  if (look.chosen) {
    look.fill = theme.dark ? theme.ink : rgb(0x1E2233);
    look.digit = look.pen = theme.dark ? rgb(0x14171E) : rgb(0xFFFFFF);
  } else if (look.lit) {
    const double since = p.ui.now - p.look.lit_at;
    const bool rising = p.look.lit_at >= 0 && since >= 0 && since < .08 && !p.ui.reduced_motion;
    look.fill = rising ? mix(tint.back, p.colors.lit, static_cast<float>(since / .08)) : p.colors.lit;
    look.digit = theme.lit_digit;
    if (theme.dark) look.pen = theme.lit_digit;
  } else if ((p.look.picking || p.is_closed(c)) && !look.refused) {
    look.fill = written ? mix(tint.cell, tint.back, .5f) : tint.back;
    look.digit = faint(look.fill, theme.ink, .78f);
  }
  if (written) look.digit = faint(look.fill, look.lit || look.chosen ? look.digit : theme.ink, .62f);
  return look;
}

float ring_width(const AreaPaint& p) {
  constexpr double kRound = 1.4;
  if (!p.look.waiting) return p.u(3.4f);
  const double since = p.ui.now - p.look.waiting_since;
  if (p.ui.reduced_motion || p.look.waiting_since < 0 || since >= 3 * kRound) return p.u(6);
  return p.u(4.7f - 1.3f * static_cast<float>(std::cos(since / kRound * 6.2831853)));
}

void frame(const AreaPaint& p, const CellLook& look) {
  Canvas& canvas = p.canvas();
  const Theme& theme = p.theme();
  const float radius = p.u(kRadius);
  const Rect& r = look.rect;
  if (look.lit || look.chosen) {
    const float ring = ring_width(p);
    canvas.fill(r.inset(-ring), theme.lit_ring, radius + ring);
    if (theme.dark) canvas.fill(r, rgb(0x14171E), radius);
    canvas.fill(theme.dark ? r.inset(p.u(1.5f)) : r, look.fill, radius);
    canvas.stroke(r,
                  look.chosen  ? look.fill
                  : theme.dark ? rgb(0x14171E)
                               : theme.lit_digit,
                  p.u(3.6f), radius);
  } else {
    canvas.fill(r, look.fill, radius);
    canvas.stroke(r, look.border, p.u(1.5f), radius);
  }
}

// The corner that tells grey cells apart without colour.
void grey_corner(const AreaPaint& p, const CellLook& look) {
  const float size = p.u(14), edge = p.u(.7f), round = p.u(kRadius) - edge;
  const float right = look.rect.right() - edge, top = look.rect.y + edge;
  std::vector<Point> outline{{right - size, top}};
  for (int i = 0; i <= 6; ++i) {
    const float turn = static_cast<float>(i) / 6 * 1.5707963f;
    outline.push_back({right - round + round * std::sin(turn), top + round - round * std::cos(turn)});
  }
  outline.push_back({right, top + size});
  p.canvas().polygon(outline, mix(look.fill, p.theme().ink, .62f));
}

void printed_cross(const AreaPaint& p, const CellLook& look) {
  const Point m = look.rect.center();
  const float dx = look.rect.h * .29f, dy = look.rect.h * .27f, width = look.rect.h * .075f;
  p.canvas().line({m.x - dx, m.y - dy}, {m.x + dx, m.y + dy}, look.digit, width);
  p.canvas().line({m.x + dx * .95f, m.y - dy}, {m.x - dx, m.y + dy * 1.05f}, look.digit, width);
}

void print(const AreaPaint& p, std::size_t c, const CellLook& look) {
  const CellDef& cell = p.area.cells[c];
  Canvas& canvas = p.canvas();
  const Rect& r = look.rect;
  const float size = std::min(.59f * r.h, p.u(29));
  if (cell.printed) return printed_cross(p, look);
  if (cell.number != 0)
    canvas.text(r, std::to_string(cell.number), {size, Weight::black, look.digit, Align::center});
  if (cell.at_least != 0) {
    const Rect sign{r.x, r.y + size * .02f, r.w * .44f, r.h}, digit{r.x + r.w * .44f, r.y, r.w * .56f, r.h};
    canvas.text(sign, "≥", {size * .62f, Weight::black, look.digit, Align::right});
    canvas.text(digit, std::to_string(cell.at_least), {size, Weight::black, look.digit, Align::left});
  }
  const bool factors = p.area.points == Points::pairs || cell.factor > 1;
  if (factors && !p.fast.traits.halves)
    canvas.text({r.x + p.u(5), r.y + p.u(2), r.w * .6f, p.u(18)}, "×" + std::to_string(cell.factor),
                {p.u(13), Weight::black, look.digit, Align::left});
}

// Beside what the print keeps of the cell.
Rect room_for_number(const AreaPaint& p, std::size_t c, const Rect& r, int number) {
  const bool corner = p.fast.traits.halves || p.area.points == Points::pairs || p.area.cells[c].factor > 1;
  if (!corner) return r;
  if (number < 10 && !p.fast.traits.halves)
    return {r.x + r.w * .22f, r.y + r.h * .07f, r.w * .78f, r.h * .93f};
  return {r.x + r.w * .26f, r.y + r.h * .15f, r.w * .72f, r.h * .85f};
}

// A mark that was taken back, for as long as it fades; one that would be is pale in a dashed frame.
void fade_mark(const AreaPaint& p, std::size_t c, const CellLook& look) {
  const clever::Pad* pad = p.look.would_go;
  auto gone = .62F;
  if (pad == nullptr) {
    pad = p.look.gone;
    gone = static_cast<float>(std::clamp((p.ui.now - p.look.gone_at) / kFaded, 0., 1.));
  } else {
    p.canvas().dashed(look.rect.inset(-p.u(2)), p.theme().ink, p.u(2.6F), p.u(11), p.u(7), p.u(4));
  }
  const Color pen = mix(look.pen, look.fill, gone);
  const std::uint32_t seed = p.seed(p.name(c));
  if (!p.area.writes) return pen_cross(p.canvas(), look.rect, pen, seed);
  const int number = pad->numbers[p.fast.first_number + c];
  pen_number(p.canvas(), room_for_number(p, c, look.rect, number), number, pen, seed);
}

void write(const AreaPaint& p, std::size_t c, const CellLook& look) {
  Canvas& canvas = p.canvas();
  const std::string name = p.name(c);
  const std::uint32_t seed = p.seed(name);
  if (p.area.writes) {
    const int preview = p.look.preview[p.a][c];
    const Rect room = room_for_number(p, c, look.rect, p.is_marked(c) ? p.number(c) : preview);
    if (p.is_marked(c))
      pen_number(canvas, room, p.number(c), look.pen, seed, p.progress(c, kRing));
    else if (preview != 0 && (look.lit || look.chosen))
      pen_number(canvas, room, preview, mix(look.fill, look.pen, .6f), seed);
    return;
  }
  const float side = std::min(look.rect.w, look.rect.h);
  if (p.fast.traits.circles) {
    const Rect around = look.rect.middle(side * .94f, side * .9f);
    const bool circled = p.is_noted(c), crossed = p.is_marked(c);
    if (circled || crossed) pen_ring(canvas, around, look.pen, seed, crossed ? 1 : p.progress(c, kRing));
    if (crossed)
      pen_cross(canvas, look.rect.middle(side * 1.06f, side * .92f), look.pen, seed ^ 0x517cc1b7u,
                p.progress(c, kCross));
    return;
  }
  if (p.is_marked(c)) pen_cross(canvas, look.rect, look.pen, seed, p.progress(c, kCross));
}

// From below to above, beside the way a pen crosses.
void strike_closed(const AreaPaint& p, const CellLook& look) {
  const Rect inside = look.rect.inset(p.u(6));
  p.canvas().line({inside.x, inside.bottom()}, {inside.right(), inside.y}, p.theme().ink2, p.u(1.8f));
}

void refuse(const AreaPaint& p, const CellLook& look) {
  const Rect around = look.rect.inset(-p.u(4));
  p.canvas().dashed(around, p.theme().ink, p.u(3), p.u(12), p.u(7), p.u(4));
  const float size = p.u(25);
  const Rect disc{around.right() - size * .6f, around.y - size * .42f, size, size};
  p.canvas().disc(disc.center(), size / 2 + p.u(1.6f), p.theme().plate);
  draw_sign(p.canvas(), Sign::fault, disc, p.theme().ink);
}

}  // namespace

void paint_cell(const AreaPaint& p, std::size_t c) {
  const CellLook look = cell_look_of(p, c);
  frame(p, look);
  if (p.area.cells[c].grey) grey_corner(p, look);
  print(p, c, look);
  // A lit cell loses its tint; what its shade said stays as a bar.
  if (look.lit && !look.chosen && shades(p) && p.area.cells[c].shaded) {
    const Rect foot{look.rect.center().x - p.u(15), look.rect.bottom() - p.u(10), p.u(30), p.u(4)};
    p.canvas().fill(foot, p.theme().dark ? p.colors.border : p.colors.key, p.u(2));
  }
  if (p.is_closed(c)) strike_closed(p, look);
  if (p.fades(c))
    fade_mark(p, c, look);
  else
    write(p, c, look);
  if (look.refused) refuse(p, look);
}

void paint_row_corners(const AreaPaint& p) {
  if (!p.fast.traits.halves) return;
  const Theme& theme = p.theme();
  for (std::size_t c = 0; c < p.area.cells.size(); ++c) {
    const Rect r = p.cell(c);
    const int factor = p.area.cells[c].factor;
    if (factor == 0) {
      const Rect plate{r.x - p.u(1), r.y - p.u(5), p.u(23), p.u(19)};
      p.canvas().fill(plate, theme.badge, p.u(6));
      p.canvas().stroke(plate, theme.badge_edge, p.u(1.5f), p.u(6));
      p.canvas().text(plate, "½", {p.u(14), Weight::black, theme.badge_edge, Align::center});
      continue;
    }
    const float size = p.u(28);
    const Rect star{r.x + p.u(1.5f) - size / 2 + p.u(3), r.y + p.u(8) - size / 2, size, size};
    draw_sign(p.canvas(), Sign::star, star, theme.badge_edge);
    p.canvas().text(star.moved(0, p.u(.6f)), std::to_string(factor),
                    {p.u(13.5f), Weight::black, theme.badge_edge, Align::center});
    if (p.is_marked(c) && !p.is_noted(c))
      pen_ring(p.canvas(), star.inset(-p.u(2)), theme.pen, p.seed(p.name(c) + ".star"), p.progress(c, kRing));
  }
}

}  // namespace fox::ui
