// What the keys do, for those who have some; everything goes by touch as well.
#pragma once

#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

struct KeysState {
  float scrolled = 0;  // pixels
};

Wish draw_keys(Ui& ui, KeysState& state);

}  // namespace fox::ui
