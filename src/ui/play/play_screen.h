// The screen a game is played on: the shown sheet, the tray, the prompt, what happened. It draws the game
// and what is in hand, turns taps into lines and wishes one at most a frame.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/play/clever_draft.h"
#include "ui/play/clever_due.h"
#include "ui/play/clever_pending_move.h"
#include "ui/play/clever_told.h"
#include "ui/play/play_layout.h"
#include "ui/screens/game_screen.h"
#include "ui/table/game_frame.h"
#include "ui/table/last_mark.h"
#include "ui/table/zoomed.h"

namespace fox::ui {

class PlayScreen final : public GameScreen, private GameFrame {
 public:
  explicit PlayScreen(const store::Session& session);

  Wish draw(Ui& ui, const PlaySettings& settings) override;
  void look_again(Change change, double now) override;
  void refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) override;
  [[nodiscard]] std::string draft() const override { return draft_of(pending_); }
  void take_draft(const std::string& text, const Catalogue& words) override {
    fox::ui::take_draft(pending_, text, words);
  }
  [[nodiscard]] std::string due(const Catalogue& words) const override { return due_words(pending_, words); }

 private:
  // ---- the frame
  [[nodiscard]] const store::Session* session() const override { return &game_view_.session(); }
  void show(int seat) override { pending_.show(seat); }
  [[nodiscard]] bool holds() const override { return pending_.holds(); }
  void let_go() override { pending_.drop(); }
  void tell(std::string sentence, double now) override { pending_.say(std::move(sentence), now); }
  bool take_back_entry() override { return pending_.take_back_face(); }
  [[nodiscard]] bool offers_result() const override { return game_view_.is_over(); }
  [[nodiscard]] std::optional<Position> position() const override;
  [[nodiscard]] const Told* told() const override { return &told_; }

  SheetTap draw_sheets(Ui& ui, const PlayLayout& at);
  SheetTap draw_one_sheet(Ui& ui, const PlayLayout& at);
  void draw_letters(Ui& ui, const PlayLayout& at, const Rect& sheet, const SheetLook& now);
  void draw_beside(Ui& ui, const PlayLayout& at);
  [[nodiscard]] SheetLook look(int seat) const;
  [[nodiscard]] SheetLook look_then(int seat, std::size_t lines) const;
  // Of the turn that is looked at, else of what is in hand.
  [[nodiscard]] int seat_shown() const;
  void keep_in_view(const Ui& ui, const Rect& view, Zoomed& sheet, const SheetLook& now);
  void note_chosen(double now);
  void written(double now);
  void undone(double now);
  std::optional<CleverPendingMove::Move> move(Ui& ui, const SheetTap& tap);

  CleverGameView game_view_;
  CleverTold told_{game_view_};
  CleverPendingMove pending_;
  LastMark<CellRef> mark_;
  struct Fresh {
    int seat;
    CellRef cell;
    double at;
  };
  std::vector<Fresh> fresh_;           // marks that are being drawn
  std::optional<clever::State> gone_;  // as it was before undo, while that fades
  double gone_at_ = -1;
  // What is chosen, and since when.
  struct Chosen {
    int revision = 0, seat = 0, die = -1, bonus = -1, then = -1;
    friend bool operator==(const Chosen&, const Chosen&) = default;
  };
  Chosen chosen_, looked_at_;
  Point looked_through_{};
  double chosen_at_ = -1, shown_at_ = -1;
  ZoomState zoom_;
};

}  // namespace fox::ui
