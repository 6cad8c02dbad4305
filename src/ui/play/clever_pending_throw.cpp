// The part of CleverPendingMove that enters throws.
#include <algorithm>

#include "ui/play/clever_pending_move.h"

namespace fox::ui {

using clever::LineKind;

void CleverPendingMove::begin_throw(bool reroll) {
  Throw entry;
  entry.reroll = reroll;
  entry.dice = game_view_->state().hand;
  if (entry.dice == 0) return;
  entry.asked = __builtin_ctz(entry.dice);
  throw_ = entry;
}

CleverPendingMove::Move CleverPendingMove::end_throw() {
  clever::Line line = plain_line(seat_, throw_->reroll ? LineKind::reroll : LineKind::roll);
  for (int d = 0; d < game_view_->rules().sheet.dice; ++d)
    if (clever::has(throw_->dice, d)) line.dice.say(d, throw_->faces[static_cast<std::size_t>(d)]);
  return line;
}

unsigned CleverPendingMove::numbers() const {
  if (!game_view_->table()) return 0x7e;
  unsigned numbers = 0;
  for (const auto& line : game_view_->lines(seat_)) numbers |= 1u << line.as;
  return numbers & 0x7e;
}

CleverPendingMove::Move CleverPendingMove::tap_face(int face, double now, const Catalogue& words) {
  if (throw_ && throw_->asked >= 0) {
    Throw& entry = *throw_;
    entry.faces[static_cast<std::size_t>(entry.asked)] = static_cast<std::uint8_t>(face);
    const int dice = game_view_->rules().sheet.dice;
    int next = -1;  // the next empty one behind it, else the first empty one
    for (int i = 1; i <= dice && next < 0; ++i) {
      const int d = (entry.asked + i) % dice;
      if (clever::has(entry.dice, d) && entry.faces[static_cast<std::size_t>(d)] == 0) next = d;
    }
    entry.asked = next;
    if (next < 0 && !entry.review) return end_throw();
    return {};
  }
  if (asks_number_) {
    clear_notice();
    if ((numbers() >> face & 1) == 0) {
      ask_number(face, now, words);
      return {};
    }
    as_ = face;
    asks_number_ = false;
    die_ = -1;
    find_usable();
    return {};
  }
  if (!game_view_->table() && die_ >= 0)
    faces_[static_cast<std::size_t>(die_)] = static_cast<std::uint8_t>(face);
  return {};
}

bool CleverPendingMove::take_back_face() {
  if (!throw_) return false;
  Throw& entry = *throw_;
  const int dice = game_view_->rules().sheet.dice;
  const int from = entry.asked < 0 ? dice : entry.asked;
  for (int i = 1; i <= dice; ++i) {
    const int d = (from - i + 2 * dice) % dice;
    if (!clever::has(entry.dice, d) || entry.faces[static_cast<std::size_t>(d)] == 0) continue;
    entry.faces[static_cast<std::size_t>(d)] = 0;
    entry.asked = d;
    entry.review = false;
    return true;
  }
  if (!entry.reroll) return false;
  throw_.reset();
  return true;
}

void CleverPendingMove::reopen(const clever::Line& undone) {
  if (!is_throw(undone)) return;
  seat_ = undone.seat;
  look_again();
  begin_throw(undone.kind == LineKind::reroll);
  if (!throw_) return;
  for (int d = 0; d < game_view_->rules().sheet.dice; ++d)
    throw_->faces[static_cast<std::size_t>(d)] = static_cast<std::uint8_t>(undone.dice[d]);
  throw_->review = true;
  throw_->asked = -1;
}

}  // namespace fox::ui
