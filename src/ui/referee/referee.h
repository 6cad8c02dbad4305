// The referee's part of the app: a question about a game, or about a sheet set up by hand. It keeps copies;
// the game on the table is never touched.
#pragma once

#include <optional>
#include <string>

#include "sheets/library.h"
#include "ui/referee/clever_view.h"
#include "ui/referee/wizard_view.h"
#include "ui/screens/wish.h"

namespace fox::ui {

class Referee {
 public:
  explicit Referee(SheetLibrary& sheets) : sheets_(sheets) {}

  // Asks about a game; without one the sheet is chosen first.
  void open(const std::optional<Position>& position);
  Wish draw(Ui& ui);

 private:
  void choose(const std::string& sheet, const Catalogue& words);
  Wish draw_choice(Ui& ui);
  template <class Case, class View>
  Wish draw_case(Ui& ui, Case& about, View& view);
  void draw_tabs(Ui& ui, const Rect& row);
  // The game was asked for.
  template <class Case, class View>
  bool draw_buttons(Ui& ui, const Rect& where, Case& about, View& view);

  SheetLibrary& sheets_;
  std::optional<CleverCase> clever_;
  CleverView clever_view_;
  std::optional<WizardCase> wizard_;
  WizardView wizard_view_;
  float scrolled_ = 0;
  bool by_hand_ = false;
};

}  // namespace fox::ui
