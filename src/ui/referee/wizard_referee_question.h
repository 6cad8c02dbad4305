// A question to the referee about Wizard: the position, the field or the action somebody asks about, and what
// the rules say. The position is a copy; nothing that is asked changes the game on the table.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/wizard/wizard_game_view.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

// A round set up by hand, without magic cards: one sheet, what others predicted before, the dice.
struct RoundSetup {
  bool scores = false;  // the dice lie, and a prediction stands; else it is still to be made
  wizard::Pad pad{};
  wizard::Prediction own;
  std::vector<wizard::Prediction> others;
  std::array<std::uint8_t, wizard::kMaxFaces> dice{};
  std::uint8_t wizards = wizard::kNone;  // unsaid: the colour of the own prediction
  int throws = 1;

  [[nodiscard]] int dice_said() const;
};

class WizardRefereeQuestion {
 public:
  enum class Ask : unsigned char { nothing, field, stop, jester, roll, pass, line };

  WizardRefereeQuestion(std::shared_ptr<const Game> game, int seat);
  WizardRefereeQuestion(const wizard::SheetDef& def, std::string name, std::string other);

  [[nodiscard]] const WizardGameView& game_view() const { return *game_view_; }
  [[nodiscard]] const Game& game() const { return game_view_->game(); }
  [[nodiscard]] bool by_hand() const { return by_hand_; }
  [[nodiscard]] const RoundSetup& dice_setup() const { return dice_setup_; }

  // ---- what is asked; each tap is a question of its own
  void show(int seat);
  [[nodiscard]] int seat() const { return seat_; }
  void tap_field(const FieldRef& field);
  void ask(Ask asked);  // all but a field or a line
  void ask(const AnyLine& line);
  void drop();

  // ---- what lies and stands there, set up by hand
  void set_scores(bool scores);
  void add_die(int face);  // one more of it; where all dice lie, from the beginning
  void take_die(int face);
  void set_wizards(int colour);
  void set_throws(int throws);
  void cross(const FieldRef& field);    // a mark of an earlier round, or away with it
  void predict(const FieldRef& field);  // the own prediction
  void others(const FieldRef& field);   // somebody else's, or away with it
  void wipe();

  // ---- the answer
  [[nodiscard]] Ask asked() const { return asked_; }
  [[nodiscard]] bool answered() const { return asked_ != Ask::nothing; }
  [[nodiscard]] bool yes() const { return !refused_; }
  [[nodiscard]] const std::optional<Refused>& refused() const { return refused_; }
  [[nodiscard]] const wizard::Line& line() const { return line_; }  // of an answer
  [[nodiscard]] const FieldRef& field() const { return field_; }

 private:
  void rebuild();
  void work_out();
  [[nodiscard]] wizard::Line line_of(Ask asked) const;
  [[nodiscard]] wizard::Line line_of(const FieldRef& field) const;

  wizard::SheetDef def_;  // of a sheet set up by hand
  std::string name_, other_;
  std::unique_ptr<WizardGameView> game_view_;
  bool by_hand_ = false;
  RoundSetup dice_setup_;
  int seat_ = 0;
  Ask asked_ = Ask::nothing;
  FieldRef field_;
  wizard::Line line_;
  std::optional<Refused> refused_;
};

}  // namespace fox::ui
