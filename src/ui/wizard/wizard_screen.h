// The screen Wizard is played on: everybody's sheet, the dice, who stops, the sentence on top. It draws the
// match and what is in hand, turns taps into lines and wishes one at most a frame.
#pragma once

#include <array>
#include <memory>

#include "ui/screens/game_screen.h"
#include "ui/table/zoomed.h"
#include "ui/wizard/hands.h"
#include "ui/wizard/layout.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/tray.h"

namespace fox::ui {

class WizardScreen final : public GameScreen {
 public:
  explicit WizardScreen(const store::Session& session);

  Wish draw(Ui& ui, const PlaySettings& settings) override;
  void look_again(Change change, double now) override;
  void refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) override;

 private:
  void draw_top(Ui& ui, const WizardLayout& at, const PlaySettings& settings, WizardTap& tap);
  void draw_round(Ui& ui, const Rect& row);
  FieldRef draw_sheets(Ui& ui, const WizardLayout& at, const PlaySettings& settings, WizardTap& tap);
  void draw_actions(Ui& ui, const WizardLayout& at, WizardTap& tap);
  void draw_happened(Ui& ui, const WizardLayout& at);
  [[nodiscard]] float actions_height(Ui& ui, WizardShape shape, float width) const;
  [[nodiscard]] bool shows_players(WizardShape shape) const;
  [[nodiscard]] PadLook look(int seat, const PlaySettings& settings) const;
  [[nodiscard]] WizardHands::Move act(Ui& ui, const FieldRef& field, const WizardTap& tap);
  [[nodiscard]] WizardHands::Move keys(Ui& ui);
  [[nodiscard]] int draw_a_card() const;
  Wish undo(Ui& ui, bool closed);

  WizardMatch match_;
  WizardHands hands_;
  FieldRef written_;
  FieldRef meant_;           // the field that the line wished last is about
  bool tells_card_ = false;  // what the card does that was just turned over
  double written_at_ = -1;
  std::array<wizard::Pad, wizard::kMaxPlayers> gone_{};  // as they were before undo
  double gone_at_ = -1;
  ZoomState sheet_;
  float actions_scrolled_ = 0;
  int looked_at_ =
      -1;  // revision and seat for which the sheet was brought into view, and how high it is seen
  float seen_height_ = 0;
};

}  // namespace fox::ui
