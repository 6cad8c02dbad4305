// An area's ground: panel, spine with pattern and letter, what it is worth, the fox where it is the lowest.
#include <string>

#include "core/clever/clever_score.h"
#include "ui/look/names.h"
#include "ui/look/sheet_paint.h"

namespace fox::ui {
namespace {

struct SpinePlaces {
  Rect letter, fox, plate;
};

SpinePlaces places_in(const AreaPaint& p, bool lowest) {
  const Rect& spine = p.place.spine;
  SpinePlaces at;
  const float fox = p.u(20);
  if (p.place.bar) {
    Rect bar = spine;
    bar.cut_left(p.u(8));
    at.letter = bar.cut_left(p.u(30));
    at.fox = bar.cut_left(p.u(26)).middle(fox, fox);
    at.plate = bar.cut_right(p.u(46)).inset(p.u(3), p.u(2));
    return at;
  }
  const float w = spine.w, plate_h = p.u(30), plate_w = std::min(p.u(36), w - p.u(2));
  if (spine.h > p.u(150)) {
    at.letter = {spine.x, spine.y + p.u(8), w, p.u(30)};
    at.plate = {spine.center().x - plate_w / 2, spine.bottom() - p.u(10) - plate_h, plate_w, plate_h};
    at.fox = Rect{spine.x, at.plate.y - p.u(26), w, p.u(22)}.middle(fox * 1.1f, fox * 1.1f);
    return at;
  }
  const float middle = spine.center().y;
  at.letter = {spine.x, middle - p.u(33), w, p.u(30)};
  at.plate = {spine.center().x - plate_w / 2, middle + p.u(2), plate_w, plate_h};
  if (!lowest) return at;
  if (w < p.u(36)) {
    at.fox = Rect{spine.x, at.letter.y - p.u(22), w, p.u(22)}.middle(fox, fox);
    return at;
  }
  at.letter.w = w * .52f;
  at.fox = Rect{spine.x + w * .48f, at.letter.y, w * .52f, at.letter.h}.middle(fox, fox);
  return at;
}

void paint_letter(const AreaPaint& p, const Rect& box, const std::string& letter, bool beside_fox) {
  const bool two = letters_in(letter) > 1;
  const float size = p.place.bar || p.place.spine.w < p.u(36) ? (two ? 17.f : 21.f)
                                                              : (two ? (beside_fox ? 18.f : 21.f) : 23.f);
  // A plain ground behind it, so that the pattern does not cross the letter.
  const float halo = p.u(beside_fox ? 11 : 15);
  p.canvas().fill(box.middle(std::min(box.w + p.u(2), 2 * halo), p.u(29)), p.colors.spine, p.u(12));
  p.canvas().text(box, letter, {p.u(size), Weight::black, p.theme().on_key, Align::center}, p.u(12));
}

}  // namespace

void paint_plate(const AreaPaint& p, const Rect& rect, const std::string& text, float size, bool ringed) {
  const Theme& theme = p.theme();
  p.canvas().fill(rect, theme.plate, std::min(rect.h / 2, p.u(10)));
  p.canvas().text(rect, text, {p.u(size), Weight::black, theme.ink, Align::center}, p.u(11));
  if (ringed)
    pen_ring(p.canvas(), rect.inset(-p.u(2.5f), -p.u(3.5f)), theme.pen, p.seed(p.area.id + ".plate." + text),
             p.ring_progress(~clever::Mask{0}));
}

void paint_panel(const AreaPaint& p, bool lowest) {
  Canvas& canvas = p.canvas();
  const Theme& theme = p.theme();
  const Color dark_ink = rgb(0x1E2233);
  const Rect& panel = p.place.panel;
  canvas.fill(panel, p.colors.panel, p.u(14));
  canvas.stroke(panel, theme.dark ? p.colors.border : mix(p.colors.panel, dark_ink, .25f), p.u(1.6f),
                p.u(14));
  canvas.fill(p.place.spine, p.colors.spine, p.u(9));
  p.print_opens_rule("area." + p.area.id, p.place.spine);
  if (theme.patterns)
    draw_pattern(canvas, p.place.spine.inset(p.u(1.5f)), p.area.pattern,
                 mix(p.colors.spine, dark_ink, theme.dark ? .24f : .20f), p.plan.unit);

  const SpinePlaces at = places_in(p, lowest);
  const std::string letter = letter_of(p.ui.words, p.def.id, p.area.id);
  if (theme.letters) paint_letter(p, at.letter, letter, lowest && at.letter.w < p.place.spine.w * .6f);
  if (lowest) draw_fox(canvas, at.fox, theme, false);
  const int points = clever::area_points(p.fast, p.pad, static_cast<int>(p.a));
  canvas.fill(at.plate, theme.plate, p.u(8));
  canvas.text(
      at.plate.inset(p.u(2), 0), p.look.hide_scores ? "–" : figure(points),
      {p.u(p.place.spine.w < p.u(36) && !p.place.bar ? 15.f : 19.f), Weight::black, theme.ink, Align::center},
      p.u(11));
}

}  // namespace fox::ui
