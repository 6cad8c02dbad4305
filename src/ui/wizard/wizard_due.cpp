#include "ui/wizard/wizard_due.h"

namespace fox::ui {

using wizard::Phase;

namespace {

const char* due_key(Phase phase) {
  switch (phase) {
    case Phase::card:
      return "due-card";
    case Phase::predict:
      return "due-predict";
    case Phase::strike:
      return "due-strike";
    case Phase::wizards:
      return "due-wizards";
    case Phase::stop:
      return "due-stop";
    default:
      return "due-throw";
  }
}

}  // namespace

std::string due_words(const WizardPendingMove& pending, const Catalogue& words) {
  const WizardGameView& view = pending.game_view();
  const auto& state = view.state();
  const int seat = view.next_due(state.phase == Phase::stop ? state.seer : pending.seat());
  if (view.is_over() || seat < 0) return {};
  Fillings filled{{"name", view.name(seat)}};
  const char* key = due_key(state.phase);
  if (pending.entered_any()) {
    key = "due-throw-rest";
    filled["name"] = view.name(state.seer);
    filled["count"] = std::to_string(pending.entry()->dice - pending.entry()->missing());
    filled["most"] = std::to_string(pending.entry()->dice);
  }
  return words.text("screen", key, filled);
}

}  // namespace fox::ui
