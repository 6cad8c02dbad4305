#include "ui/play/clever_draft.h"

#include <algorithm>
#include <sstream>

namespace fox::ui {

using clever::LineKind;

namespace {

constexpr const char *kThrow = "throw", *kDie = "die";

struct ThrowDraft {
  int seat = -1;
  bool reroll = false, review = false;
  int asked = -1;
  std::array<int, clever::kMaxDice> faces{};
};

std::optional<ThrowDraft> read_throw(std::istringstream& in, int dice) {
  ThrowDraft draft;
  in >> draft.seat >> draft.reroll >> draft.review >> draft.asked;
  for (int d = 0; d < dice; ++d) in >> draft.faces[static_cast<std::size_t>(d)];
  const bool faces =
      std::all_of(draft.faces.begin(), draft.faces.end(), [](int face) { return face >= 0 && face <= 6; });
  if (!in || !faces || draft.asked < -1 || draft.asked >= dice) return std::nullopt;
  return draft;
}

// Does every face belong to a die that is thrown, and is something left to be said or looked over?
bool fits(const ThrowDraft& draft, unsigned thrown) {
  bool open = draft.review;
  for (int d = 0; d < clever::kMaxDice; ++d) {
    const bool said = draft.faces[static_cast<std::size_t>(d)] != 0, there = (thrown >> d & 1) != 0;
    if (said && !there) return false;
    open = open || (there && !said);
  }
  return open && (draft.asked < 0 || (thrown >> draft.asked & 1) != 0);
}

void take_throw(CleverPendingMove& pending, const ThrowDraft& draft, const Catalogue& words) {
  const CleverGameView& view = pending.game_view();
  const auto kind = draft.reroll ? LineKind::reroll : LineKind::roll;
  if (draft.seat < 0 || draft.seat >= view.players() || !view.table() || !view.has(draft.seat, kind) ||
      !fits(draft, view.state().hand))
    return;
  pending.show(draft.seat);
  if (draft.review) {
    clever::Line line = plain_line(draft.seat, kind);
    for (int d = 0; d < clever::kMaxDice; ++d)
      if (const int face = draft.faces[static_cast<std::size_t>(d)]; face != 0) line.dice.say(d, face);
    pending.reopen(line);
  } else {
    if (draft.reroll) pending.tap_action(clever::Action::reroll, 0, words);
    for (int d = 0; d < clever::kMaxDice; ++d)
      if (const int face = draft.faces[static_cast<std::size_t>(d)]; face != 0) {
        pending.tap_die(d, 0, words);
        pending.tap_face(face, 0, words);
      }
  }
  if (draft.asked >= 0) pending.tap_die(draft.asked, 0, words);
}

void take_die(CleverPendingMove& pending, std::istringstream& in, const Catalogue& words) {
  int seat = -1, die = -1, face = 0;
  const CleverGameView& view = pending.game_view();
  if (!(in >> seat >> die >> face) || seat < 0 || seat >= view.players() || die < 0 ||
      die >= view.rules().sheet.dice || face < 0 || face > 6)
    return;
  pending.show(seat);
  if (view.table() && (pending.thrown() || view.waits(seat) || (pending.usable() >> die & 1) == 0)) return;
  pending.tap_die(die, -1, words);
  if (!view.table() && face != 0) pending.tap_face(face, -1, words);
}

}  // namespace

std::string draft_of(const CleverPendingMove& pending) {
  std::ostringstream text;
  const int dice = pending.game_view().rules().sheet.dice;
  if (const auto& entry = pending.thrown()) {
    if (entry->untouched() && !entry->reroll) return {};
    text << kThrow << ' ' << pending.seat() << ' ' << entry->reroll << ' ' << entry->review << ' '
         << entry->asked;
    for (int d = 0; d < dice; ++d) text << ' ' << int{entry->faces[static_cast<std::size_t>(d)]};
  } else if (pending.die() >= 0 && pending.as() == 0) {
    text << kDie << ' ' << pending.seat() << ' ' << pending.die() << ' '
         << (pending.game_view().table() ? 0 : pending.face(pending.die()));
  }
  return text.str();
}

void take_draft(CleverPendingMove& pending, const std::string& text, const Catalogue& words) {
  std::istringstream in(text);
  std::string kind;
  in >> kind;
  if (kind == kThrow)
    if (const auto draft = read_throw(in, pending.game_view().rules().sheet.dice))
      take_throw(pending, *draft, words);
  if (kind == kDie) take_die(pending, in, words);
}

}  // namespace fox::ui
