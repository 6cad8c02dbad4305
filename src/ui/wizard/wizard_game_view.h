// A running game of Wizard as its screen needs it: lent by the table, with the typed state and, once for
// every revision, the legal lines and the points. It answers questions and changes nothing; it remembers
// nothing of the screen.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/wizard/wizard_family.h"
#include "game/game.h"

namespace fox::store {
class Session;
}

namespace fox::ui {

class WizardGameView {
 public:
  // The session's game must be one of the Wizard family.
  explicit WizardGameView(const store::Session& session);
  // A position to be looked at and asked about; nothing is submitted to it.
  explicit WizardGameView(std::shared_ptr<const Game> position);

  [[nodiscard]] const wizard::Rules& rules() const;
  [[nodiscard]] const wizard::State& state() const;
  [[nodiscard]] const wizard::SheetDef& def() const { return rules().sheet; }
  [[nodiscard]] const wizard::Effect& effect() const;
  [[nodiscard]] const wizard::Tally& tally() const { return tally_; }
  [[nodiscard]] const wizard::PlayerScore& score(int seat) const {
    return tally_.players[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] const Game& game() const;
  [[nodiscard]] const Header& header() const { return game().header(); }
  [[nodiscard]] const std::string& name(int seat) const {
    return header().names[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] const store::Session& session() const { return *session_; }
  [[nodiscard]] int players() const { return rules().players; }
  [[nodiscard]] bool is_over() const { return state().phase == wizard::Phase::over; }

  // Counts up with every change; what was read at an older revision is stale.
  [[nodiscard]] int revision() const { return revision_; }

  [[nodiscard]] const std::vector<wizard::Line>& lines() const { return lines_; }
  [[nodiscard]] bool has(int seat, wizard::LineKind kind) const;
  [[nodiscard]] bool can_throw() const { return has(state().seer, wizard::LineKind::roll); }
  [[nodiscard]] bool can_jester(int seat) const;
  // May this field be predicted, or struck, by this seat now?
  [[nodiscard]] bool open(int seat, int colour, int number) const;
  // Whoever has to do something; from this seat on, the first (-1: nobody).
  [[nodiscard]] bool due(int seat) const;
  [[nodiscard]] int next_due(int seat) const;
  // The cards that lie in the app's own deck: of each effect one, and all of them again when none is left.
  [[nodiscard]] std::vector<int> deck() const;

  [[nodiscard]] std::optional<Refused> why(const wizard::Line& line) const { return game().why(line); }

  // The last line in force, or so many before it; the one redo would bring, or so many after it. nullptr
  // where there is none.
  [[nodiscard]] const wizard::Line* last(std::size_t before = 0) const;
  [[nodiscard]] const wizard::Line* next(std::size_t after = 0) const;
  // As it was before the last line was taken back; only while redo would bring it.
  [[nodiscard]] const wizard::State& undone_state() const;
  // After so many lines, also of those that were taken back: the last of them, the state, what it did.
  [[nodiscard]] const wizard::Line& line_at(std::size_t lines) const;
  [[nodiscard]] const wizard::State& state_at(std::size_t lines) const;
  [[nodiscard]] const std::vector<wizard::Event>& events_at(std::size_t lines) const;

  // What the last line in force did, in order.
  [[nodiscard]] const std::vector<wizard::Event>& events() const;

  // After every change of the game.
  void refresh();

 private:
  const store::Session* session_ = nullptr;
  std::shared_ptr<const Game> position_;  // without a session
  std::vector<wizard::Line> lines_;
  wizard::Tally tally_;
  int revision_ = 0;
};

}  // namespace fox::ui
