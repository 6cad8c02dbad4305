// The screen Wizard is played on: everybody's sheet, the dice, who stops, the sentence on top. It draws the
// game and the move that is pending, turns taps into lines and wishes one at most a frame.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "ui/screens/game_screen.h"
#include "ui/table/game_frame.h"
#include "ui/table/last_mark.h"
#include "ui/table/zoomed.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/wizard_draft.h"
#include "ui/wizard/wizard_due.h"
#include "ui/wizard/wizard_layout.h"
#include "ui/wizard/wizard_pending_move.h"
#include "ui/wizard/wizard_told.h"
#include "ui/wizard/wizard_tray.h"

namespace fox::ui {

class WizardScreen final : public GameScreen, private GameFrame {
 public:
  explicit WizardScreen(const store::Session& session);

  Wish draw(Ui& ui, const PlaySettings& settings) override;
  void look_again(Change change, double now) override;
  void refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) override;
  [[nodiscard]] std::string draft() const override { return draft_of(pending_); }
  void take_draft(const std::string& text, const Catalogue&) override { fox::ui::take_draft(pending_, text); }
  [[nodiscard]] std::string due(const Catalogue& words) const override { return due_words(pending_, words); }

 private:
  // ---- the frame
  [[nodiscard]] const store::Session* session() const override { return &game_view_.session(); }
  void show(int seat) override {
    pending_.clear_notice();
    pending_.show(seat);
  }
  [[nodiscard]] bool holds() const override { return pending_.holds(); }
  void let_go() override { pending_.drop(); }
  void tell(std::string sentence, double now) override { pending_.tell(std::move(sentence), {}, now); }
  bool take_back_entry() override { return pending_.take_back_face(); }
  [[nodiscard]] bool offers_result() const override { return game_view_.is_over(); }
  [[nodiscard]] std::optional<Position> position() const override;
  [[nodiscard]] const Told* told() const override { return &told_; }

  void draw_top(Ui& ui, const WizardLayout& at);
  void draw_round(Ui& ui, const Rect& row);
  FieldRef draw_sheets(Ui& ui, const WizardLayout& at);
  void draw_actions(Ui& ui, const WizardLayout& at);
  void draw_happened(Ui& ui, const WizardLayout& at);
  void look_at_turn();
  // The game on the sheets: as it is, or as it was in the turn that is looked at.
  [[nodiscard]] const WizardGameView& on_sheets() const { return then_ ? *then_ : game_view_; }
  [[nodiscard]] float actions_height(Ui& ui, WizardShape shape, float width) const;
  [[nodiscard]] bool shows_players(WizardShape shape) const;
  [[nodiscard]] WizardLayout lay_out(Ui& ui) const;
  [[nodiscard]] std::string last_words(const Ui& ui) const;
  [[nodiscard]] PadLook look(int seat) const;
  std::optional<WizardPendingMove::Move> move(Ui& ui, const FieldRef& field);

  WizardGameView game_view_;
  WizardTold told_{game_view_};
  std::optional<WizardGameView> then_;
  WizardPendingMove pending_;
  FieldRef meant_;                                       // the field that the line wished last is about
  LastMark<FieldRef> mark_;                              // of any sheet
  bool tells_card_ = false;                              // what the card does that was just turned over
  std::array<wizard::Pad, wizard::kMaxPlayers> gone_{};  // as they were before undo
  double gone_at_ = -1;
  ZoomState sheet_;
  float actions_scrolled_ = 0;
  int looked_at_ =
      -1;  // revision and seat for which the sheet was brought into view, and how high it is seen
  float seen_height_ = 0;
};

}  // namespace fox::ui
