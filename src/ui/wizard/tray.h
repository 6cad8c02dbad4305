// What can be done now besides writing on the sheet: the dice as they lie or are entered, the wizards'
// colour, the magic cards, the players and who stops. Parts that draw and say what was tapped; the screen
// acts.
#pragma once

#include "ui/frame/ui.h"
#include "ui/wizard/hands.h"
#include "ui/wizard/layout.h"

namespace fox::ui {

struct WizardTap {
  int slot = -1, face = -1, wizards = -1, card = -1;
  int stop = -1, jester = -1;  // seats
  int show = -1;               // the sheet of this seat
  enum class Button : unsigned char {
    none,
    draw,
    begin,
    confirm,
    cancel,
    keep,
    pass,
    result
  } button = Button::none;
};

float tray_height(const Ui& ui, const WizardMatch& match, const WizardHands& hands, WizardShape shape);
void draw_tray(Ui& ui, const Rect& where, const WizardMatch& match, const WizardHands& hands, WizardTap& tap);

float cards_height(const Ui& ui, const WizardMatch& match, float width);
void draw_cards(Ui& ui, const Rect& where, const WizardMatch& match, WizardTap& tap);

// Who predicted what, what it is worth now, and who stops.
float players_height(const Ui& ui, const WizardMatch& match, float width);
void draw_players(Ui& ui, const Rect& where, const WizardMatch& match, WizardTap& tap);

// The end: places, X's and totals.
float result_height(const Ui& ui, const WizardMatch& match);
void draw_result(Ui& ui, const Rect& where, const WizardMatch& match, WizardTap& tap);

}  // namespace fox::ui
