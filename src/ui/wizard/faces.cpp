#include "ui/wizard/faces.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr Color kInk = rgb(0x1E2233), kWhite = rgb(0xFFFFFF);

Color shown(const Ui& ui, Color color, bool usable) {
  return usable ? color : mix(color, ui.theme.tray, .5F);
}

void draw_signed(Ui& ui, const Rect& square, Sign sign, bool usable) {
  const float side = square.w, radius = side * .22F;
  const Color ink = shown(ui, kInk, usable);
  ui.canvas.fill(square, shown(ui, kWhite, usable), radius);
  ui.canvas.stroke(square, ink, side * .045F, radius);
  draw_sign(ui.canvas, sign, square.middle(side * .74F, side * .74F), ink);
}

}  // namespace

std::string face_letter(const Catalogue& words, const wizard::SheetDef& def, int face) {
  const std::string& id = wizard::face(def, face).id;
  const std::string* const own = words.find("letters", def.id + "." + id);
  return own != nullptr ? *own : words.text("letters", id);
}

std::string face_name(const Catalogue& words, const wizard::SheetDef& def, int face) {
  // A colour stands alone here; the dice's names may be bent to go before "die".
  return words.text(face < wizard::colours(def) ? "areas" : "dice", wizard::face(def, face).id);
}

Color face_color(const wizard::SheetDef& def, int face) {
  return parse_color(wizard::face(def, face).color);
}

std::string prediction_words(const Catalogue& words, const wizard::SheetDef& def, int colour, int number) {
  return std::to_string(number) + " " + face_name(words, def, colour);
}

void draw_face(Ui& ui, const Rect& square, const wizard::SheetDef& def, int face, bool usable) {
  if (face == wizard::jester_face(def)) return draw_signed(ui, square, Sign::jester, usable);
  Canvas& canvas = ui.canvas;
  const float side = square.w, radius = side * .22F;
  const bool wizard = face == wizard::wizard_face(def);
  canvas.fill(square, shown(ui, wizard ? kInk : face_color(def, face), usable), radius);
  canvas.stroke(square, shown(ui, kInk, usable), side * .045F, radius);
  const std::string letter = face_letter(ui.words, def, face);
  canvas.text(square, letter,
              {side * (letters_in(letter) > 1 ? .5F : .64F), Weight::black,
               wizard ? kWhite : shown(ui, ui.theme.on_key, usable), Align::center});
}

void draw_wizard_die(Ui& ui, const Rect& rect, const wizard::SheetDef& def, const WizardDie& look) {
  Canvas& canvas = ui.canvas;
  const float w = std::min(rect.w, rect.h * 52 / 62), h = w * 62 / 52, radius = w * .2F;
  Rect die = rect.middle(w, h);
  if (look.face == wizard::kNone) {
    canvas.dashed(die.inset(ui.dp(1)), look.asked ? ui.theme.ink : ui.theme.control_edge,
                  ui.dp(look.asked ? 3 : 1.6F), radius, ui.dp(6), ui.dp(5));
    if (look.asked) draw_sign(canvas, Sign::question, die.middle(w * .42F, w * .42F), ui.theme.ink);
    return;
  }
  const Rect top{die.x, die.y, w, w};
  if (look.fresh) {
    canvas.fill(die.inset(-ui.dp(3)), ui.theme.ink, radius + ui.dp(3));
  }
  canvas.fill(die, shown(ui, rgb(0xDADAE0), look.lies), radius);
  canvas.stroke(die, shown(ui, rgb(0x82848E), look.lies), ui.dp(1.4F), radius);
  canvas.fill(top, shown(ui, kWhite, look.lies), radius);
  canvas.stroke(top, shown(ui, rgb(0x82848E), look.lies), ui.dp(1.4F), radius);
  draw_face(ui, top.middle(w * .7F, w * .7F), def, look.face, look.lies);
}

void draw_game_die(Ui& ui, const Rect& rect, const std::optional<Sign>& sign, int pips) {
  if (sign) return draw_signed(ui, rect.middle(rect.w, rect.w), *sign, true);
  const std::string white = ui.words.text("letters", "white");
  draw_die(ui.canvas, ui.theme, rect, {.key = rgb(0xffffff), .letter = white, .face = pips});
}

namespace {

std::string times(const Catalogue& words, const wizard::SheetDef& def, int colour, int number) {
  return std::to_string(number) + " × " + face_letter(words, def, colour);
}

}  // namespace

float prediction_width(Ui& ui, const wizard::SheetDef& def, int colour, float height) {
  return ui.canvas.text_width(times(ui.words, def, colour, 5), height * .66F, Weight::black) + height * .8F;
}

void draw_prediction(Ui& ui, const Rect& rect, const wizard::SheetDef& def, int colour, int number) {
  ui.canvas.fill(rect, face_color(def, colour), rect.h * .3F);
  ui.canvas.stroke(rect, kInk, std::max(1.F, rect.h * .06F), rect.h * .3F);
  ui.canvas.text(rect, times(ui.words, def, colour, number),
                 {rect.h * .66F, Weight::black, ui.theme.on_key, Align::center});
}

}  // namespace fox::ui
