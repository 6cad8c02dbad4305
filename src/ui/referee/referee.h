// The referee's part of the app: a question about a game, or about a sheet set up by hand. It keeps copies;
// the game on the table is never touched.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "sheets/library.h"
#include "ui/referee/referee_question.h"
#include "ui/table/game_frame.h"

namespace fox::ui {

class Referee final : private GameFrame {
 public:
  explicit Referee(SheetLibrary& sheets) : sheets_(sheets) {}

  // Asks about a game; without one the sheet is chosen first.
  void open(const std::optional<Position>& position);
  Wish draw(Ui& ui);

 private:
  void choose(const std::string& sheet, const Catalogue& words);
  Wish draw_choice(Ui& ui);
  Wish draw_asked(Ui& ui);
  void draw_tabs(Ui& ui, const Rect& row);
  void draw_buttons(Ui& ui, const Rect& where);
  static std::span<const Command<Referee, Wish>> referee_commands();

  // ---- the frame
  void show(int seat) override { asked_->show(seat); }
  [[nodiscard]] bool holds() const override { return asked_->answered() || asked_->filling(); }
  void let_go() override;
  void tell(std::string, double) override {}
  Wish leave() override;

  SheetLibrary& sheets_;
  std::unique_ptr<RefereeQuestion> asked_;  // none: the sheet is chosen first
  float scrolled_ = 0;
  bool by_hand_ = false;
};

}  // namespace fox::ui
