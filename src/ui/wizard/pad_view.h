// A player's sheet of Wizard, large to write on or small beside it, with what is written and what may be
// written now. It reads a const game; what is tapped goes back as a value.
#pragma once

#include "ui/frame/ui.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

struct PadLook {
  int seat = 0;
  bool hide_scores = false;
  bool tappable = true;
  FieldRef refused;  // dashed, with a "!", for as long as it is named here
  double refused_at = -1;
  int colour = -1;                    // predicted by keys: this row was chosen
  double fresh_at = -1;               // since when what the last line wrote is being drawn
  const wizard::Pad* gone = nullptr;  // as it was before something was taken back, which fades
  double gone_at = -1;
  const wizard::Pad* would_go =
      nullptr;  // what it has and the state has not would be taken back, and is pale
};

// `cell.<colour>.<number>` and `cell.jester.<number>` are the elements' names.
FieldRef draw_pad(Ui& ui, const Rect& where, const WizardGameView& game_view, const PadLook& look);
// `tab.<seat>`, or `sheet.<seat>` where there are tabs besides.
void draw_small_pad(Ui& ui, const Rect& where, const WizardGameView& game_view, const PadLook& look,
                    bool is_tab = true);
// Where a field lies on the sheet drawn there; the one that was predicted, for scrolling it into view.
Rect field_place(const WizardGameView& game_view, const Rect& where, const FieldRef& field);
Rect ringed_place(const WizardGameView& game_view, const Rect& where, int seat);

// The ink head of the seer's sheet; the same head without ink for everybody else.
void draw_pad_head(Ui& ui, const Rect& head, const WizardGameView& game_view, int seat, bool hide_scores);
std::string total_words(const WizardGameView& game_view, int seat, bool hide_scores);

}  // namespace fox::ui
