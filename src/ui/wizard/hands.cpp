#include "ui/wizard/hands.h"

#include <algorithm>

#include "core/wizard/table.h"

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

void WizardHands::look_again() {
  const auto& state = match_->state();
  // A throw that is being entered stays while others stop.
  const bool same = state.phase == Phase::stop && state.throws == entered_at_ && state.round == entered_in_;
  if (!same || !match_->can_throw()) {
    entry_.reset();
    filled_ = 0;
  }
  entered_at_ = state.throws;
  entered_in_ = state.round;
  colour_ = -1;
  hush();
  // Where somebody has to act alone, that sheet lies on top; when all may stop, the one that was looked at.
  if (state.phase != Phase::stop || !match_->due(seat_))
    if (const int due = match_->next_due(state.seer); due >= 0) seat_ = due;
  if (state.phase == Phase::turn || state.phase == Phase::roll) begin_throw();
  for (int seat = 0; match_->over() && seat < match_->players(); ++seat)
    if (match_->score(seat).rank == 1) return show(seat);
}

WizardHands::Move WizardHands::tap_field(const FieldRef& field, double now, const Catalogue& words) {
  hush();
  const auto& state = match_->state();
  const auto& def = match_->def();
  const int seat = field.seat;
  const auto& own = wizard::prediction_of(state, seat);
  if (field.row == wizard::colours(def)) {
    Line line = plain_line(seat, LineKind::stop);
    line.jester = true;
    const Move move = legal(line, field, now, words);
    if (!move || wizard::dice_showing(state, wizard::jester_face(def)) == field.number) return move;
    said_ = {words.text("screen", "jester-shows",
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

WizardHands::Move WizardHands::stop(int seat, bool jester, double now, const Catalogue& words) {
  hush();
  Line line = plain_line(seat, LineKind::stop);
  line.jester = jester;
  return legal(line, {}, now, words);
}

void WizardHands::drop() {
  hush();
  colour_ = -1;
  const auto phase = match_->state().phase;
  filled_ = 0;
  entry_.reset();
  if (phase == Phase::turn || phase == Phase::roll) begin_throw();
}

// A throw that is due begins by itself, and is nothing to let go before something of it was entered.
bool WizardHands::holds() const {
  const bool due = match_->state().phase == Phase::turn || match_->state().phase == Phase::roll;
  return said_.at >= 0 || colour_ >= 0 || entered_any() || (entry_ && (entry_->review || !due));
}

WizardHands::Move WizardHands::legal(const Line& line, const FieldRef& field, double now,
                                     const Catalogue& words) {
  const auto refused = match_->why(line);
  if (!refused) return line;
  refuse(line, *refused, field, now, words);
  return {};
}

void WizardHands::refuse(const Line& line, const Refused& refused, const FieldRef& field, double now,
                         const Catalogue& words) {
  said_ = {sentence(refused, words, &match_->game()),
           grounds_of(match_->game(), line, refused, words),
           field,
           true,
           now,
           line};
}

}  // namespace fox::ui
