// Names, letters, colours and dice of Wizard as the screen shows them.
#pragma once

#include <optional>
#include <string>

#include "core/wizard/wizard_sheet.h"
#include "ui/frame/ui.h"
#include "ui/look/signs.h"
#include "ui/look/theme.h"

namespace fox::ui {

std::string face_letter(const Catalogue& words, const wizard::SheetDef& def, int face);
std::string face_name(const Catalogue& words, const wizard::SheetDef& def, int face);
Color face_color(const wizard::SheetDef& def, int face);
// "2 × G": a prediction in words.
std::string prediction_words(const Catalogue& words, const wizard::SheetDef& def, int colour, int number);

// A letter in its colour, the wizard's in ink, the jester's cap: what a die shows, and what stands for a row.
void draw_face(Ui& ui, const Rect& square, const wizard::SheetDef& def, int face, bool usable = true);
// A white die with its face inlaid; kNone: a place for a die.
struct WizardDie {
  int face = wizard::kNone;
  bool fresh = false;  // just thrown: it stands out
  bool lies = true;    // false: it steps back
  bool asked = false;  // the place whose face is said next
};
void draw_wizard_die(Ui& ui, const Rect& rect, const wizard::SheetDef& def, const WizardDie& look);
// The die that stands for a game about to begin: a white one with the sign, or with pips.
void draw_game_die(Ui& ui, const Rect& rect, const std::optional<Sign>& sign, int pips);
// "2 × G" on its colour.
void draw_prediction(Ui& ui, const Rect& rect, const wizard::SheetDef& def, int colour, int number);
float prediction_width(Ui& ui, const wizard::SheetDef& def, int colour, float height);

}  // namespace fox::ui
