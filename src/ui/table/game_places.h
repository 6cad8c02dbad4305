// Where the frame around a game lies, in the layout of every family. Rectangles only.
#pragma once

#include "ui/frame/geometry.h"

namespace fox::ui {

struct GamePlaces {
  Rect home, tabs;  // the row above the sheet
  Rect prompt;      // the sentence
  Rect happened;    // empty where there is no room
  Rect undo, redo;
  Rect referee;  // empty where there is none
  bool phone = false;
};

}  // namespace fox::ui
