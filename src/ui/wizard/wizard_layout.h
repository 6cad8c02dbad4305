// Where the parts of Wizard's screen lie, for each of the four ways to hold a screen. Rectangles only.
#pragma once

#include <vector>

#include "ui/table/game_places.h"

namespace fox::ui {

enum class WizardShape : unsigned char { landscape, shallow, portrait, phone };

struct WizardLayout : GamePlaces {
  WizardShape shape = WizardShape::landscape;
  Rect sheet, view;          // the card of the sheet that is shown, and what of it is seen
  std::vector<Rect> others;  // the sheets of all others; none where they lie below the first
  Rect actions;              // dice and players, what can be done now
};

// `screen` in pixels, `dp` pixels a dp; `wanted` is the height that the actions would like to have.
WizardLayout lay_out_wizard(const Rect& screen, float dp, bool left_handed, int players, float wanted);
WizardShape wizard_shape(const Rect& screen, float dp);
// The width of the actions, which their height depends on.
float actions_width(const Rect& screen, float dp);

}  // namespace fox::ui
