// The one card over a screen with sheets: the rule of what was tapped, or all that is known of a refusal. Any
// tap or key closes it and does nothing else.
#pragma once

#include <optional>

#include "ui/frame/ui.h"
#include "ui/table/grounds.h"

namespace fox::ui {

class RuleCard {
 public:
  // Before anything else of a frame: what closes the card means nothing else.
  void begin(Ui& ui);
  // After everything else. What was tapped opens its rule: everything printed has a name with "rule." before
  // what the family of the game is asked about, as "rule.area.green", or "2.rule.round.3" on seat 2's sheet.
  void draw(Ui& ui, const Game& game);
  // What else is known of a refusal, behind "More".
  void tell_more(Ui& ui, RuleWords said) { open(ui, std::move(said), true); }

 private:
  void open(Ui& ui, RuleWords said, bool more);

  std::optional<RuleWords> said_;
  bool more_ = false;  // it came by "More" and goes by "Less"
  double opened_at_ = -1;
  float scrolled_ = 0;
};

}  // namespace fox::ui
