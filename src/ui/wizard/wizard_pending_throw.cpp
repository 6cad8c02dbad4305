// The part of WizardPendingMove that enters throws.
#include <algorithm>

#include "core/wizard/wizard_table.h"
#include "ui/wizard/wizard_pending_move.h"

namespace fox::ui {

using wizard::kNone;
using wizard::LineKind;
using wizard::Phase;

int ThrowEntry::missing() const {
  return static_cast<int>(std::count(slots.begin(), slots.begin() + dice, kNone));
}

int ThrowEntry::thrown() const {
  return static_cast<int>(std::count(fresh.begin(), fresh.begin() + dice, true));
}

int ThrowEntry::showing(int face) const {
  return static_cast<int>(std::count(slots.begin(), slots.begin() + dice, face));
}

// The dice as they lie, in the order of the faces; all others are still to be thrown.
ThrowEntry WizardPendingMove::lying() const {
  const auto& state = game_view_->state();
  ThrowEntry entry;
  entry.slots.fill(kNone);
  entry.turning = state.phase == Phase::turn;
  entry.dice = entry.turning ? game_view_->effect().turned : game_view_->def().dice;
  int slot = 0;
  for (int face = 0; face < wizard::faces(game_view_->def()); ++face)
    for (int i = 0; i < wizard::dice_showing(state, face) && slot < entry.dice; ++i)
      entry.slots[static_cast<std::size_t>(slot++)] = static_cast<std::uint8_t>(face);
  for (; slot < entry.dice; ++slot) entry.fresh[static_cast<std::size_t>(slot)] = true;
  return entry;
}

void WizardPendingMove::begin_throw() {
  const bool turns = game_view_->state().phase == Phase::turn;
  if (!turns && !game_view_->can_throw()) return;
  entry_ = lying();
  filled_ = 0;
}

bool WizardPendingMove::entered_any() const {
  if (!entry_ || entry_->review) return false;
  return filled_ > 0 || entry_->slots != lying().slots;
}

wizard::Line WizardPendingMove::line_of(const ThrowEntry& entry) const {
  const auto& state = game_view_->state();
  wizard::Line line;
  line.kind = entry.turning ? LineKind::turn : LineKind::roll;
  line.seat = state.seer;
  for (int i = 0; i < entry.dice; ++i)
    if (const auto face = entry.slots[static_cast<std::size_t>(i)]; face != kNone) ++line.faces[face];
  // How many were thrown is only asked where a card wants to know.
  if (!entry.turning && game_view_->effect().second_compulsory() && state.throws == 1)
    line.threw = static_cast<std::int8_t>(entry.thrown());
  return line;
}

WizardPendingMove::Move WizardPendingMove::finish(double now, const Catalogue& words) {
  const Move move = legal(line_of(*entry_), {}, now, words);
  if (!move) entry_->review = true;
  return move;
}

// Of a throw that is not due: all dice show this.
wizard::Line WizardPendingMove::throw_of(int face) const {
  wizard::Line line = plain_line(game_view_->state().seer, LineKind::roll);
  line.faces[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(game_view_->def().dice);
  return line;
}

WizardPendingMove::Move WizardPendingMove::tap_face(int face, double now, const Catalogue& words) {
  clear_notice();
  if (!entry_) begin_throw();
  if (!entry_) {
    legal(throw_of(face), {}, now, words);
    return {};
  }
  ThrowEntry& entry = *entry_;
  if (entry.missing() == 0) {
    // Which dice were thrown matters to a card; else the whole throw is said anew, but for dice that must
    // stay.
    if (entry.review || (game_view_->effect().second_compulsory() && game_view_->state().throws == 1)) {
      notice_ = {
          words.text("screen", entry.review ? "throw-right-soft" : "throw-which-first"), {}, {}, true, now};
      return {};
    }
    for (int i = 0; i < entry.dice; ++i) {
      const auto slot = static_cast<std::size_t>(i);
      if (game_view_->effect().jesters_locked && entry.slots[slot] == wizard::jester_face(game_view_->def()))
        continue;
      entry.slots[slot] = kNone;
      entry.fresh[slot] = true;
    }
  }
  const auto* const empty = std::find(entry.slots.begin(), entry.slots.begin() + entry.dice, kNone);
  if (empty == entry.slots.begin() + entry.dice) return {};
  const auto slot = empty - entry.slots.begin();
  entry.slots[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(face);
  if (filled_ < wizard::kMaxDice) order_[static_cast<std::size_t>(filled_++)] = static_cast<int>(slot);
  return entry.missing() == 0 && !entry.review ? finish(now, words) : Move();
}

// The die is taken up: it was thrown again, or its face was said wrong.
WizardPendingMove::Move WizardPendingMove::tap_slot(int slot, double now, const Catalogue& words) {
  clear_notice();
  const auto at = static_cast<std::size_t>(slot);
  if (!entry_) begin_throw();
  if (!entry_) {
    legal(throw_of(0), {}, now, words);
    return {};
  }
  if (slot >= entry_->dice || entry_->slots[at] == kNone) return {};
  const auto& state = game_view_->state();
  ThrowEntry without = *entry_;
  without.slots[at] = without.slots[at] == 0 ? 1 : 0;
  const bool locked = game_view_->effect().jesters_locked && !entry_->fresh[at] &&
                      entry_->slots[at] == wizard::jester_face(game_view_->def());
  const bool turned = game_view_->effect().turned > 0 && state.throws == 1 && !entry_->fresh[at];
  if (locked || turned) {  // the rules say so themselves, of the throw in which it shows something else
    for (int i = 0; i < without.dice; ++i)
      if (auto& face = without.slots[static_cast<std::size_t>(i)]; face == kNone) face = 0;
    legal(line_of(without), {}, now, words);
    return {};
  }
  entry_->slots[at] = kNone;
  entry_->fresh[at] = true;
  auto* const last = std::remove(order_.begin(), order_.begin() + filled_, slot);
  filled_ = static_cast<int>(last - order_.begin());
  return {};
}

WizardPendingMove::Move WizardPendingMove::confirm(double now, const Catalogue& words) {
  clear_notice();
  if (!entry_ || entry_->missing() > 0) return {};
  return finish(now, words);
}

bool WizardPendingMove::take_back_face() {
  if (!entered_any()) return false;
  if (filled_ > 0) {
    const auto slot = static_cast<std::size_t>(order_[static_cast<std::size_t>(--filled_)]);
    entry_->slots[slot] = kNone;
    return true;
  }
  entry_ = lying();  // what was taken up lies there again
  return true;
}

void WizardPendingMove::reopen(const wizard::Line& undone) {
  if (undone.kind != LineKind::roll && undone.kind != LineKind::turn) return;
  entry_ = lying();
  filled_ = 0;
  auto left = undone.faces;
  for (int i = 0; i < entry_->dice; ++i) {  // dice that show the same stay where they lie
    const auto at = static_cast<std::size_t>(i);
    const auto face = entry_->slots[at];
    if (face == kNone) continue;
    if (left[face] > 0) {
      --left[face];
    } else {
      entry_->slots[at] = kNone;
      entry_->fresh[at] = true;
    }
  }
  std::size_t face = 0;
  for (int i = 0; i < entry_->dice; ++i) {
    auto& slot = entry_->slots[static_cast<std::size_t>(i)];
    if (slot != kNone) continue;
    while (face < left.size() && left[face] == 0) ++face;
    if (face == left.size()) break;
    --left[face];
    slot = static_cast<std::uint8_t>(face);
  }
  // As many were thrown as was said, the equal ones included.
  for (int i = entry_->dice; i-- > 0 && undone.threw > entry_->thrown();)
    entry_->fresh[static_cast<std::size_t>(i)] = true;
  entry_->review = true;
}

void WizardPendingMove::resume(const ThrowEntry& entry) {
  begin_throw();
  if (!entry_ || entry.dice != entry_->dice || (entry.missing() == 0 && !entry.review)) return;
  for (int i = 0; i < entry.dice; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const bool known = entry.slots[at] == kNone || entry.slots[at] < wizard::faces(game_view_->def());
    if (!known || (!entry.fresh[at] && entry.slots[at] != entry_->slots[at])) return;
  }
  entry_->slots = entry.slots;
  entry_->fresh = entry.fresh;
  entry_->review = entry.review;
  for (int i = 0; i < entry.dice; ++i)
    if (entry.fresh[static_cast<std::size_t>(i)] && entry.slots[static_cast<std::size_t>(i)] != kNone)
      order_[static_cast<std::size_t>(filled_++)] = i;
}

}  // namespace fox::ui
