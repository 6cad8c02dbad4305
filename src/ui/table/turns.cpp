#include "ui/table/turns.h"

#include "ui/screens/parts.h"

namespace fox::ui {

Turn draw_turns(Ui& ui, const TurnPlaces& at, const std::string& what, bool can_redo) {
  Turn turn = Turn::none;
  ButtonLook look;
  look.sign = Sign::undo;
  look.able = !what.empty();
  look.align = Align::left;
  if (!at.phone) look.detail = what;
  const bool undo = at.phone ? sign_button(ui, "button.undo", at.undo, Sign::undo, look)
                             : button(ui, "button.undo", at.undo, ui.say("undo"), look);
  if (undo || ui.key("ctrl+z") || ui.key("u")) turn = Turn::undo;
  ButtonLook again;
  again.sign = Sign::redo;
  again.able = can_redo;
  const bool redo = at.phone ? sign_button(ui, "button.redo", at.redo, Sign::redo, again)
                             : button(ui, "button.redo", at.redo, ui.say("redo"), again);
  if (redo || ui.key("ctrl+y") || ui.key("ctrl+shift+z")) turn = Turn::redo;
  return turn;
}

bool draw_back_to(Ui& ui, const Rect& where, const std::string& words) {
  const float high = std::max(touch(ui, kTouch), std::min(where.h, touch(ui, 54)));
  return button(ui, "button.take-back", where.middle(where.w, high), words, {.sign = Sign::undo, .size = 17});
}

}  // namespace fox::ui
