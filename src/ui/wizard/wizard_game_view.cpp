#include "ui/wizard/wizard_game_view.h"

#include <algorithm>
#include <utility>

#include "core/wizard/wizard_table.h"
#include "game/store/session.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

using Typed = TypedGame<wizard::Codec>;

const Typed& typed(const Game& game) {
  return static_cast<const Typed&>(game);
}

}  // namespace

WizardGameView::WizardGameView(const store::Session& session) : session_(&session) {
  typed_as<wizard::Codec>(session_->game());
  refresh();
}

WizardGameView::WizardGameView(std::shared_ptr<const Game> position) : position_(std::move(position)) {
  typed_as<wizard::Codec>(*position_);
  refresh();
}

const Game& WizardGameView::game() const {
  return session_ != nullptr ? session_->game() : *position_;
}

const wizard::Rules& WizardGameView::rules() const {
  return typed(game()).rules();
}

const wizard::State& WizardGameView::state() const {
  return typed(game()).current();
}

const wizard::Effect& WizardGameView::effect() const {
  return wizard::effect_of(rules(), state());
}

void WizardGameView::refresh() {
  ++revision_;
  lines_.clear();
  if (session_ == nullptr || !session_->locked()) {
    const auto all = std::make_unique<wizard::Lines>();
    wizard::Family::legal(rules(), state(), *all);
    lines_.assign(all->begin(), all->end());
  }
  tally_ = wizard::Family::score(rules(), state());
}

const wizard::Line* WizardGameView::last(std::size_t before) const {
  return typed(game()).last(before);
}

const wizard::Line* WizardGameView::next(std::size_t after) const {
  return typed(game()).next(after);
}

const wizard::State& WizardGameView::undone_state() const {
  return typed(game()).state_at(game().count() + 1);
}

const wizard::Line& WizardGameView::line_at(std::size_t lines) const {
  return typed(game()).line_at(lines);
}

const wizard::State& WizardGameView::state_at(std::size_t lines) const {
  return typed(game()).state_at(lines);
}

const std::vector<wizard::Event>& WizardGameView::events() const {
  return typed(game()).last_events();
}

const std::vector<wizard::Event>& WizardGameView::events_at(std::size_t lines) const {
  return typed(game()).events_at(lines);
}

bool WizardGameView::has(int seat, LineKind kind) const {
  return std::any_of(lines_.begin(), lines_.end(),
                     [&](const auto& line) { return line.kind == kind && line.seat == seat; });
}

bool WizardGameView::can_jester(int seat) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](const auto& line) {
    return line.kind == LineKind::stop && line.seat == seat && line.jester;
  });
}

bool WizardGameView::open(int seat, int colour, int number) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](const auto& line) {
    return (line.kind == LineKind::predict || line.kind == LineKind::strike) && line.seat == seat &&
           line.colour == colour && line.number == number;
  });
}

bool WizardGameView::due(int seat) const {
  if (lines_.empty()) return false;
  if (state().phase == Phase::card) return seat == state().seer;
  return std::any_of(lines_.begin(), lines_.end(), [&](const auto& line) { return line.seat == seat; });
}

int WizardGameView::next_due(int seat) const {
  for (int i = 0; i < players(); ++i)
    if (due((seat + i) % players())) return (seat + i) % players();
  return -1;
}

std::vector<int> WizardGameView::deck() const {
  std::vector<int> all;  // a card without an effect is not one of ours
  for (std::size_t i = 0; i < def().effects.size(); ++i)
    if (def().effects[i].id != "none") all.push_back(static_cast<int>(i));
  std::vector<int> left = all;
  for (const wizard::Line& line : typed(game()).done()) {
    if (line.kind != LineKind::card || std::find(all.begin(), all.end(), line.card) == all.end()) continue;
    left.erase(std::remove(left.begin(), left.end(), line.card), left.end());
    if (left.empty()) left = all;
  }
  return left;
}

}  // namespace fox::ui
