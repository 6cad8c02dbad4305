#include "ui/wizard/wizard_pending_move.h"

#include <algorithm>

#include "core/wizard/wizard_table.h"

namespace fox::ui {

using wizard::Line;
using wizard::LineKind;
using wizard::Phase;

Line plain_line(int seat, LineKind kind) {
  Line line;
  line.kind = kind;
  line.seat = static_cast<std::uint8_t>(seat);
  return line;
}

void WizardPendingMove::look_again() {
  const auto& state = game_view_->state();
  // A throw that is being entered stays while others stop.
  const bool same = state.phase == Phase::stop && state.throws == entered_at_ && state.round == entered_in_;
  if (!same || !game_view_->can_throw()) {
    entry_.reset();
    filled_ = 0;
  }
  entered_at_ = state.throws;
  entered_in_ = state.round;
  colour_ = -1;
  clear_notice();
  // Where somebody has to act alone, that sheet lies on top; when all may stop, the one that was looked at.
  if (state.phase != Phase::stop || !game_view_->due(seat_))
    if (const int due = game_view_->next_due(state.seer); due >= 0) seat_ = due;
  if (state.phase == Phase::turn || state.phase == Phase::roll) begin_throw();
  for (int seat = 0; game_view_->is_over() && seat < game_view_->players(); ++seat)
    if (game_view_->score(seat).rank == 1) return show(seat);
}

WizardPendingMove::Move WizardPendingMove::tap_field(const FieldRef& field, double now,
                                                     const Catalogue& words) {
  clear_notice();
  const auto& state = game_view_->state();
  const auto& def = game_view_->def();
  const int seat = field.seat;
  const auto& own = wizard::prediction_of(state, seat);
  if (field.row == wizard::colours(def)) {
    Line line = plain_line(seat, LineKind::stop);
    line.jester = true;
    const Move move = legal(line, field, now, words);
    if (!move || wizard::dice_showing(state, wizard::jester_face(def)) == field.number) return move;
    notice_ = {words.text("screen", "jester-shows",
                          {{"count", std::to_string(wizard::dice_showing(state, wizard::jester_face(def)))}}),
               {words.text("rules", "wizard-jester"), {}},
               field,
               true,
               now};
    return {};
  }
  const bool rings = own.made() && own.colour == field.row && own.number == field.number;
  if (state.phase == Phase::stop && rings) return stop(seat, false, now, words);
  Line line = plain_line(seat, state.phase == Phase::strike ? LineKind::strike : LineKind::predict);
  line.number = static_cast<std::uint8_t>(field.number);
  line.colour = static_cast<std::uint8_t>(field.row);
  return legal(line, field, now, words);
}

WizardPendingMove::Move WizardPendingMove::stop(int seat, bool jester, double now, const Catalogue& words) {
  clear_notice();
  Line line = plain_line(seat, LineKind::stop);
  line.jester = jester;
  return legal(line, {}, now, words);
}

void WizardPendingMove::drop() {
  clear_notice();
  colour_ = -1;
  const auto phase = game_view_->state().phase;
  filled_ = 0;
  entry_.reset();
  if (phase == Phase::turn || phase == Phase::roll) begin_throw();
}

// A throw that is due begins by itself, and is nothing to let go before something of it was entered.
bool WizardPendingMove::holds() const {
  const bool due = game_view_->state().phase == Phase::turn || game_view_->state().phase == Phase::roll;
  return notice_.at >= 0 || colour_ >= 0 || entered_any() || (entry_ && (entry_->review || !due));
}

WizardPendingMove::Move WizardPendingMove::legal(const Line& line, const FieldRef& field, double now,
                                                 const Catalogue& words) {
  const auto refused = game_view_->why(line);
  if (!refused) return line;
  refuse(line, *refused, field, now, words);
  return {};
}

void WizardPendingMove::refuse(const Line& line, const Refused& refused, const FieldRef& field, double now,
                               const Catalogue& words) {
  notice_ = {sentence(refused, words, &game_view_->game()),
             grounds_of(game_view_->game(), line, refused, words),
             field,
             true,
             now,
             line};
}

}  // namespace fox::ui
