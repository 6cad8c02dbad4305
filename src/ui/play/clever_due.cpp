#include "ui/play/clever_due.h"

#include <algorithm>

#include "ui/look/names.h"

namespace fox::ui {

using clever::LineKind;
using clever::Phase;

namespace {

// The sentence's name in the catalogues.
const char* due_key(const CleverGameView& view, int seat) {
  const auto& state = view.state();
  if (view.waits(seat)) return "due-bonus";
  if (view.has(seat, LineKind::roll)) return "due-throw";
  if (state.phase == Phase::serve) return "due-serve";
  if (state.phase == Phase::pick && seat == state.active) return "due-pick";
  if (view.has(seat, LineKind::decline)) return "due-passive";
  return view.has(seat, LineKind::extra) ? "due-extra" : "due-back";
}

}  // namespace

std::string due_words(const CleverPendingMove& pending, const Catalogue& words) {
  const CleverGameView& view = pending.game_view();
  if (!view.table() || view.is_over()) return {};
  const int seat = view.due(pending.seat()) ? pending.seat() : view.next_due(pending.seat());
  if (seat < 0) return {};
  Fillings filled{{"name", view.header().names[static_cast<std::size_t>(seat)]}};
  const char* key = due_key(view, seat);
  if (seat == pending.seat() && pending.thrown() && !pending.thrown()->untouched()) {
    key = "due-throw-rest";
    const auto& faces = pending.thrown()->faces;
    const auto there = std::count_if(faces.begin(), faces.end(), [](int face) { return face != 0; });
    filled["count"] = std::to_string(there);
    filled["most"] = std::to_string(clever::count_bits(pending.thrown()->dice));
  } else if (seat == pending.seat() && pending.die() >= 0) {
    key = "due-place";
    filled["die"] = die_name(words, view.def(), pending.die());
    filled["face"] = std::to_string(view.state().face[static_cast<std::size_t>(pending.die())]);
  }
  return words.text("screen", key, filled);
}

}  // namespace fox::ui
