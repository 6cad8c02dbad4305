// A running game as the play screen needs it: the session of the store, the typed state and, once for every
// revision, the legal lines as values. It answers questions and hands lines on; it remembers nothing of the
// screen.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/clever/family.h"
#include "game/store/session.h"
#include "ui/look/sheet_view.h"

namespace fox::ui {

class Match {
 public:
  // The session's game must be one of the Clever family: `fits` says so.
  static bool fits(const Game& game);
  explicit Match(std::unique_ptr<store::Session> session);

  [[nodiscard]] const clever::Rules& rules() const;
  [[nodiscard]] const clever::State& state() const;
  [[nodiscard]] const clever::SheetDef& def() const { return *rules().def; }
  [[nodiscard]] const clever::Tally& tally() const { return tally_; }
  [[nodiscard]] const Header& header() const { return session_->game().header(); }
  [[nodiscard]] store::Session& session() { return *session_; }
  [[nodiscard]] const store::Session& session() const { return *session_; }
  [[nodiscard]] int players() const { return rules().players; }
  [[nodiscard]] bool table() const { return rules().mode == clever::Mode::table; }
  [[nodiscard]] bool over() const { return state().phase == clever::Phase::over; }

  // Counts up with every change; what was read at an older revision is stale.
  [[nodiscard]] int revision() const { return revision_; }

  // The legal lines of a seat now (of sheet mode: those that need no dice).
  [[nodiscard]] const std::vector<clever::Line>& lines(int seat) const {
    return lines_[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool has(int seat, clever::LineKind kind) const;
  [[nodiscard]] bool waits(int seat) const {  // for a bonus to be used
    return state().pads[static_cast<std::size_t>(seat)].waiting != 0;
  }
  // Has the seat anything to do now; who else, from this seat on.
  [[nodiscard]] bool due(int seat) const { return !lines(seat).empty(); }
  [[nodiscard]] int next_due(int seat) const;  // -1: nobody

  // Sheet mode: every legal use of these dice.
  [[nodiscard]] std::vector<clever::Line> uses(const clever::Line& named) const;

  [[nodiscard]] std::optional<Refused> why(const clever::Line& line) const {
    return session_->game().why(line);
  }
  std::optional<Refused> submit(const clever::Line& line);
  bool undo();
  bool redo();
  // The session was changed from outside.
  void refresh();

  // The last line in force, and the one redo would bring; nullptr where there is none.
  [[nodiscard]] const clever::Line* last() const;
  [[nodiscard]] const clever::Line* next() const;
  // What the last line in force did, in order.
  [[nodiscard]] const std::vector<clever::Event>& events() const;

 private:
  std::unique_ptr<store::Session> session_;
  std::array<std::vector<clever::Line>, clever::kMaxPlayers> lines_;
  clever::Tally tally_;
  int revision_ = 0;
};

}  // namespace fox::ui
