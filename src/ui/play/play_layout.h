// Where the parts of the play screen lie, for each of the four ways to hold a screen: landscape, landscape
// with little height, portrait, phone. Rectangles only.
#pragma once

#include "ui/table/game_places.h"
#include "ui/table/text_at_table.h"

namespace fox::ui {

enum class PlayShape : unsigned char { landscape, shallow, portrait, phone };

struct PlayLayout : GamePlaces {
  PlayShape shape = PlayShape::landscape;
  Rect sheet;  // the card that the sheet lies on, and what of it is seen
  Rect view;
  Rect letters;  // phone: areas to jump to
  Rect tray;     // all of it; its parts:
  Rect hand, fields, platter, actions;
  Rect roles;   // just the sheet: how a die is used
  Rect chips;   // where waiting bonuses are offered, over what has to wait
  Rect scores;  // empty where there is no room
};

// How the screen is held decides its shape, and the shape what room it wants; `finger` is pixels a dp without
// large text.
LeastRoom least_room(const Rect& screen, float finger);

// `screen` in pixels, `dp` pixels a dp, `reading` how much larger words are. Where the tray is low, each row
// of roles makes it so much higher.
PlayLayout lay_out(const Rect& screen, float dp, bool left_handed, float reading = 1, int role_rows = 0);

}  // namespace fox::ui
