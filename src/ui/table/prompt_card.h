// The dark card on top of every game: the one sentence that always says who does what now, and the softer
// line under it; or what the rules said to the last tap.
#pragma once

#include <optional>
#include <string>

#include "ui/frame/ui.h"
#include "ui/look/signs.h"
#include "ui/table/grounds.h"

namespace fox::ui {

struct Prompt {
  std::string name, sentence, soft;
  bool fault = false;             // an answer "no", with its sign
  std::optional<Sign> sign = {};  // whose turn it is, in place of the fox
  int seat = -1;                  // of the name, with the player's sign
  int asked = -1;                 // whom the sentence asks, where that is somebody else
  bool soft_is_who = false;       // the softer line says whom the sentence asks
  Grounds grounds = {};  // of a no: `button.more` is offered where there is more than the softer line
};

void draw_prompt(Ui& ui, const Rect& rect, const Prompt& prompt, bool phone);

}  // namespace fox::ui
