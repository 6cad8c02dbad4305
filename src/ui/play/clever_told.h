// What the lines of a Clever game did, in signs and words.
#pragma once

#include "ui/play/clever_game_view.h"
#include "ui/table/told.h"

namespace fox::ui {

class CleverTold final : public Told {
 public:
  explicit CleverTold(const CleverGameView& game_view) : game_view_(game_view) {}

  [[nodiscard]] const Game& game() const override { return game_view_.game(); }
  [[nodiscard]] TurnOf turn_of(std::size_t line) const override;
  void tell(Ui& ui, Strip& strip, std::size_t line, bool brief) const override;

 private:
  void tell_dice(Ui& ui, Strip& strip, std::size_t line, bool brief) const;
  void tell_event(Ui& ui, Strip& strip, const clever::Event& event) const;

  const CleverGameView& game_view_;
};

}  // namespace fox::ui
