// What one person likes is chosen here; everything holds at once.
#pragma once

#include <string>

#include "ui/frame/ui.h"
#include "ui/screens/wish.h"
#include "ui/settings.h"

namespace fox::ui {

struct SettingsState {
  float scrolled = 0;
  std::string folder;   // where the data lies
  std::string trouble;  // why the settings cannot be saved, a sentence, or empty
};

// Changes `settings`; the app compares, applies and saves. Wishes for home, and for a language.
Wish draw_settings(Ui& ui, Settings& settings, SettingsState& state);

}  // namespace fox::ui
