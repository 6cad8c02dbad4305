#include "ui/wizard/wizard_draft.h"

#include <sstream>

namespace fox::ui {

namespace {

constexpr const char* kThrow = "throw";

}  // namespace

std::string draft_of(const WizardPendingMove& pending) {
  const auto& entry = pending.entry();
  if (!entry || (!entry->review && !pending.entered_any())) return {};
  std::ostringstream text;
  text << kThrow << ' ' << pending.seat() << ' ' << entry->review << ' ' << entry->dice;
  for (int i = 0; i < entry->dice; ++i) {
    const auto at = static_cast<std::size_t>(i);
    text << ' ' << int{entry->slots[at]} << ' ' << entry->fresh[at];
  }
  return text.str();
}

void take_draft(WizardPendingMove& pending, const std::string& text) {
  std::istringstream in(text);
  std::string kind;
  int seat = -1;
  ThrowEntry entry;
  in >> kind >> seat >> entry.review >> entry.dice;
  if (!in || kind != kThrow || seat < 0 || seat >= pending.game_view().players() || entry.dice < 0 ||
      entry.dice > wizard::kMaxDice)
    return;
  entry.slots.fill(wizard::kNone);
  for (int i = 0; i < entry.dice; ++i) {
    int face = -1;
    bool fresh = false;
    if (!(in >> face >> fresh) || face < 0 || face > wizard::kNone) return;
    entry.slots[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(face);
    entry.fresh[static_cast<std::size_t>(i)] = fresh;
  }
  pending.resume(entry);
  pending.show(seat);
}

}  // namespace fox::ui
