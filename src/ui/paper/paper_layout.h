// Where the parts of the screen for a paper sheet lie: those of the play screen, with the room of the dice
// for findings, keys and the photo. Rectangles only.
#pragma once

#include "ui/play/play_layout.h"

namespace fox::ui {

struct PaperWants {
  bool left_handed = false;
  bool photo = false;     // a photo is there
  bool on_photo = false;  // phone: it is looked at, in place of the sheet
  float keys = 0;         // height of the keys, pixels; 0: nothing is chosen
};

struct PaperLayout : GamePlaces {
  PlayShape shape = PlayShape::landscape;
  bool narrow = false;  // no room for a list of findings: one after the other
  Rect sheet, view;
  Rect photo, findings, keys, buttons, scores;
};

// The width that keys will have.
float keys_width(const Rect& screen, float dp, bool left_handed);
PaperLayout lay_out_paper(const Rect& screen, float dp, const PaperWants& wants);

}  // namespace fox::ui
