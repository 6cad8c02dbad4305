// Colours of dice and areas, for copies of a game that look different, and for eyes that tell other colours
// apart. What is hard to read or to tell apart is said, never refused.
#pragma once

#include <string>

#include "sheets/library.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"
#include "ui/settings.h"

namespace fox::ui {

struct ColorsState {
  float scrolled = 0;  // pixels
  std::string die;     // whose colour is chosen, by its id
};

// What speaks against a colour, in a sentence, or nothing: letters on it, and the areas beside it on any
// sheet.
std::string color_warning(const std::string& die, SheetLibrary& sheets, const Catalogue& words);

// Changes `settings`; the app applies and saves.
Wish draw_colors(Ui& ui, Settings& settings, ColorsState& state, SheetLibrary& sheets);

}  // namespace fox::ui
