// A game line by line: the sheet as it was, what was done, a slider over all lines, and the list of them
// where there is room.
#pragma once

#include "ui/ends/steps.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"
#include "ui/table/rule_card.h"

namespace fox::ui {

struct StepsState {
  int seat = 0;        // whose sheet is shown
  float slid = 0;      // of a line, by the finger on the slider
  float scrolled = 0;  // the sheet
  float listed = 0;    // the list
  int seen_at = -1;    // the line for which the sheet was
  int listed_at = -1;  // the line for which the list was brought into view
  RuleCard card;
};

Wish draw_steps(Ui& ui, Steps& steps, StepsState& state);

}  // namespace fox::ui
