// What somebody at the screen has in hand and not yet written: the seat looked at, a die or a bonus tapped, a
// throw half entered, marks half chosen. Taps go in, at most one line comes out. No drawing, no clock of its
// own.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ui/play/clever_game_view.h"
#include "ui/play/question.h"
#include "ui/table/grounds.h"

namespace fox::ui {

// A throw that is being entered.
struct Throw {
  bool reroll = false;
  bool review = false;    // brought back by undo: all faces are there, a word says that they are right
  std::uint8_t dice = 0;  // that are thrown, as bits
  std::array<std::uint8_t, clever::kMaxDice> faces{};
  int asked = -1;  // the die asked for

  [[nodiscard]] bool untouched() const { return faces == decltype(faces){}; }
};

// What the rules said to the last tap.
struct TapNotice {
  std::string sentence;
  Grounds grounds;
  CellRef cell;
  int die = -1;
  double at = -1;
  std::optional<clever::Line> line = {};  // that was refused
};

class CleverPendingMove {
 public:
  explicit CleverPendingMove(const CleverGameView& game_view) : game_view_(&game_view) { look_again(); }

  // After a change of the game: forgets what is stale, begins what is due.
  void look_again();
  // The same after somebody else's line: what is chosen and half entered stays where it still can be.
  void look_on();
  void show(int seat);
  [[nodiscard]] int seat() const { return seat_; }
  [[nodiscard]] const CleverGameView& game_view() const { return *game_view_; }

  // Each gives the line to submit, or nothing.
  using Move = std::optional<clever::Line>;
  Move tap_die(int die, double now, const Catalogue& words);
  Move tap_cell(CellRef cell, double now, const Catalogue& words);
  // Of a throw, of a number to pretend, of a die in sheet mode
  Move tap_face(int face, double now, const Catalogue& words);
  Move tap_action(clever::Action action, double now, const Catalogue& words);
  Move tap_variant(std::size_t index);  // of several ways to write the same mark
  Move confirm();                       // the marks chosen so far; a throw that was looked over
  void tap_bonus(int bonus);
  void set_role(clever::Role role);
  void set_from(clever::From from);
  void drop();                              // everything chosen, not the throw
  bool take_back_face();                    // of a throw; false where there is none
  void reopen(const clever::Line& undone);  // a throw that was taken back, with its faces

  void refuse(const clever::Line& line, const Refused& refused, CellRef cell, int die, double now,
              const Catalogue& words);
  [[nodiscard]] const TapNotice& notice() const { return notice_; }
  void say(std::string sentence, double now) { notice_ = {std::move(sentence), {}, {}, -1, now}; }
  void clear_notice() { notice_ = {}; }

  // ---- what there is to see
  [[nodiscard]] const std::optional<Throw>& thrown() const { return throw_; }
  [[nodiscard]] int die() const { return die_; }
  [[nodiscard]] int bonus() const { return bonus_; }
  [[nodiscard]] CellRef cell() const { return cell_; }
  [[nodiscard]] int as() const { return as_; }
  [[nodiscard]] bool asks_number() const { return asks_number_; }
  [[nodiscard]] unsigned numbers() const;  // that a die may be said to show, as bits
  [[nodiscard]] bool takes_back() const { return takes_back_; }
  [[nodiscard]] clever::Role role() const { return role_; }
  [[nodiscard]] clever::From from() const { return from_; }
  [[nodiscard]] int face(int die) const { return faces_[static_cast<std::size_t>(die)]; }  // sheet mode
  // Lines that what is chosen leaves.
  [[nodiscard]] std::vector<clever::Line> left() const;
  [[nodiscard]] std::uint8_t usable() const { return usable_; }  // dice, as bits
  [[nodiscard]] const std::vector<clever::Line>& variants() const { return variants_; }
  [[nodiscard]] bool marking() const { return !marks_.empty(); }  // further marks are being chosen
  [[nodiscard]] clever::Line marks() const;                       // so far
  [[nodiscard]] std::vector<CellRef> chosen_cells() const;
  [[nodiscard]] clever::Mask further() const;  // cells that can be added or left out
  [[nodiscard]] bool choosing() const { return die_ >= 0 || bonus_ >= 0 || cell_.is() || marking(); }
  // Is there anything that drop() lets go?
  [[nodiscard]] bool holds() const {
    return choosing() || asks_number_ || takes_back_ || !variants_.empty() || notice_.at >= 0;
  }

 private:
  [[nodiscard]] std::vector<clever::Line> mine() const;  // lines of dice or bonuses, by what is due
  Move settle(std::vector<clever::Line> lines);
  void find_usable();
  void begin_throw(bool reroll);
  Move end_throw();
  void ask(const clever::Line& line, CellRef cell, int die, double now, const Catalogue& words);
  // The line where it is legal; else the rules have spoken.
  Move legal(const clever::Line& line, int die, double now, const Catalogue& words);
  [[nodiscard]] PointedAt pointed_at(int die, CellRef cell) const;
  [[nodiscard]] clever::Line question(int die, CellRef cell) const;
  void ask_number(int number, double now, const Catalogue& words);
  void toggle(int cell);
  Move quick_use(CellRef cell);
  Move act(clever::Action action, double now, const Catalogue& words);

  const CleverGameView* game_view_;
  int seat_ = 0;
  // What was legal, and what stood on the sheet, when somebody began to choose.
  std::vector<clever::Line> lines_;
  clever::Pad pad_{};
  std::optional<Throw> throw_;
  int die_ = -1, bonus_ = -1, as_ = 0;
  double die_at_ = -1;
  CellRef cell_;
  bool asks_number_ = false, takes_back_ = false;
  clever::Role role_ = clever::Role::active;
  clever::From from_ = clever::From::unsaid;
  std::array<std::uint8_t, clever::kMaxDice> faces_{};
  std::uint8_t usable_ = 0;
  std::vector<clever::Line> variants_;  // one of each kind
  std::vector<clever::Line> several_;   // all lines behind the variants
  std::vector<clever::Line> marks_;     // alike but for their further marks
  clever::Mask marked_ = 0;             // all cells chosen of them
  TapNotice notice_;
};

}  // namespace fox::ui
