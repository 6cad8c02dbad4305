// What can be done now besides writing on the sheet: the dice as they lie or are entered, the wizards'
// colour, the magic cards, the players and who stops. Parts that draw by their names what the table of
// commands does (wizard_commands.h).
#pragma once

#include "ui/frame/ui.h"
#include "ui/wizard/wizard_layout.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

float tray_height(const Ui& ui, const WizardGameView& game_view, const WizardPendingMove& pending,
                  WizardShape shape);
void draw_tray(Ui& ui, const Rect& where, const WizardGameView& game_view, const WizardPendingMove& pending);

float cards_height(const Ui& ui, const WizardGameView& game_view, float width);
void draw_cards(Ui& ui, const Rect& where, const WizardGameView& game_view);

// Who predicted what, what it is worth now, and who stops.
float players_height(const Ui& ui, const WizardGameView& game_view, float width);
void draw_players(Ui& ui, const Rect& where, const WizardGameView& game_view);

// The end: places, X's and totals.
float result_height(const Ui& ui, const WizardGameView& game_view);
void draw_result(Ui& ui, const Rect& where, const WizardGameView& game_view);

}  // namespace fox::ui
