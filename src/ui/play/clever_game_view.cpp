#include "ui/play/clever_game_view.h"

#include <algorithm>
#include <utility>

#include "core/clever/sheet_mode.h"
#include "game/clever_codec.h"
#include "game/typed_game.h"

namespace fox::ui {
namespace {

using clever::LineKind;
using Typed = TypedGame<clever::Codec>;

const Typed& typed(const store::Session& session) {
  return static_cast<const Typed&>(session.game());
}

}  // namespace

CleverGameView::CleverGameView(const store::Session& session) : session_(&session) {
  typed_as<clever::Codec>(session_->game());
  refresh();
}

const clever::Rules& CleverGameView::rules() const {
  return typed(*session_).rules();
}

const clever::State& CleverGameView::state() const {
  return typed(*session_).current();
}

void CleverGameView::refresh() {
  ++revision_;
  for (auto& lines : lines_) lines.clear();
  if (!session_->locked()) {
    const auto all = std::make_unique<clever::Lines>();
    clever::Family::legal(rules(), state(), *all);
    for (const auto& line : *all)
      if (line.kind != LineKind::round) lines_[line.seat].push_back(line);
  }
  tally_ = clever::Family::score(rules(), state());
}

const clever::Line* CleverGameView::last(std::size_t before) const {
  return typed(*session_).last(before);
}

const clever::Line* CleverGameView::next(std::size_t after) const {
  return typed(*session_).next(after);
}

const clever::State& CleverGameView::undone_state() const {
  return typed(*session_).state_at(game().count() + 1);
}

const std::vector<clever::Event>& CleverGameView::events() const {
  return typed(*session_).last_events();
}

const clever::State& CleverGameView::state_at(std::size_t lines) const {
  return typed(*session_).state_at(lines);
}

const clever::Line& CleverGameView::line_at(std::size_t lines) const {
  return typed(*session_).line_at(lines);
}

const std::vector<clever::Event>& CleverGameView::events_at(std::size_t lines) const {
  return typed(*session_).events_at(lines);
}

bool CleverGameView::has(int seat, LineKind kind) const {
  const auto& mine = lines(seat);
  return std::any_of(mine.begin(), mine.end(), [&](const auto& line) { return line.kind == kind; });
}

int CleverGameView::next_due(int seat) const {
  for (int i = 0; i < players(); ++i)
    if (due((seat + i) % players())) return (seat + i) % players();
  return -1;
}

std::vector<clever::Line> CleverGameView::uses(const clever::Line& named) const {
  const auto all = std::make_unique<clever::Lines>();
  clever::list_uses(rules(), state(), named, *all);
  std::vector<clever::Line> found;
  for (const auto& line : *all)
    if (line.seat == named.seat && !waits(line.seat)) found.push_back(line);
  return found;
}

}  // namespace fox::ui
