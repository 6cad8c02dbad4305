// The end of a game, like the back of the paper sheet: who won and why, everybody's points by area, where
// they came from, alone the ladder; then again, sharing, the sheets, a correction.
#pragma once

#include <string>

#include "ui/ends/result.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

struct EndState {
  enum class Panel : unsigned char { none, picture, file, correct };
  Panel panel = Panel::none;
  std::string notice;         // what came of sharing, in a sentence
  bool trouble = false;       // it says why something is not there
  bool from_history = false;  // one goes back there
  bool sheets = true;         // they can be looked at
  bool steps = false;         // it can be gone through line by line
  bool correctable = true;
  float scrolled = 0;
  bool to_panel = false;  // it was opened just now: it comes into view
};

Wish draw_end(Ui& ui, const Result& result, EndState& state);

}  // namespace fox::ui
