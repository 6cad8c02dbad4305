// A question to the referee about a Clever game: the position, the die and the cell somebody points at, and
// what the rules say. The position is a copy; nothing that is asked changes the game on the table.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/clever_codec.h"
#include "game/typed_game.h"
#include "ui/look/sheet_view.h"
#include "ui/play/question.h"
#include "ui/referee/dice_setup.h"

namespace fox::ui {

class CleverRefereeQuestion {
 public:
  using Typed = TypedGame<clever::Codec>;

  // A game as it stands. The dice lie there; of just the sheet they are still to be said.
  CleverRefereeQuestion(std::shared_ptr<const Game> game, int seat);
  // An empty sheet, set up by hand, of a game of several or alone.
  CleverRefereeQuestion(const clever::SheetDef& def, const std::vector<std::string>& names);

  // The position the question is about.
  [[nodiscard]] const Typed& game() const { return set_up_ ? *set_up_ : *from_; }
  [[nodiscard]] const clever::Rules& rules() const { return game().rules(); }
  [[nodiscard]] const clever::State& state() const { return game().current(); }
  [[nodiscard]] const clever::SheetDef& def() const { return *rules().def; }
  [[nodiscard]] bool by_hand() const { return by_hand_; }
  [[nodiscard]] bool lays_dice() const { return lays_; }
  [[nodiscard]] const DiceSetup& dice_setup() const { return dice_setup_; }

  // ---- what is asked; each tap is a question of its own
  void show(int seat);
  [[nodiscard]] int seat() const { return seat_; }
  void tap_die(int die);
  void tap_cell(CellRef cell);
  void tap_track(clever::Action action);
  void tap_number(int number);  // that a die pretends
  void ask(const AnyLine& line);
  void drop();  // the question

  // ---- what lies there
  void set_role(clever::Role role);
  void set_face(int face);   // of the die that is asked for; the next one is asked for then
  void put(DiePlace where);  // it
  void set_alone(bool alone);
  [[nodiscard]] int asked_die() const { return asked_die_; }

  // ---- what stands on a sheet set up by hand
  void write(CellRef cell, int number);  // 0: a cross, a ring, or away with what stands there
  void circle(clever::Action action);    // one more; from the last one on, none
  void wipe();

  // ---- the answer
  [[nodiscard]] bool answered() const { return line_.has_value(); }
  [[nodiscard]] bool yes() const { return !refused_; }
  [[nodiscard]] const std::optional<Refused>& refused() const { return refused_; }
  [[nodiscard]] const std::optional<clever::Line>& line() const { return line_; }  // that is asked about
  [[nodiscard]] int die() const { return die_; }
  [[nodiscard]] CellRef cell() const { return cell_; }
  [[nodiscard]] int number() const { return as_; }
  // The marks allowed to this seat now, whatever is asked; those of one die; the dice that have any.
  [[nodiscard]] const std::vector<clever::Line>& allowed() const { return allowed_; }
  [[nodiscard]] std::vector<clever::Line> allowed_with(int die) const;
  [[nodiscard]] bool usable(int die) const { return clever::has(usable_, die); }
  // Why a die cannot be used at all.
  [[nodiscard]] std::optional<Refused> why_not(int die) const;
  // The rule the answer rests on.
  [[nodiscard]] std::string_view rule() const;

 private:
  void rebuild();   // the position of what was laid and written
  void work_out();  // the answer
  [[nodiscard]] const clever::Line* plainest() const;
  [[nodiscard]] clever::Line about_track() const;
  [[nodiscard]] std::optional<clever::Line> about_mark() const;
  // A line that is not legal, to hear why.
  [[nodiscard]] PointedAt pointed_at(int die, CellRef cell) const;
  [[nodiscard]] clever::Line question(const PointedAt& at) const {
    return fox::ui::question(rules(), state(), at);
  }

  std::shared_ptr<const Typed> from_;  // the game, or an empty sheet
  std::unique_ptr<Typed> set_up_;      // with dice and marks as they were said
  bool by_hand_ = false, lays_ = false;
  clever::Pad written_{};
  DiceSetup dice_setup_;
  int seat_ = 0, die_ = -1, as_ = 0, asked_die_ = -1;
  CellRef cell_;
  std::optional<clever::Action> track_;
  std::optional<clever::Line> raw_;  // a line asked about as it is

  std::optional<clever::Line> line_;
  std::optional<Refused> refused_;
  std::vector<clever::Line> allowed_;
  std::uint8_t usable_ = 0;
  int back_ = -1;  // a die that may be taken back
};

}  // namespace fox::ui
