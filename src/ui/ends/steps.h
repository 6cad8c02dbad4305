// A finished or running game gone through line by line, whatever its family: a copy of it that stands where
// one looks, and draws its sheets as they were then. Nothing of it is ever saved.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/ends/sheet_then.h"
#include "ui/screens/wish.h"

namespace fox::ui {

class Steps {
 public:
  explicit Steps(const Game& game);

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] int count() const { return count_; }
  // How many lines are in force; the last of them is what one looks at.
  [[nodiscard]] int at() const { return at_; }
  void go(int line, double now);
  // What the referee is asked about this line: the game before it, and whether it was right.
  [[nodiscard]] Position question(int seat) const;

  // Of a line, from 1: who did it (a seat, or -1), in which round it was written, what it did, in words.
  [[nodiscard]] int seat_of(int line) const { return game_->seat_at(static_cast<std::size_t>(line)); }
  [[nodiscard]] int round_of(int line) const;
  [[nodiscard]] std::string words_of(int line, const Catalogue& words) const {
    return sheets_->words_of(static_cast<std::size_t>(line), words);
  }
  // Where the round before or after this line begins.
  [[nodiscard]] int round_from(int line, int way) const;
  [[nodiscard]] const std::vector<std::string>& totals() const { return totals_; }

  [[nodiscard]] float sheet_ratio() const { return sheets_->ratio(); }
  [[nodiscard]] float sheet_height(const Ui& ui, float width) const { return sheets_->height(ui, width); }
  [[nodiscard]] Rect written_place(const Ui& ui, const Rect& where, int seat) const {
    return sheets_->written_place(ui, where, seat);
  }
  void draw_sheet(Ui& ui, const Rect& where, int seat, bool frames) const {
    sheets_->draw(ui, where, seat, frames, went_at_);
  }

 private:
  void refresh();

  std::shared_ptr<Game> game_;  // undo and redo lead through it
  std::unique_ptr<SheetThen> sheets_;
  std::vector<std::string> totals_;  // by seat, where one looks
  int count_ = 0, at_ = 0;
  double went_at_ = -1;  // on to the next line, which is drawn then
};

}  // namespace fox::ui
