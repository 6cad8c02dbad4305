// What is in hand on Wizard's screen between two lines: whose sheet is shown, the throw that is being
// entered, what the rules said to the last tap. It turns taps into lines and submits nothing.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "ui/table/grounds.h"
#include "ui/wizard/wizard_game_view.h"

namespace fox::ui {

// A line of one word.
wizard::Line plain_line(int seat, wizard::LineKind kind);

// A field of a sheet: colour (the last row is the jesters') and number from 1.
struct FieldRef {
  int seat = -1, row = -1, number = 0;
  [[nodiscard]] bool is() const { return seat >= 0; }
  friend bool operator==(const FieldRef&, const FieldRef&) = default;
};

// What the rules said to the last tap, or what is worth knowing now.
struct WizardTapNotice {
  std::string sentence;
  Grounds grounds;
  FieldRef field;
  bool fault = true;  // an answer "no"
  double at = -1;
  std::optional<wizard::Line> line = {};  // that was refused
};

// A throw being entered, die by die. The dice that lay before lie there first; whoever takes one up says that
// it was thrown again.
struct ThrowEntry {
  std::array<std::uint8_t, wizard::kMaxDice> slots{};  // faces; kNone: still to be said
  std::array<bool, wizard::kMaxDice> fresh{};          // thrown now
  int dice = 0;
  bool turning = false;  // dice are turned, not thrown
  bool review = false;   // nothing is submitted before it was looked over

  [[nodiscard]] int missing() const;  // dice whose face is not said yet
  [[nodiscard]] int thrown() const;   // dice that are fresh
  [[nodiscard]] int showing(int face) const;
};

class WizardPendingMove {
 public:
  explicit WizardPendingMove(const WizardGameView& game_view) : game_view_(&game_view) { look_again(); }

  // After every change of the game, by whomever: forgets what is stale, begins what is due, shows who is due.
  void look_again();
  void show(int seat) { seat_ = seat; }
  [[nodiscard]] int seat() const { return seat_; }
  [[nodiscard]] const WizardGameView& game_view() const { return *game_view_; }

  // Each gives the line to submit, or nothing.
  using Move = std::optional<wizard::Line>;
  Move tap_field(const FieldRef& field, double now, const Catalogue& words);
  Move tap_face(int face, double now, const Catalogue& words);
  Move tap_slot(int slot, double now, const Catalogue& words);
  Move stop(int seat, bool jester, double now, const Catalogue& words);
  Move confirm(double now, const Catalogue& words);  // a throw that was looked over
  void begin_throw();
  bool take_back_face();                    // of a throw; false where nothing of it was entered
  void reopen(const wizard::Line& undone);  // a throw that was taken back, with its faces
  // One from before, where it can be: dice lie as they do now, and others are still to be said.
  void resume(const ThrowEntry& entry);
  void drop();
  [[nodiscard]] bool holds() const;  // anything that drop() lets go

  [[nodiscard]] const std::optional<ThrowEntry>& entry() const { return entry_; }
  [[nodiscard]] bool entered_any() const;  // something of a throw that undo takes back
  // A letter typed first, of a prediction.
  [[nodiscard]] int colour() const { return colour_; }
  void choose_colour(int colour) { colour_ = colour; }

  void refuse(const wizard::Line& line, const Refused& refused, const FieldRef& field, double now,
              const Catalogue& words);
  void tell(std::string sentence, std::string rule, double now) {
    notice_ = {std::move(sentence), {std::move(rule), {}}, {}, false, now};
  }
  [[nodiscard]] const WizardTapNotice& notice() const { return notice_; }
  void clear_notice() { notice_ = {}; }

 private:
  [[nodiscard]] ThrowEntry lying() const;
  [[nodiscard]] wizard::Line line_of(const ThrowEntry& entry) const;
  [[nodiscard]] wizard::Line throw_of(int face) const;
  Move finish(double now, const Catalogue& words);
  // The line where it is legal; else the rules have spoken.
  Move legal(const wizard::Line& line, const FieldRef& field, double now, const Catalogue& words);

  const WizardGameView* game_view_;
  int seat_ = 0, colour_ = -1;
  std::optional<ThrowEntry> entry_;
  std::array<int, wizard::kMaxDice> order_{};  // slots in the order in which they were filled
  int filled_ = 0;
  int entered_at_ = -1, entered_in_ = -1;  // throw and round after which the next throw is entered
  WizardTapNotice notice_;
};

}  // namespace fox::ui
