// A running game as the play screen needs it: lent by the table, with the typed state and, once for every
// revision, the legal lines as values. It answers questions and changes nothing; it remembers nothing of the
// screen.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/clever/clever_family.h"
#include "game/store/session.h"
#include "ui/look/sheet_view.h"

namespace fox::ui {

class CleverGameView {
 public:
  // The session's game must be one of the Clever family.
  explicit CleverGameView(const store::Session& session);

  [[nodiscard]] const clever::Rules& rules() const;
  [[nodiscard]] const clever::State& state() const;
  [[nodiscard]] const clever::SheetDef& def() const { return *rules().def; }
  [[nodiscard]] const clever::Tally& tally() const { return tally_; }
  [[nodiscard]] const Header& header() const { return session_->game().header(); }
  [[nodiscard]] const store::Session& session() const { return *session_; }
  [[nodiscard]] int players() const { return rules().players; }
  [[nodiscard]] bool table() const { return rules().mode == clever::Mode::table; }
  [[nodiscard]] bool is_over() const { return state().phase == clever::Phase::over; }

  // Counts up with every change; what was read at an older revision is stale.
  [[nodiscard]] int revision() const { return revision_; }

  // The legal lines of a seat now (of sheet mode: those that need no dice).
  [[nodiscard]] const std::vector<clever::Line>& lines(int seat) const {
    return lines_[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool has(int seat, clever::LineKind kind) const;
  [[nodiscard]] bool waits(int seat) const {  // for a bonus to be used
    return state().pads[static_cast<std::size_t>(seat)].waiting.any();
  }
  // Has the seat anything to do now; who else, from this seat on.
  [[nodiscard]] bool due(int seat) const { return !lines(seat).empty(); }
  [[nodiscard]] int next_due(int seat) const;  // -1: nobody

  // Sheet mode: every legal use of these dice.
  [[nodiscard]] std::vector<clever::Line> uses(const clever::Line& named) const;

  [[nodiscard]] std::optional<Refused> why(const clever::Line& line) const {
    return session_->game().why(line);
  }
  // After every change of the game.
  void refresh();
  [[nodiscard]] const Game& game() const { return session_->game(); }

  // The last line in force, or so many before it; the one redo would bring, or so many after it. nullptr
  // where there is none.
  [[nodiscard]] const clever::Line* last(std::size_t before = 0) const;
  [[nodiscard]] const clever::Line* next(std::size_t after = 0) const;
  // As it was before the last line was taken back; only while redo would bring it.
  [[nodiscard]] const clever::State& undone_state() const;
  // What the last line in force did, in order.
  [[nodiscard]] const std::vector<clever::Event>& events() const;
  // After so many lines, also of those that were taken back: the state, the last of them, what it did.
  [[nodiscard]] const clever::State& state_at(std::size_t lines) const;
  [[nodiscard]] const clever::Line& line_at(std::size_t lines) const;
  [[nodiscard]] const std::vector<clever::Event>& events_at(std::size_t lines) const;

 private:
  const store::Session* session_ = nullptr;
  std::array<std::vector<clever::Line>, clever::kMaxPlayers> lines_;
  clever::Tally tally_;
  int revision_ = 0;
};

}  // namespace fox::ui
