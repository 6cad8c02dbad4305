// Our own drawings, sharp at every scale: signs, badges, dice, the fox, what a felt pen writes. All of them
// fit a rectangle; none knows a game.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/frame/ui.h"
#include "ui/look/theme.h"

namespace fox::ui {

enum class Sign : unsigned char {
  fox,
  reroll,
  plus1,
  back,
  any_number,
  question,
  cross,
  undo,
  redo,
  pencil,
  check,
  player,
  home,
  star,
  paper_sheet,
  referee,
  history,
  settings,
  lock,
  lowest,
  fault,
  companion,
  add,
  minus,
  close,
  more,
  seer,
  jester,
  stop,
  photo,
};

// How many letters it has, whatever their bytes.
int letters_in(std::string_view text);

// Line signs take the ink; the fox has colours of its own.
void draw_sign(Canvas& canvas, Sign sign, const Rect& square, Color ink);
void draw_fox(Canvas& canvas, const Rect& square, const Theme& theme, bool on_prompt);
// Round badge: an action or a fox. Pill: a mark in an area (letter, then number or cross). Square: colour
// free, with the same words as a pill.
void draw_badge(Canvas& canvas, const Theme& theme, Sign sign, const Rect& square);
void draw_pill(Canvas& canvas, const Theme& theme, const Rect& rect, Color key, std::string_view letter,
               std::string_view what);  // "" is a cross
void draw_free_mark(Canvas& canvas, const Theme& theme, const Rect& rect, bool turned_round,
                    std::string_view what = "?");
// An area's pattern in a clip of its own, so that colour is never alone; by its name in the sheet file.
void draw_pattern(Canvas& canvas, const Rect& rect, std::string_view name, Color ink, float unit);

struct DieLook {
  Color key;
  std::string_view letter;
  int face = 0;        // 0: blank; 7: "?"
  bool usable = true;  // false: steps back
  bool chosen = false;
  float lift = 0;  // 0 to 1
};
// A die with pips, front lip and letter; the rectangle is about 56 × 74 dp.
void draw_die(Canvas& canvas, const Theme& theme, const Rect& rect, const DieLook& look);
// Pips alone, of a face button.
void draw_pips(Canvas& canvas, const Rect& square, int face, Color ink);

// Felt pen; `seed` keeps a mark's shape, `progress` 0 to 1 is how much of it is drawn yet.
void pen_cross(Canvas& canvas, const Rect& cell, Color pen, std::uint32_t seed, float progress = 1);
void pen_ring(Canvas& canvas, const Rect& around, Color pen, std::uint32_t seed, float progress = 1,
              float weight = 1);
void pen_stroke(Canvas& canvas, const Rect& through, Color pen, std::uint32_t seed, float progress = 1);
void pen_number(Canvas& canvas, const Rect& cell, int number, Color pen, std::uint32_t seed,
                float progress = 1);
std::uint32_t pen_seed(std::string_view sheet, int seat, std::string_view cell);

}  // namespace fox::ui
