#include "ui/wizard/wizard_layout.h"

#include <algorithm>

namespace fox::ui {
namespace {

constexpr float kColumn = 416;

void place_turns(WizardLayout& at, Rect row, float dp, bool left_handed) {
  at.undo = left_handed ? row.cut_right(row.w * .62F, 8 * dp) : row.cut_left(row.w * .62F, 8 * dp);
  at.redo = row;
}

// The sheet that is shown, with its tab, and all others beside it.
void place_sheets(WizardLayout& at, Rect area, float dp, int players) {
  const int others = players - 1;
  const int columns = others > 3 ? 2 : 1, rows = (others + columns - 1) / columns;
  const bool wide = columns == 2 || others == 1;
  const float width = std::min(area.w * (wide ? .4F : .325F), (wide ? 330 : 270) * dp);
  Rect beside = area.cut_right(width, 10 * dp);
  for (int i = 0; i < others; ++i) {
    // The next one is on top; with two columns it goes on to the right.
    Rect place = beside.row(i / columns, rows, 10 * dp).column(i % columns, columns, 8 * dp);
    const float most = (others == 1 ? 520 : 420) * dp;
    if (place.h > most) place.h = most;
    at.others.push_back(place);
  }
  Rect row = area.cut_top(48 * dp);
  at.home = row.cut_left(50 * dp, 8 * dp);
  at.referee = row.cut_right(50 * dp, 8 * dp);
  at.tabs = row;
  at.sheet = area;
  at.view = area.inset(4 * dp, 6 * dp);
}

WizardLayout landscape(const Rect& screen, float dp, bool left_handed, int players) {
  WizardLayout at;
  Rect all = screen.inset(12 * dp, 10 * dp);
  const float column = std::clamp(all.w * .325F, kColumn * dp, 470 * dp);
  Rect side = left_handed ? all.cut_left(column, 12 * dp) : all.cut_right(column, 12 * dp);
  place_sheets(at, all, dp, players);
  place_turns(at, side.cut_bottom(62 * dp, 10 * dp), dp, left_handed);
  at.prompt = side.cut_top(124 * dp, 10 * dp);
  if (screen.w < 1200 * dp) {  // a narrow row above the sheet is the names'
    at.tabs.w = at.referee.right() - at.tabs.x;
    at.referee = at.prompt.cut_right(56 * dp, 8 * dp);
  }
  if (players < 5) at.happened = side.cut_bottom(48 * dp, 10 * dp);
  at.actions = side;
  return at;
}

WizardLayout shallow(const Rect& screen, float dp, bool left_handed) {
  WizardLayout at;
  at.shape = WizardShape::shallow;
  Rect all = screen.inset(10 * dp, 8 * dp);
  const float column = actions_width(screen, dp);
  Rect side = left_handed ? all.cut_left(column, 10 * dp) : all.cut_right(column, 10 * dp);
  place_turns(at, side.cut_bottom(48 * dp, 8 * dp), dp, left_handed);
  at.prompt = side.cut_top(std::min(92 * dp, std::max(62 * dp, side.h * .24F)), 8 * dp);
  at.actions = side;
  Rect row = all.cut_top(50 * dp);
  at.home = row.cut_left(50 * dp, 8 * dp);
  at.home.h = 48 * dp;
  at.referee = row.cut_right(50 * dp, 8 * dp);
  at.referee.h = 48 * dp;
  at.tabs = row;
  at.tabs.h = 48 * dp;
  at.sheet = all;
  at.view = all.inset(4 * dp, 4 * dp);
  return at;
}

WizardLayout portrait(const Rect& screen, float dp, bool left_handed, int players, float wanted) {
  WizardLayout at;
  at.shape = WizardShape::portrait;
  Rect all = screen.inset(12 * dp, 10 * dp);
  at.prompt = all.cut_top(92 * dp, 8 * dp);
  Rect last = all.cut_bottom(62 * dp, 8 * dp);
  Rect turns = left_handed ? last.cut_left(last.w * .5F, 8 * dp) : last.cut_right(last.w * .5F, 8 * dp);
  place_turns(at, turns, dp, left_handed);
  at.happened = last;
  at.actions = all.cut_bottom(std::clamp(wanted, 300 * dp, all.h * .42F), 8 * dp);
  place_sheets(at, all, dp, players);
  return at;
}

WizardLayout phone(const Rect& screen, float dp, bool left_handed, float wanted) {
  WizardLayout at;
  at.shape = WizardShape::phone;
  at.phone = true;
  Rect all = screen;
  at.prompt = all.cut_top(74 * dp, 4 * dp).inset(8 * dp, 5 * dp);
  Rect last = all.cut_bottom(56 * dp).inset(6 * dp, 4 * dp);
  Rect turns = left_handed ? last.cut_left(104 * dp, 6 * dp) : last.cut_right(104 * dp, 6 * dp);
  at.undo = turns.column(0, 2, 8 * dp);
  at.redo = turns.column(1, 2, 8 * dp);
  at.referee = left_handed ? last.cut_left(48 * dp, 8 * dp) : last.cut_right(48 * dp, 8 * dp);
  at.happened = last;
  const float most = all.h * .58F;
  at.actions = all.cut_bottom(std::min(wanted, most), wanted > 0 ? 4 * dp : 0).inset(4 * dp, 0);
  Rect middle = all.inset(2 * dp, 0);
  Rect row = middle.cut_top(50 * dp).inset(6 * dp, 0);
  at.home = row.cut_left(48 * dp, 6 * dp);
  at.home.h = 48 * dp;
  at.tabs = row;
  at.sheet = middle;
  at.view = middle.inset(2 * dp, 3 * dp);
  return at;
}

}  // namespace

WizardShape wizard_shape(const Rect& screen, float dp) {
  const float w = screen.w / dp, h = screen.h / dp;
  if (w >= 560 && w / h >= 1.2F) return h < 700 || w < 1000 ? WizardShape::shallow : WizardShape::landscape;
  return w >= 600 ? WizardShape::portrait : WizardShape::phone;
}

float actions_width(const Rect& screen, float dp) {
  switch (wizard_shape(screen, dp)) {
    case WizardShape::landscape:
      return std::clamp((screen.w - 24 * dp) * .325F, kColumn * dp, 470 * dp);
    case WizardShape::shallow:
      return std::min(kColumn * dp, (screen.w - 20 * dp) * .5F);
    case WizardShape::portrait:
      return screen.w - 24 * dp;
    case WizardShape::phone:
      break;
  }
  return screen.w - 8 * dp;
}

WizardLayout lay_out_wizard(const Rect& screen, float dp, bool left_handed, int players, float wanted) {
  switch (wizard_shape(screen, dp)) {
    case WizardShape::landscape:
      return landscape(screen, dp, left_handed, players);
    case WizardShape::shallow:
      return shallow(screen, dp, left_handed);
    case WizardShape::portrait:
      return portrait(screen, dp, left_handed, players, wanted);
    case WizardShape::phone:
      break;
  }
  return phone(screen, dp, left_handed, wanted);
}

}  // namespace fox::ui
