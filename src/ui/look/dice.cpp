#include <algorithm>

#include "ui/look/signs.h"

namespace fox::ui {

void draw_pips(Canvas& canvas, const Rect& square, int face, Color ink) {
  constexpr float kNear = .243f, kFar = .757f, kMid = .5f;
  const auto pip = [&](float x, float y) {
    canvas.disc({square.x + x * square.w, square.y + y * square.h}, square.w * .0875f, ink);
  };
  if (face % 2 == 1) pip(kMid, kMid);
  if (face >= 2) pip(kNear, kNear), pip(kFar, kFar);
  if (face >= 4) pip(kFar, kNear), pip(kNear, kFar);
  if (face == 6) pip(kNear, kMid), pip(kFar, kMid);
}

void draw_die(Canvas& canvas, const Theme& theme, const Rect& rect, const DieLook& look) {
  const float w = std::min(rect.w, rect.h * 56 / 74), h = w * 74 / 56, unit = w / 56;
  const Rect die = rect.middle(w, h).moved(0, -6 * unit * look.lift);
  const Rect face{die.x, die.y, w, w};
  const float radius = w * .215f;
  const auto shown = [&](Color color) { return look.usable ? color : mix(color, theme.tray, .62f); };
  const bool white = look.key == rgb(0xFFFFFF);
  const AreaColors paper = area_colors(theme_of(ThemeId::paper), look.key);
  const Color lip = shown(white ? rgb(0xE4E4E7) : paper.lip);
  const Color edge = shown(white ? rgb(0x82848E) : paper.border);
  // A die that steps back is still read: it goes to the ground it lies on, its pips to what is written there.
  const auto legible = [&](Color color) { return look.usable ? color : mix(theme.ink, theme.tray, .12f); };
  const Color ink = legible(rgb(0x1E2233));

  if (look.chosen) {
    canvas.fill(die.inset(-8 * unit), theme.ink, radius + 8 * unit);
    canvas.fill(die.inset(-3.5f * unit), theme.dark ? theme.plate : theme.lit, radius + 3.5f * unit);
  }
  canvas.fill(die, lip, radius);
  canvas.stroke(die, edge, 1.5f * unit, radius);
  canvas.fill(face, shown(look.key), radius);
  canvas.stroke(face, edge, 1.5f * unit, radius);
  if (look.face >= 1 && look.face <= 6) draw_pips(canvas, face, look.face, ink);
  if (look.face == 7) draw_sign(canvas, Sign::question, face.middle(w * .56f, w * .56f), ink);
  if (!theme.letters) return;
  const Rect foot{die.x, face.bottom(), w, die.bottom() - face.bottom()};
  canvas.text(foot, look.letter, {15.5f * unit, Weight::black, legible(theme.on_key), Align::center});
}

}  // namespace fox::ui
