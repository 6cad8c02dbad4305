// What the lines of a game of Wizard did, in signs and words; its turns are rounds.
#pragma once

#include "ui/table/told.h"
#include "ui/wizard/wizard_game_view.h"

namespace fox::ui {

class WizardTold final : public Told {
 public:
  explicit WizardTold(const WizardGameView& game_view) : game_view_(game_view) {}

  [[nodiscard]] const Game& game() const override { return game_view_.game(); }
  [[nodiscard]] TurnOf turn_of(std::size_t line) const override;
  void tell(Ui& ui, Strip& strip, std::size_t line, bool brief) const override;

 private:
  void tell_mark(Ui& ui, Strip& strip, const wizard::Event& event) const;

  const WizardGameView& game_view_;
};

}  // namespace fox::ui
