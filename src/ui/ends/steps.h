// A finished or running game gone through line by line, whatever its family: a copy of it that stands where
// one looks, and draws its sheets as they were then. Nothing of it is ever saved.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/play/match.h"
#include "ui/screens/wish.h"
#include "ui/wizard/match.h"

namespace fox::ui {

class Steps {
 public:
  Steps(const store::Desk& desk, const Game& game);

  [[nodiscard]] const Game& game() const { return session().game(); }
  [[nodiscard]] int count() const { return static_cast<int>(lines_.size()); }
  // How many lines are in force; the last of them is what one looks at.
  [[nodiscard]] int at() const { return at_; }
  void go(int line, double now);
  // What the referee is asked about this line: the game before it, and whether it was right.
  [[nodiscard]] Position question(int seat) const;

  // Of a line, from 1: who did it (a seat, or -1), in which round it was written, what it did, in words.
  [[nodiscard]] int seat_of(int line) const;
  [[nodiscard]] int round_of(int line) const { return rounds_[static_cast<std::size_t>(line - 1)]; }
  [[nodiscard]] std::string words_of(int line, const Catalogue& words) const;
  // Where the round before or after this line begins.
  [[nodiscard]] int round_from(int line, int way) const;
  [[nodiscard]] const std::vector<std::string>& totals() const { return totals_; }

  // Height by width that a sheet wants; 0: it fills any room. And how high it is drawn that wide.
  [[nodiscard]] float sheet_ratio() const;
  [[nodiscard]] float sheet_height(const Ui& ui, float width) const;
  // What the last line wrote first, when the sheet is drawn there; empty where it wrote nothing on it.
  [[nodiscard]] Rect written_place(const Ui& ui, const Rect& where, int seat) const;
  // With frames round what the last line wrote, if that is wished.
  void draw_sheet(Ui& ui, const Rect& where, int seat, bool frames) const;

 private:
  [[nodiscard]] store::Session& session() { return clever_ ? clever_->session() : wizard_->session(); }
  [[nodiscard]] const store::Session& session() const {
    return clever_ ? std::as_const(*clever_).session() : std::as_const(*wizard_).session();
  }
  void draw_clever(Ui& ui, const Rect& where, int seat, bool frames) const;
  void refresh();

  std::optional<Match> clever_;
  std::optional<WizardMatch> wizard_;
  std::vector<std::string> lines_;
  std::vector<int> rounds_;
  std::vector<std::string> totals_;  // by seat, where one looks
  int at_ = 0;
  double went_at_ = -1;  // on to the next line, which is drawn then
};

}  // namespace fox::ui
