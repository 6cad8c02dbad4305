// Where the parts of the play screen lie, for each of the four ways to hold a screen: landscape, landscape
// with little height, portrait, phone. Rectangles only.
#pragma once

#include "ui/frame/geometry.h"

namespace fox::ui {

enum class PlayShape : unsigned char { landscape, shallow, portrait, phone };

struct PlayLayout {
  PlayShape shape = PlayShape::landscape;
  Rect home, tabs;  // the row above the sheet
  Rect sheet;       // the card that the sheet lies on, and what of it is seen
  Rect view;
  Rect letters;  // phone: areas to jump to
  Rect prompt;
  Rect tray;  // all of it; its parts:
  Rect hand, fields, platter, actions;
  Rect roles;             // just the sheet: how a die is used
  Rect chips;             // where waiting bonuses are offered, over what has to wait
  Rect happened, scores;  // empty where there is no room
  Rect undo, redo;
  Rect referee;
};

// `screen` in pixels, `dp` pixels a dp. Where the tray is low, each row of roles makes it so much higher.
PlayLayout lay_out(const Rect& screen, float dp, bool left_handed, int role_rows = 0);

}  // namespace fox::ui
