// The screen a game is played on: the shown sheet, the tray, the prompt, what happened. It draws the match
// and what is in hand, turns taps into lines and wishes one at most a frame.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/play/hands.h"
#include "ui/play/layout.h"
#include "ui/screens/game_screen.h"
#include "ui/table/zoomed.h"

namespace fox::ui {

class PlayScreen final : public GameScreen {
 public:
  explicit PlayScreen(const store::Session& session);

  Wish draw(Ui& ui, const PlaySettings& settings) override;
  void look_again(Change change, double now) override;
  void refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) override;

 private:
  void draw_sheets(Ui& ui, const PlayLayout& at, const PlaySettings& settings, SheetTap& tap);
  void draw_one_sheet(Ui& ui, const PlayLayout& at, const PlaySettings& settings, SheetTap& tap);
  void draw_letters(Ui& ui, const PlayLayout& at, const Rect& sheet, const SheetLook& now);
  [[nodiscard]] SheetLook look(int seat, const PlaySettings& settings) const;
  void keep_in_view(const Ui& ui, const Rect& view, Zoomed& sheet, const SheetLook& now);
  void written(double now);
  void undone(double now);
  Wish undo(double now, const PlaySettings& settings, const Catalogue& words);
  Hands::Move keys(Ui& ui);

  Match match_;
  Hands hands_;
  double written_at_ = -1;  // when the last mark was made
  CellRef written_;
  CellRef meant_;  // the cell that the line wished last is about
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
    int revision = 0, seat = 0, die = -1, bonus = -1;
    friend bool operator==(const Chosen&, const Chosen&) = default;
  };
  Chosen chosen_, looked_at_;
  double chosen_at_ = -1, shown_at_ = -1;
  ZoomState zoom_;
};

}  // namespace fox::ui
