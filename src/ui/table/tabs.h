// The players' tabs on the upper edge of the sheet that is shown.
#pragma once

#include <string>
#include <vector>

#include "ui/frame/ui.h"

namespace fox::ui {

// What somebody has to do: acts now, may do something, is done, nothing in particular. The seer of Wizard has
// a sign of his own.
enum class Standing : unsigned char { acts, may, done, idle, seer };

inline constexpr const char* kHidden = "–";  // in place of points that somebody does not want to see

struct Tab {
  std::string name, total;
  Standing standing = Standing::idle;
  bool waits = false;  // a dot
};

void draw_standing(Ui& ui, const Rect& square, Standing standing);
// A player's animal, and at its lower edge what there is to do; `ground` is what it stands on.
void draw_player(Ui& ui, const Rect& square, int seat, Standing standing, Color ground, bool on_dark = false);
// Names with their points, for those who do not see the tabs; draw_tabs says them by itself.
void say_points(Ui& ui, const std::vector<Tab>& tabs);
// The seat whose tab was tapped, or -1; `tab.1`, `tab.2`, … are their names.
int draw_tabs(Ui& ui, const Rect& row, const std::vector<Tab>& tabs, int shown);

}  // namespace fox::ui
