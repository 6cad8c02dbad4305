// The keys for what stands at a chosen place: numbers, circle and cross, counts. Close at hand, large, and
// the same by typing.
#pragma once

#include <string>

#include "ui/paper/paper_sheet.h"

namespace fox::ui {

struct PaperKeysState {
  std::string typed;    // digits so far
  bool digits = false;  // any number, digit by digit
  float scrolled = 0;   // on a low screen
};

struct PaperKeyTap {
  std::optional<AnyLine> line = {};  // to be written
  bool clear = false;
};

float paper_keys_height(Ui& ui, const PaperChoice& choice, const PaperKeysState& state, float width);
// The line for what is typed, where it is finished.
std::optional<AnyLine> typed(const PaperChoice& choice, const PaperKeysState& state);
PaperKeyTap draw_paper_keys(Ui& ui, const Rect& where, const PaperChoice& choice, PaperKeysState& state);

}  // namespace fox::ui
